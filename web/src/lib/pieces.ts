/** Pieces as the wire writes them: `7h`, `13s`, `*`, `*=7h`; the cards of 111 are plain numbers. */
import type { Piece } from '../wire';
import SHAPES from './signs.json';

/** Drawn by us, in a square of 24: fonts disagree on suit signs, and some paint them as pictures. */
export { SHAPES };

export type Suit = 'c' | 'd' | 'h' | 's';
/** How a piece looks: a card, a tile, or a card that is nothing but a number. */
export type Style = 'card' | 'tile' | 'number';

export const SUITS: readonly Suit[] = ['c', 'd', 'h', 's'];
export const SIGNS: Record<Suit, string> = { c: '♣', d: '♦', h: '♥', s: '♠' };
/** As `pieceText` writes them; the brackets keep them when a text is split. */
const IN_TEXT = /(★?(?:\d{1,2}|[AJQK])[♣♦♥♠]|★)/;
const LETTERS: Record<number, string> = { 1: 'A', 11: 'J', 12: 'Q', 13: 'K' };
/** Where the pips of a card lie, by its number, on a card 100 by 140. */
const [LEFT, CENTRE, RIGHT, TOP, MIDDLE, BOTTOM] = [46, 63.5, 81, 25, 70, 115];
const sides = (...rows: number[]): [number, number][] =>
  rows.flatMap((y): [number, number][] => [
    [LEFT, y],
    [RIGHT, y],
  ]);
const centre = (...rows: number[]): [number, number][] => rows.map((y) => [CENTRE, y]);
export const PIPS: Readonly<Record<number, readonly [number, number][]>> = {
  2: centre(TOP, BOTTOM),
  3: centre(TOP, MIDDLE, BOTTOM),
  4: sides(TOP, BOTTOM),
  5: [...sides(TOP, BOTTOM), ...centre(MIDDLE)],
  6: sides(TOP, MIDDLE, BOTTOM),
  7: [...sides(TOP, MIDDLE, BOTTOM), ...centre(47.5)],
  8: [...sides(TOP, MIDDLE, BOTTOM), ...centre(47.5, 92.5)],
  9: [...sides(TOP, 55, 85, BOTTOM), ...centre(MIDDLE)],
  10: [...sides(TOP, 55, 85, BOTTOM), ...centre(40, 100)],
};
const WRITTEN = /^(\*=|)(\d{1,2})([cdhs])$/;

/** The colours of a game's tiles, in the order of `SUITS`, for the `style` of what shows them. */
export const palette = (colours: readonly string[]): string =>
  SUITS.map((suit, at) => `--suit-${suit}: var(--colour-${colours[at]})`).join('; ');

export interface Face {
  joker: boolean;
  /** 1 to 13; 0: a joker that stands for nothing yet. */
  rank: number;
  suit: Suit | null;
}

export function face(piece: Piece): Face {
  const match = WRITTEN.exec(piece);
  if (!match) return { joker: piece.startsWith('*'), rank: 0, suit: null };
  return { joker: match[1] !== '', rank: Number(match[2]), suit: match[3] as Suit };
}

export function isPiece(text: string): boolean {
  return text === '*' || WRITTEN.test(text);
}

/** What a piece is once it is picked up: a joker stands for nothing again. */
export function inHand(piece: Piece): Piece {
  return piece.startsWith('*') ? '*' : piece;
}

export function rankText(rank: number, style: Style): string {
  return style === 'card' ? (LETTERS[rank] ?? String(rank)) : String(rank);
}

/** A piece on one line, as it is drawn: `K♥` with cards, `13♥` with tiles, a joker with its star. */
export function pieceText(piece: Piece, style: Style): string {
  const { joker, rank, suit } = face(piece);
  if (suit === null) return joker ? '★' : piece;
  return `${joker ? '★' : ''}${rankText(rank, style)}${SIGNS[suit]}`;
}

/** A sentence part by part: its words, and its pieces with their suits; `joker` has none. */
export function inText(text: string): { words: string; suit: Suit | 'joker' | null }[] {
  return text.split(IN_TEXT).map((words, at) => {
    const suit = SUITS.find((one) => words.endsWith(SIGNS[one])) ?? 'joker';
    return { words, suit: at % 2 ? suit : null };
  });
}

type Order = (a: Piece, b: Piece) => number;

/** Jokers stand at the right end. */
const place = (piece: Piece): [number, number] => {
  const { rank, suit } = face(piece);
  return suit === null ? [99, 99] : [SUITS.indexOf(suit), rank];
};

export const bySuit: Order = (a, b) => {
  const [suitA, rankA] = place(a);
  const [suitB, rankB] = place(b);
  return suitA - suitB || rankA - rankB;
};

export const byRank: Order = (a, b) => {
  const [suitA, rankA] = place(a);
  const [suitB, rankB] = place(b);
  return rankA - rankB || suitA - suitB;
};

/** `hand` less the pieces `taken`, each once; the order stays. */
export function without(hand: readonly Piece[], taken: readonly Piece[]): Piece[] {
  const rest = [...hand];
  for (const one of taken) {
    const at = rest.indexOf(inHand(one));
    if (at >= 0) rest.splice(at, 1);
  }
  return rest;
}

/** A listed move, taken apart: `add 7h 2` is the word `add` with `7h` and `2`. */
export interface Listed {
  text: string;
  word: string;
  args: string[];
  /** What stands on its button, where the word alone would not do. */
  label?: string;
}

export function listed(text: string): Listed {
  const [word = '', ...args] = text.split(' ');
  return { text, word, args };
}

/** The melds of a move as text: `5h 6h 7h | 8c 8d 8s`. */
export function meldsText(melds: readonly (readonly Piece[])[]): string {
  return melds.map((meld) => meld.join(' ')).join(' | ');
}
