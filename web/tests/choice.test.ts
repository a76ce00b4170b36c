/** Which games the start page recommends, and which tables it folds away. */
import { describe, expect, test } from 'vitest';
import { BOXES, NO_WISHES, seatsFor, suiting } from '../src/lib/choice';
import { isAlone } from '../src/lib/tables.svelte';
import { GAMES, type GameId, type MatchInfo } from '../src/wire';

const ALL = Object.keys(GAMES) as GameId[];

describe('games that suit', () => {
  test('without wishes there are all of them', () => {
    expect(suiting(NO_WISHES)).toEqual(ALL);
  });

  test.each([2, 3, 4])('%i can play each of them, and those first that suit best', (players) => {
    const games = suiting({ ...NO_WISHES, players });
    expect(games.length).toBeGreaterThan(2);
    const best = games.map((game) => (GAMES[game].bestWith as readonly number[]).includes(players));
    expect(best).toEqual(best.toSorted((one, two) => Number(two) - Number(one)));
    for (const game of games) expect(GAMES[game].seats).toContain(players);
  });

  test('quick ones, thoughtful ones, and those of a box', () => {
    const quick = suiting({ ...NO_WISHES, quick: true });
    const thoughtful = suiting({ ...NO_WISHES, thoughtful: true });
    expect(quick.length && quick.length < ALL.length).toBe(true);
    expect(thoughtful.length && thoughtful.length < ALL.length).toBe(true);
    for (const box of BOXES) {
      const own = suiting({ ...NO_WISHES, box });
      expect(own.length).toBeGreaterThan(0);
      expect(own.every((game) => GAMES[game].box === box)).toBe(true);
    }
  });

  test('a game is offered with numbers of players that it has, and no others', () => {
    for (const game of ALL)
      for (const wanted of [null, 2, 3, 4, 5, 6])
        expect(GAMES[game].seats).toContain(seatsFor(game, wanted));
  });
});

describe('tables that nobody else waits at', () => {
  const match = (changes: Partial<MatchInfo>): MatchInfo =>
    ({ rated: false, seat: 0, names: ['Ana', 'Mia'], bots: [1], ...changes }) as MatchInfo;

  test.each<[string, Partial<MatchInfo>, boolean]>([
    ['bots alone', {}, true],
    ['an open seat', { names: ['Ana', null], bots: [] }, true],
    ['a friend', { names: ['Ana', 'Ben'], bots: [] }, false],
    ['a friend among bots', { names: ['Ana', 'Ben', 'Mia'], bots: [2] }, false],
    ['a rated match', { rated: true }, false],
  ])('%s', (_, changes, alone) => {
    expect(isAlone(match(changes))).toBe(alone);
  });
});
