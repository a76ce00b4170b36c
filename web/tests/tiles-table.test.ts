/** The table of the tile games: what it asks for, and what is left at the end. */
import { settle, sit, type Seated } from './cards-kit';
import { expect, test, vi } from 'vitest';
import { asGrid } from '../src/games/tiles/habits';
import Tiles from '../src/games/tiles/Table.svelte';
import type { Checked, TilesView } from '../src/wire';

const RACK = ['3h', '4h', '5h', '9c'];

function view(changes: Partial<TilesView> = {}): TilesView {
  return {
    seat: 0,
    to_act: [0],
    legal: ['draw'],
    free: ['lay'],
    outcome: null,
    first: 0,
    turn: 0,
    phase: 'play',
    hands: [RACK, null],
    counts: [RACK.length, 4],
    pool: 70,
    scrap: [],
    scrapped: 0,
    table: [],
    opened: [false, false],
    needed: [30, 30],
    may_use_table: false,
    most: 12,
    changes: 0,
    drawn: null,
    last: [],
    turns: 1,
    ...changes,
  };
}
/** The server finds the run, and that it counts 12. */
const short = (): Checked => ({
  legal: false,
  refusal: {
    is: 'refusal',
    error: 'tiles-opening-short',
    message: '',
    facts: { reached: 12, needed: 30 },
    key: '',
    now: null,
  },
  melds: [{ meld: '3h 4h 5h', kind: 'run', points: 12, refusal: null }],
});
const asked = (): string | null | undefined => document.querySelector('.says')?.textContent?.trim();
/** Once the server has been asked. */
const says = (text: string): Promise<void> => vi.waitFor(() => expect(asked()).toBe(text), 60_000);
const opening = (kind: 'one' | 'sum'): Promise<Seated> =>
  sit(Tiles, 'brettspielnetz', view(), { rules: { opening: kind }, check: short });
async function layRun(): Promise<void> {
  for (const piece of ['3h', '4h', '5h'])
    document.querySelector<HTMLElement>(`.rack [data-piece="${piece}"]`)?.click();
  await settle();
  document.querySelector<HTMLElement>('[data-new]')?.click();
  await settle();
}

test('where one meld must be enough to open, nobody is asked to lay more', async () => {
  await opening('one');
  expect(asked()).toBe('Open with one meld worth at least 30 points, or draw a tile.');
  await layRun();
  await says('One meld alone must be worth 30 points; this one has 12.');
});

test('where several melds may open, more can be laid', async () => {
  await opening('sum');
  expect(asked()).toBe('Lay tiles worth at least 30 points, or draw one.');
  await layRun();
  await says('12 of 30 points: lay more to open, or keep your tiles.');
});

test('at the end the others’ tiles are shown, and nothing of whoever has none', async () => {
  const over = {
    to_act: [],
    legal: [],
    free: [],
    outcome: { reason: 'tiles-out', winners: [1], points: [-6, 6, 0] },
    counts: [4, 0, 2],
    needed: [0, 0, 0],
    opened: [true, true, true],
  } as unknown as Partial<TilesView>;
  await sit(Tiles, 'rummikub', view({ ...over, hands: [RACK, [], ['1c', '5d']] }));
  const rows = [...document.querySelectorAll('.hands p')].map((row) => row.textContent?.trim());
  expect(rows).toHaveLength(1);
  expect(rows[0]).toContain('Cyd');
  // What is left of the own rack is shown too, with nothing more to do.
  expect(document.querySelectorAll('.rack [data-piece]').length).toBeGreaterThan(0);
  expect(document.querySelector('.above')).toBeNull();
});

test('nobody is waited for when nobody is to play', async () => {
  const { tell } = await sit(Tiles, 'rummikub', view());
  await tell(view({ to_act: [1], turn: 1, legal: [], free: [] }));
  expect(asked()).toBe('Waiting for Ben.');
  await tell(view({ to_act: [], turn: 1, legal: [], free: [] }));
  expect(asked()).toBe('');
});

test('whoever has chosen the board of cells finds it again', async () => {
  asGrid.choose(true);
  try {
    await sit(Tiles, 'brettspielnetz', view({ table: [['5c', '6c', '7c']] }));
    expect(document.querySelector('.grid [data-cell] [data-piece="6c"]')).not.toBeNull();
  } finally {
    asGrid.choose(false);
  }
});

test.each([
  ['before opening', false, 'Pick the whole meld, then tap “New meld”.'],
  ['later', true, 'Now tap “New meld”, or the meld where it goes.'],
])('what is picked goes somewhere, as is said %s', async (_, may_use_table, said) => {
  const table = [['5c', '6c', '7c']];
  await sit(Tiles, 'rummikub', view({ table, may_use_table, needed: [0, 0] }));
  document.querySelector<HTMLElement>('.rack [data-piece="9c"]')?.click();
  await settle();
  expect(asked()).toBe(said);
});

test('tiles of several melds are lifted together, and put where they belong', async () => {
  const table = [
    ['10c', '11c', '12c', '13c'],
    ['10d', '11d', '12d', '13d'],
    ['13h', '13s', '*=13d'],
  ];
  await sit(Tiles, 'rummikub', view({ table, may_use_table: true, needed: [0, 0] }));
  const tap = async (piece: string): Promise<void> => {
    document.querySelector<HTMLElement>(`[data-meld] [data-piece="${piece}"]`)?.click();
    await settle();
  };
  const lifted = (): (string | undefined)[] =>
    [...document.querySelectorAll<HTMLElement>('[data-meld] [aria-pressed="true"]')].map(
      (tile) => tile.dataset['piece'],
    );
  await tap('13c');
  await tap('13d'); // in a run of another colour
  expect(lifted()).toEqual(['13c', '13d']);
  await tap('13s'); // in a set of their number
  expect(lifted()).toEqual([]);
  const melds = [...document.querySelectorAll('[data-meld]')].map(
    (meld) => meld.querySelectorAll('[data-piece]').length,
  );
  expect(melds.sort()).toEqual([3, 3, 5]);
});

test('two taps on one tile pick its meld, but not on two tiles', async () => {
  const table = [['5c', '6c', '7c', '8c']];
  await sit(Tiles, 'rummikub', view({ table, may_use_table: true, needed: [0, 0] }));
  const tap = async (piece: string, event = 'click'): Promise<void> => {
    const tile = document.querySelector(`[data-meld] [data-piece="${piece}"]`);
    tile?.dispatchEvent(new MouseEvent(event, { bubbles: true }));
    await settle();
  };
  const picked = (): number =>
    document.querySelectorAll('[data-meld] [aria-pressed="true"]').length;
  await tap('8c');
  await tap('7c');
  await tap('7c', 'dblclick');
  expect(picked()).toBe(2);
  await tap('7c');
  await tap('7c', 'dblclick');
  expect(picked()).toBe(4);
});

test('where runs may mix colours, a lifted tile joins any meld', async () => {
  const table = [
    ['7c', '8c', '9c', '10c'],
    ['4d', '5d', '6d'],
  ];
  const open = view({ table, may_use_table: true, needed: [0, 0] });
  await sit(Tiles, 'serie-noire', open, { rules: { mixed_runs: true } });
  for (const piece of ['7c', '6d']) {
    document.querySelector<HTMLElement>(`[data-meld] [data-piece="${piece}"]`)?.click();
    await settle();
  }
  const melds = [...document.querySelectorAll('[data-meld]')].map(
    (meld) => meld.querySelectorAll('[data-piece]').length,
  );
  expect(melds).toEqual([3, 4]);
});
