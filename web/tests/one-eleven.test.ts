/** The table of 111: gaps, what leaves, what counts, announcing. */
import { press, settle, sit } from './cards-kit';
import { screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, describe, expect, test } from 'vitest';
import { autoPass } from '../src/games/one-eleven/habits';
import { lastSwap, leaversOf } from '../src/games/one-eleven/moves';
import { gapAt, placesOf, shapeOf, targetsOf } from '../src/games/one-eleven/row';
import { listed } from '../src/lib/pieces';
import OneEleven from '../src/games/one-eleven/Table.svelte';
import type { OneElevenView } from '../src/wire';

const HAND = [13, 27, 83, 35, 43];
const RULES = { symbols: Array.from({ length: 110 }, (_, at) => (at % 4) + 1) };
const INSERTS = HAND.flatMap((_, gap) => [`insert ${gap} left`, `insert ${gap} right`])
  .filter((move) => move !== 'insert 0 left')
  .concat('insert 0 far', 'insert 5 left', 'insert 5 far');

function view(changes: Partial<OneElevenView> = {}): OneElevenView {
  return {
    seat: 0,
    to_act: [0],
    legal: ['take 1', 'take 2', 'take 3'],
    free: [],
    outcome: null,
    turn: 0,
    phase: 'take',
    hands: [HAND, null],
    counts: [5, 5],
    centre: [85, null, null],
    draw: 90,
    discards: 0,
    pile: [],
    top: 0,
    taken: 0,
    spot: 0,
    turns_left: 100,
    directions: [null, null],
    series: [13, 27, 83],
    points: 7,
    ordered: false,
    counted: [],
    ...changes,
  };
}
const inserting = view({
  phase: 'insert',
  taken: 32,
  spot: 2,
  centre: [85, 0, null],
  legal: INSERTS,
});
const tap = async (selector: string): Promise<void> => {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`there is no ${selector}`);
  element.click();
  await tick();
};
const marked = (): (string | null)[] =>
  [...document.querySelectorAll('[data-leave]')].map((one) => one.getAttribute('aria-label'));

afterEach(() => autoPass.choose(true));

test('cleared cards can be looked through', async () => {
  await sit(OneEleven, 'one-eleven', view({ discards: 3, top: 40, pile: [90, 12, 40] }), {
    rules: RULES,
  });
  await tap('[data-look]');
  const lying = [...document.querySelectorAll('dialog[open] li [aria-label]')];
  expect(lying.map((one) => parseInt(one.getAttribute('aria-label') ?? ''))).toEqual([40, 12, 90]);
});

test('names stand at the seats alone until the round is over', async () => {
  await sit(OneEleven, 'one-eleven', view(), { rules: RULES });
  expect(document.querySelector('.others .name')).toBeNull();
  expect(document.querySelector('.others [aria-label]')).toBeTruthy();
});

describe('a swap', () => {
  test('takes a card from the centre, named with what is seen of it', async () => {
    const { played } = await sit(OneEleven, 'one-eleven', view(), { rules: RULES });
    await press('Spot 1, 85, 4 symbols');
    expect(played()).toEqual(['take 1']);
  });

  test('marks what may leave before anything is done (ONE-18)', async () => {
    const { played } = await sit(OneEleven, 'one-eleven', inserting, { rules: RULES });
    expect(marked()).toEqual([]);
    await press('Between 27 and 83');
    expect(marked()).toEqual(['27 leaves', '83 leaves']);
    expect(played()).toEqual([]);
    await tap('[data-leave="right"]');
    await settle();
    expect(played()).toEqual(['insert 2 right']);
  });

  test('at an end the far end may leave too (ONE-19)', async () => {
    await sit(OneEleven, 'one-eleven', inserting, { rules: RULES });
    await press('After 43');
    expect(marked()).toEqual(['13 leaves', '43 leaves']);
    await press('Before 13');
    expect(marked()).toEqual(['13 leaves', '43 leaves']);
  });

  test('can be moved to another place', async () => {
    const { played } = await sit(OneEleven, 'one-eleven', inserting, { rules: RULES });
    await press('Before 13');
    await press('Another place');
    expect(marked()).toEqual([]);
    await press('Between 35 and 43');
    await press('35 leaves');
    expect(played()).toEqual(['insert 4 left']);
  });
});

