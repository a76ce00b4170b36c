/**
 * What can be asked of the kernel (`native/wasm/requests.cpp`), and what it answers. A row of pieces
 * is text, two hexadecimal digits for each; truth is 0 or 1; averages are in millionths.
 */
import type { Question } from '../wire';

export type Row = string;
/** A field of a round: a number, a row of pieces, or several of either. */
export type Field = number | Row | Field[];
export type Fields = Record<string, Field>;

export interface Arranged {
  /** 0: fine; else why there is no answer, as `Verdict` in `native/include/rummel/arrange.hpp`. */
  verdict: number;
  fault: number;
  possible: number;
  proven: number;
  tidy: number;
  table: Row[];
  laid: Row;
  left: Row;
  points: number;
  moved: number;
  steps: number;
}

export interface ReadMeld {
  kind: 'run' | 'set';
  meld: Row;
  points: number;
}

export interface FamilyFacts {
  name: string;
  actions: number;
  most_seats: number;
  /** Whether it has moves that can't be listed: 1 or 0. */
  offers: number;
  options: string[];
  lists: string[];
  events: string[];
  reasons: string[];
}

/** Code, to, seat, piece, number; what an event has not is -1. */
export type KernelEvent = [number, number, number, number, number];

export interface Result {
  reason: number;
  points: number[];
  winners: number[];
  left: number[];
  void: number;
  next_first: number;
}

export interface Look {
  acting: number[];
  actions: number[];
  observation: Row;
  result: Result | null;
}

export interface Estimate {
  action: number;
  worlds: number;
  points: number[];
  margin: number;
  error: number;
}

type Arranging = Pick<Question, 'table' | 'rack' | 'laws' | 'settings' | 'objectives'>;
interface Limits {
  cap: number;
  most_left: number;
}
interface OfRound {
  round: number;
}
interface OfSeat extends OfRound {
  seat: number;
}

/** By the word of a request: what it needs, and what its answer has. */
export interface Requests {
  arrange: [Arranging, Arranged];
  /** How each meld reads; null: it is not a meld, or only the engine can tell. */
  melds: [{ laws: number[]; melds: Row[] }, { melds: (ReadMeld | null)[] }];
  /** The least left outside melds in each hand; with `discard` one card more may go. */
  deadwood: [Limits & { hands: Row[]; discard: number }, { least: number[] }];
  /** The same after each card of a hand has gone. */
  discards: [Limits & { hand: Row }, { least: number[] }];
  best_melds: [Limits & { hand: Row }, { melds: Row[] }];
  families: [object, { families: FamilyFacts[] }];
  open: [{ family: string; options: Record<string, number[]> }, OfRound];
  close: [OfRound, object];
  deal: [OfRound & { seed: number; first: number }, { events: KernelEvent[] }];
  set: [OfRound & { seed: number; fields: Fields }, object];
  fields: [OfRound, { fields: Fields }];
  look: [OfSeat, Look];
  offered: [OfSeat & { action: number }, { move: string; fields: Fields }];
  greedy: [OfSeat, { action: number }];
  play: [OfSeat & { action: number }, { events: KernelEvent[] }];
  /** Draws again what a seat, or a spectator (-1), can't know. */
  resample: [OfSeat, object];
  rollout: [
    OfSeat & {
      actions: number[];
      policy: 'greedy' | 'random';
      worlds: number;
      work: number;
      seed: number;
    },
    { choices: Estimate[]; work: number },
  ];
}

export type Word = keyof Requests;
export type Request<W extends Word = Word> = { do: W } & Requests[W][0];
export type Answer<W extends Word = Word> = Requests[W][1];

/** The kernel can't do this; the text is meant for developers. */
export class KernelRefusal extends Error {}
