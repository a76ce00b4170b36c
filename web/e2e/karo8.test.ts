/** Karo 8 by clicks, drags and keys: whole matches. */
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import {
  DESK,
  looksAt,
  PHONE,
  playByHint,
  quit,
  sitDown,
  sound,
  visitor,
  type Perform,
} from './kit';
import { byKeys, swipe } from './romme-gin';
import { drag, enter } from './small';

afterAll(quit);

const card = (piece: string): string => `.fan button[data-piece="${piece}"]`;
const row = (piece: string): string => `[data-row="${piece.at(-1)}"]`;

async function byClick(page: Page, move: string, turn: number): Promise<void> {
  const [word, piece = ''] = move.split(' ');
  if (word === 'draw') {
    if (turn % 3 === 0) return drag(page, '[data-spot="stock"]', '.fan');
    return page.locator(turn % 3 === 1 ? '[data-spot="stock"]' : '[data-do="draw"]').click();
  }
  if (word === 'pass') return page.locator('[data-do="pass"]').click();
  if (turn % 3 === 0) return drag(page, card(piece), row(piece));
  // Where its rank stands: the rest may lie under other cards.
  const at = { position: { x: 10, y: 14 } };
  if ((await page.locator(card(piece)).getAttribute('aria-pressed')) === 'false')
    await page.locator(card(piece)).click(at);
  await page.locator(turn % 3 === 1 ? row(piece) : '[data-do="lay"]').click();
}

async function byKey(page: Page, move: string, turn: number): Promise<void> {
  const [word, piece = ''] = move.split(' ');
  if (word !== 'lay') return enter(page, `[data-do="${word}"]`);
  await byKeys.pick(page, [piece]);
  if (turn % 2) await page.keyboard.press('Enter');
  else await enter(page, row(piece));
}

test.each([
  [PHONE, {}, ['me', 'bot:steady']],
  [DESK, { players: 4 }, ['me', 'bot:steady', 'bot:steady', 'bot:steady']],
] as const)('it is played to its end by clicks at %o', async (viewport, options, seats) => {
  const { page, leave } = await visitor({ viewport, bypassCSP: true });
  await sitDown(page, { game: 'karo8', options, seats });
  const turns = await playByHint(page, byClick, looksAt(page, 4));
  expect(turns).toBeGreaterThan(5);
  // All hands are open, and a colour lies from end to end.
  await expect.poll(() => page.locator('.hands li').count()).toBe(seats.length);
  await expect
    .poll(() => page.locator('.title').allTextContents())
    .toContainEqual(expect.stringContaining('26/26'));
  await sound(page);
  await leave();
});

test('it is played to its end by keys alone', async () => {
  const { page, leave } = await visitor({ viewport: DESK });
  await sitDown(page, { game: 'karo8', options: { play_drawn: true } });
  await playByHint(page, byKey);
  await leave();
});

test('a finger lays a card, and one that does not fit is explained', async () => {
  const { page, leave } = await visitor({ viewport: { width: 740, height: 360 }, hasTouch: true });
  await sitDown(page, { game: 'karo8' });
  let refused = false;
  const perform: Perform = async (one, move, turn) => {
    const [word, piece = ''] = move.split(' ');
    if (word !== 'lay') return byClick(one, move, turn);
    const stuck = one.locator('.fan button:has(.faded)').first();
    if (!refused && (await stuck.count())) {
      const wrong = (await stuck.getAttribute('data-piece')) ?? '';
      await stuck.tap({ position: { x: 10, y: 14 } });
      await one.locator(row(wrong)).tap();
      await expect
        .poll(() => one.locator('.refusal span').textContent())
        .toMatch(/must be down first|must be/);
      refused = true;
    }
    await swipe(one, card(piece), row(piece));
  };
  await playByHint(page, perform, async () => refused);
  expect(refused).toBe(true);
  await leave();
});