describe('the hand', () => {
  test('keeps its order and shows what counts', async () => {
    await sit(OneEleven, 'one-eleven', view(), { rules: RULES });
    const cards = [...document.querySelectorAll('.hand [data-card]')];
    expect(cards.map((one) => Number(one.getAttribute('data-card')))).toEqual(HAND);
    expect(cards.map((one) => one.classList.contains('series'))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
    expect(screen.getByText('Series of 3 cards')).toBeTruthy();
    expect(screen.getByText('7 points')).toBeTruthy();
  });

  test('of everybody is shown once the round is over, with what counted', async () => {
    await sit(
      OneEleven,
      'one-eleven',
      view({
        to_act: [],
        legal: [],
        hands: [HAND, [50, 40, 30, 99, 2]],
        counted: [[], [50, 40, 30]],
        outcome: {
          reason: 'one-mistake',
          points: [0, 9],
          winners: [1],
          left: [],
          void: false,
          next_first: 1,
        },
      }),
      { rules: RULES },
    );
    expect(document.querySelectorAll('.others .counted')).toHaveLength(3);
    expect(document.querySelectorAll('.hand .series')).toHaveLength(0);
  });
});

describe('announcing', () => {
  const done = { phase: 'announce' as const, legal: ['pass', 'announce'] };

  test('what is not in order is passed by itself', async () => {
    const { played } = await sit(OneEleven, 'one-eleven', view(done), { rules: RULES });
    expect(document.querySelector('[data-do="announce"]')).toBeNull();
    await expect.poll(played).toEqual(['pass']);
  });

  test('nobody is told of passes: both swaps stay to be read', async () => {
    const { tell } = await sit(OneEleven, 'one-eleven', view(), { rules: RULES });
    const swap = (seat: number, card: number) => ({
      code: 'inserted',
      facts: { seat, gap: 3, drop: 'left', card, spot: 1 },
    });
    const passed = (seat: number) => ({ code: 'passed', facts: { seat } });
    await tell(view(), [swap(0, 44), passed(0)]);
    await tell(view(), [swap(1, 55), passed(1)]);
    const said = [...document.querySelectorAll('.last p')].map((line) => line.textContent);
    expect(said).toHaveLength(2);
    expect(said[0]).toContain('44');
    expect(said[1]).toContain('55');
  });

  test('what is in order is never passed by itself', async () => {
    const { played } = await sit(OneEleven, 'one-eleven', view({ ...done, ordered: true }), {
      rules: RULES,
    });
    expect(screen.getByText('Your hand is in order!')).toBeTruthy();
    await press('Announce');
    expect(played()).toEqual(['announce']);
  });

  test('a mistake needs confirmation', async () => {
    autoPass.choose(false);
    const { played } = await sit(OneEleven, 'one-eleven', view(done), { rules: RULES });
    await press('Announce');
    expect(played()).toEqual([]);
    await press('Announce anyway');
    expect(played()).toEqual(['announce']);
  });
});

describe('the places of a hand', () => {
  test.each([
    [12, 360, 80],
    [12, 1116, 80],
    [12, 370, 47],
    [14, 320, 80],
    [5, 360, 80],
    [53, 360, 80],
  ])('%i cards in %i pixels: all inside, and nothing too small to tap', (count, room, widest) => {
    const shape = shapeOf(count, room, widest);
    for (const open of [null, { gap: 0, row: 0 }, { gap: shape.columns, row: 0 }]) {
      const { cards, opened } = placesOf(count, room, shape, open);
      expect(cards).toHaveLength(count);
      expect(opened === null).toBe(open === null);
      for (const { x } of [...cards, ...(opened ? [opened] : [])]) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + shape.width).toBeLessThanOrEqual(room);
      }
      const targets = targetsOf(cards, room, shape);
      expect(new Set(targets.map(({ gap }) => gap)).size).toBe(count + 1);
      for (const { left, right } of targets) expect(right - left).toBeGreaterThan(43.9);
    }
  });

  test('a point is in the gap whose place to tap it is in', () => {
    // Once the round is over a narrow table keeps the hand in one row.
    expect(shapeOf(12, 494, 80).rows).toBe(2);
    expect(shapeOf(12, 494, 80, true).rows).toBe(1);
    const shape = shapeOf(12, 360, 80);
    const { cards } = placesOf(12, 360, shape, null);
    for (const { gap, row, left, right } of targetsOf(cards, 360, shape))
      for (const x of [left + 1, (left + right) / 2, right - 1])
        expect(gapAt(x, row, 12, 360, shape)).toEqual({ gap, row });
    expect(gapAt(300, -3, 12, 360, shape).row).toBe(0);
    expect(gapAt(300, 9, 12, 360, shape)).toEqual({ gap: 12, row: 1 });
  });

  test('a gap at the end of a row opens there or in the next row', () => {
    const shape = shapeOf(12, 360, 80);
    const at = (row: number) => placesOf(12, 360, shape, { gap: 6, row }).opened;
    expect(at(0)?.row).toBe(0);
    expect(at(1)?.row).toBe(1);
    expect(at(7)?.row).toBe(1);
  });
});

test('the last swap is known from the events', () => {
  const heard = (code: string, facts: Record<string, unknown>) => ({ code, facts });
  const log = [
    heard('took-hidden', { seat: 0, spot: 2 }),
    heard('got', { pieces: [32] }),
    heard('inserted', { seat: 0, gap: 2, drop: 'right', card: 83, spot: 2 }),
  ];
  const entries = (events: typeof log) => [{ number: 1, events }];
  expect(lastSwap(entries(log), [5, 5])).toEqual({ seat: 0, index: 2, spot: 2, card: 32 });
  const theirs = [
    ...log,
    heard('took-hidden', { seat: 1, spot: 1 }),
    heard('inserted', { seat: 1, gap: 5, drop: 'far', card: 9, spot: 1 }),
  ];
  expect(lastSwap(entries(theirs), [5, 5])).toEqual({ seat: 1, index: 4, spot: 1, card: null });
  const cleared = [...theirs, heard('cleared', { seat: 0, cards: [1, 2, 3] })];
  expect(lastSwap(entries(cleared), [5, 5])?.spot).toBeNull();
  expect(lastSwap(entries([...log, heard('dealt', {})]), [5, 5])).toBeNull();
});

test('what leaves lies where the move says', () => {
  const at = (gap: number) =>
    leaversOf(INSERTS.map(listed), gap, HAND).map(({ drop, card }) => [drop, card]);
  expect(at(0)).toEqual([
    ['right', 13],
    ['far', 43],
  ]);
  expect(at(2)).toEqual([
    ['left', 27],
    ['right', 83],
  ]);
  expect(at(5)).toEqual([
    ['far', 13],
    ['left', 43],
  ]);
});
