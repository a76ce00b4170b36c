/** The pictures in the rules. `tests/web/test_figures.py` has the engine play what they show. */
import type { TableWords } from '../lib/words.svelte';
import type { Facts } from './facts';

/** What stands at a paragraph of the rules: a chapter that begins there, figures below it. */
export interface Place {
  chapter?: string;
  figures?: readonly { kind: string; caption: string }[];
}

/** What a family's `Figure` component gets. */
export interface FigureProps<Figure> {
  figure: Figure;
  words: TableWords;
  /** What pieces count that are held. */
  points: Facts['points'];
}

// ------------------------------------------------------------------------------ pictures of melds

/** What the engine refuses, and the short words for it. */
interface Refused {
  not?: string;
  why?: string;
}
export interface MeldsFigure {
  kind: 'melds';
  runs: string[];
  sets: string[];
  none: { pieces: string; why: string }[];
}
export interface OpeningFigure {
  kind: 'opening';
  tries: ({ table?: string; melds: string[]; add?: string; points: number } & Refused)[];
}
export interface TurnFigure extends Refused {
  kind: 'turn';
  table: string[];
  rack: string;
  then: string[];
}
export interface RobFigure {
  kind: 'rob';
  meld: string;
  card: string;
  then: string;
}
export interface PointsFigure {
  kind: 'points';
  pieces: string;
}
export interface EndingFigure {
  kind: 'ending';
  hands: { label?: string; melds: string[]; rest: string; left: number }[];
}
export interface LayoffFigure {
  kind: 'layoff';
  first: { melds: string[]; rest: string; left: number };
  second: { adds: [piece: string, meld: number][]; melds: string[]; rest: string; left: number };
}
export type AnyMeldFigure =
  MeldsFigure | OpeningFigure | TurnFigure | RobFigure | PointsFigure | EndingFigure | LayoffFigure;

/** The pieces of a text. */
export const pieces = (text: string): string[] => text.split(' ').filter(Boolean);

/** Which of `after` were not among `before`: what is new there. */
export function added(after: readonly string[], before: readonly string[]): boolean[] {
  const held = [...before];
  return after.map((piece) => {
    const at = held.indexOf(piece);
    if (at >= 0) held.splice(at, 1);
    return at < 0;
  });
}
