import { Habit } from '../../lib/habit.svelte';

/** Whether the hand is kept in the order of its melds. */
export const arranged = new Habit('rummel-gin-arranged', true);
