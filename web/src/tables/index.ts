/**
 * One table view a family. A view is a component with the one property `play`; it shows a `.felt` and
 * a `.tray`. `Any.svelte` plays every game, for who likes it plain. All of them come with the page:
 * together they are smaller than what one more turn costs on a slow line.
 */
import type { Component } from 'svelte';
import type { Play } from '../lib/play.svelte';
import type { Family, Views } from '../wire';
import Any from './Any.svelte';
import Duel from './Duel.svelte';
import Gin from './Gin.svelte';
import Karo8 from './Karo8.svelte';
import OneEleven from './OneEleven.svelte';
import Romme from './Romme.svelte';
import Tiles from './Tiles.svelte';

const TABLES: { [F in Family]: Component<{ play: Play<Views[F]> }> } = {
  duel: Duel,
  gin: Gin,
  karo8: Karo8,
  'one-eleven': OneEleven,
  romme: Romme,
  tiles: Tiles,
};

/** The view of a family; null asks for the plain one. */
export function tableFor(family: Family | null): Component<{ play: Play }> {
  return (family ? TABLES[family] : Any) as Component<{ play: Play }>;
}
