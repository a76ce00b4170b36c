/** Why a hint says what it says: beside the move, in the reader's words, and read out. */
import { ginView, press, rommeView, settle, sit } from './cards-kit';
import { afterEach, expect, test, vi } from 'vitest';
import Gin from '../src/games/gin/Table.svelte';
import Romme from '../src/games/romme/Table.svelte';
import { speak } from '../src/lib/words.svelte';
import type { Hint } from '../src/wire';

const HAND = '2c 9d 5h 6h 7h 11c 11d 11s 1s 13d 4s';
const HINT: Hint = {
  moves: ['discard 13d'],
  placed: 0,
  points: 0,
  reached: 0,
  needed: 0,
  proven: true,
  reasons: [
    { code: 'gin-dead', facts: { piece: '13d', pieces: ['13c', '12d'] } },
    { code: 'refused', facts: { seat: 1, pieces: ['13h'] } },
    { code: 'gin-ways', facts: { count: 3 } },
  ],
  sure: 9,
};
const lines = (): (string | null)[] =>
  [...document.querySelectorAll('[role="status"] li')].map((one) => one.textContent);
const hinted = (): void => expect(document.querySelector('[data-move="discard 13d"]')).toBeTruthy();
const answer = (hint: Hint): void => void vi.stubGlobal('fetch', async () => Response.json(hint));

afterEach(() => speak('en'));

test('reasons stand beside the hint and go with it', async () => {
  answer(HINT);
  const legal = ['discard 13d', 'discard 2c'];
  const { played } = await sit(Gin, 'gin', ginView(HAND, { legal }), {
    rules: { court_ten: true },
  });
  const status = document.querySelector('.why[role="status"]');
  expect(status).toBeTruthy(); // it is there before it speaks, or nobody hears it
  await press('Hint');
  await vi.waitFor(hinted, 60_000);
  expect(lines()).toEqual([
    'K♦ is dead: K♣ Q♦ can’t come any more.',
    'Ben has discarded or left K♥: a sign that it helps little there.',
    'Keeps 3 ways to end next turn.',
    'The best bot does this 9 out of 10 times.',
  ]);
  expect(status?.isConnected).toBe(true);
  await speak('de');
  await settle();
  expect(lines()[2]).toBe('Lässt dir 3 Wege, im nächsten Zug Schluss zu machen.');
  document.querySelector<HTMLElement>('[data-move="discard 13d"]')?.click();
  await settle();
  expect(played()).toEqual(['discard 13d']);
  expect(lines()).toEqual([]);
});

test('a reason that this page has no words for is left out', async () => {
  answer({ ...HINT, reasons: [{ code: 'newer', facts: {} }], sure: null });
  await sit(Romme, 'romme', rommeView(HAND, { legal: ['discard 13d'] }));
  await press('Hint');
  await vi.waitFor(hinted, 60_000);
  expect(lines()).toEqual([]);
});
