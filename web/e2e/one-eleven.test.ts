/** 111 by clicks, drags and keys: whole matches. */
import { afterAll, expect, test } from 'vitest';
import {
  DESK,
  looksAt,
  PHONE,
  playByHint,
  quit,
  restingBox,
  sitDown,
  sound,
  visitor,
  type Page,
} from './kit';
import { swipe } from './romme-gin';
import { alone, enter, gapAt, oneElevenByClick as byClick } from './small';

afterAll(quit);

async function byKey(page: Page, move: string): Promise<void> {
  const [word, first = '', second = ''] = move.split(' ');
  if (word === 'take') return enter(page, `[data-take="${first}"]`);
  if (word !== 'insert') return enter(page, `[data-do="${word}"]`);
  // The keyboard has come to the gaps with the card.
  await page.locator('[data-gap]:focus').waitFor();
  await page.keyboard.press('Home');
  for (let step = 0; step < Number(first); step++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.locator('[data-do^="leave-"]:focus').waitFor();
  await page.keyboard.press('Escape');
  await page.locator(`${gapAt(first)}:focus`).waitFor();
  await page.keyboard.press('Enter');
  await page.locator('[data-do^="leave-"]:focus').waitFor();
  await enter(page, `[data-do="leave-${second}"]`);
}

test.each([
  [PHONE, { hand: 6, target: 0, rounds: 1, direction: 'chosen' }, ['me', 'bot:steady']],
  [
    DESK,
    { players: 3, hand: 12, target: 0, rounds: 1, max_turns: 14 },
    ['me', 'bot:steady', 'bot:steady'],
  ],
] as const)('it is played to its end by clicks at %o', async (viewport, options, seats) => {
  const { page, leave } = await visitor({ viewport, bypassCSP: true });
  await alone(page);
  // A deal can be so good that somebody ends at once: then another round is played.
  for (let turns = 0; turns < 4;) {
    await sitDown(page, { game: 'one-eleven', options, seats });
    turns += await playByHint(page, byClick, looksAt(page, 1, 5));
  }
  // All rows are open, and what counted is marked.
  await expect.poll(() => page.locator('.others .hand').count()).toBe(seats.length - 1);
  await expect.poll(() => page.locator('.counted, .series').count()).toBeGreaterThan(0);
  await sound(page);
  await leave();
});

test('it is played to its end by keys alone', async () => {
  const { page, leave } = await visitor({ viewport: DESK });
  await alone(page);
  const options = { hand: 5, target: 0, rounds: 1 };
  await sitDown(page, { game: 'one-eleven', options });
  await playByHint(page, byKey);
  await leave();
});

test('by finger on a low screen; what is not in order is passed by itself', async () => {
  const { page, leave } = await visitor({ viewport: { width: 740, height: 360 }, hasTouch: true });
  const options = { hand: 12, target: 0, rounds: 1, max_turns: 3 };
  await sitDown(page, { game: 'one-eleven', options });
  // The line of the series lies under its cards, not on the row below.
  const height = async (selector: string): Promise<number> =>
    (await restingBox(page, selector)).height;
  await expect.poll(() => height('.hand .slot')).toBe(await height('.hand .slot .piece'));
  for (let turn = 0; turn < 3; turn++) {
    await page.locator('[data-take="1"].open').tap();
    await page.waitForSelector('[data-taken]');
    await swipe(page, '[data-taken]', gapAt(String(turn)));
    await page.locator('[data-leave="right"]').tap();
  }
  await page.waitForSelector('[data-over]', { state: 'attached' });
  await leave();
});

test('five at a table see its middle on a phone, and every gap takes a finger', async () => {
  const { page, leave } = await visitor({ viewport: PHONE, locale: 'pl' });
  const bots = Array.from({ length: 4 }, () => 'bot:steady');
  await sitDown(page, { game: 'one-eleven', options: { players: 5 }, seats: ['me', ...bots] });
  await page.waitForSelector('[data-take="1"].open');
  const hidden = (): Promise<number> =>
    page.evaluate(() => {
      const { scrollHeight = 1, clientHeight = 0 } = document.querySelector('.board .lying') ?? {};
      return scrollHeight - clientHeight;
    });
  await expect.poll(hidden).toBeLessThanOrEqual(0);
  await page.locator('[data-take="1"]').click();
  await page.locator(gapAt('0')).click({ position: { x: 10, y: 30 } });
  await page.waitForSelector('[data-leave]');
  const narrowest = (): Promise<number> =>
    page.evaluate(() => {
      const nodes = [...document.querySelectorAll('.hand .gap, [data-leave]')];
      return Math.min(...nodes.map((node) => Math.round(node.getBoundingClientRect().width)));
    });
  await expect.poll(narrowest).toBeGreaterThanOrEqual(44);
  await leave();
});
