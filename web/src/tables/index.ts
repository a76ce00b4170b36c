/**
 * One table view a family, in a file of its own. A view is a component with the one property `play`;
 * it shows a `.felt` and a `.tray`. `Any.svelte` plays every game, for who likes it plain.
 */
import type { Component } from 'svelte';
import type { Play } from '../lib/play.svelte';
import { session } from '../lib/session.svelte';
import { GAMES, type Family, type GameId, type Views } from '../wire';

const TABLES: { [F in Family]: () => Promise<{ default: Component<{ play: Play<Views[F]> }> }> } = {
  duel: () => import('./Duel.svelte'),
  gin: () => import('./Gin.svelte'),
  karo8: () => import('./Karo8.svelte'),
  'one-eleven': () => import('./OneEleven.svelte'),
  romme: () => import('./Romme.svelte'),
  tiles: () => import('./Tiles.svelte'),
};

/** The view of a family; null asks for the plain one. */
export async function tableFor(family: Family | null): Promise<Component<{ play: Play }>> {
  const found = await (family ? TABLES[family]() : import('./Any.svelte'));
  return found.default as Component<{ play: Play }>;
}

/** The family whose view shows a game; null: somebody likes it plain. */
export const familyOf = (game: GameId): Family | null =>
  session.likes.plain ? null : GAMES[game].family;
