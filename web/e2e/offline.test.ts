/** The first load is light; what opens without a connection, and what pages say when there is none. */
import type { Page, Route } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { fits, PHONE, prepared, quit, sitDown, sound, URL, visitor } from './kit';

afterAll(quit);

const BUDGET = 200_000; // bytes on the line for the first page and a table

test('the first load is within its budget', async () => {
  const { page, leave } = await visitor({ viewport: PHONE, serviceWorkers: 'block' });
  const line = await page.context().newCDPSession(page);
  await line.send('Network.enable');
  let bytes = 0;
  line.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await page.goto(URL);
  await page.waitForSelector('[data-play]');
  await page.click('[data-play="myrummy"]');
  await page.waitForSelector('.tray');
  await page.waitForLoadState('networkidle');
  console.log(`first page and a table: ${bytes} bytes`);
  expect(bytes).toBeGreaterThan(20_000); // else nothing was counted
  expect(bytes).toBeLessThan(BUDGET);
  await leave();
});

test('the start page, the score sheet and the rules open offline after one visit', async () => {
  const { page, leave } = await visitor({ viewport: PHONE }, { failing: true });
  await page.goto(URL);
  await page.waitForSelector('[data-play]');
  await prepared(page);
  await page.context().setOffline(true);
  await page.goto(URL);
  await page.locator('[data-away]').waitFor();
  await fits(page);
  await page.goto(`${URL}/score`);
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('radio', { name: 'Player 1' }).check(); // went out
  await page.getByRole('button', { name: ': Player 2' }).click();
  await page.getByRole('button', { name: '13', exact: true }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.click('[data-book]');
  const booked = (): Promise<string[]> => page.locator('tbody td').allTextContents();
  await expect.poll(booked).toEqual(['13', '−13']);
  await page.goto(`${URL}/rules/karo8`);
  await page.getByText('Heroes want').or(page.getByText('The heroes want')).first().waitFor();
  await page.context().setOffline(false);
  await page.goto(`${URL}/score`);
  await expect.poll(booked).toEqual(['13', '−13']);
  await leave();
});

test('the page of matches does not say that nobody has played if it could not ask', async () => {
  const { page, leave } = await visitor(
    { viewport: PHONE, serviceWorkers: 'block' },
    { failing: true },
  );
  await page.route('**/api/**', (route) => route.abort());
  await page.goto(`${URL}/matches`);
  await page.locator('main[data-away]').waitFor();
  expect(await page.getByText('You have not played yet').count()).toBe(0);
  await page.unroute('**/api/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('You have not played yet').waitFor();
  await leave();
});

test('a file that was on its way before the worker was there is kept as well', async () => {
  const { page, leave } = await visitor({ viewport: PHONE });
  const asked = new Promise<Route>((come) => {
    void page.route('**/assets/sprite-*', come, { times: 1 });
  });
  await page.addInitScript(() => {
    const { serviceWorker } = navigator;
    const register = serviceWorker.register.bind(serviceWorker);
    const go = new Promise((begin) => addEventListener('begin', begin));
    serviceWorker.register = (...given) => go.then(() => register(...given));
  });
  await page.goto(URL);
  const sprite = await asked;
  await page.evaluate(() => dispatchEvent(new Event('begin')));
  await prepared(page);
  await sprite.continue();
  await page.waitForSelector('#art-joker', { state: 'attached' });
  await prepared(page);
  await leave();
});

/** Whether the page has given up, which takes it a while. */
async function givenUp(page: Page): Promise<boolean> {
  await page.clock.runFor(4000);
  return (await page.locator('main[data-away]').count()) > 0;
}

test('a table without a server says so, with what still works, and comes back by itself', async () => {
  const { page, leave } = await visitor({ viewport: PHONE, bypassCSP: true }, { failing: true });
  await sitDown(page, { game: 'gin' });
  await prepared(page);
  await page.clock.install();
  await page.context().setOffline(true);
  await page.reload();
  await page.waitForSelector('[role=status]');
  await expect.poll(() => givenUp(page)).toBe(true);
  expect(await page.locator('h1').textContent()).toBe('The server does not answer');
  await sound(page);
  await page.locator('[data-away] a[href="/score"]').click();
  await page.getByRole('button', { name: 'Begin' }).waitFor();
  await page.goBack();
  await expect.poll(() => givenUp(page)).toBe(true);
  // The browser knows that it is online again, and tells the page.
  await page.context().setOffline(false);
  await page.waitForSelector('.tray');
  await leave();
});

test('a click tries a server that is back again', async () => {
  const { page, leave } = await visitor(
    { viewport: PHONE, serviceWorkers: 'block' },
    { failing: true },
  );
  await sitDown(page, { game: 'gin' });
  let down = true;
  await page.route('**/api/**', (route) => (down ? route.abort() : route.continue()));
  await page.routeWebSocket(/\/live/, (socket) => {
    if (down) void socket.close();
    else socket.connectToServer();
  });
  await page.clock.install();
  await page.reload();
  await expect.poll(() => givenUp(page)).toBe(true);
  // Time stands still: what the page does now it does because of the click.
  await page.clock.pauseAt(Date.now() + 1_000_000);
  await page.waitForSelector('main[data-away]');
  down = false;
  await page.locator('[data-away] button').click();
  await page.waitForSelector('.tray');
  await leave();
});

test('assets of an older build go once no page of it is open', async () => {
  const { page: first, leave } = await visitor();
  let page = first;
  await page.goto(URL);
  await page.waitForSelector('[data-play]');
  await prepared(page);
  // As an older build would have left it: an asset, and a worker that is not this one.
  await page.evaluate(async () => {
    const cache = await caches.open('rummel');
    await cache.put('/assets/old-build.js', new Response('old'));
    await caches.open('rummel-1');
    for (const one of await navigator.serviceWorker.getRegistrations()) await one.unregister();
  });
  const kept = (): Promise<string[]> =>
    page.evaluate(async () => [
      ...(await caches.keys()),
      ...(await (await caches.open('rummel')).keys()).map(({ url }) =>
        url.replace(location.origin, ''),
      ),
    ]);
  expect(await kept()).toContain('/assets/old-build.js');
  page = await first.context().newPage();
  await first.close();
  await page.goto(URL);
  await prepared(page);
  await expect.poll(kept).not.toContain('/assets/old-build.js');
  await expect.poll(kept).not.toContain('rummel-1');
  expect((await kept()).some((name) => name.startsWith('/assets/Score'))).toBe(true);
  await leave();
});

test.each([
  ['of an older build reloads itself', true],
  ['of this build says that the server does not answer', false],
])('a page %s if a file is missing', async (_, changed) => {
  const { page, leave } = await visitor(
    { viewport: PHONE, serviceWorkers: 'block' },
    { failing: true },
  );
  await page.goto(URL);
  await page.waitForSelector('[data-play]');
  const loads: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()));
  // It is gone until the page is loaded once more.
  await page.route('**/assets/Ratings*', (route) =>
    loads.length ? route.continue() : route.abort(),
  );
  const text = await (await page.request.get('/')).text();
  const body = changed ? text.replace(/main-[\w-]+\.js/, 'main-newer.js') : text;
  await page.route(`${URL}/`, (route) => route.fulfill({ body, contentType: 'text/html' }));
  const response = page.waitForResponse(`${URL}/`);
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/ratings';
    document.body.append(link);
    link.click();
  });
  if (changed) {
    await expect.poll(() => loads).toEqual([`${URL}/ratings`]);
    await page.locator('main select').first().waitFor();
  } else {
    await page.waitForSelector('main[data-away]');
    await (await response).finished();
    await page.evaluate(() => new Promise((done) => setTimeout(done, 50))); // it has read that
    expect(loads).toEqual([]);
  }
  await leave();
});
