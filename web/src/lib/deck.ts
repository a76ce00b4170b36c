/** What a family's cards look like: whose faces the court cards have, and what is on the backs. */
import { getContext, setContext } from 'svelte';

export type Back = 'lattice' | 'fans' | 'rays' | 'shields' | 'diamonds' | 'waves' | 'grain';
/** The backs that somebody can choose for all games. */
export const BACKS: readonly Back[] = ['lattice', 'fans', 'rays', 'waves'];

export interface Deck {
  /** A royal house, or a league of heroes (red) and villains (black). */
  courts: 'royal' | 'league';
  back: Back;
}

const PLAIN: Deck = { courts: 'royal', back: 'lattice' };
const KEY = Symbol('deck');

/** From here on down pieces look so. */
export function setDeck(deck: () => Deck | undefined): void {
  setContext(KEY, deck);
}

export function deckHere(): () => Deck {
  const deck = getContext<(() => Deck | undefined) | undefined>(KEY);
  return () => deck?.() ?? PLAIN;
}
