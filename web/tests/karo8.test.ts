/** The table of Karo 8: rows, gaps, laying. */
import { pick, press, settle, sit, table } from './cards-kit';
import { describe, expect, test, vi } from 'vitest';
import Karo8 from '../src/games/karo8/Table.svelte';
import type { Karo8View } from '../src/wire';

const HAND = ['7d', '11d', '8s', '2c'];

function view(changes: Partial<Karo8View> = {}): Karo8View {
  return {
    seat: 0,
    to_act: [0],
    legal: ['lay 7d', 'lay 11d', 'lay 8s'],
    free: [],
    outcome: null,
    turn: 0,
    phase: 'play',
    hands: [HAND, null, null],
    counts: [4, 6, 6],
    stock: 20,
    rows: [
      [0, 0],
      [8, 10],
      [2, 14],
      [0, 0],
    ],
    gaps: [[8], [7, 11], [], [8]],
    heroes: [0, 2],
    ...changes,
  };
}
const row = (suit: string): HTMLElement =>
  document.querySelector(`[data-row="${suit}"]`) as HTMLElement;

describe('the rows', () => {
  test('say what lies and what fits next', async () => {
    await sit(Karo8, 'karo8', view());
    expect(row('d').getAttribute('aria-label')).toBe(
      '8 of diamonds to 10 of diamonds. Fits next: 7 of diamonds and jack of diamonds',
    );
    expect(row('h').getAttribute('aria-label')).toBe('2 of hearts to ace of hearts');
    expect(row('s').getAttribute('aria-label')).toBe(
      'spades: nothing laid yet. Fits next: 8 of spades',
    );
    expect(document.querySelectorAll('.can')).toHaveLength(3);
  });

  test('count for the teams, as the seats show', async () => {
    const { play } = await sit(Karo8, 'karo8', view());
    const teams = [...document.querySelectorAll('.team')];
    expect(teams.map((one) => one.getAttribute('aria-label'))).toEqual([
      'Heroes: 16 of 26 cards laid',
      'Villains: 0 of 26 cards laid',
    ]);
    expect([0, 1, 2].map((seat) => play.note?.(seat))).toEqual(['Heroes', 'Villains', 'Heroes']);
  });

  test.each([
    ['low', 13],
    ['either', 14],
  ])('have a place for the ace: %s', async (ace, places) => {
    await sit(Karo8, 'karo8', view(), { rules: { ace } });
    expect(row('d').parentElement?.querySelectorAll('.place')).toHaveLength(places);
  });
});

describe('laying', () => {
  test('a card is picked and its row tapped', async () => {
    const { played } = await sit(Karo8, 'karo8', view());
    await pick('11d');
    expect(document.querySelectorAll('.here')).toHaveLength(1);
    row('s').click();
    await settle();
    expect(played()).toEqual([]);
    row('d').click();
    await settle();
    expect(played()).toEqual(['lay 11d']);
  });

  test('only the card tapped last counts', async () => {
    const { played } = await sit(Karo8, 'karo8', view());
    await pick('7d', '8s');
    await press('Lay 8 of spades');
    expect(played()).toEqual(['lay 8s']);
  });

  test('drawing is offered where it is legal', async () => {
    const { played } = await sit(Karo8, 'karo8', view({ legal: ['draw'] }));
    await press('Draw');
    expect(played()).toEqual(['draw']);
  });
});

describe('where nothing but drawing is open', () => {
  const WAITS = { to_act: [1], turn: 1, legal: [] };
  const DRAWS = { legal: ['draw'] };

  test('one tap draws turn by turn until there is a choice', async () => {
    const { played, tell } = await sit(Karo8, 'karo8', view(DRAWS));
    await press('Until something fits');
    expect(played()).toEqual(['draw']);
    await tell(view(WAITS));
    expect(document.querySelector('.prompt')?.textContent).toMatch(/^Going on by itself/);
    await tell(view(DRAWS));
    expect(document.querySelector('[data-do="draw"]')).toBeNull();
    vi.runOnlyPendingTimers();
    await settle();
    expect(played()).toEqual(['draw', 'draw']);
    await tell(view(WAITS));
    // One card fits: it would have to be laid, and the player does that.
    await tell(view({ legal: ['lay 7d'] }));
    vi.runOnlyPendingTimers();
    await settle();
    await tell(view(WAITS));
    await tell(view(DRAWS));
    vi.runOnlyPendingTimers();
    await settle();
    expect(played()).toEqual(['draw', 'draw']);
    expect(document.querySelector('[data-do="draw"]')).not.toBeNull();
  });

  test('a pause stops it, and it goes on after that', async () => {
    const { played, tell, wire } = await sit(Karo8, 'karo8', view(DRAWS));
    await press('Until something fits');
    await tell(view(WAITS));
    wire.tell({ ...table('karo8', ['Ana', 'Ben', 'Cyd'], {}), paused: true });
    await tell(view(DRAWS));
    vi.runOnlyPendingTimers();
    await settle();
    expect(played()).toEqual(['draw']);
    wire.tell(table('karo8', ['Ana', 'Ben', 'Cyd'], {}));
    await settle();
    vi.runOnlyPendingTimers();
    await settle();
    expect(played()).toEqual(['draw', 'draw']);
  });

  test.each([
    [['draw', 'lay 7d'], false],
    [['lay 7d'], false],
    [['pass'], true],
  ])('it is offered only there: %s', async (legal, offered) => {
    await sit(Karo8, 'karo8', view({ legal }));
    expect(document.querySelector('[data-do="go-on"]') !== null).toBe(offered);
  });
});

test.each([
  [['lay 7d', 'draw'], 20, 'Lay a card that fits, or draw if you can’t.'],
  [['draw'], 20, 'Nothing fits: draw a card.'],
  [['pass'], 0, 'Nothing fits, and there is nothing left to draw: pass.'],
])('what is to be done is said: %s', async (legal, stock, words) => {
  await sit(Karo8, 'karo8', view({ legal, stock }));
  expect(document.querySelector('.prompt')?.textContent).toBe(words);
});

test('nobody is waited for once a match was given up', async () => {
  const result = { reason: 'resigned', totals: [0, 0, 0], winners: [1], bonus: [] };
  await sit(Karo8, 'karo8', view({ legal: [] }), {
    table: { status: 'over', result: { ...result } },
  });
  expect(document.querySelector('.prompt')?.textContent).toBe('The match is over.');
});

test('a finished round shows all hands', async () => {
  await sit(
    Karo8,
    'karo8',
    view({
      to_act: [],
      legal: [],
      hands: [HAND, ['3c'], []],
      outcome: {
        reason: 'heroes',
        points: [1, 0, 1],
        winners: [0, 2],
        left: [],
        void: false,
        next_first: 1,
      },
    }),
  );
  expect(document.querySelectorAll('.hands li')).toHaveLength(3);
  expect(document.querySelector('.fan')).toBeNull();
});
