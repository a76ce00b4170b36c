/** The documentation at /docs, under the policy of the server: its own scripts run, and no others. */
import { afterAll, expect, test } from 'vitest';
import { fits, PHONE, quit, URL, visitor } from './kit';

afterAll(quit);

test('it is read, searched and looked at in the dark', async () => {
  const { page, leave } = await visitor({ colorScheme: 'light' });
  await page.goto(URL);
  await page.locator('[data-docs]').click();
  await page.waitForURL(`${URL}/docs/`);
  const answer = await page.goto(`${URL}/docs`);
  expect(page.url(), 'the documentation is not built: make docs').toBe(`${URL}/docs/`);
  const policy = (await answer?.headerValue('content-security-policy')) ?? '';
  expect(policy).toMatch(/script-src 'self' 'sha256-[^;]*(;|$)/);
  expect(policy).not.toMatch(/script-src[^;]*'unsafe-inline'/);
  // The theme's scripts run: the palette changes, and the search finds a page.
  await page.locator('label[for="__palette_1"]').click();
  await expect.poll(() => page.locator('body').getAttribute('data-md-color-scheme')).toBe('slate');
  await page.locator('input.md-search__input').pressSequentially('deadwood');
  await page.waitForSelector('.md-search-result__link');
  await leave();
});

test('every game has rules with pictures, in every language, on a phone too', async () => {
  const { page, leave } = await visitor({ viewport: PHONE });
  await page.goto(`${URL}/docs/rules/`);
  const games = await page
    .locator('article li a')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  expect(games.length).toBeGreaterThanOrEqual(11);
  for (const game of games) {
    await page.goto(game);
    expect(await page.locator('svg.rummel-picture').count()).toBeGreaterThan(0);
    await fits(page);
  }
  await page.getByRole('link', { name: 'slovenčina' }).click();
  await page.waitForURL(/\/docs\/rules\/sk\//);
  expect(await page.locator('svg.rummel-picture').count()).toBeGreaterThan(0);
  await leave();
});

test('pages of the client are kept for offline use, and no page of /docs in their place', async () => {
  const { page, leave } = await visitor();
  await page.goto(URL);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.goto(`${URL}/docs/play/`);
  const kept = await page.evaluate(async () => (await caches.match('/'))?.text());
  expect(kept).not.toContain('mkdocs');
  await leave();
});
