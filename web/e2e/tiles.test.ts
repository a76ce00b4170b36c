/** The tile games: whole matches by clicks, tile by tile, and by keys. */
import { afterAll, expect, test } from 'vitest';
import { DESK, looksAt, PHONE, playByHint, quit, sitDown, some, tabTo, visitor } from './kit';
import { byClick } from './tile-player';

afterAll(quit);

const SHORT = { rounds: 1, max_turns: 12 };
const GAMES: [string, Record<string, unknown>][] = [
  ['myrummy', { hand: 7, minimum: 0 }],
  ['serie-noire', { hand: 8 }],
  ['brettspielnetz', { hand: 8, minimum: 0 }],
  ['rummikub', { hand: 7, minimum: 0 }],
];
const WAYS = GAMES.flatMap(([game, options]) =>
  [PHONE, DESK].map((size) => [game, size, options] as const),
);
test.each(some(WAYS, (at) => at % 4 === 0 || at % 4 === 3))(
  '%s is played to its end by clicks at %o',
  async (game, viewport, options) => {
    const { page, leave } = await visitor({ viewport, bypassCSP: true });
    await sitDown(page, { game, options: { ...SHORT, ...options } });
    const moves = await playByHint(page, byClick, looksAt(page, 4));
    expect(moves).toBeGreaterThan(0);
    await leave();
  },
);

test.each([
  ['draw-and-reject', { take_scrap: true }],
  ['draw-and-keep', { changes: 2 }],
  ['lay-or-exchange', { exchange_order: 'draw-first' }],
])('the turn of %s is played to its end', async (turn, options) => {
  const { page, leave } = await visitor({ viewport: PHONE });
  await sitDown(page, { game: 'serie-noire', options: { ...SHORT, turn, hand: 8, ...options } });
  await playByHint(page, byClick);
  await leave();
});

/** What a patient player does next, the first that is there. */
const WISHES = [
  '[data-ready]:not(:disabled)',
  '[data-done]:not(:disabled)',
  '[data-show]',
  '.turn [data-hint]:not(.icon):not(:disabled)',
  '.turn [data-move]:not(:disabled)',
];

test('a match by keyboard alone', async () => {
  const { page, leave } = await visitor({ viewport: DESK });
  await sitDown(page, { game: 'rummikub', options: { ...SHORT, hand: 6, minimum: 0 } });
  const next = (): Promise<string | null | undefined> =>
    page.evaluate((wishes) => {
      if (document.querySelector('[data-over]')) return null;
      return wishes.find((wish) => document.querySelector(wish));
    }, WISHES);
  for (let wish = await next(); wish !== null; wish = await next()) {
    if (wish && (await tabTo(page, wish))) await page.keyboard.press('Enter');
    await page.waitForTimeout(15);
  }
  await leave();
});

test('on a phone that lies on its side one sees how many tiles the others hold', async () => {
  const viewport = { width: 740, height: 360 };
  const { page, leave } = await visitor({ viewport });
  const seats = ['me', 'bot:steady', 'bot:steady', 'bot:steady'];
  await sitDown(page, { game: 'rummikub', seats });
  const counts = page.locator('.seats [data-hand] b');
  await expect.poll(() => counts.count()).toBe(3);
  for (const count of await counts.all()) {
    const box = await count.boundingBox();
    expect(box?.width).toBeGreaterThan(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(viewport.width);
  }
  await leave();
});
