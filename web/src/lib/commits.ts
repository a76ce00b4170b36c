/** The commitments that this device has seen; `fair.ts` checks deals against them. */
import { keep, kept } from './kept';

const SEEN = 'rummel-commits';
const MOST_SEEN = 100;

/** Keeps the number that a table shows first: nobody can put another in its place later. */
export function remember(table: string, commit: string): void {
  const seen = kept<[string, string][]>(SEEN, []);
  if (seen.some(([id]) => id === table)) return;
  keep(SEEN, [...seen, [table, commit]].slice(-MOST_SEEN));
}

export function remembered(table: string): string | null {
  return kept<[string, string][]>(SEEN, []).find(([id]) => id === table)?.[1] ?? null;
}
