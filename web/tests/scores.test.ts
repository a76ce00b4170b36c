import { afterEach, expect, test } from 'vitest';
import TOLD from './scores.json';
import { HomeSheet } from '../src/lib/sheet.svelte';
import { speak, t } from '../src/lib/words.svelte';
import { about } from '../src/score/about';
import { complete, nothing, scored, type Entry } from '../src/score/scoring';
import { SHEETS, type GameId } from '../src/wire';

interface Round {
  game: GameId;
  entry: Partial<Entry> & Pick<Entry, 'racks'>;
  previous: number[];
  points: number[];
}
interface Match {
  game: GameId;
  rounds: number[][];
  starters: (number | null)[];
  winners: number[];
  win: string | null;
}
const { rounds, matches } = TOLD as unknown as { rounds: Round[]; matches: Match[] };

afterEach(() => localStorage.clear());

test.each(rounds.map(({ game }, at) => [game, at] as const))(
  '%s: a round is added up as the engine does (%i)',
  (_game, at) => {
    const { game, entry, previous, points } = rounds[at] as Round;
    const whole = { ...nothing(points.length), ...entry };
    expect(scored(game, whole, previous)).toEqual(points);
    const gin = SHEETS[game].scoring.by === 'spread' && !entry.racks.some(({ length }) => length);
    expect(complete(game, whole)).toBe(!gin); // what is left is still missing
  },
);

test.each(matches.map(({ game }, at) => [game, at] as const))(
  '%s: starters and winners are those of the engine (%i)',
  (_game, at) => {
    const { game, rounds, starters, winners, win } = matches[at] as Match;
    const sheet = new HomeSheet();
    const players = rounds[0]?.length ?? 0;
    sheet.begin(game, Array.from({ length: players }, String), 0);
    rounds.forEach((free, number) => {
      expect(sheet.over).toBe(false);
      sheet.book({ ...nothing(players), free });
      expect(sheet.starter).toBe(starters[number]);
    });
    expect(sheet.winners).toEqual(winners);
    expect(sheet.over ? sheet.win : null).toBe(win);
  },
);

test('heroes who sit opposite win together, and nobody wins a draw', () => {
  const entry = nothing(4);
  expect(SHEETS.duel.scoring.by).toBe('winner');
  expect(scored('duel', { ...entry, by: 2 }, [])).toEqual([1, 0, 1, 0]);
  expect(scored('duel', entry, [])).toEqual([0, 0, 0, 0]);
});

test('a typed sum counts instead of pieces, and points as people say instead of both', () => {
  const entry: Entry = { ...nothing(2), by: 0, racks: [[], [13]], sums: [null, 30] };
  expect(scored('myrummy', entry, [0, 0])).toEqual([30, -30]);
  expect(scored('myrummy', { ...entry, free: [5, null] }, [0, 0])).toEqual([5, 0]);
});

test('a sheet is kept with its entries, and an older one is still read', () => {
  const sheet = new HomeSheet();
  sheet.begin('romme-lay', ['Ana', 'Ben'], 1, { rounds: 9, target: 0 });
  sheet.book({ ...nothing(2), by: 0, racks: [[], [0, 1]] });
  const again = new HomeSheet();
  expect(again.rounds).toEqual([[0, -31]]);
  expect(again.entryOf(0).racks).toEqual([[], [0, 1]]);
  expect(again.length.rounds).toBe(9);
  const old = { game: 'romme', names: ['A', 'B'], first: 0, rounds: [[0, -9]] };
  localStorage.setItem('rummel-sheet', JSON.stringify(old));
  const older = new HomeSheet();
  expect(older.entryOf(0).free).toEqual([0, -9]);
  expect(older.length.rounds).toBe(4);
});

test('how a game adds up is said without saying anything twice', async () => {
  await speak('en');
  const kinds = Object.values(SHEETS).map(({ scoring }) => scoring);
  for (const scoring of kinds) {
    const text = about(scoring, 2);
    const twice = [t('web-score-about-minus'), t('web-score-about-blocked')];
    expect(
      twice.every((sentence) => text.includes(sentence)),
      text,
    ).toBe(false);
  }
  expect(kinds.some((scoring) => about(scoring, 2).includes(t('web-score-about-minus')))).toBe(
    true,
  );
});
