/** What is said at a table: lines that are unread, and the quick words of the moment. */
import type { Said } from '../wire';
import { keep, kept } from './kept';
import type { Live } from './live.svelte';

const KEY = 'rummel-read';
const MOST_TABLES = 40; // whose last line that was read is remembered
const SHOWN = 7000; // milliseconds for which a new line is shown beside the game

export class Talk {
  /** The last line that was read on this device. */
  #read = $state(0);
  /** Where the talk is on the screen now. */
  #readers = $state(0);
  #notice = $state.raw<Said | null>(null);
  #since = Date.now();
  #known = 0;

  constructor(readonly live: Live) {
    this.#read = kept<Record<string, number>>(KEY, {})[live.id] ?? 0;
  }

  /** All lines but those of people who are muted. */
  lines: Said[] = $derived.by(() => {
    const muted = this.live.table?.muted ?? [];
    return muted.length
      ? this.live.said.filter(({ seat }) => !muted.includes(seat))
      : this.live.said;
  });

  /** What others have said since the chat was last open. */
  unread: Said[] = $derived.by(() => {
    const you = this.live.table?.you ?? null;
    return this.lines.filter(({ id, seat }) => id > this.#read && seat !== you);
  });

  /** A line that has just come and that nobody has read here. */
  notice: Said | null = $derived(
    this.#notice && this.unread.some(({ id }) => id === this.#notice?.id) ? this.#notice : null,
  );

  /** Looks whether something new was said; for an effect. */
  follow(): void {
    const last = this.unread.at(-1);
    if (this.#readers > 0) this.markRead();
    else if (last && last.id > this.#known) {
      this.#known = last.id;
      if (last.at * 1000 < this.#since - SHOWN) return; // it was said before one came
      this.#notice = last;
      setTimeout(() => {
        if (this.#notice?.id === last.id) this.#notice = null;
      }, SHOWN);
    }
  }

  markRead(): void {
    const last = this.live.said.at(-1)?.id ?? 0;
    if (last <= this.#read) return;
    this.#read = last;
    const all = Object.entries(kept<Record<string, number>>(KEY, {}));
    const others = all.filter(([id]) => id !== this.live.id).slice(1 - MOST_TABLES);
    keep(KEY, Object.fromEntries([...others, [this.live.id, last]]));
  }

  /** For the element that holds the lines: they are read as long as it can be seen. */
  reading = (lines: HTMLElement): (() => void) => {
    let seen = false;
    const look = (now: boolean): void => {
      if (now !== seen) this.#readers += now ? 1 : -1;
      seen = now;
    };
    // A page that nobody looks at reads nothing.
    const shown = (): boolean => lines.offsetParent !== null && !document.hidden;
    const update = (): void => look(shown());
    const observer = new IntersectionObserver(update);
    observer.observe(lines);
    document.addEventListener('visibilitychange', update);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', update);
      look(false);
    };
  };
}
