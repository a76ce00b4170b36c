/** Which games suit what somebody wishes for: how many they are, how much time, which box they own. */
import { GAMES, type GameId } from '../wire';

export interface Wishes {
  /** How many play, the user included; null: nobody has said. */
  players: number | null;
  quick: boolean;
  thoughtful: boolean;
  /** What is printed on the user's box; empty: any game will do. */
  box: string;
}
export const NO_WISHES: Wishes = { players: null, quick: false, thoughtful: false, box: '' };

/** Minutes that a quick match takes at most. */
const QUICK = 10;
const IDS = Object.keys(GAMES) as GameId[];

/** Every box that some game comes in. */
export const BOXES: readonly string[] = [
  ...new Set(IDS.map((game) => GAMES[game].box as string).filter(Boolean)),
].sort((one, two) => one.localeCompare(two));

export const has = (values: readonly number[], value: number): boolean => values.includes(value);

/** The games that fit, those first that are best with so many players. */
export function suiting({ players, quick, thoughtful, box }: Wishes): GameId[] {
  const fits = IDS.filter((game) => {
    const { seats, minutes, mood, box: own } = GAMES[game];
    return (
      (players === null || has(seats, players)) &&
      (!quick || minutes <= QUICK) &&
      (!thoughtful || mood === 'thoughtful') &&
      (box === '' || own === box)
    );
  });
  if (players === null) return fits;
  const best = (game: GameId): number => Number(has(GAMES[game].bestWith, players));
  return fits.toSorted((one, two) => best(two) - best(one));
}

/** How many play a game if somebody wished for `wanted` seats: the nearest number that can. */
export function seatsFor(game: GameId, wanted: number | null): number {
  const { seats, players } = GAMES[game];
  if (wanted === null) return players;
  const all: readonly number[] = seats;
  return all.reduce((best, one) => (Math.abs(one - wanted) < Math.abs(best - wanted) ? one : best));
}
