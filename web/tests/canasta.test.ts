/** The Canasta table: what is built stays where it lies until it is played. */
import { checked, pick, press, settle, sit } from './cards-kit';
import { expect, test } from 'vitest';
import Canasta from '../src/games/canasta/Table.svelte';
import type { CanastaView } from '../src/wire';

const HAND = '9c 9d 9h 4c 4d 5s 12h';

function canastaView(hand: string, changes: Partial<CanastaView> = {}): CanastaView {
  const own = hand.split(' ');
  return {
    seat: 0,
    to_act: [0],
    legal: [],
    free: [],
    outcome: null,
    first: 0,
    turn: 0,
    phase: 'draw',
    carried: [0, 0],
    sides: [0, 1],
    hands: [own, null],
    counts: [own.length, 15],
    stock: 60,
    discard: '4h',
    discards: 3,
    under: 2,
    frozen: false,
    table: [],
    owners: [],
    red_threes: [[], []],
    turns: 4,
    opened: [false, false],
    canastas: [0, 0],
    to_go_out: 1,
    needed: 50,
    drawn: [],
    laid: false,
    answer: null,
    fines: [0, 0],
    ...changes,
  };
}
const built = (): string[][] =>
  [...document.querySelectorAll('.built')].map((meld) =>
    [...meld.querySelectorAll('[data-piece]')].map((one) => one.getAttribute('data-piece') ?? ''),
  );
const held = (): (string | null)[] =>
  [...document.querySelectorAll('.fan button')].map((one) => one.getAttribute('data-piece'));

test('a pile is taken with what is picked, and all that is built is laid with it', async () => {
  const { checks, played } = await sit(
    Canasta,
    'canasta',
    canastaView(HAND, { legal: ['draw'], free: ['take'] }),
    { check: () => checked([], ['canasta-first-short', { points: 45, needed: 50 }]) },
  );
  await pick('9c', '9d', '9h');
  await press('New meld');
  expect(built()).toEqual([['9c', '9d', '9h']]);
  await pick('4c', '4d');
  expect(checks().at(-1)).toBe('take 4h 4c 4d | 9c 9d 9h');
  expect(document.querySelector('.status')?.textContent).toBe('45 of 50');
  document.querySelector<HTMLElement>('[data-do="take"]')?.click();
  await settle();
  expect(played()).toEqual(['take 4h 4c 4d | 9c 9d 9h']);
});

test('what a move did not use stays in the draft', async () => {
  const view = canastaView(HAND, { legal: ['draw', 'take 4c 4d'], free: ['take'] });
  const { played, tell } = await sit(Canasta, 'canasta', view);
  await pick('9c', '9d', '9h');
  await press('New meld');
  // Nothing is picked, so the pile is taken in the one way that is listed.
  document.querySelector<HTMLElement>('[data-spot="discards"]')?.click();
  await tell(
    canastaView('9c 9d 9h 5s 12h 7d', {
      phase: 'meld',
      free: ['lay'],
      table: [['4h', '4c', '4d']],
      owners: [0],
      opened: [true, false],
      needed: 0,
    }),
  );
  expect(played()).toEqual(['take 4c 4d']);
  expect(built()).toEqual([['9c', '9d', '9h']]);
  expect(held()).not.toContain('9c');
  expect(held()).not.toContain('4c');
});

test('the pile is spoken of where it can be taken', async () => {
  const prompt = (): string => document.querySelector('.prompt')?.textContent ?? '';
  const opened = { needed: 0, opened: [true, false] };
  const { tell } = await sit(Canasta, 'canasta', canastaView(HAND, { ...opened, legal: ['draw'] }));
  expect(prompt()).toBe('Draw from the stock.');
  await tell(canastaView(HAND, { ...opened, legal: ['draw', 'take 4h 4c 4d'], free: ['take'] }));
  expect(prompt()).toBe('Draw, or take the pile.');
  await tell(canastaView(HAND, { legal: ['draw'], free: ['take'] }));
  expect(prompt()).toBe('Draw, or take the pile.');
});

