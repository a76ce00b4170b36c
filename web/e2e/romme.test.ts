/** Rommé by clicks and drags, by touch and by keys: whole matches, and what a table must explain. */
import { afterAll, expect, test } from 'vitest';
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
import { byClick, byKeys, performed, swipe } from './romme-gin';

afterAll(quit);

/** As most phones are. */
const TALL = { width: 390, height: 844 };

const bots = (count: number): string[] => ['me', ...Array<string>(count).fill('bot:steady')];

const WAYS = [
  ['romme', PHONE, { rounds: 1 }, 2],
  ['romme', DESK, { rounds: 1, opening: 'sum' }, 1],
  ['romme-lay', PHONE, { rounds: 1 }, 1],
  ['romme-lay', DESK, { rounds: 1, robbed_joker: 'at-once' }, 2],
] as const;
test.each(some(WAYS, (at) => at % 3 === 0))(
  '%s is played to its end by clicks at %o',
  async (game, viewport, options, count) => {
    const { page, leave } = await visitor({ viewport, bypassCSP: true });
    await sitDown(page, { game, options, seats: bots(count) });
    const moves = await playByHint(page, performed(byClick), looksAt(page, 9));
    expect(moves).toBeGreaterThan(0);
    await leave();
  },
);

test('six on a phone see what each has done', async () => {
  const { page, leave } = await visitor({ viewport: PHONE });
  await sitDown(page, { game: 'romme', seats: bots(5), setup: { bot_pace: 'brisk' } });
  let moves = 0;
  const said = async (): Promise<string[]> =>
    (await page.locator('.seats .did').allInnerTexts()).filter((one) => one.trim());
  // One turn of each: then all of them have put a card away.
  await playByHint(page, performed(byClick), async () => ++moves > 4 && (await said()).length > 4);
  expect(await said()).toHaveLength(5);
  await leave();
});

test('romme is played by keys alone', async () => {
  const { page, leave } = await visitor({ viewport: DESK });
  await sitDown(page, { game: 'romme', options: { rounds: 1 } });
  await playByHint(page, performed(byKeys), upTo(12));
  await leave();
});

test('a turn is played with a finger: the stock to the hand, a card to the discards', async () => {
  const { page, leave } = await visitor({ viewport: PHONE, hasTouch: true });
  await sitDown(page, { game: 'romme', options: { rounds: 1 } });
  const prompt = page.locator('.prompt');
  const cards = page.locator('.fan button');
  // Who begins does so with a discard; the bot may have begun.
  let first: string | undefined;
  await expect.poll(async () => (first = (await hint(page))?.[0])).toBeTruthy();
  if (first?.startsWith('discard')) await swipe(page, '.fan button', '[data-spot="discards"]');
  await page.waitForSelector('[data-do="draw"]');
  const before = await cards.count();
  await swipe(page, '[data-spot="stock"]', '.fan');
  await expect.poll(() => cards.count()).toBe(before + 1);
  await expect.poll(() => prompt.textContent()).toMatch(/discard a card/i);
  const order = (): Promise<(string | null)[]> =>
    cards.evaluateAll((all) => all.map((one) => one.getAttribute('data-piece')));
  const sorted = await order();
  // A tap picks, a second one lets go, a drag within the hand puts elsewhere.
  await cards.first().tap({ position: { x: 10, y: 14 } });
  const pressed = (): Promise<string | null> => cards.first().getAttribute('aria-pressed');
  await expect.poll(pressed).toBe('true');
  await page.waitForTimeout(600); // two quick taps would discard it
  await cards.first().tap({ position: { x: 10, y: 14 } });
  await expect.poll(pressed).toBe('false');
  await swipe(page, '.fan button', '.fan .slot:last-child button');
  await expect.poll(order).not.toEqual(sorted);
  await swipe(page, '.fan button', '[data-spot="discards"]');
  await expect.poll(() => cards.count()).toBe(before);
  await leave();
});

test('who looks on sees the table and no hand', async () => {
  const player = await visitor();
  await sitDown(player.page, { game: 'romme', options: { rounds: 1 }, seats: bots(2) });
  const { page, leave } = await visitor({ viewport: PHONE });
  await page.goto(player.page.url());
  await page.waitForSelector('[data-spot="stock"]');
  expect(await page.locator('.fan').count()).toBe(0);
  await fits(page);
  await leave();
  await player.leave();
});

const MELDS =
  '3c.4c.5c.6c.*=7c.8c.9c/12c.12d.12s/3h.4h.5h/8s.9s.10s/12s.13s.1s/1c.1h.1s/2c.2d.2s/13c.13d.13h/6d.7d.8d';
