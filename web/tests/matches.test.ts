import { expect, test } from 'vitest';
import { opponents, when } from '../src/lib/matches';
import { speak } from '../src/lib/words.svelte';
import type { MatchInfo } from '../src/wire';

const match: MatchInfo = {
  table: 't',
  game: 'romme',
  status: 'playing',
  pace: 'live',
  rated: false,
  created: 0,
  ended: null,
  moved: 0,
  seat: 1,
  names: ['Ana', 'Me', 'Nora', null],
  bots: [2],
  totals: [],
  place: null,
  result: null,
  win: null,
  your_turn: false,
  due: null,
};

test('the others are named, bots are marked, open seats are left out', async () => {
  await speak('cs');
  expect(opponents(match)).toEqual(['Ana', 'Nora (bot)']);
  expect(opponents({ ...match, seat: 0, names: ['Me', null], bots: [] })).toEqual([]);
});

test('a date is written as the language does, and is not torn apart', async () => {
  const noon = Date.UTC(2024, 2, 9, 12) / 1000;
  await speak('de');
  expect(when(noon)).toBe('09.03.2024');
  await speak('pl');
  expect(when(noon)).toBe('9\u00a0mar\u00a02024');
  expect(when(noon, true)).toMatch(/^9\u00a0mar\u00a02024,\u00a0\d+:\d\d$/);
});
