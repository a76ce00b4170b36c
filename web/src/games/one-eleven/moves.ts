/** Moves of 111 as a table shows them. */
import type { Entry } from '../../lib/live.svelte';
import type { Listed } from '../../lib/pieces';
import type { Leaver } from './row';

/** What may leave when a card comes into a gap, with the place where it lies; from left to right. */
export function leaversOf(
  inserts: readonly Listed[],
  gap: number,
  hand: readonly number[],
): Leaver[] {
  return inserts
    .filter(({ args }) => Number(args[0]) === gap)
    .map(({ args }) => {
      const drop = args[1] ?? '';
      const far = gap === 0 ? hand.length - 1 : 0;
      const index = { left: gap - 1, right: gap }[drop] ?? far;
      return { drop, index, card: hand[index] ?? 0 };
    })
    .sort((a, b) => a.index - b.index);
}

export interface Swap {
  seat: number;
  /** Where the new card lies in the hand. */
  index: number;
  /** Where the other one was laid open; null: it has been cleared away. */
  spot: number | null;
  /** The card that was put in; null: nobody else has seen it. */
  card: number | null;
}

/** The last swap of this round that was seen. */
export function lastSwap(log: readonly Entry[], counts: readonly number[]): Swap | null {
  let swap = null as Swap | null;
  let card: number | null = null;
  for (const { code, facts } of log.flatMap(({ events }) => events)) {
    if (code === 'dealt' || code === 'dealt-hand') swap = null;
    else if (code === 'cleared' && swap) swap = { ...swap, spot: null };
    else if (code === 'took-hidden') card = null;
    else if (code === 'got' || code === 'took') card = Number((facts['pieces'] as unknown[])[0]);
    else if (code === 'inserted') {
      const [seat, gap] = [facts['seat'] as number, facts['gap'] as number];
      const before = facts['drop'] === 'left' || gap === counts[seat];
      swap = { seat, index: before ? gap - 1 : gap, spot: facts['spot'] as number, card };
    }
  }
  return swap;
}
