// Made from `tools/figures.py` by `make generate`. Do not edit.

/** Pieces that are not a meld: the engine's code, and the short words for it. */
export interface Refused {
  pieces: string;
  not: string;
  why: string;
}

/** Runs, sets, and pieces that are neither. */
export interface MeldsFigure {
  kind: 'melds';
  caption: string;
  runs: string[];
  sets: string[];
  none: Refused[];
}

/** Melds of one rank, and pieces that are not a meld. */
export interface RanksFigure {
  kind: 'ranks';
  caption: string;
  melds: string[];
  none: Refused[];
}

/** Melds that open, or do not; a card may be added to a meld of the table as well. */
export interface Try {
  melds: string[];
  points: number;
  table?: string;
  add?: string;
  not?: string | null;
  why?: string;
}

/** What is enough to open. */
export interface OpeningFigure {
  kind: 'opening';
  caption: string;
  tries: Try[];
}

/** A table, a rack, and the table that a turn makes of them. */
export interface TurnFigure {
  kind: 'turn';
  caption: string;
  table: string[];
  rack: string;
  then: string[];
  not?: string | null;
  why?: string;
}

/** A card takes the place of a joker. */
export interface RobFigure {
  kind: 'rob';
  caption: string;
  meld: string;
  card: string;
  then: string;
}

/** What pieces count that somebody holds. */
export interface PointsFigure {
  kind: 'points';
  caption: string;
  pieces: string;
}

/** A hand that ends a round, and by which ending. */
export interface Ended {
  melds: string[];
  rest: string;
  left: number;
  ending: string;
  label?: string;
  discard?: string;
}

/** Hands that end a round. */
export interface EndingFigure {
  kind: 'ending';
  caption: string;
  hands: Ended[];
}

/** A hand that is laid open: its melds, and what is left. */
export interface Shape {
  melds: string[];
  rest: string;
  left: number;
}

/** A hand that adds pieces to another's melds, which are counted from 1. */
export interface Adding {
  melds: string[];
  rest: string;
  left: number;
  adds: ([string, number])[];
}

/** Two hands at the end: the second adds to the melds of the first. */
export interface LayoffFigure {
  kind: 'layoff';
  caption: string;
  first: Shape;
  second: Adding;
  points: number[];
  discard?: string;
}

/** Numbers in order. */
export interface OrderFigure {
  kind: 'order';
  caption: string;
  hand: number[];
}

/** A card that goes into a gap, the cards that may leave for it, and the one that does. */
export interface InsertFigure {
  kind: 'insert';
  caption: string;
  hand: number[];
  card: number;
  gap: number;
  leaving: Record<string, number>;
  drop: 'left' | 'right' | 'far';
  then: number[];
}

/** Open cards that are cleared away for hidden ones. */
export interface ClearFigure {
  kind: 'clear';
  caption: string;
  centre: number[];
}

/** The longest series of a hand, between two places. */
export interface SeriesFigure {
  kind: 'series';
  caption: string;
  hand: number[];
  from: number;
  to: number;
  points: number;
}

/** Cards, and how many symbols each has. */
export interface SymbolsFigure {
  kind: 'symbols';
  caption: string;
  cards: number[];
  symbols: number[];
}

/** Rows of suits from a lowest to a highest card, what fits next, and what does not. */
export interface RowsFigure {
  kind: 'rows';
  caption: string;
  rows: Record<string, [number, number]>;
  next: string;
  none: Refused[];
}

/** The cards that each seat has turned up, and who takes them. */
export interface TrickFigure {
  kind: 'trick';
  caption: string;
  turned: string[][];
  winner: number;
}

/** A meld, and the cell of its first piece. */
export interface Placed {
  pieces: string;
  at: string;
}

/** Melds on a board of cells. */
export interface GridFigure {
  kind: 'grid';
  caption: string;
  melds: Placed[];
}
