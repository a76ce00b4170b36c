/** Canasta by clicks and drags, by keys and by touch: whole rounds, and who is asked. */
import { afterAll, expect, test } from 'vitest';
import { DESK, fits, hint, looksAt, PHONE, playByHint, quit, sitDown, URL, visitor } from './kit';
import type { Page } from './play';
import { byClick, byKeys, swipe, type Ways } from './romme-gin';

afterAll(quit);

const SEATS = ['me', 'bot:steady', 'bot:steady', 'bot:steady'];
interface At {
  position: { view: { discard: string } };
}
const card = (piece: string): string => `.fan button[data-piece="${piece}"]`;

async function drag(page: Page, from: string, to: string): Promise<void> {
  await page.locator(to).first().scrollIntoViewIfNeeded();
  const [a, b] = await Promise.all([
    page.locator(from).first().boundingBox(),
    page.locator(to).first().boundingBox(),
  ]);
  if (!a || !b) throw new Error(`${from} or ${to} is not to be seen`);
  await page.mouse.move(a.x + Math.min(10, a.width / 2), a.y + a.height / 3);
  await page.mouse.down();
  await page.mouse.move(b.x + b.width / 2, b.y + b.height / 2, { steps: 4 });
  await page.mouse.up();
}

/** Melds of a text; in `take` the first one has the top card of the pile, which is not in hand. */
const melds = (text: string): string[][] => text.split('|').map((meld) => meld.trim().split(' '));

async function build(page: Page, ways: Ways, all: readonly string[][]): Promise<void> {
  for (const meld of all) {
    await ways.pick(page, meld);
    await ways.press(page, '[data-do="set-aside"]');
  }
}

async function perform(page: Page, ways: Ways, text: string, turn: number): Promise<void> {
  const [word = '', first = '', ...more] = text.split(' ');
  const rest = text.slice(word.length + 1);
  const dragging = ways === byClick && turn % 3 === 0;
  switch (word) {
    case 'draw':
      if (dragging) return drag(page, '[data-spot="stock"]', '.fan');
      return ways.press(page, turn % 2 ? '[data-spot="stock"]' : '[data-do="draw"]');
    case 'take': {
      const path = `${URL}/api/tables/${page.url().split('/').at(-1)}`;
      const { position } = (await (await page.request.get(path)).json()) as At;
      const [taken = [], ...others] = melds(rest);
      taken.splice(taken.indexOf(position.view.discard), 1);
      await build(page, ways, others);
      await ways.pick(page, taken);
      return ways.press(page, turn % 2 ? '[data-spot="discards"]' : '[data-do="take"]');
    }
    case 'lay':
      await build(page, ways, melds(rest));
      await page.locator('[data-check="true"]').waitFor();
      return ways.press(page, '[data-do="lay"]');
    case 'add':
      if (dragging && more.length === 1) {
        await ways.pick(page, []);
        return drag(page, card(more[0] ?? ''), `[data-meld="${first}"]`);
      }
      await ways.pick(page, more);
      return ways.press(page, `[data-meld="${first}"] .cover`);
    case 'discard':
      await ways.pick(page, dragging ? [] : [first]);
      if (dragging) return drag(page, card(first), '[data-spot="discards"]');
      return ways.press(page, turn % 2 ? '[data-spot="discards"]' : '[data-do="discard"]');
    case 'answer': {
      const buttons = page.locator('[data-do="answer"]');
      return buttons.nth(first === 'yes' ? 0 : 1).click();
    }
    default:
      return ways.press(page, `[data-do="${word}"]`);
  }
}

test.each([
  ['four as partners', PHONE, 4],
  ['four as partners', DESK, 4],
  ['two', PHONE, 2],
] as const)('a round of %s is played to its end by clicks at %o', async (_, viewport, count) => {
  const { page, leave } = await visitor({ viewport, bypassCSP: true });
  const options = { rounds: 1, players: count };
  await sitDown(page, { game: 'canasta', options, seats: SEATS.slice(0, count) });
  const moves = await playByHint(
    page,
    (at, text, turn) => perform(at, byClick, text, turn),
    looksAt(page, 9, 24),
  );
  expect(moves).toBeGreaterThan(5);
  await fits(page);
  await leave();
});

test('a round is played to its end by keys alone', async () => {
  const { page, leave } = await visitor({ viewport: DESK });
  const options = { rounds: 1, players: 3 };
  await sitDown(page, { game: 'canasta', options, seats: SEATS.slice(0, 3) });
  await playByHint(page, (at, text, turn) => perform(at, byKeys, text, turn));
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
