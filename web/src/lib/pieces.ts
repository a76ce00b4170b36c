/** Pieces as the wire writes them: `7h`, `13s`, `*`, `*=7h`; the cards of 111 are plain numbers. */
import type { Piece } from '../wire';

export type Suit = 'c' | 'd' | 'h' | 's';
/** How a piece looks: a card, a tile, or a card that is nothing but a number. */
export type Style = 'card' | 'tile' | 'number';

export const SUITS: readonly Suit[] = ['c', 'd', 'h', 's'];
export const SIGNS: Record<Suit, string> = { c: '♣', d: '♦', h: '♥', s: '♠' };
/** Drawn here, in a square of 24: fonts disagree on suit signs, and some paint them as pictures. */
export const SHAPES: Record<Suit, string> = {
  c: 'M12 2.5a4.6 4.6 0 0 0-3.9 7A4.8 4.8 0 1 0 11 17.4c-.2 1.7-1 3-2.6 4.1h7.2c-1.6-1.1-2.4-2.4-2.6-4.1a4.8 4.8 0 1 0 2.9-7.9 4.6 4.6 0 0 0-3.9-7Z',
  d: 'M12 2 20 12 12 22 4 12Z',
  h: 'M12 21.5C5.6 16.6 2.5 12.9 2.5 8.6A5 5 0 0 1 12 6.4a5 5 0 0 1 9.5 2.2c0 4.3-3.1 8-9.5 12.9Z',
  s: 'M12 2c-1.4 3.4-8.8 7.3-8.8 12A4.5 4.5 0 0 0 11 16.9c-.3 1.8-1.1 3.3-2.6 4.6h7.2c-1.5-1.3-2.3-2.8-2.6-4.6a4.5 4.5 0 0 0 7.8-2.9C20.800 9.300 13.400 5.400 12 2Z',
};
const LETTERS: Record<number, string> = { 1: 'A', 11: 'J', 12: 'Q', 13: 'K' };
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
}

export function listed(text: string): Listed {
  const [word = '', ...args] = text.split(' ');
  return { text, word, args };
}

/** The melds of a move as text: `5h 6h 7h | 8c 8d 8s`. */
export function meldsText(melds: readonly (readonly Piece[])[]): string {
  return melds.map((meld) => meld.join(' ')).join(' | ');
}
