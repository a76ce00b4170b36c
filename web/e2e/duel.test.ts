/** The duel by clicks, by the space bar and by itself: whole matches. */
import { afterAll, expect, test } from 'vitest';
import { DESK, number, PHONE, quit, sitDown, sound, visitor } from './kit';
import { duelToItsEnd as playOut, FLIP } from './small';

afterAll(quit);

test.each([
  [PHONE, { max_tricks: 25 }, ['me', 'bot:steady']],
  [DESK, { players: 4 }, ['me', 'bot:steady', 'bot:steady', 'bot:steady']],
] as const)('it is played to its end by clicks at %o', async (viewport, options, seats) => {
  const { page, leave } = await visitor({ viewport, bypassCSP: true });
  await sitDown(page, { game: 'duel', options, seats });
  let clicks = 0;
  const turns = await playOut(
    page,
    // The button, and sometimes the player's stack.
    () => page.locator(clicks++ % 4 ? FLIP : 'button.stack').click(),
    async (turn) => {
      if (turn % 12 !== 3) return;
      await sound(page);
      // What lies open has been turned up by both sides.
      await expect.poll(() => page.locator('.side:first-child .card').count()).toBeGreaterThan(0);
      await expect.poll(() => page.locator('.side:last-child .card').count()).toBeGreaterThan(0);
    },
  );
  expect(turns).toBeGreaterThan(9); // a tie takes the cards of several turns
  const counts = await page.locator('.tug b').allTextContents();
  expect(Number(counts[0]) + Number(counts[1])).toBeGreaterThan(90);
  if (seats.length > 2) {
    // Beside the result there is half of a tablet: partners still stand next to each other.
    await page.setViewportSize({ width: 1024, height: 768 });
    await page.locator('[data-end-row]').first().waitFor();
    const tops = () =>
      page
        .locator('.side:last-child .fighter')
        .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
    await expect.poll(async () => new Set(await tops()).size).toBe(1);
  }
  await leave();
});

test('it is played to its end by the space bar alone', async () => {
  const { page, leave } = await visitor({ viewport: DESK });
  await sitDown(page, { game: 'duel', options: { max_tricks: 12 } });
  const turns = await playOut(page, () => page.keyboard.press('Space'));
  expect(turns).toBeGreaterThanOrEqual(12);
  await leave();
});

test('it plays by itself, and goes on doing so after a reload', async () => {
  const { page, leave } = await visitor({ viewport: PHONE });
  await sitDown(page, { game: 'duel', options: { max_tricks: 3 } });
  const before = await number(page);
  await page.click('[role="switch"]');
  await expect.poll(() => number(page)).toBeGreaterThan(before);
  await page.reload();
  await page.waitForSelector('[data-over]', { state: 'attached' });
  await leave();
});
