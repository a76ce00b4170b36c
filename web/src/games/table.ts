/** Which component shows a table. `Any.svelte` plays every game, for players who like it plain. */
import type { Component } from 'svelte';
import { FAMILIES } from '.';
import type { Play } from '../lib/play.svelte';
import { session } from '../lib/session.svelte';
import { GAMES, type Family, type GameId } from '../wire';

/** The view of a family; null asks for the plain one. */
export async function tableFor(family: Family | null): Promise<Component<{ play: Play }>> {
  const { default: table } = await (family ? FAMILIES[family].table() : import('./Any.svelte'));
  return table as Component<{ play: Play }>;
}

/** The family whose view shows a game; null: somebody likes it plain. */
export const shownBy = (game: GameId): Family | null =>
  session.likes.plain ? null : GAMES[game].family;
