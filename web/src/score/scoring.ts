/**
 * What a round at a real table brings, from what people enter. The facts are the engine's
 * (`SHEETS`), and `scores.json` of the tests has this agree with what the engine books.
 */
import { SHEETS, type ByRacks, type BySpread, type ByTally, type GameId, type Item } from '../wire';

/** What a side has: numbers by their names, and the pieces that were tapped instead of a sum. */
export interface Tally {
  counts: Readonly<Record<string, number>>;
  pieces: Readonly<Record<string, readonly number[]>>;
}

/** What people tell of a round. */
export interface Entry {
  /** Who went out, won or ended the round; null: nobody. */
  by: number | null;
  /** Went out all at once, or ended the round with eleven. */
  grand: boolean;
  /** Who was the first to lay. */
  first: number | null;
  /** The ranks that are left of each, a joker as 0. */
  racks: number[][];
  /** What was typed instead: the sum that is left, or the points that count. */
  sums: (number | null)[];
  /** What each side counts, where sides do. */
  tallies: Tally[];
  /** Points as people say, whatever the rules are. */
  free: (number | null)[] | null;
}

export function nothing(players: number): Entry {
  return {
    by: null,
    grand: false,
    first: null,
    racks: Array.from({ length: players }, () => []),
    sums: Array.from({ length: players }, () => null),
    tallies: [],
    free: null,
  };
}

/** What is left of a player: typed, or as the pieces count. */
export function left(game: GameId, entry: Entry, seat: number): number {
  const { scoring } = SHEETS[game];
  const worth = 'worth' in scoring ? scoring.worth : [];
  return entry.sums[seat] ?? sum((entry.racks[seat] ?? []).map((rank) => worth[rank] ?? 0));
}

/** Whether an entry has enough to be written down. */
export function complete(game: GameId, entry: Entry): boolean {
  if (entry.free) return entry.free.some((points) => points !== null);
  const { scoring } = SHEETS[game];
  if (scoring.by === 'winner') return true; // a draw, if nobody is named
  if (scoring.by === 'tally') {
    const { tallies } = entry;
    return (
      tallies.some(({ counts, pieces }) => Object.keys({ ...counts, ...pieces }).length > 0) &&
      tallies.every((one) => counted(scoring, one, 'melds') >= leastMelds(scoring, one))
    );
  }
  const some = entry.racks.some((_, seat) => left(game, entry, seat) > 0);
  return scoring.by === 'spread' ? some && entry.by !== null : some || entry.by !== null;
}

/** What everybody books; `previous` is what the round before this one brought. */
export function scored(game: GameId, entry: Entry, previous: readonly number[]): number[] {
  const { scoring } = SHEETS[game];
  const seats = entry.racks.map((_, seat) => seat);
  if (entry.free) return seats.map((seat) => Math.trunc(entry.free?.[seat] ?? 0));
  if (scoring.by === 'winner')
    return seats.map((seat) =>
      Number(entry.by !== null && together(game, seats.length, seat, entry.by)),
    );
  if (scoring.by === 'tally') {
    const points = sidesOf(game, seats.length).map((side, at) => {
      const out = entry.by !== null && side.includes(entry.by);
      return tallied(scoring, entry.tallies[at], out, entry.grand);
    });
    return seats.map((seat) => points[sideOf(game, seats.length, seat)] ?? 0);
  }
  const counts = seats.map((seat) => left(game, entry, seat));
  if (scoring.by === 'points')
    return counts.map((points, seat) => points + (seat === entry.by ? scoring.bonus : 0));
  if (scoring.by === 'spread') return spread(scoring, entry, counts);
  return entry.by === null
    ? blocked(scoring, entry, counts)
    : out(scoring, entry, counts, previous);
}

/** The seats of each side. */
export const sidesOf = (game: GameId, players: number): readonly (readonly number[])[] =>
  SHEETS[game].sides[players] ?? Array.from({ length: players }, (_, seat) => [seat]);

const sideOf = (game: GameId, players: number, seat: number): number =>
  sidesOf(game, players).findIndex((side) => side.includes(seat));

export const together = (game: GameId, players: number, one: number, two: number): boolean =>
  sideOf(game, players, one) === sideOf(game, players, two);

