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
  more: {
    outcome?: Partial<Outcome>;
    bonus?: number[];
    result?: null;
    account?: Table['account'];
    rounds?: number;
  } = {},
): Promise<HTMLDialogElement> {
  const { outcome = {}, bonus = [], account = [], rounds = 1 } = more;
  const result: Result = { reason: 'rounds', totals: [0, 0, 0, 0], winners, bonus };
  await sit(RoundOver, 'duel', view({ winners, ...outcome }), {
    table: {
      win,
      account,
      booked: Array<number[]>(rounds).fill([0, 0, 0, 0]),
      result: more.result === null ? null : { ...result },
    },
  });
  document.querySelector<HTMLButtonElement>('[data-show-result]')?.click();
  await vi.waitFor(() => expect(document.querySelector('dialog[open]')).toBeTruthy(), 60_000);
  return document.querySelector<HTMLDialogElement>('dialog[open]') as HTMLDialogElement;
}

test.each<[Table['win'], number[], string]>([
  ['draw', [], 'A draw'],
  ['team', [0, 2], 'Your team wins'],
  ['team', [1, 3], 'Ben and Dov win'],
  ['shared', [0, 1], 'You share the win'],
  ['shared', [1, 2], 'Ben and Cyd win'],
  ['alone', [3], 'Dov wins'],
  ['alone', [0], 'You win'],
])('a match that is over says what it is: %s', async (win, winners, words) => {
  const dialog = await resultDialog(win, winners);
  expect(dialog.querySelector('[data-win]')?.textContent?.trim()).toBe(words);
});

test('an end that was seen and pushed aside does not come back by itself', async () => {
  const dialog = await resultDialog('alone', [0]);
  dialog.querySelector<HTMLButtonElement>('[data-aside]')?.click();
  await vi.advanceTimersByTimeAsync(5000);
  expect(document.querySelector('dialog[open]')).toBe(null);
  expect(document.querySelector('[data-show-result]')).toBeTruthy();
});

test('a round that nobody has won says only why', async () => {
  const dialog = await resultDialog(null, [], { result: null, outcome: { reason: 'gin-again' } });
  expect(dialog.querySelector('[data-win]')).toBeNull();
  expect(dialog.textContent).toContain('dealt again');
});

test('how the last round ended stands with that round, which somebody else may have won', async () => {
  const outcome = { reason: 'duel-villains', points: [0, 1, 0, 1] };
  const said = 'The villains have more cards and win.';
  const alone = await resultDialog('team', [1, 3], { outcome });
  expect(alone.querySelector('.head')?.textContent).toContain(said);
  alone.remove();
  const later = await resultDialog('team', [0, 2], { outcome, rounds: 3 });
  expect(later.querySelector('.head')?.textContent).not.toContain(said);
  expect(later.querySelector('h3 + .ending')?.textContent).toBe(said);
});

test('where points come from is shown, and partners are one side', async () => {
  const out = [{ key: 'tally-won', points: 1, facts: {} }];
  const left = [{ key: 'tally-difference', points: -8, facts: { more: 12, less: 4 } }];
  const dialog = await resultDialog('team', [1, 3], {
    outcome: { reason: 'duel-villains', points: [-8, 1, 0, 1] },
    account: [left, out, [], out],
  });
  for (const face of dialog.querySelectorAll('[aria-hidden="true"]')) face.remove();
  const rows = [...dialog.querySelectorAll<HTMLElement>('[data-end-row]')].map((row) => [
    row.dataset['endRow'],
    row.textContent?.replaceAll(/\s+/g, ' ').trim(),
  ]);
  expect(rows).toEqual([
    ['1 3', 'Ben · Dov +1 Round won +1'],
    ['2', 'Cyd 0'],
    ['0', 'You −8 Difference of what is left: 12 − 4 −8'],
  ]);
});

test('for whom nothing is counted it says what they had left', async () => {
  const dialog = await resultDialog('alone', [1], {
    outcome: { reason: 'gin-knock', points: [0, 16, 0, 0], left: [19, 3, 0, 56] },
    account: [[], [{ key: 'tally-won', points: 16, facts: {} }], [], []],
  });
  const said = [...dialog.querySelectorAll('[data-end-row]')].map((row) =>
    row.querySelector('[data-entries]')?.textContent?.replaceAll(/\s+/g, ' ').trim(),
  );
  expect(said).toEqual(['Round won +16', 'Left over 19', 'Left over 56']);
});

test('a round that does not count has no points to explain', async () => {
  const dialog = await resultDialog(null, [], { result: null, outcome: { void: true } });
  expect(dialog.querySelector('[data-end-row]')).toBeNull();
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
