/** How the end of a round and of a match is announced, and what stands next to it. */
import { sit } from './cards-kit';
import { expect, test, vi } from 'vitest';
import { numbers, speak } from '../src/lib/words.svelte';
import RoundOver from '../src/parts/RoundOver.svelte';
import type { DuelView, Outcome, Result, Table } from '../src/wire';

vi.stubGlobal('fetch', () => new Promise(() => undefined));

const OUTCOME: Outcome = {
  reason: 'duel-even',
  points: [0, 0, 0, 0],
  winners: [],
  left: [],
  void: false,
  next_first: 0,
};

function view(outcome: Partial<Outcome>): DuelView {
  return {
    seat: 0,
    to_act: [],
    legal: [],
    free: [],
    outcome: { ...OUTCOME, ...outcome },
    phase: 'flip',
    due: [],
    waiting: [],
    stacks: [0, 0, 0, 0],
    piles: [26, 26, 26, 26],
    turned: [[], [], [], []],
    tricks: 26,
    tricks_left: 0,
    last: [[], [], [], []],
    last_winner: null,
    values: [[], [], [], []],
    nobody: 0,
    heroes: [0, 2],
    cards: [52, 52],
  };
}

/** What the dialog says once it is open. */
async function resultDialog(
  win: Table['win'],
  winners: number[],
  more: { outcome?: Partial<Outcome>; bonus?: number[]; result?: null } = {},
): Promise<HTMLDialogElement> {
  const { outcome = {}, bonus = [] } = more;
  const result: Result = { reason: 'rounds', totals: [0, 0, 0, 0], winners, bonus };
  await sit(RoundOver, 'duel', view({ winners, ...outcome }), {
    table: { win, booked: [[0, 0, 0, 0]], result: more.result === null ? null : { ...result } },
  });
  await vi.waitFor(() => expect(document.querySelector('dialog[open]')).toBeTruthy(), 5000);
  return document.querySelector<HTMLDialogElement>('dialog[open]') as HTMLDialogElement;
}

test.each<[Table['win'], number[], string]>([
  ['draw', [], 'A draw: nobody wins'],
  ['team', [0, 2], 'The winning team: Ana and Cyd'],
  ['shared', [0, 1], 'Sharing the win: Ana and Ben'],
  ['alone', [3], 'The winner: Dov'],
])('a match that is over says what it is: %s', async (win, winners, words) => {
  const dialog = await resultDialog(win, winners);
  expect(dialog.querySelector('[data-win]')?.textContent?.trim()).toBe(words);
});

test('a round that nobody has won says only why', async () => {
  const dialog = await resultDialog(null, [], { result: null, outcome: { reason: 'gin-again' } });
  expect(dialog.querySelector('[data-win]')).toBeNull();
  expect(dialog.textContent).toContain('dealt again');
});

test('what was left and decided is shown', async () => {
  const left = [12, 7, 30, 7];
  const dialog = await resultDialog('shared', [1, 3], {
    outcome: { reason: 'tiles-last-drawn', left },
  });
  expect(dialog.querySelector('[data-left]')?.textContent?.replaceAll(/\s+/g, ' ').trim()).toBe(
    'Left over: Ana 12, Ben 7, Cyd 30, Dov 7',
  );
});

test('a bonus at the end has a row, and counts', async () => {
  const dialog = await resultDialog('alone', [0], { bonus: [125, 25, 0, 0] });
  const rows = [...dialog.querySelectorAll('tr')].map((row) => row.textContent ?? '');
  expect(rows.some((row) => row.includes('Bonus') && row.includes('125'))).toBe(true);
  expect([...dialog.querySelectorAll('tfoot td')].map((cell) => cell.textContent)).toEqual([
    '125',
    '25',
    '0',
    '0',
  ]);
});

test('numbers of players are exact', async () => {
  expect([[2], [2, 4], [2, 3, 4, 5]].map(numbers)).toEqual(['2', '2 or 4', '2–5']);
  await speak('de');
  expect(numbers([2, 4])).toBe('2 oder 4');
  await speak('en');
});
