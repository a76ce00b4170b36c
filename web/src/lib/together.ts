/** A move that all make at once: that somebody else was quicker is no reason to refuse it. */
import type { Play } from './play.svelte';
import type { AnyView } from '../wire';

export async function together<V extends AnyView>(play: Play<V>, move: string): Promise<boolean> {
  for (;;) {
    const { number } = play.live;
    if (await play.act(move)) return true;
    if (number === play.live.number || !play.can(move)) return false;
  }
}
