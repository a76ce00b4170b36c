/** How far somebody has come in each lesson, and where they do not want one; kept on this device. */
import { keep, kept } from '../lib/kept';
import { GAMES, type GameId } from '../wire';

const KEY = 'rummel-lessons';
interface Kept {
  /** Tasks done, from the first on. */
  done: Partial<Record<GameId, number>>;
  /** Games whose lesson is no longer offered. */
  declined: GameId[];
}
const NONE: Kept = { done: {}, declined: [] };

/** The games that have a lesson. */
export const TAUGHT = (Object.keys(GAMES) as GameId[]).filter((game) => GAMES[game].tasks > 0);

class Progress {
  #kept = $state.raw<Kept>({ ...NONE, ...kept<Partial<Kept>>(KEY, {}) });

  done(game: GameId): number {
    return Math.min(this.#kept.done[game] ?? 0, GAMES[game].tasks);
  }

  isOver(game: GameId): boolean {
    return this.done(game) === GAMES[game].tasks;
  }

  /** This many tasks of a lesson are done, possibly not for the first time. */
  reach(game: GameId, done: number): void {
    if (done > this.done(game))
      this.#keep({ ...this.#kept, done: { ...this.#kept.done, [game]: done } });
  }

  /** Whether the lesson may be offered: nobody who has begun it or has said no is asked. */
  isOffered(game: GameId): boolean {
    return GAMES[game].tasks > 0 && !this.done(game) && !this.#kept.declined.includes(game);
  }

  decline(game: GameId): void {
    if (this.isOffered(game))
      this.#keep({ ...this.#kept, declined: [...this.#kept.declined, game] });
  }

  #keep(now: Kept): void {
    this.#kept = now;
    keep(KEY, now);
  }
}

export const progress = new Progress();
