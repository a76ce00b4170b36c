/** The pictures in the rules; what each kind of them has is in `kinds.ts`. */
import type { TableWords } from '../lib/words.svelte';
import type { Facts } from './facts';
import type {
  EndingFigure,
  LayoffFigure,
  MeldsFigure,
  OpeningFigure,
  PointsFigure,
  RobFigure,
  TurnFigure,
} from './kinds';

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

/** The kinds that `MeldFigure` draws. */
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
