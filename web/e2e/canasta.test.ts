/** Canasta by clicks and drags, by keys and by touch: whole rounds, and who is asked. */
import { afterAll, expect, test } from 'vitest';
import { performed } from './canasta-player';
import {
  DESK,
  fits,
  hint,
  looksAt,
  PHONE,
  playByHint,
  quit,
  sitDown,
  some,
  upTo,
  visitor,
} from './kit';
import { byClick, byKeys, swipe } from './romme-gin';

afterAll(quit);

const SEATS = ['me', 'bot:steady', 'bot:steady', 'bot:steady'];

const WAYS = [
  ['four as partners', PHONE, 4],
  ['two', PHONE, 2],
] as const;
test.each(some(WAYS, (at) => at === 0))(
  'a round of %s is played to its end by clicks at %o',
  async (_, viewport, count) => {
    const { page, leave } = await visitor({ viewport, bypassCSP: true });
    const options = { rounds: 1, players: count };
    await sitDown(page, { game: 'canasta', options, seats: SEATS.slice(0, count) });
    const moves = await playByHint(page, performed(byClick), looksAt(page, 9, 24));
    expect(moves).toBeGreaterThan(0);
    await fits(page);
    await leave();
  },
);

test('a round is played by keys alone', async () => {
  const { page, leave } = await visitor({ viewport: DESK });
  const options = { rounds: 1, players: 3 };
  await sitDown(page, { game: 'canasta', options, seats: SEATS.slice(0, 3) });
  await playByHint(page, performed(byKeys), upTo(12));
  await leave();
});

test('a turn is played with a finger: the stock to the hand, a card to the pile', async () => {
  const { page, leave } = await visitor({ viewport: PHONE, hasTouch: true });
  await sitDown(page, { game: 'canasta', options: { rounds: 1 }, seats: SEATS });
  await expect.poll(async () => (await hint(page))?.[0]).toBeTruthy();
  const cards = page.locator('.fan button');
  const before = await cards.count();
  await page.waitForSelector('[data-do="draw"]');
  await swipe(page, '[data-spot="stock"]', '.fan');
  await expect.poll(() => cards.count()).toBe(before + 1);
  await swipe(page, '.fan button', '[data-spot="discards"]');
  await expect.poll(() => cards.count()).toBe(before);
  await leave();
});
