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
  restingBox,
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

test('all melds are in sight on a desktop, smaller if they have to be', async () => {
  const { page, leave } = await visitor();
  const table =
    '11c.11d.2c/4c.4d.4h.4s/13c.13d.13h/7c.7d.7h.7s/10c.10d.10s/6c.6d.6h/9c.9d.9h.9s/1c.1d.1h';
  const sides = 'owners=0.0.0.0.0.0.0.1 born=1.1.1.1.1.1.1.1 began=1.1.1.1 turns=9';
  const hands = 'hands=12c.12d.8c.8d.4c/?9/?5/?6';
  const position = `canasta;players=4 ${hands} discards=5s phase=meld table=${table} ${sides}`;
  await page.goto(`/position?p=${encodeURIComponent(position)}`);
  await page.locator('[data-meld="8"]').waitFor();
  const over = (): Promise<number> =>
    page
      .locator('.board .lying:has([data-meld])')
      .evaluate((felt) => felt.scrollHeight - felt.clientHeight);
  await expect.poll(over).toBe(0);
  await leave();
});

test('eleven stacks stand next to each other on a phone, each wide enough for a finger', async () => {
  const { page, leave } = await visitor({ viewport: PHONE });
  const own = '11c.11d.2c/4c.4d.4h.4s/13c.13d.13h/7c.7d.7h.7s';
  const others = '10c.10d.10s/6c.6d.6h/9c.9d.9h.9s/1c.1d.1h/5c.5d.5h/8c.8d.8h/12c.12d.12h';
  const sides = 'owners=0.0.0.0.1.1.1.1.1.1.1 born=1.1.1.1.1.1.1.1.1.1.1 began=1.1.1.1 turns=9';
  const hands = 'hands=12s.12d.8s.8d.4c/?9/?5/?6';
  const table = `table=${own}/${others}`;
  const position = `canasta;players=4 ${hands} discards=5s phase=meld ${table} ${sides}`;
  await page.goto(`/position?p=${encodeURIComponent(position)}`);
  await page.locator('[data-meld="11"]').waitFor();
  const rows = (): Promise<number[]> =>
    page.locator('[data-meld]').evaluateAll((melds) => {
      const boxes = melds.map((meld) => meld.getBoundingClientRect());
      const high = Math.max(...boxes.map(({ bottom }) => bottom));
      const low = Math.min(...boxes.map(({ top }) => top));
      const lines = (high - low) / (boxes[0]?.height ?? 1);
      const small = boxes.filter(({ width, height }) => Math.min(width, height) < 40);
      return [Math.round(lines), small.length];
    });
  await expect.poll(rows).toEqual([3, 0]);
  await leave();
});

test('the felt is as high while others play as while melds can be built', async () => {
  const { page, leave } = await visitor();
  await sitDown(page, { game: 'canasta', options: { rounds: 1, always_frozen: true } });
  const felt = async (): Promise<number> => (await restingBox(page, '.board .felt')).height;
  await page.locator('[data-do="draw"]').waitFor();
  const before = await felt();
  await page.locator('[data-do="draw"]').click();
  await page.locator('.draft').waitFor();
  expect(Math.abs((await felt()) - before)).toBeLessThan(8);
  await leave();
});
