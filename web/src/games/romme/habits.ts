import { Habit } from '../../lib/habit.svelte';

export const CLAIM_SECONDS = 8;
export type Mode = 'short' | 'wait' | 'never';
export const MODES: readonly { value: Mode; label: string; facts: { seconds: number } }[] = [
  { value: 'short', label: 'web-romme-ask-short', facts: { seconds: CLAIM_SECONDS } },
  { value: 'wait', label: 'web-romme-ask-wait', facts: { seconds: CLAIM_SECONDS } },
  { value: 'never', label: 'web-romme-ask-never', facts: { seconds: CLAIM_SECONDS } },
];

/** How a player wants to be asked about discards that were left. */
export const asking = new Habit<Mode>('rummel-knock', 'short');
