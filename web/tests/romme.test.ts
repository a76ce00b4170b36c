/** The Rommé table: building, laying, adding, robbing, claiming, discarding. */
import { checked, pick, press, rommeView, settle, sit } from './cards-kit';
import { screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { asking } from '../src/games/romme/habits';
import Romme from '../src/games/romme/Table.svelte';
import type { RommeView } from '../src/wire';

const HAND = '5c 5d 7h 8h 9h 13c 13d 13s *';
const choices = (): string[] =>
  [...document.querySelectorAll('[data-choice]')].map(
    (one) => one.getAttribute('data-choice') ?? '',
  );
const meldLabel = (number: number): RegExp => new RegExp(`Meld ${number}:`);

describe('building melds', () => {
  test('shows how far the first meld is and lays when the server agrees', async () => {
    const { played, checks } = await sit(
      Romme,
      'romme',
      rommeView(HAND, { free: ['lay'], legal: ['discard 5c'] }),
      {
        check: (move) =>
          move.includes('13c')
            ? checked([
                ['7h 8h 9h', 24],
                ['13c 13d 13s', 30],
              ])
            : checked([['7h 8h 9h', 24]], ['romme-opening-short', { points: 24, needed: 30 }]),
      },
    );
    expect(screen.getByText('Your first meld must be worth 30.')).toBeTruthy();
    await pick('7h', '8h', '9h');
    await vi.waitFor(() => expect(checks().at(-1)).toBe('lay 7h 8h 9h'), { timeout: 60_000 });
    expect(screen.getByText('24 of 30')).toBeTruthy();
    await press('New meld');
    expect(document.querySelectorAll('.fan button')).toHaveLength(6);
    await pick('13c', '13d', '13s');
    await vi.waitFor(() => expect(checks().at(-1)).toBe('lay 7h 8h 9h | 13c 13d 13s'), {
      timeout: 60_000,
    });
    expect(document.querySelector('[data-check="true"]')).toBeTruthy();
    await press('Lay');
    expect(played()).toEqual(['lay 7h 8h 9h | 13c 13d 13s']);
  });

  test.each([
    ['one', 'none', [], 'First, one meld alone must be worth 30.'],
    ['sum', 'none', [], 'Your first meld must be worth 30.'],
    ['one', 'one', [], 'First, one meld alone must be worth 30.'],
    // An added card would help.
    ['one', 'one', [['3c', '4c', '5c']], 'Your first meld must be worth 30.'],
  ])('says what it takes to open: %s meld, %s added, %j', async (opening, adds, melds, said) => {
    await sit(
      Romme,
      'romme',
      rommeView(HAND, { free: ['lay'], table: melds, owners: melds.map(() => 1) }),
      { table: { rules: { opening, opening_add: adds } } },
    );
    expect(screen.getByText(said)).toBeTruthy();
  });

  test('says what is wrong, in words', async () => {
    await sit(Romme, 'romme', rommeView(HAND, { free: ['lay'] }), {
      check: () =>
        checked([['5c 5d 7h', 'set-ranks']], ['set-ranks', { meld: ['5c', '5d', '7h'] }]),
    });
    await pick('5c', '5d', '7h');
    expect(document.querySelector('.status')?.textContent).toMatch(/5♣ 5♦ 7♥/);
  });

  test('asks what a joker stands for where that is open', async () => {
    const { played } = await sit(Romme, 'romme', rommeView(HAND, { free: ['lay'] }), {
      check: (move) => {
        const melds = move.slice(4).split(' | ');
        if (melds.length > 1)
          return checked(
            melds.map((meld) => [meld, /\*=5[hs]/.test(meld) ? 15 : 'meld-neither']),
            ['meld-neither', { meld: [] }],
          );
        return move.includes('*=')
          ? checked([['5c 5d *=5s', 15]])
          : checked([['5c 5d *', 'joker-undeclared']], ['joker-undeclared', { meld: ['5c'] }]);
      },
    });
    await pick('5c', '5d', '*');
    expect(screen.getByText('You say what the joker stands for when you lay.')).toBeTruthy();
    await press('Lay');
    expect(screen.getByText('What does the joker stand for?')).toBeTruthy();
    expect(choices()).toEqual(['*=5h', '*=5s']);
    document.querySelector<HTMLElement>('[data-choice="*=5s"]')?.click();
    await settle();
    await press('Lay');
    expect(played()).toEqual(['lay 5c 5d *=5s']);
  });

  test('asks at which end of a run a joker stands, unless it was put there', async () => {
    const read = (meld: string): [string, number | string] => {
      if (meld === '8h 9h *') return ['8h 9h *=10h', 27];
      if (meld === '* 8h 9h') return ['*=7h 8h 9h', 24];
      return [meld, meld.includes('*=7h') || meld.includes('*=10h') ? 27 : 'meld-neither'];
    };
    const { played } = await sit(Romme, 'romme', rommeView(HAND, { free: ['lay'] }), {
      check: (move) => {
        const melds = move.slice(4).split(' | ').map(read);
        return checked(melds, melds.length > 1 ? ['meld-neither', { meld: [] }] : undefined);
      },
    });
    await pick('8h', '9h', '*');
    await press('Lay');
    expect(played()).toEqual([]);
    expect(choices()).toEqual(['*=7h', '*=10h']);
    document.querySelector<HTMLElement>('[data-choice="*=7h"]')?.click();
    await settle();
    expect(played()).toEqual(['lay 8h 9h *=7h']);
  });

  test('asks for every joker of a meld of jokers alone', async () => {
    const reads = (meld: string): [string, number | string] => {
      const cards = meld.split(' ');
      const said = cards.filter((card) => card !== '*');
      const kings = said.every((card) => card.startsWith('*=13'));
      if (!kings || new Set(said).size < said.length) return [meld, 'meld-neither'];
      return [meld, said.length < cards.length ? 'joker-undeclared' : 30];
    };
    const { played } = await sit(Romme, 'romme', rommeView('5c * * *', { free: ['lay'] }), {
      check: (move) => {
        const melds = move.slice(4).split(' | ').map(reads);
        const wrong = melds.find(([, reading]) => typeof reading === 'string');
        return checked(melds, wrong && [String(wrong[1]), { meld: [] }]);
      },
    });
    await pick('*', '*', '*');
    for (const king of ['*=13c', '*=13h', '*=13s']) {
      await press('Lay');
      expect(choices()).toContain(king);
      document.querySelector<HTMLElement>(`[data-choice="${king}"]`)?.click();
      await settle();
    }
    await press('Lay');
    expect(played()).toEqual(['lay *=13c *=13h *=13s']);
  });

  test('gives everything back when the turn is over', async () => {
    const { tell } = await sit(Romme, 'romme', rommeView(HAND, { free: ['lay'] }), {
      check: () => checked([]),
    });
    await pick('7h', '8h', '9h');
    await press('New meld');
    await tell(rommeView(HAND, { to_act: [1], phase: 'draw', turn: 1 }));
    expect(document.querySelectorAll('.fan button')).toHaveLength(9);
    expect(document.querySelector('.draft')).toBeNull();
  });

  test('keeps a draft from being lost by a discard', async () => {
    const { play, played } = await sit(
      Romme,
      'romme',
      rommeView(HAND, { free: ['lay'], legal: ['discard 5c'] }),
    );
    await pick('7h', '8h', '9h');
    await press('New meld');
    await pick('5c');
    await press(/^Discard/);
    expect(played()).toEqual([]);
    expect(play.refusal).toMatch(/take them back/);
    // All of it comes back in one tap, and then the card can go.
    expect(play.remedy?.label).toBe('Take all back');
    play.remedy?.run();
    await settle();
    expect(document.querySelectorAll('.fan button')).toHaveLength(HAND.split(' ').length);
    await press(/^Discard/);
    expect(played()).toEqual(['discard 5c']);
  });

  test.each([
    [
      'too few points',
      checked([['7h 8h 9h', 24]], ['romme-opening-short', { points: 24, needed: 30 }]),
    ],
    [
      'no meld that is worth enough alone',
      checked([['7h 8h 9h', 24]], ['romme-opening-alone', { points: 24, needed: 30 }]),
    ],
    ['no melds', checked([['7h 8h 9h', 'not-a-meld']], ['not-a-meld', {}])],
  ])('gives back with a discard what can’t be laid: %s', async (_, answer) => {
    const { play, played, tell } = await sit(
      Romme,
      'romme',
      rommeView(HAND, { free: ['lay'], legal: ['discard 5c'] }),
      { check: () => answer },
    );
    await pick('7h', '8h', '9h');
    await press('New meld');
    await pick('5c');
    await press(/^Discard/);
    await settle();
    expect(play.refusal).toBe('');
    expect(played()).toEqual(['discard 5c']);
    const left = HAND.replace(' 5c', '');
    await tell(rommeView(left, { to_act: [1], phase: 'draw', turn: 1 }));
    expect(document.querySelectorAll('.fan button')).toHaveLength(left.split(' ').length);
  });

  test('adds a card that helps with the first meld, where the rules know that', async () => {
    const { played, checks } = await sit(
      Romme,
      'romme-lay',
      rommeView('6h 8c 8d 8s 2c', {
        free: ['lay', 'open'],
        table: [
          ['3c', '4c', '5c'],
          ['7h', '8h', '9h'],
        ],
        owners: [1, 2],
        opened: [false, true, true],
      }),
    );
    await pick('8c', '8d', '8s');
    await press('New meld');
    await pick('6h');
    await press(meldLabel(2));
    await vi.waitFor(() => expect(checks().at(-1)).toBe('open 6h 2 8c 8d 8s'), { timeout: 60_000 });
    expect(screen.getByText('goes to meld 2')).toBeTruthy();
    await press('Lay');
    expect(played()).toEqual(['open 6h 2 8c 8d 8s']);
  });
});

describe('melds on the table', () => {
  const TABLE: Partial<RommeView> = {
    table: [
      ['7h', '*=8h', '9h'],
      ['5c', '5d', '5s'],
    ],
    owners: [1, 2],
    opened: [true, true, true],
    needed: 0,
    free: ['lay'],
  };

  test('say whose they are', async () => {
    const names = (): (string | undefined)[] =>
      [...document.querySelectorAll('.caption')].map((one) => one.textContent?.trim());
    const { tell } = await sit(Romme, 'romme', rommeView('2c', TABLE));
    expect(names()[0]).toMatch(/1\s*Ben/);
    expect(names()[1]).toMatch(/2\s*Cyd/);
    await tell(rommeView('2c', { ...TABLE, owners: [0, 2] }));
    expect(names()[0]).toMatch(/1\s*You/);
  });

  test('take a card that fits at once', async () => {
    const { played } = await sit(
      Romme,
      'romme',
      rommeView('10h 2c', { ...TABLE, legal: ['discard 2c', 'add 10h 1'] }),
    );
    await pick('10h');
    await press(meldLabel(1));
    expect(played()).toEqual(['add 10h 1']);
  });

  test('ask what a joker is where it fits twice', async () => {
    const { played } = await sit(
      Romme,
      'romme',
      rommeView('* 2c', { ...TABLE, legal: ['add *=6h 1', 'add *=10h 1'] }),
    );
    await pick('*');
    await press(meldLabel(1));
    expect(choices()).toEqual(['*=6h', '*=10h']);
    document.querySelector<HTMLElement>('[data-choice="*=10h"]')?.click();
    await settle();
    expect(played()).toEqual(['add *=10h 1']);
  });

  test('give their joker for its card', async () => {
    const { played } = await sit(
      Romme,
      'romme',
      rommeView('8h 2c', { ...TABLE, legal: ['rob 8h 1'] }),
    );
    await pick('8h');
    await press(meldLabel(1));
    expect(played()).toEqual(['rob 8h 1']);
  });

  test('let the server say why a card does not fit', async () => {
    const { played } = await sit(Romme, 'romme', rommeView('2c 3d', { ...TABLE }));
    await pick('2c');
    await press(meldLabel(2));
    expect(played()).toEqual(['add 2c 2']);
  });
});

describe('the turn', () => {
  test('says that nobody lays in the first lap', async () => {
    await sit(Romme, 'romme', rommeView(HAND, { melding: false, legal: ['discard 5c'] }));
    expect(document.querySelector('.tray .prompt')?.textContent).toMatch(/everyone has had a turn/);
    expect(document.querySelector('.draft')).toBeNull();
  });

  test('says that a robbed joker comes first', async () => {
    await sit(Romme, 'romme', rommeView('* 2c', { owed: true, free: ['lay'] }));
    expect(document.querySelector('.tray .prompt')?.textContent).toMatch(/joker you have taken/);
  });

  test('draws and takes by the piles', async () => {
    const { played, tell } = await sit(
      Romme,
      'romme',
      rommeView(HAND, { phase: 'draw', legal: ['draw', 'take'] }),
    );
    await press(/Discards 3/);
    await tell(rommeView(HAND, { phase: 'draw', legal: ['draw', 'take'] }));
    await press(/Stock 50/);
    expect(played()).toEqual(['take', 'draw']);
  });

  test('shows all hands once the round is over', async () => {
    await sit(
      Romme,
      'romme',
      rommeView('2c', {
        to_act: [],
        hands: [['2c'], [], ['3d', '4d']],
        outcome: {
          reason: 'romme-out',
          points: [-2, 0, -7],
          winners: [1],
          left: [],
          void: false,
          next_first: 1,
        },
      }),
    );
    expect(document.querySelectorAll('.hands li')).toHaveLength(3);
    expect(document.querySelector('.hands')?.textContent).toMatch(/nothing/);
    expect(document.querySelector('.fan')).toBeNull();
  });
});

describe('a discard that was left', () => {
  const claim = rommeView(HAND, { phase: 'claim', turn: 2, legal: ['knock', 'pass'] });
  beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
  afterEach(() => {
    vi.useRealTimers();
    asking.choose('short');
  });

  test('is passed after some seconds, and not before', async () => {
    asking.choose('short');
    const { played } = await sit(Romme, 'romme', claim);
    await vi.advanceTimersByTimeAsync(6000);
    expect(played()).toEqual([]);
    await vi.advanceTimersByTimeAsync(3000);
    expect(played()).toEqual(['pass']);
  });

  test('waits where the player wants no limit', async () => {
    asking.choose('wait');
    const { played } = await sit(Romme, 'romme', claim);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(played()).toEqual([]);
  });

  test('is passed at once for a player who never knocks', async () => {
    asking.choose('never');
    const { played } = await sit(Romme, 'romme', claim);
    await vi.advanceTimersByTimeAsync(1000);
    expect(played()).toEqual(['pass']);
  });

  test('is knocked for, and what that brings and costs is said before', async () => {
    asking.choose('wait');
    const { played } = await sit(Romme, 'romme', { ...claim, discard: '9s' });
    expect(document.querySelector('.prompt')?.textContent).toBe(
      'Want 9♠? Knock: you get it with a penalty card from the stock.',
    );
    await press(/^Knock/);
    expect(played()).toEqual(['knock']);
  });
});