test('all melds are in sight: the more lie on the table, the smaller and closer they are', async () => {
  const { page, leave } = await visitor({ viewport: { width: 1280, height: 800 } });
  interface Measured {
    /** How wide a card of a meld is. */
    width: number;
    /** From one card of a meld to the next. */
    step: number;
  }
  const measured = async (count: number): Promise<Measured> => {
    const table = MELDS.split('/').slice(0, count).join('/');
    const owners = Array<number>(count).fill(1).join('.');
    const seen = 'discards=9h.11c drawn=6c phase=meld turns=7 lap=7 opened=4.4.4 began=4.4.4';
    await page.goto(
      `/position?p=${encodeURIComponent(
        `romme-lay;players=3 hands=6c/?6/?6 ${seen} table=${table} owners=${owners} first_to_lay=1`,
      )}`,
    );
    const over = (): Promise<number> =>
      page
        .locator('.melds')
        .evaluate(({ parentElement: felt }) =>
          felt ? felt.scrollHeight - felt.clientHeight : NaN,
        );
    await expect.poll(over, { message: `${count} melds are in sight` }).toBe(0);
    const { width } = await restingBox(page, '[data-meld="1"] [data-item]:last-child > *');
    const { x: left } = await restingBox(page, '[data-meld="1"] [data-item]:nth-child(1) > *');
    const { x: right } = await restingBox(page, '[data-meld="1"] [data-item]:nth-child(2) > *');
    return { width, step: right - left };
  };
  const few = await measured(2);
  const many = await measured(9);
  expect(few.width).toBeGreaterThan(many.width);
  // With room for it every card is seen whole.
  expect(few.step).toBeGreaterThan(few.width);
  expect(many.step).toBeLessThan(many.width);
  await leave();
});

/** Rommé for two before anybody has laid, and after the other player has. */
const HAND = '4c.4h.4s.11d.12d.13d.6c.8c.8h.9s.2c.2d.5h.1c';
const BEFORE = `romme;players=2 hands=${HAND}/?13 discards=9h.11c drawn=6c phase=meld turns=7 lap=3`;
const AFTER = `${BEFORE.replace('?13', '?10')} opened=0.4 began=0.4 table=12c.12d.12s owners=1`;
const shown = (position: string): string => `/position?p=${encodeURIComponent(position)}`;

test.each([TALL, DESK])(
  'the piles stay where they are when somebody lays a first meld, at %o',
  async (viewport) => {
    const { page, leave } = await visitor({ viewport });
    const places: number[] = [];
    for (const position of [BEFORE, AFTER]) {
      await page.goto(shown(position));
      places.push((await restingBox(page, '[data-spot="stock"]')).y);
    }
    expect(places[1]).toBe(places[0]);
    await leave();
  },
);

test('on a phone the sign that somebody has melded stands beside the name', async () => {
  const { page, leave } = await visitor({ viewport: TALL });
  await page.goto('/learn/romme-lay');
  const name = await restingBox(page, 'li:not(.you) .called');
  const sign = await restingBox(page, 'li:not(.you) .note');
  expect(sign.y).toBeLessThan(name.y + name.height);
  await leave();
});

test('the card that came last is marked until cards are picked: then only those are', async () => {
  const { page, leave } = await visitor();
  await page.goto(shown(BEFORE));
  await page.locator('.fan [data-piece="6c"] .fresh').waitFor();
  await byClick.pick(page, ['4c']);
  await page.locator('.fan [data-piece="4c"] .picked').waitFor();
  expect(await page.locator('.fan .fresh').count()).toBe(0);
  await leave();
});

test('two melds that are being built stand side by side on a phone, and nothing speaks of discarding', async () => {
  const { page, leave } = await visitor({ viewport: TALL });
  await page.goto('/learn/romme-lay');
  await page.locator('.fan button').first().waitFor();
  await byClick.pick(page, ['8c', '8d', '8s']);
  await byClick.press(page, '[data-do="set-aside"]');
  await page.locator('.draft .worth').waitFor();
  // A card can't be discarded before the meld is laid or taken back.
  expect(await page.locator('.foot p').allTextContents()).toEqual([]);
  const others = await page
    .locator('.fan button')
    .evaluateAll((cards) => cards.map((one) => one.getAttribute('data-piece') ?? ''));
  await byClick.pick(page, others.slice(0, 3));
  await byClick.press(page, '[data-do="set-aside"]');
  const last = await restingBox(page, '.draft .built:last-child');
  expect(last.x + last.width).toBeLessThanOrEqual(TALL.width);
  await leave();
});

test('on a phone what is added to stays in sight while a meld is built', async () => {
  const { page, leave } = await visitor({ viewport: PHONE });
  await page.goto('/learn/romme-lay');
  await byClick.pick(page, ['8c', '8d', '8s']);
  await byClick.press(page, '[data-do="set-aside"]');
  await page.locator('.draft .worth').waitFor();
  const felt = await restingBox(page, '.board .lying:has([data-meld])');
  const meld = await restingBox(page, '[data-meld="1"]');
  expect(meld.y).toBeGreaterThanOrEqual(felt.y);
  expect(meld.y + meld.height).toBeLessThanOrEqual(felt.y + felt.height);
  await byClick.pick(page, ['6h']);
  await byClick.press(page, '[data-meld="1"] .cover');
  await byClick.press(page, '[data-do="lay"]');
  await page.locator('[data-meld="2"]').waitFor();
  await leave();
});
