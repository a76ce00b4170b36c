/**
 * One table view a family, loaded when it is played. A view is a component with the one property
 * `play`; it shows a `.felt` and a `.tray`. `Any.svelte` plays every game, for who likes it plain.
 */
import type { Component } from 'svelte';
import type { Play } from '../lib/play.svelte';
import type { Family, Views } from '../wire';

type View<F extends Family> = Component<{ play: Play<Views[F]> }>;
type Loader<F extends Family> = () => Promise<{ default: View<F> }>;

const TABLES: { [F in Family]: Loader<F> } = {
  duel: () => import('./Duel.svelte'),
  gin: () => import('./Gin.svelte'),
  karo8: () => import('./Karo8.svelte'),
  'one-eleven': () => import('./OneEleven.svelte'),
  romme: () => import('./Romme.svelte'),
  tiles: () => import('./Tiles.svelte'),
};

/** The view of a family; null asks for the plain one. */
export async function tableFor(family: Family | null): Promise<Component<{ play: Play }>> {
  const load = family ? TABLES[family] : () => import('./Any.svelte');
  return (await load()).default as Component<{ play: Play }>;
}
