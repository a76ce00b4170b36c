/** The gin tables: the melds in hand, the endings, the spread. */
import { checked, ginView, pick, press, settle, sit } from './cards-kit';
import { screen } from '@testing-library/svelte';
import { afterEach, describe, expect, test } from 'vitest';
import { arranged } from '../src/games/gin/habits';
import Gin from '../src/games/gin/Table.svelte';

afterEach(() => arranged.choose(true));

const HAND = '2c 9d 5h 6h 7h 11c 11d 11s 1s 13d';
const CARDS = { court_ten: true };
const grouping = () =>
  checked(
    [
      ['5h 6h 7h', 18],
      ['11c 11d 11s', 30],
    ],
    ['wrong-phase', { move: 'spread' }],
  );
const order = (): string[] =>
  [...document.querySelectorAll('.fan button')].map((one) => one.getAttribute('data-piece') ?? '');

describe('the hand', () => {
  test('lies by its melds, as the server groups it, and says what is left', async () => {
    const { checks } = await sit(Gin, 'gin', ginView(HAND, { deadwood: 12 }), {
      rules: CARDS,
      check: grouping,
    });
    expect(checks()).toContain('spread');
    expect(order()).toEqual(['5h', '6h', '7h', '11c', '11d', '11s', '1s', '2c', '9d', '13d']);
    expect(document.querySelectorAll('[data-group="0"]')).toHaveLength(3);
    expect(screen.getByText('Left over: 12 points')).toBeTruthy();
    expect(screen.getByText('at most 10 to end')).toBeTruthy();
  });

  test('keeps the order that a player has chosen', async () => {
    const { tell } = await sit(Gin, 'gin', ginView(HAND), { rules: CARDS, check: grouping });
    await press('By suit');
    const before = order();
    await tell(ginView(HAND, { phase: 'draw' }));
    expect(order()).toEqual(before);
  });
});

describe('the discards', () => {
  const spot = (): HTMLElement | null => document.querySelector('[data-spot="discards"]');
  const looked = (): (string | null)[] =>
    [...document.querySelectorAll('dialog[open] li [aria-label]')].map((one) =>
      one.getAttribute('aria-label'),
    );

  test('stay in sight after a draw and can be looked through, the last one first', async () => {
    const { played } = await sit(Gin, 'gin', ginView(HAND, { legal: ['discard 2c'] }), {
      rules: CARDS,
    });
    expect(spot()?.querySelector('[aria-label="2 of clubs"]')).toBeTruthy();
    spot()?.click();
    await settle();
    expect(looked()).toEqual(['2 of clubs', 'king of hearts', '5 of spades']);
    expect(played()).toEqual([]);
  });

  test('are taken by a tap when they can be, and shown by the sign beside them', async () => {
    const { played } = await sit(
      Gin,
      'gin',
      ginView(HAND, { phase: 'draw', legal: ['take', 'draw'] }),
      { rules: CARDS },
    );
    await press('Look through the discards');
    expect(looked()).toHaveLength(3);
    spot()?.click();
    await settle();
    expect(played()).toEqual(['take']);
  });

  test('are out of sight where the sheet turns them face down', async () => {
    await sit(Gin, 'serie-noire-gin', ginView(HAND, { discard: null, pile: [] }));
    expect(document.querySelector('[data-look]')).toBeNull();
    spot()?.click();
    await settle();
    expect(document.querySelector('dialog[open]')).toBeNull();
  });
});

describe('the prompt', () => {
  const prompt = (): string => document.querySelector('.prompt')?.textContent ?? '';

  test('speaks of ending only where that can be done', async () => {
    const { tell } = await sit(Gin, 'gin', ginView(HAND, { legal: ['discard 2c'] }), {
      rules: CARDS,
    });
    expect(prompt()).toBe('Discard one.');
    await tell(ginView(HAND, { legal: ['discard 2c', 'knock 2c'], may_end: true, deadwood: 8 }));
    expect(prompt()).toBe('You can knock now and end the round, or discard one and play on.');
    await tell(
      ginView(HAND, {
        phase: 'draw',
        legal: ['take', 'draw', 'knock'],
        may_end: true,
        deadwood: 8,
      }),
    );
    expect(prompt()).toBe('You can end the round now, or draw and play on.');
  });

  test('says when the round can be ended where that comes before a draw', async () => {
    const rules = { end_before_draw: true, least_melded: 6 };
    await sit(Gin, 'serie-noire-gin', ginView(HAND, { legal: ['discard 2c'], deadwood: 8 }), {
      rules,
      check: grouping,
    });
    expect(prompt()).toBe('Discard one. You can end the round when your next turn begins.');
    expect(screen.queryByText('at least 6 in melds')).toBeNull();
  });

  test('promises no ending while too little is in melds', async () => {
    const rules = { end_before_draw: true, least_melded: 8 };
    await sit(Gin, 'serie-noire-gin', ginView(HAND, { legal: ['discard 2c'], deadwood: 8 }), {
      rules,
      check: grouping,
    });
    expect(prompt()).toBe('Discard one.');
    expect(screen.getByText('at least 8 in melds')).toBeTruthy();
  });

  test('speaks of laying off only where something fits', async () => {
    const spread = { phase: 'spread', ending: 'knock', free: ['spread'] } as const;
    const { tell } = await sit(
      Gin,
      'gin',
      ginView(HAND, { ...spread, free: [...spread.free], legal: ['spread 5h 6h 7h'] }),
      { rules: CARDS },
    );
    expect(prompt()).toBe('Show your melds.');
    const melds = { melds: [['8h', '9h', '10h']], owners: [1] };
    const legal = ['add 7h 1', 'spread 11c 11d 11s'];
    const view = ginView(HAND, { ...spread, free: [...spread.free], ...melds, legal });
    await tell(view);
    expect(prompt()).toBe('Lay off what you like, then show your melds.');
    await tell(view, [{ code: 'gin-ended', facts: { seat: 1 } }]);
    expect(prompt()).toMatch(/ ends the round\. Lay off what you like, then show your melds\.$/);
  });
});

