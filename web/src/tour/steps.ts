/**
 * The steps of the tour for a first game; each family has its own. A step is shown once what it points at
 * is there, and while it matters; so the order of steps is only a wish.
 */
import type { Play } from '../lib/play.svelte';

export interface Step {
  id: string;
  /** What it points at: the first of these that is to be seen. */
  at: string;
  words: string;
  /** Otherwise it is shown on the player's turn. */
  when?: (play: Play) => boolean;
}

/** A step that is shown when one of these moves can be made. */
export const can =
  (...moves: string[]) =>
  (play: Play): boolean =>
    moves.some((word) => play.can(word));
