import { Habit } from '../../lib/habit.svelte';

/** Whether a hand that is not in order is passed by itself. */
export const autoPass = new Habit('rummel-one-pass', true);
