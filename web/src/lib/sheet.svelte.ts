/** The score sheet for a table at home, kept on this device. */
import { nothing, scored, sidesOf, together, type Entry } from '../score/scoring';
import { SHEETS, type GameId, type Table } from '../wire';
import { keep, kept } from './kept';

type Win = NonNullable<Table['win']>;
const KEY = 'rummel-sheet';

interface Kept {
  game: GameId;
  names: string[];
  first: number;
  rounds: number[][];
  /** The entry of each round; null in a sheet from before entries were kept. */
  told?: (Entry | null)[];
  length?: Length;
}

/** When a match is over: after so many rounds, or at so many points; 0: not by that. */
export interface Length {
  rounds: number;
  target: number;
}

export const lengthOf = (game: GameId): Length => {
  const { rounds, target } = SHEETS[game];
  return { rounds, target };
};

/** Until another is chosen: the first game in which what is left on the racks is counted. */
const USUAL = (Object.keys(SHEETS) as GameId[]).find(
  (game) => SHEETS[game].scoring.by === 'racks',
) as GameId;

export class HomeSheet {
  game = $state<GameId>(USUAL);
  names = $state.raw<string[]>([]);
  first = $state(0);
  rounds = $state.raw<number[][]>([]);
  entries = $state.raw<(Entry | null)[]>([]);
  length = $state.raw<Length>(lengthOf(USUAL));

  totals: number[] = $derived(this.before(this.rounds.length));
  over: boolean = $derived.by(() => {
    const { rounds, target } = this.length;
    if (!this.rounds.length) return false;
    if (rounds && this.rounds.length >= rounds) return true;
    return target > 0 && this.totals.some((total) => Math.abs(total) >= target);
  });
  /** The seats that have won, a team with all its members; nobody in a draw. */
  winners: number[] = $derived.by(() => {
    if (!this.over) return [];
    const { lastDecides, draws } = SHEETS[this.game];
    const most = Math.max(...this.totals);
    let best = this.totals.flatMap((total, seat) => (total === most ? [seat] : []));
    if (lastDecides) {
      const last = best.map((seat) => this.rounds.at(-1)?.[seat] ?? 0); // ONE-40
      best = best.filter((_, at) => last[at] === Math.max(...last));
    }
    const won = this.names.flatMap((_, seat) =>
      best.some((one) => this.#together(one, seat)) ? [seat] : [],
    );
    return draws && won.length === this.names.length ? [] : won;
  });
  /** How the match was won; the words are under `won`. */
  win: Win = $derived.by(() => {
    const [first, ...rest] = this.winners;
    if (first === undefined) return 'draw';
    if (!rest.length) return 'alone';
    return rest.every((seat) => this.#together(first, seat)) ? 'team' : 'shared';
  });
  /**
   * The seats of each column: partners who count together have one, unless an older sheet says
   * different points of them.
   */
  columns: readonly (readonly number[])[] = $derived.by(() => {
    const alone = this.names.map((_, seat) => [seat]);
    if (SHEETS[this.game].scoring.by !== 'tally') return alone;
    const sides = sidesOf(this.game, this.names.length);
    const level = (row: number[]): boolean =>
      sides.every((seats) => seats.every((seat) => row[seat] === row[seats[0] ?? 0]));
    return this.rounds.every(level) ? sides : alone;
  });
  /** Who starts the next round; null if it is chosen each time. */
  starter: number | null = $derived.by(() => {
    let seat: number | null = this.first;
    for (const row of this.rounds) seat = this.#after(seat, row);
    return seat;
  });

  constructor() {
    const stored = kept<Kept | null>(KEY, null);
    if (stored && stored.game in SHEETS) {
      this.game = stored.game;
      this.names = stored.names;
      this.first = stored.first;
      this.rounds = stored.rounds;
      this.entries = stored.told ?? stored.rounds.map(() => null);
      this.length = stored.length ?? lengthOf(stored.game);
    }
  }

  begin(game: GameId, names: string[], first: number, length = lengthOf(game)): void {
    this.game = game;
    this.names = names;
    this.first = first;
    this.rounds = [];
    this.entries = [];
    this.length = length;
    this.#keep();
  }

  end(): void {
    this.names = [];
    this.rounds = [];
    this.entries = [];
    keep(KEY, undefined);
  }

  /** What everybody has before that round. */
  before(round: number): number[] {
    const rows = this.rounds.slice(0, round);
    return this.names.map((_, seat) => rows.reduce((sum, row) => sum + (row[seat] ?? 0), 0));
  }

  /** What a round would bring. */
  points(entry: Entry, at = this.rounds.length): number[] {
    return scored(this.game, entry, this.rounds[at - 1] ?? []);
  }

  /** Writes a round down; `at` corrects an older one. */
  book(entry: Entry, at = this.rounds.length): void {
    this.rounds = [
      ...this.rounds.slice(0, at),
      this.points(entry, at),
      ...this.rounds.slice(at + 1),
    ];
    this.entries = [...this.entries.slice(0, at), entry, ...this.entries.slice(at + 1)];
    this.#keep();
  }

  /** The entry of a round, to be corrected. */
  entryOf(round: number): Entry {
    const blank = nothing(this.names.length);
    const entry = this.entries[round] ?? { free: [...(this.rounds[round] ?? [])] };
    return { ...blank, ...entry };
  }

  strike(): void {
    this.rounds = this.rounds.slice(0, -1);
    this.entries = this.entries.slice(0, -1);
    this.#keep();
  }

  /** The match goes on by one round. */
  goOn(): void {
    this.length = { rounds: this.rounds.length + 1, target: 0 };
    this.#keep();
  }

  #after(seat: number | null, row: number[]): number | null {
    const { starter, scoring } = SHEETS[this.game];
    const count = this.names.length;
    if (scoring.by === 'spread' && !row.some(Boolean)) return seat; // a void round is dealt again
    if (starter === 'next') return seat === null ? null : (seat + 1) % count;
    const best = Math.max(...row);
    const won = row.indexOf(best);
    if (starter === null || best <= 0 || row.lastIndexOf(best) !== won) return null;
    return (won + 1) % count;
  }

  #together(one: number, two: number): boolean {
    return together(this.game, this.names.length, one, two);
  }

  #keep(): void {
    const { game, names, first, rounds, entries: told, length } = this;
    keep(KEY, { game, names, first, rounds, told, length } satisfies Kept);
  }
}
