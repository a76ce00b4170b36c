/**
 * What the client knows of a family of games: `games/<family>/index.ts` exports a `FamilyView`, which
 * every visit loads, and `games/<family>/rules.ts` a `RuleBook`, which comes with the page of rules.
 * Nothing is registered: `games/index.ts` finds the folders, and the folder's name is the family's.
 */
import type { Component } from 'svelte';
import type { Deal, Rules } from '../lib/dealing';
import type { Deck } from '../lib/deck';
import type { Habit } from '../lib/habit.svelte';
import type { Style } from '../lib/pieces';
import type { Play } from '../lib/play.svelte';
import type { SoundName } from '../lib/sound';
import type { FigureProps, Place } from '../rules/figures';
import type { Facts } from '../rules/facts';
import type { Family, GameId, GAMES, Moves, Piece, Views } from '../wire';

/** The games of a family. */
export type GamesOf<F extends Family> = {
  [G in GameId]: (typeof GAMES)[G]['family'] extends F ? G : never;
}[GameId];

/** What lies on the table, for the plain view; null is a piece face down. */
export interface Lying {
  piles: { label: string; count?: number | undefined; top?: Piece | number | null }[];
  /** Numbered, since moves name them so. */
  melds: readonly (readonly Piece[])[];
  rows: readonly (readonly Piece[])[];
}

/** Something that a player can choose for all tables of a game; the settings show it. */
export interface Setting {
  /** The game that it stands under. */
  game: GameId;
  label: string;
  about: string;
  /** Without choices it is switched on or off. */
  choices?: readonly { value: string; label: string; facts?: Record<string, number> }[];
  habit: Habit<boolean> | Habit<string>;
}

/** Texts that are not shown at once are given by their keys. */
export interface FamilyView<F extends Family = Family> {
  /** The table: it shows a `.felt` and a `.tray`. */
  table: () => Promise<{ default: Component<{ play: Play<Views[F]> }> }>;
  /** How pieces look: in a game as its sheet has it (null), or at a table with changed rules. */
  style(game: GameId, rules: Rules | null): Style;
  /** Who is on its court cards, and what is on the backs. */
  deck: Deck;
  /** Four pieces that stand for a game; null is face down. */
  pictures: Record<GamesOf<F>, readonly (Piece | number | null)[]>;
  /** What stands on the button of a move. */
  buttons: Record<Moves[F], string>;
  /** Deals a round again, to check the server. */
  deal: Deal;
  lying(view: Views[F]): Lying;
  /** A piece outside of all hands that belongs to a seat; replays show it next to the hand. */
  held: ((view: Views[F]) => { seat: number; piece: Piece | number } | null) | null;
  /** What marks a player who has not opened yet; null: nobody is marked. */
  unopened: string | null;
  /** Events that would only fill the list of what happened: the table shows them. */
  unsaid: readonly string[];
  /** Events that only answer somebody else’s turn: what a seat did in its own says more of it. */
  asides: readonly string[];
  /** Events that only one seat gets, in words for spectators. */
  whispers: Readonly<Record<string, string>>;
  settings: readonly Setting[];
  /** What its own events sound like; `lib/heard.ts` has those that several families share. */
  sounds: Readonly<Record<string, SoundName>>;
}

/** The rules of a family's games in pictures, and what is disputed about them. */
export interface RuleBook<F extends Family = Family> {
  /** By paragraphs; `tests/web/test_figures.py` has the engine play what the figures show. */
  places: Record<GamesOf<F>, readonly Place[]>;
  /** Made from the engine's rules. */
  facts: Record<GamesOf<F>, Facts>;
  // Each family has its own kinds of figures.
  Figure: Component<FigureProps<any>>;
  /** The numbers that captions speak of. */
  captionFacts: ((figure: any) => Record<string, number>) | null;
}
