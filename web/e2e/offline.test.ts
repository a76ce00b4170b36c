/** The first load is light, and the score sheet and the rules open without a connection. */
import { afterAll, expect, test } from 'vitest';
import { PHONE, quit, URL, visitor } from './kit';

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

test('the score sheet and the rules open offline', async () => {
  const { page, errors } = await visitor({ viewport: PHONE });
  await page.goto(URL);
  await page.waitForSelector('[data-play]');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    // What was loaded before the worker was there is asked for once more through it.
    if (!navigator.serviceWorker.controller) {
      await new Promise((done) =>
        navigator.serviceWorker.addEventListener('controllerchange', done),
      );
    }
  });
  await page.reload();
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await page.goto(`${URL}/score`);
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.locator('form .line button').nth(1).click();
  await page.getByRole('button', { name: '13', exact: true }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.click('[data-book]');
  expect(await page.locator('tbody td').allTextContents()).toEqual(['13', '−13']);
  await page.goto(`${URL}/rules/karo8`);
  await page.getByText('Heroes want').or(page.getByText('The heroes want')).first().waitFor();
  await page.context().setOffline(false);
  await page.goto(`${URL}/score`);
  expect(await page.locator('tbody td').allTextContents()).toEqual(['13', '−13']);
  expect(errors.filter((text) => !text.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  await page.context().close();
});