/** How many of an item a side has, or what its melds or its hand count: typed, or by pieces. */
export function counted(facts: ByTally, tally: Tally | undefined, name: string): number {
  const pieces = tally?.pieces[name] ?? [];
  return tally?.counts[name] ?? sum(pieces.map((rank) => facts.worth[rank] ?? 0));
}

/** What an item brings. */
export function itemPoints(facts: ByTally, tally: Tally | undefined, item: Item): number {
  const number = counted(facts, tally, item.name);
  const points = item.all !== null && number === item.most ? item.all : item.each * number;
  const times = counted(facts, tally, 'melds') ? 1 : item.unmelded;
  return points * times || 0; // no minus zero
}

/** What the melds of a side with these items count at least. */
export const leastMelds = (facts: ByTally, tally: Tally): number =>
  sum(facts.items.map((item) => item.melds * counted(facts, tally, item.name)));

function tallied(facts: ByTally, tally: Tally | undefined, out: boolean, grand: boolean): number {
  const cards = counted(facts, tally, 'melds') - counted(facts, tally, 'left');
  const bonus = out ? facts.out + (grand ? facts.concealed : 0) : 0;
  return cards + bonus + sum(facts.items.map((item) => itemPoints(facts, tally, item)));
}

function out(
  facts: ByRacks,
  entry: Entry,
  counts: number[],
  previous: readonly number[],
): number[] {
  const winner = entry.by as number;
  if (facts.wins_only) return counts.map((_, seat) => Number(seat === winner));
  const factor = entry.grand ? 2 : 1; // MYR-50, SNR-33
  const points = counts.map((count, seat) => {
    if (seat === winner) return 0;
    return lost(facts, entry, seat, factor * count);
  });
  if (facts.winner_takes) points[winner] = -sum(points); // MYR-44
  const losses = Math.max(0, -(previous[winner] ?? 0));
  points[winner] = (points[winner] ?? 0) + Math.min(facts.relief, losses); // LAY-06, Q-LAY-4
  return points;
}

/** Nobody has gone out. */
function blocked(facts: ByRacks, entry: Entry, counts: number[]): number[] {
  if (!facts.lowest_wins) return counts.map((count, seat) => lost(facts, entry, seat, count)); // SNR-40
  const low = Math.min(...counts);
  const winners = counts.filter((count) => count === low).length;
  if (facts.wins_only) return counts.map((count) => Number(count === low && winners === 1));
  const share = Math.floor(sum(counts.map((count) => count - low)) / winners);
  return counts.map((count) => (count === low ? share : low - count));
}

/** What a player books who has not gone out; LAY-08 holds without a winner too (Q-LAY-8). */
function lost(facts: ByRacks, entry: Entry, seat: number, count: number): number {
  const penalty = seat === entry.first ? facts.first_lay_penalty : 0;
  const loss = (lone(facts, entry, seat) ? 0 : count) + penalty;
  return loss ? -loss : 0; // no minus zero
}

/** LAY-07: a single joker is struck; a sum that was typed can't show one. */
const lone = (facts: ByRacks, entry: Entry, seat: number): boolean =>
  facts.lone_joker && entry.sums[seat] === null && entry.racks[seat]?.join() === '0';

function spread(facts: BySpread, entry: Entry, counts: number[]): number[] {
  const opener = entry.by as number;
  const rest = counts[opener] ?? 0;
  const all = entry.grand || rest === 0;
  const points = counts.map(() => 0);
  const add = (seat: number, more: number): void => {
    points[seat] = (points[seat] ?? 0) + more;
  };
  add(opener, entry.grand ? (facts.big_gin_bonus ?? 0) : all ? facts.gin_bonus : facts.knock_bonus);
  if (counts.length > 2) {
    const order = counts.map((_, step) => (opener + step) % counts.length);
    const low = Math.min(...counts);
    add(order.find((seat) => counts[seat] === low) ?? opener, facts.lowest_bonus); // GIN-21, GIN-22
    return points;
  }
  const other = 1 - opener;
  const gap = (counts[other] ?? 0) - rest;
  if (gap > 0)
    add(opener, gap + facts.win_bonus); // GIN-24
  else if (gap < 0)
    add(other, facts.win_bonus - gap + facts.undercut_bonus); // GIN-25
  else if (facts.tie === 'gin-safe' && all) add(opener, facts.win_bonus);
  else if (facts.tie !== 'nobody') add(other, facts.undercut_bonus); // GIN-26
  return points;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