describe('ending', () => {
  test('is not offered before it may be', async () => {
    await sit(Gin, 'gin', ginView(HAND, { legal: ['discard 2c', 'discard 13d'] }), {
      rules: CARDS,
    });
    await pick('13d');
    expect(document.querySelector('[data-do="knock"], [data-do="end"]')).toBeNull();
  });

  test('asks which card goes down, the best one first', async () => {
    const { played } = await sit(
      Gin,
      'gin',
      ginView(HAND, {
        legal: ['discard 2c', 'discard 13d', 'knock 2c', 'knock 13d'],
        may_end: true,
        deadwood: 8,
      }),
      { rules: CARDS, check: grouping },
    );
    await press('Knock');
    const offered = [...document.querySelectorAll('[data-choice]')];
    expect(offered.map((one) => one.getAttribute('data-choice'))).toEqual(['13d', '2c']);
    (offered[1] as HTMLElement).click();
    await settle();
    expect(played()).toEqual(['knock 2c']);
  });

  test('knocks with the card that is picked', async () => {
    const { played } = await sit(
      Gin,
      'gin',
      ginView(HAND, { legal: ['discard 2c', 'knock 2c', 'knock 13d'], may_end: true }),
      { rules: CARDS, check: grouping },
    );
    await pick('2c');
    await press(/^Knock 2 of clubs/);
    expect(played()).toEqual(['knock 2c']);
  });

  test.each([
    ['draw', 0, 'Little Gin'],
    ['draw', 7, 'End the round with 7 left'],
    ['discard', 0, 'Big Gin'],
  ] as const)('has the names of the sheet: %s with %i left', async (phase, deadwood, name) => {
    const { played } = await sit(
      Gin,
      'serie-noire-gin',
      ginView(HAND, { phase, deadwood, may_end: true, legal: ['knock'] }),
    );
    await press(name);
    expect(played()).toEqual(['knock']);
  });

  test('is called the same by a hint', async () => {
    const { play } = await sit(
      Gin,
      'serie-noire-gin',
      ginView(HAND, { phase: 'draw', deadwood: 7, may_end: true, legal: ['knock', 'draw'] }),
    );
    play.hint = {
      moves: ['knock'],
      placed: 0,
      points: 0,
      reached: 0,
      needed: 0,
      proven: false,
      reasons: [],
      sure: null,
    };
    await settle();
    const hinted = document.querySelector('[data-move="knock"]');
    expect(hinted?.querySelector('.spoken')?.textContent).toBe('End the round with 7 left');
  });
});

describe('the spread', () => {
  const SPREAD = {
    phase: 'spread' as const,
    opener: 1,
    ending: 'knock' as const,
    melds: [['3c', '4c', '5c']],
    owners: [1],
    left: [null, 4],
    hands: [HAND.split(' '), ['1d', '3d']],
    free: ['spread'],
    legal: ['add 2c 1', 'spread 5h 6h 7h | 11c 11d 11s'],
  };

  test('lays off on the melds of the player who ended', async () => {
    const { played } = await sit(Gin, 'gin', ginView(HAND, SPREAD), {
      rules: CARDS,
      check: grouping,
    });
    await pick('2c');
    await press(/Meld 1:/);
    expect(played()).toEqual(['add 2c 1']);
  });

  test('shows the best melds, and what the other was left with', async () => {
    const { played } = await sit(Gin, 'gin', ginView(HAND, SPREAD), {
      rules: CARDS,
      check: grouping,
    });
    expect(document.querySelector('.hands')?.textContent).toMatch(/Ben.*4 points/);
    await press('Show melds');
    expect(played()).toEqual(['spread 5h 6h 7h | 11c 11d 11s']);
  });

  test('lets the player show other melds (Q-GIN-17), and says what is wrong with them', async () => {
    const { played, checks } = await sit(Gin, 'gin', ginView(HAND, SPREAD), {
      rules: CARDS,
      check: (move) =>
        move.includes('5h 6h 7h')
          ? checked([['5h 6h 7h', 18]])
          : checked([['5h 6h', 'meld-neither']], ['meld-neither', { meld: ['5h', '6h'] }]),
    });
    const built = (): string[] =>
      [...document.querySelectorAll('.built')].map((meld) =>
        [...meld.querySelectorAll('[data-piece]')]
          .map((one) => one.getAttribute('data-piece'))
          .join(' '),
      );
    expect(built()).toEqual(['5h 6h 7h', '11c 11d 11s']);
    expect(order()).toEqual(['1s', '2c', '9d', '13d']);
    await press('Take back meld 2 that you are building');
    await press('Back to your hand: 7 of hearts');
    expect(checks().at(-1)).toBe('spread 5h 6h');
    expect(document.querySelector('.draft .status')?.textContent).toMatch(/\w{3}/);
    await pick('7h');
    await press('Put the picked cards into meld 1 that you are building');
    expect(built()).toEqual(['5h 6h 7h']);
    await press('The best melds');
    expect(built()).toEqual(['5h 6h 7h', '11c 11d 11s']);
    await press('Take back meld 2 that you are building');
    await press('Show melds');
    expect(played()).toEqual(['spread 5h 6h 7h']);
  });
});
