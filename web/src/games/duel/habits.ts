import { Habit } from '../../lib/habit.svelte';

/** Whether cards are turned up by themselves. */
export const autoFlip = new Habit('rummel-duel-flip', false);
