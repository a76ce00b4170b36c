/** Games on the device: kept while there is a connection, and played without one. */
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { GAMES, type Family } from '../../src/wire';
import { likes, number, PHONE, prepared, press, quit, sound, URL, visitor } from '../kit';

afterAll(quit);

/** One game of each family. */
const ONE_EACH = Object.entries(GAMES).reduce<Partial<Record<Family, string>>>(
  (found, [game, { family }]) => ({ [family]: game, ...found }),
  {},
);

/** Bots think as they do, but don't seem to. */
function hasty(): void {
  const later = window.setTimeout.bind(window);
  window.setTimeout = ((work: () => void, wait = 0) =>
    later(work, Math.min(wait, 20))) as typeof window.setTimeout;
}

async function keep(page: Page): Promise<void> {
  await page.goto(URL);
  await page.waitForSelector('[data-play]');
  await prepared(page);
  await page.goto(`${URL}/alone`);
  await page.click('[data-keep-here]');
  await page.waitForSelector('[data-keep="here"]');
}

/** Plays on by hints until the round is over. */
async function playRound(page: Page): Promise<void> {
  for (;;) {
    if (await page.locator('[data-ready], [data-over]').count()) return;
    if (!(await press(page))) await page.waitForTimeout(15);
  }
}

/** To a page without loading it anew. */
async function turnTo(page: Page, path: string): Promise<void> {
  await page.evaluate((path) => {
    const link = document.createElement('a');
    link.href = path;
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
}

// All in one page, since Python starts once then.
test('a round of every family is played without a connection', async () => {
  const { page, leave } = await visitor({ viewport: PHONE }, { failing: true });
  await likes(page, { plain: true, sound: false });
  await page.addInitScript(hasty);
  await keep(page);
  await sound(page);
  await page.context().setOffline(true);
  await page.goto(`${URL}/alone`);
  for (const game of Object.values(ONE_EACH)) {
    await turnTo(page, '/alone');
    await page.click(`[data-begin="${game}"]`);
    await page.waitForSelector('.table');
    await playRound(page);
  }
  await leave();
}, 1_800_000); // on a machine that is busy with other things

test('a match goes on where it was left, and its record can be had', async () => {
  const { page, leave } = await visitor({ viewport: PHONE }, { failing: true });
  await likes(page, { plain: true, sound: false });
  await page.addInitScript(hasty);
  await keep(page);
  await page.context().setOffline(true);
  await page.goto(URL);
  await page.locator('[data-away] a[href="/alone"]').waitFor();
  // The button to play deals here as long as the server is away.
  await page.click('.games [data-play="karo8"]');
  await page.waitForSelector('.table');
  const at = page.url();
  expect(at).toContain('/alone/');
  for (let presses = 0; presses < 6;) if (await press(page)) presses++;
  await expect.poll(() => number(page)).toBeGreaterThan(4);
  const before = await number(page);
  await page.reload();
  await page.waitForSelector('.table');
  await expect.poll(() => number(page)).toBeGreaterThanOrEqual(before);
  await page.goto(`${URL}/alone`);
  await page.click('[data-resume]');
  await page.waitForSelector('.table');
  expect(page.url()).toBe(at);
  await playRound(page);
  while (!(await page.locator('[data-over]').count()))
    if (!(await press(page))) await page.waitForTimeout(15);
  const saved = page.waitForEvent('download');
  await page.click('[data-own-record]');
  const stream = await (await saved).createReadStream();
  let record = '';
  for await (const part of stream) record += String(part);
  expect(record.split('\n').length).toBeGreaterThan(5);
  expect(record).toContain('karo8');
  await page.click('[data-again]');
  await expect.poll(() => page.url()).not.toBe(at);
  await page.waitForSelector('.table');
  await leave();
});

test('files that are damaged or gone are said to be, and can be fetched again', async () => {
  const { page, leave } = await visitor({ viewport: PHONE }, { failing: true });
  await likes(page, { sound: false });
  await keep(page);
  const spoil = (how: 'damage' | 'remove'): Promise<void> =>
    page.evaluate(async (how) => {
      const cache = await caches.open('rummel');
      for (const request of await cache.keys()) {
        if (!request.url.endsWith('rummel.zip')) continue;
        await cache.delete(request);
        if (how === 'damage') await cache.put(request, new Response('nothing'));
      }
    }, how);
  await spoil('damage');
  await page.reload();
  await page.click('[data-begin="gin"]');
  await page.locator('main[data-missing]').waitFor();
  await page.goto(`${URL}/alone`);
  await page.click('[data-remove]');
  // The browser may still have the files itself, so it is not enough to cut the line.
  await page.evaluate(() => {
    Cache.prototype.add = () => Promise.reject(new TypeError('the line is cut'));
  });
  await page.click('[data-keep-here]');
  await page.locator('[data-keep="away"] [role="alert"]').waitFor();
  await page.reload();
  await page.click('[data-keep-here]');
  await page.waitForSelector('[data-keep="here"]');
  await page.goto(`${URL}/alone/nothing`);
  await page.locator('main[data-missing]').waitFor();
  await leave();
});
