/** Every page: nothing serious for axe, nothing too wide, in every language and look. */
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { axe, DESK, fits, likes, PHONE, quit, SOAK, strange, URL, visitor } from './kit';

afterAll(quit);

const LANGUAGES = SOAK ? ['cs', 'de', 'en', 'es', 'fr', 'it', 'nl', 'pl', 'sk'] : ['de', 'pl'];
const PAGES = [
  ...['/', '/new/romme', '/rules/one-eleven', '/settings', '/score', '/nowhere'],
  ...[
    '/account',
    '/friends',
    '/matches',
    '/ratings/romme',
    '/position?p=romme;players=2+hands=5h.*.?12/?13',
  ],
];

async function open(page: Page, path: string): Promise<void> {
  await page.goto(URL + path);
  await page.waitForSelector('h1');
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
}

test.each(['light', 'dark', 'contrast'])('axe finds nothing serious, %s', async (look) => {
  // Looks differ in their colours alone.
  const rule = look === 'light' ? undefined : 'color-contrast';
  const { page, leave } = await visitor({ viewport: PHONE });
  await likes(page, { look, sound: false });
  for (const path of PAGES) {
    await open(page, path);
    expect(await axe(page, rule), path).toEqual([]);
  }
  await page.goto(URL);
  await page.click('[data-play="romme"]');
  await page.waitForSelector('.tray');
  expect(await axe(page, rule), 'a table').toEqual([]);
  await page.locator('[aria-haspopup=dialog]').click();
  expect(await axe(page, rule), 'the menu').toEqual([]);
  await leave();
});

test.each(['felt', 'oak', 'night'])('a table of %s is legible, and remembered', async (cloth) => {
  for (const look of ['light', 'dark']) {
    const { page, leave } = await visitor({ viewport: PHONE });
    await likes(page, { look, sound: false });
    await open(page, '/settings');
    await page
      .getByRole('radio', { name: { felt: 'felt', oak: 'Oak', night: 'Night' }[cloth] })
      .check();
    await page.getByRole('radio', { name: 'Waves' }).check();
    await page.reload();
    await page.waitForSelector('h1');
    expect(await page.evaluate(() => document.documentElement.dataset['cloth'] ?? 'felt')).toBe(
      cloth,
    );
    expect(await axe(page, 'color-contrast'), 'the settings').toEqual([]);
    await page.goto(URL);
    await page.click('[data-play="romme"]');
    await page.waitForSelector('.tray');
    expect(await axe(page, 'color-contrast'), 'a table').toEqual([]);
    await page.waitForSelector('use[href="#art-back-waves"]', { state: 'attached' });
    await leave();
  }
});

test('on a phone the line of a position is in sight below the examples, and the way to the rules is easy to hit', async () => {
  const { page, leave } = await visitor({ viewport: PHONE, locale: 'de' });
  await open(page, '/position');
  const low = (one: string): Promise<number> =>
    page.locator(one).evaluate((shown) => shown.getBoundingClientRect().bottom);
  await page.locator('[data-example]').first().waitFor();
  expect(await low('#line')).toBeLessThan(PHONE.height);
  await open(page, '/new/romme');
  const rules = page.locator('.head a[href="/rules/romme"]');
  const box = await rules.boundingBox();
  expect(box?.height ?? 0).toBeGreaterThanOrEqual(39);
  await leave();
});

test.each(LANGUAGES)('nothing sticks out, %s', async (locale) => {
  for (const viewport of [PHONE, DESK]) {
    const { page, leave } = await visitor({ viewport, locale });
    for (const path of PAGES) {
      await open(page, path);
      await fits(page);
      expect(await strange(page), path).toBe('');
    }
    await leave();
  }
});
