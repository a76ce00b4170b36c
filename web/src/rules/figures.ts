/** The pictures in the rules. `tests/web/test_figures.py` has the engine play what they show. */
import type { GameId } from '../wire';
import data from './figures.json';

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
export interface OrderFigure {
  kind: 'order';
  hand: number[];
}
export interface InsertFigure {
  kind: 'insert';
  hand: number[];
  card: number;
  gap: number;
  leaving: Partial<Record<'left' | 'right' | 'far', number>>;
  drop: 'left' | 'right' | 'far';
  then: number[];
}
export interface ClearFigure {
  kind: 'clear';
  centre: number[];
}
export interface SeriesFigure {
  kind: 'series';
  hand: number[];
  from: number;
  to: number;
  points: number;
}
export interface SymbolsFigure {
  kind: 'symbols';
  cards: number[];
  symbols: number[];
}
export interface RowsFigure {
  kind: 'rows';
  rows: Record<string, [low: number, high: number]>;
  next: string;
  none: { piece: string; why: string }[];
}
export interface TrickFigure {
  kind: 'trick';
  turned: string[][];
  winner: number;
}
export interface GridFigure {
  kind: 'grid';
  melds: { pieces: string; at: string }[];
}
export type Figure = { caption: string } & (
  | MeldsFigure
  | OpeningFigure
  | TurnFigure
  | RobFigure
  | PointsFigure
  | EndingFigure
  | LayoffFigure
  | OrderFigure
  | InsertFigure
  | ClearFigure
  | SeriesFigure
  | SymbolsFigure
  | RowsFigure
  | TrickFigure
  | GridFigure
);

/** What stands at a paragraph of the rules: a chapter that begins there, figures below it. */
export interface Place {
  chapter?: string;
  figures?: Figure[];
}
export const PLACES = data as unknown as Record<GameId, Place[]>;

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
