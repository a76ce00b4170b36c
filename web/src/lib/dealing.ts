/**
 * How deals are written down, for the `deal` of each family. Games are dealt here once more and on
 * their own: a check of a deal must not ask the server how it was done. Each `deal` reads like that
 * of its family in `src/rummel/games/`, and `web/tests/deals.json`, made by the Python engine, keeps
 * the two from drifting apart.
 */
import type { Stream } from './fair';
import { bySuit, face, SUITS } from './pieces';

export type Card = string | number;
/** Every pile after a deal; `hands` and `stacks` are one a seat. */
export type Piles = Record<string, readonly Card[] | readonly (readonly Card[])[]>;
export type Rules = Record<string, unknown>;
/** What the cards of a round are dealt to, and the order that they were shuffled into. */
export interface Dealt {
  piles: Piles;
  order: Card[];
}
export type Deal = (rules: Rules, first: number | null, stream: Stream) => Dealt;

export const JOKER = '*';

/** Packs of 52 in order, and jokers. */
export function deck(copies: number, jokers: number): string[] {
  const pack = SUITS.flatMap((suit) => Array.from({ length: 13 }, (_, at) => `${at + 1}${suit}`));
  return [...Array.from({ length: copies }, () => pack).flat(), ...Array(jokers).fill(JOKER)];
}

export const rank = (piece: string): number => face(piece).rank;
/** Suit by suit, the jokers last. */
export const sorted = (hand: readonly string[]): string[] => [...hand].sort(bySuit);
export const seats = (rules: Rules): number[] => [...Array(Number(rules['players'])).keys()];
