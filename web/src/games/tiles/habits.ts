import { Habit } from '../../lib/habit.svelte';

/** Whether a table that has a board of cells is shown as one. */
export const asGrid = new Habit('rummel-tiles-grid', false);
