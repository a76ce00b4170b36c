/** The score sheet for a table at home, kept on this device. */
import { SHEETS, type GameId } from '../wire';
import { keep, kept } from './kept';

const KEY = 'rummel-sheet';

interface Kept {
  game: GameId;
  names: string[];
  first: number;
  rounds: number[][];
}

export class HomeSheet {
  game = $state<GameId>('myrummy');
  names = $state.raw<string[]>([]);
  first = $state(0);
  rounds = $state.raw<number[][]>([]);

  totals: number[] = $derived(
    this.names.map((_, seat) => this.rounds.reduce((sum, row) => sum + (row[seat] ?? 0), 0)),
  );
  /** The match is over: enough rounds, or enough points. */
  over: boolean = $derived.by(() => {
    const { rounds, target } = SHEETS[this.game];
    if (!this.rounds.length) return false;
    if (rounds && this.rounds.length >= rounds) return true;
    return target > 0 && this.totals.some((total) => Math.abs(total) >= target);
  });
  winners: number[] = $derived.by(() => {
    const most = Math.max(...this.totals);
    return this.over ? this.totals.flatMap((total, seat) => (total === most ? [seat] : [])) : [];
  });
  /** Who starts the next round; null if it is chosen anew. */
  starter: number | null = $derived.by(() => {
    let seat: number | null = this.first;
    for (const row of this.rounds) seat = this.#after(seat, row);
    return seat;
  });

  constructor() {
    const found = kept<Kept | null>(KEY, null);
    if (found && found.game in SHEETS) {
      this.game = found.game;
      this.names = found.names;
      this.first = found.first;
      this.rounds = found.rounds;
    }
  }

  begin(game: GameId, names: string[], first: number): void {
    this.game = game;
    this.names = names;
    this.first = first;
    this.rounds = [];
    this.#keep();
  }

  end(): void {
    this.names = [];
    this.rounds = [];
    keep(KEY, undefined);
  }

  /** Writes a round down; `at` corrects an older one. */
  book(points: number[], at = this.rounds.length): void {
    this.rounds = [...this.rounds.slice(0, at), points, ...this.rounds.slice(at + 1)];
    this.#keep();
  }

  strike(): void {
    this.rounds = this.rounds.slice(0, -1);
    this.#keep();
  }

  #after(seat: number | null, row: number[]): number | null {
    const { starter } = SHEETS[this.game];
    const count = this.names.length;
    if (starter === 'next') return seat === null ? null : (seat + 1) % count;
    const best = Math.max(...row);
    const won = row.indexOf(best);
    if (starter === null || best <= 0 || row.lastIndexOf(best) !== won) return null;
    return (won + 1) % count;
  }

  #keep(): void {
    const { game, names, first, rounds } = this;
    keep(KEY, { game, names, first, rounds } satisfies Kept);
  }
}

/**
 * What each player books when these ranks are left (0 is a joker): the one without any has won.
 * Rewards and penalties beyond that are the players' to enter.
 */
export function counted(game: GameId, racks: readonly (readonly number[])[]): number[] {
  const { worth, winnerTakes } = SHEETS[game];
  const lost = racks.map((rack) => rack.reduce((sum, rank) => sum + (worth?.[rank] ?? 0), 0));
  const all = lost.reduce((sum, one) => sum + one, 0);
  const winners = racks.filter((rack) => !rack.length).length;
  return racks.map((rack, seat) => {
    if (!rack.length) return winnerTakes && winners === 1 ? all : 0;
    return -(lost[seat] ?? 0);
  });
}
