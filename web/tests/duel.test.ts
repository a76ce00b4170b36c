/** The table of the duel: what is turned up, who takes it, flipping by itself. */
import { press, settle, sit } from './cards-kit';
import { screen } from '@testing-library/svelte';
import { afterEach, describe, expect, test, vi } from 'vitest';
import Duel from '../src/games/duel/Table.svelte';
import { autoFlip } from '../src/games/duel/habits';
import type { DuelView } from '../src/wire';

function view(changes: Partial<DuelView> = {}): DuelView {
  return {
    seat: 0,
    to_act: [0, 1],
    legal: ['flip'],
    free: [],
    outcome: null,
    phase: 'flip',
    due: [0, 1],
    waiting: [0, 1],
    stacks: [53, 53],
    piles: [4, 0],
    turned: [[], []],
    tricks: 2,
    tricks_left: 900,
    last: [['13h'], ['4s']],
    last_winner: 0,
    values: [[10], [4]],
    nobody: 0,
    heroes: [0],
    cards: [57, 53],
    ...changes,
  };
}
const open = (): string[] =>
  [...document.querySelectorAll('.turned .spoken')].map((one) => one.textContent ?? '');
function look(state: 'visible' | 'hidden'): void {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}
afterEach(() => {
  vi.useRealTimers();
  autoFlip.choose(false);
  look('visible');
});

describe('a trick', () => {
  test('is looked at, with its values, until one is ready for the next', async () => {
    const { tell } = await sit(Duel, 'duel', view());
    expect(open()).toEqual(['4 of spades, counts 4', 'king of hearts, counts 10']);
    expect(screen.getByText('You took 2 cards.')).toBeTruthy();
    // The other is quicker: the trick stays.
    await tell(view({ to_act: [0], waiting: [0] }));
    expect(open()).toHaveLength(2);
    expect(document.querySelectorAll('.tick')).toHaveLength(1);
    // Oneself is ready: it is taken away.
    await tell(view({ to_act: [1], waiting: [1], legal: [] }));
    expect(open()).toEqual([]);
  });

  test('that is tied goes on', async () => {
    await sit(
      Duel,
      'duel',
      view({ turned: [['13h'], ['10s']], values: [[10], [10]], waiting: [1], legal: [] }),
    );
    expect(screen.getByText('A tie! For the play-off, turn up another card.')).toBeTruthy();
    expect(document.querySelectorAll('.wait')).toHaveLength(1);
  });

  test('that others play off asks nothing of the player', async () => {
    await sit(
      Duel,
      'duel',
      view({
        turned: [['4h'], ['10s'], ['13h'], ['2c']],
        values: [[4], [10], [10], [2]],
        stacks: [25, 25, 25, 25],
        piles: [0, 0, 0, 0],
        heroes: [0, 2],
        due: [1, 2],
        to_act: [1, 2],
        waiting: [1, 2],
        legal: [],
      }),
    );
    expect(document.querySelector('.says')?.textContent).toBe(
      'Tied at 10: play-off between Ben and Cyd.',
    );
  });

  test('can be seen by spectators', async () => {
    await sit(Duel, 'duel', view({ seat: null, legal: [] }), { you: null });
    expect(open()).toHaveLength(2);
    expect(document.querySelector('[data-do="flip"], button.stack')).toBeNull();
  });
});

describe('flipping', () => {
  test.each(['Turn up', 'Stack: 53 cards'])('by a tap: %s', async (name) => {
    const { played } = await sit(Duel, 'duel', view());
    await press(name);
    expect(played()).toEqual(['flip']);
  });

  test('by the space bar, but not while something else is typed', async () => {
    const { played } = await sit(Duel, 'duel', view());
    const space = (): KeyboardEvent => new KeyboardEvent('keydown', { key: ' ', bubbles: true });
    const field = document.body.appendChild(document.createElement('input'));
    field.dispatchEvent(space());
    field.remove();
    await settle();
    expect(played()).toEqual([]);
    document.body.dispatchEvent(space());
    await settle();
    expect(played()).toEqual(['flip']);
  });

  test('by itself only while the page is looked at', async () => {
    const { played } = await sit(Duel, 'duel', view());
    vi.useFakeTimers();
    look('hidden');
    screen.getByRole('switch').click();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(localStorage.getItem('rummel-duel-flip')).toBe('true');
    expect(played()).toEqual([]);
    look('visible');
    await vi.advanceTimersByTimeAsync(3000);
    expect(played()).toEqual(['flip']);
  });
});