test('a player is told what a yes binds to before the partner is asked', async () => {
  const own = '9c 9d 9h 5s 12h';
  const melding: Partial<CanastaView> = {
    phase: 'meld',
    legal: ['ask', 'discard 5s'],
    free: ['lay'],
    hands: [own.split(' '), null, null, null],
    counts: [5, 11, 11, 11],
    sides: [0, 1, 0, 1],
    table: [['13c', '13c', '13d', '13d', '13h', '13s', '2c']],
    owners: [0],
    canastas: [1, 0],
  };
  const { play, played, tell } = await sit(Canasta, 'canasta', canastaView(own, melding));
  expect([0, 1, 2, 3].map((seat) => play.note?.(seat))).toEqual(['', '', 'partner', '']);
  await press('May I go out?');
  expect(played()).toEqual([]);
  expect(document.querySelector('.warning')?.textContent).toContain('your side loses 100 points');
  await press('Ask');
  expect(played()).toEqual(['ask']);
  await tell(canastaView(own, { ...melding, legal: ['discard 5s'], answer: 'yes' }));
  expect(document.querySelector('.warning')).toBeNull();
  expect(document.querySelector('.prompt')?.textContent).toBe(
    'Your partner says yes: go out this turn.',
  );
});

test('a partner can be asked once going out is near, not from the first turn on', async () => {
  const melding: Partial<CanastaView> = { phase: 'meld', legal: ['ask', 'discard 5s'] };
  const offered = (): boolean => document.querySelector('[data-do="ask"]') !== null;
  const { tell } = await sit(Canasta, 'canasta', canastaView(HAND, melding));
  expect(offered()).toBe(false);
  const kings = '13c 13c 13d 13d 13h 13s 2c'.split(' ');
  const near: Partial<CanastaView> = { ...melding, table: [kings.slice(1)], owners: [0] };
  // A seventh king or a wild card makes the canasta, and two cards are left.
  await tell(canastaView('9c 9d 9h 2d 5s 12h', near));
  expect(offered()).toBe(true);
  await tell(canastaView('9c 9d 2d 2h 4d 5s 12h', near));
  expect(offered()).toBe(false);
  await tell(canastaView('9c 9d 9h 5s 12h', near));
  expect(offered()).toBe(false);
  await tell(canastaView('9c 9d 9h 4d 5s 6s 12h', { ...near, table: [kings] }));
  expect(offered()).toBe(false);
});

test('what is drawn is marked, and nothing of a new deal', async () => {
  const marked = (): string[] =>
    [...document.querySelectorAll('.fan button:has(.fresh)')].map(
      (card) => card.getAttribute('data-piece') ?? '',
    );
  const { tell } = await sit(Canasta, 'canasta', canastaView('9c 9d 4c'));
  await tell(canastaView('9c 9d 4c 5s'));
  expect(marked()).toEqual(['5s']);
  const outcome = { reason: 'canasta-out', winners: [1], points: [0, 500], out: 1 };
  await tell(canastaView('9c 5s', { outcome: outcome as unknown as CanastaView['outcome'] }));
  await tell(canastaView('9c 12h 13s'));
  expect(marked()).toEqual([]);
});

test('a hint marks the meld that it adds to, since stacks have no numbers', async () => {
  const view = canastaView('9c 4c 2d', {
    phase: 'meld',
    legal: ['discard 4c'],
    free: ['lay', 'add'],
    opened: [true, false],
    needed: 0,
    table: [
      ['9d', '9h', '9s'],
      ['13c', '13d', '13h'],
    ],
    owners: [0, 0],
  });
  const { play } = await sit(Canasta, 'canasta', view);
  play.hint = {
    moves: ['add 2 2d'],
    placed: 0,
    points: 0,
    reached: 0,
    needed: 0,
    proven: false,
    reasons: [],
    sure: null,
  };
  await settle();
  const marked = [...document.querySelectorAll('.wanted')];
  expect(marked.map((meld) => meld.getAttribute('data-meld'))).toEqual(['2']);
  const button = document.querySelector('[data-move="add 2 2d"]');
  expect(button?.querySelector('.spoken')?.textContent).toBe('Add 2 of diamonds');
});

test('the piles give way on a small felt while a meld is built, or a lesson is offered', async () => {
  const meld = canastaView(HAND, { phase: 'meld', free: ['lay'], legal: ['discard 5s'] });
  const { play } = await sit(Canasta, 'canasta', meld);
  const gives = (): boolean => document.querySelector('.felt.drawn') !== null;
  expect(gives()).toBe(false);
  play.calm = true;
  await settle();
  expect(gives()).toBe(true);
  play.calm = false;
  await pick('9c', '9d', '9h');
  expect(gives()).toBe(false);
  await press('New meld');
  expect(gives()).toBe(true);
});
