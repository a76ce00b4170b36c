/** The tour of a first game: next to what it is about, out of the way, skipped at once, shown again. */
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { DESK, likes, PHONE, quit, URL, visitor } from './kit';

afterAll(quit);

const LYING = { width: 740, height: 360 };

async function sit(page: Page, game: string): Promise<void> {
  await likes(page, { sound: false });
  await page.goto(URL);
  await page.click(`[data-play="${game}"]`);
  await page.waitForSelector('.tray');
}

const step = (page: Page): Promise<string | null> =>
  page.locator('[data-tour]').getAttribute('data-tour');

/** How much of its target and of the player's pieces the callout covers. */
function covered(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const box = (selector: string): DOMRect | undefined =>
      document.querySelector(selector)?.getBoundingClientRect();
    const callout = box('[data-tour]');
    return ['.ring', '.rack, .fan'].map((selector) => {
      const other = box(selector);
      if (!callout || !other) return -1;
      const wide = Math.min(callout.right, other.right) - Math.max(callout.left, other.left);
      const tall = Math.min(callout.bottom, other.bottom) - Math.max(callout.top, other.top);
      return Math.max(0, wide) * Math.max(0, tall);
    });
  });
}

async function next(page: Page): Promise<void> {
  const before = await step(page);
  await page.click('[data-tour-next]');
  await page.waitForFunction(
    (id) => document.querySelector<HTMLElement>('[data-tour]')?.dataset['tour'] !== id,
    before,
  );
}

test.each([
  ['a phone', PHONE],
  ['a phone lying down', LYING],
  ['a desk', DESK],
])('it goes from part to part and covers none, on %s', async (_, viewport) => {
  const { page, leave } = await visitor({ viewport, locale: 'de' }, { newcomer: true });
  await sit(page, 'myrummy');
  for (const id of ['rack', 'sort', 'new', 'draw']) {
    await page.waitForSelector(`[data-tour="${id}"]:visible`);
    await expect.poll(() => covered(page), { message: id }).toEqual([0, 0]);
    await next(page);
  }
  // The rest comes when it matters: once something is being built.
  expect(await page.locator('[data-tour]').count()).toBe(0);
  await page.locator('.rack [data-piece]').first().click();
  await page.locator('[data-new]').click();
  await page.waitForSelector('[data-tour="undo"]:visible');
  await next(page);
  await page.waitForSelector('[data-tour="done"]:visible');
  await page.click('[data-tour-next]');
  await page.waitForSelector('[data-tour]', { state: 'detached' });
  await leave();
});

test('it blocks nothing, is skipped by keyboard, stays away and comes back on request', async () => {
  const { page, leave } = await visitor({ viewport: PHONE }, { newcomer: true });
  await sit(page, 'romme');
  await page.waitForSelector('[data-tour]:visible');
  const callout = page.locator('[data-tour] p');
  const text = await callout.innerText();
  await expect.poll(() => page.locator('[aria-live]', { hasText: text }).count()).toBe(1);
  expect(await page.evaluate(() => document.activeElement?.closest('[data-tour]'))).toBeNull();
  await page
    .locator('.fan [data-piece]')
    .first()
    .click({ position: { x: 6, y: 20 } });
  await page.waitForSelector('.fan [aria-pressed="true"]');
  await page.locator('[data-tour-skip]').focus();
  await page.keyboard.press('Enter');
  await page.waitForSelector('[data-tour]', { state: 'detached' });
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('.tray') !== null))
    .toBe(true);

  await sit(page, 'romme');
  await page.waitForSelector('.fan [data-piece]');
  expect(await page.locator('[data-tour]').count()).toBe(0);
  await page.locator('[aria-haspopup=dialog]').click();
  await page.getByRole('button', { name: 'Show the tour' }).click();
  await page.waitForSelector('[data-tour]:visible');

  await page.click('[data-tour-skip]');
  await page.goto(`${URL}/rules/romme`);
  await page.click('[data-tour-again]');
  await page.getByText('The tour starts at your next table.').waitFor();
  await sit(page, 'romme');
  await page.waitForSelector('[data-tour]:visible');
  await leave();
});

test('lying down it covers no move of the small games', async () => {
  const { page, leave } = await visitor({ viewport: LYING, locale: 'de' }, { newcomer: true });
  for (const [game, first] of [
    ['duel', 'flip'],
    ['one-eleven', 'hand'],
  ] as const) {
    await sit(page, game);
    await page.waitForSelector(`[data-tour="${first}"]:visible`);
    for (let step = 0; step < 2; step++) {
      const under = (): Promise<number> =>
        page.evaluate(() => {
          const callout = document.querySelector('[data-tour]')?.getBoundingClientRect();
          return [...document.querySelectorAll('[data-do], [data-take], .tray .prompt')]
            .map((node) => node.getBoundingClientRect())
            .filter(
              (box) =>
                callout &&
                Math.min(callout.right, box.right) - Math.max(callout.left, box.left) > 2 &&
                Math.min(callout.bottom, box.bottom) - Math.max(callout.top, box.top) > 2,
            ).length;
        });
      await expect.poll(under, { message: `${game} ${step}` }).toBe(0);
      await next(page);
    }
  }
  await leave();
});

test('each family has its own, in the words of the player', async () => {
  const { page, leave } = await visitor({ viewport: PHONE, locale: 'pl' }, { newcomer: true });
  for (const game of ['gin', 'serie-noire']) {
    await sit(page, game);
    await page.waitForSelector('[data-tour]:visible');
    expect(await page.locator('[data-tour]').textContent()).not.toContain('⟦');
    await expect.poll(async () => (await covered(page))[0]).toBe(0);
    await page.click('[data-tour-skip]');
  }
  await leave();
});
