/** What the server says of a move that is still being built. Made while a component begins. */
import { untrack } from 'svelte';
import type { Checked } from '../wire';
import type { Play } from './play.svelte';

export class Trial {
  #answer = $state.raw<{ text: string; checked: Checked } | null>(null);
  #text: () => string;

  /** Null until there is an answer to the current text; while it is checked again, the last answer. */
  checked: Checked | null = $derived.by(() => {
    const text = this.#text();
    return text && this.#answer?.text === text ? this.#answer.checked : null;
  });

  /** An empty text is not a move. `pause` (milliseconds) is for texts that change with every drag. */
  constructor(play: Pick<Play, 'check' | 'live'>, text: () => string, pause = 0) {
    this.#text = text;
    $effect(() => {
      const move = text();
      if (!move) return;
      void play.live.number;
      let over = false;
      const ask = async (): Promise<void> => {
        const checked = await untrack(() => play.check(move));
        if (!over && checked) this.#answer = { text: move, checked };
      };
      const timer = pause ? setTimeout(ask, pause) : undefined;
      if (!pause) void ask();
      return () => {
        over = true;
        clearTimeout(timer);
      };
    });
  }
}
