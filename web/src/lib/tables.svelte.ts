/** The user's tables that are not over yet: the last one, those that wait, and those left behind. */
import type { MatchInfo } from '../wire';
import { api } from './api';
import { newKey } from './kept';

const DAY = 86_400;
const MOST = 8;
/** Milliseconds in which somebody can think better of it. */
const REGRET = 7000;

/** Nobody waits for the user there: all others are bots, or nobody has come yet. */
export const isAlone = (match: MatchInfo): boolean =>
  !match.rated &&
  match.names.every(
    (name, seat) => seat === match.seat || match.bots.includes(seat) || name === null,
  );

/** A table with bots alone that was left a day ago. */
const isLeft = (match: MatchInfo, now: number): boolean =>
  isAlone(match) && now - match.moved > DAY;

/** The user's turn first, then where something happened last. */
const order = (one: MatchInfo, two: MatchInfo): number =>
  Number(two.your_turn && !isAlone(two)) - Number(one.your_turn && !isAlone(one)) ||
  two.moved - one.moved;

export class Tables {
  #all = $state.raw<MatchInfo[]>([]);
  /** Tables that are about to be given up, unless it is undone. */
  leaving = $state.raw<MatchInfo | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #gone = new Set<string>();

  #shown = $derived(
    this.#all.filter((match) => match !== this.leaving && !this.#gone.has(match.table)),
  );
  current = $derived(
    this.#shown
      .filter((match) => !isLeft(match, Date.now() / 1000))
      .toSorted(order)
      .slice(0, MOST),
  );
  earlier = $derived(this.#shown.filter((match) => isLeft(match, Date.now() / 1000)));

  async look(): Promise<void> {
    try {
      this.#all = (await api.matches('running')).matches;
    } catch {
      this.#all = []; // the page says that the server does not answer
    }
  }

  /** Gives a table up, a little later: until then it can be undone. */
  giveUp(match: MatchInfo): void {
    this.finish();
    this.leaving = match;
    this.#timer = setTimeout(() => this.finish(), REGRET);
  }

  undo(): void {
    clearTimeout(this.#timer);
    this.leaving = null;
  }

  /** Carries out what was not undone. */
  finish(): void {
    clearTimeout(this.#timer);
    const match = this.leaving;
    if (!match) return;
    this.#gone.add(match.table);
    this.leaving = null;
    const wish = match.status === 'open' ? { do: 'leave' } : { do: 'resign', key: newKey() };
    // A table that is gone already, or can't be reached now, shows up again or does not.
    api.command(match.table, wish).catch(() => this.#gone.delete(match.table));
  }
}
