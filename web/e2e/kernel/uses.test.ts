/** What pages do with the kernel: hints without a round trip, and best moves without a connection. */
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { prepared, quit, sitDown, URL, visitor } from '../kit';

afterAll(quit);

test('a hint at a table comes from the page once the kernel is there', async () => {
  const { page, leave } = await visitor();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  // With so many tiles and no minimum there is always something to lay.
  const options = { hand: 26, jokers: 4, minimum: 0, seconds: 0 };
  await sitDown(page, { game: 'rummikub', options });
  const button = page.locator('[data-hint]');
  await button.waitFor();
  expect(requests.filter((url) => url.endsWith('.wasm'))).toEqual([]);
  const fromServer = (): number => requests.filter((url) => url.endsWith('/hint')).length;
  const ask = async (): Promise<boolean> => {
    const before = fromServer();
    await button.click();
    await page.locator('[data-show]').waitFor();
    const alone = fromServer() === before;
    if (!alone) await page.getByRole('button', { name: 'Close' }).click();
    return alone;
  };
  expect(await ask()).toBe(false); // only now the kernel is sent for
  await expect.poll(ask).toBe(true);
  await page.locator('[data-show]').click();
  await page.locator('[data-done][data-check="true"]').click();
  await leave();
});

test('a table without hints has no question to answer', async () => {
  const { page, leave } = await visitor();
  const id = await sitDown(page, { game: 'rummikub', setup: { hints: false } });
  const at = (await (await page.request.get(`/api/tables/${id}`)).json()) as {
    position: { question: unknown };
  };
  expect(at.position.question).toBeNull();
  await leave();
});

async function opened(page: Page, line: string): Promise<void> {
  await page.goto(`/position?p=${encodeURIComponent(line)}`);
  await page.locator('[data-best]').waitFor();
}
async function best(page: Page): Promise<string | null> {
  await page.locator('[data-best]').click();
  const move = page.locator('[data-move]').first();
  await move.waitFor();
  return move.getAttribute('data-move');
}

test('positions and their best moves are there without a connection', async () => {
  const { page, leave } = await visitor({}, { failing: true });
  await page.goto(URL);
  await page.waitForSelector('[data-play]');
  await prepared(page);
  const laying = 'rummikub hands=7h.8c.8d.8s/?14 table=5h.6h.*=7h opened=true.true';
  const cards = 'gin hands=1c.8c.6d.8d.13d.1h.2h.9h.1s.8s/?10 discards=13s';
  await opened(page, cards);
  await opened(page, laying);
  const kernelIsKept = (): Promise<boolean> =>
    page.evaluate(async () => {
      const kept = await (await caches.open('rummel')).keys();
      return kept.some(({ url }) => url.endsWith('.wasm'));
    });
  await expect.poll(kernelIsKept).toBe(true);
  const online = await best(page);
  expect(online).toContain('lay');

  await page.context().setOffline(true);
  await page.reload();
  expect(await best(page)).toBe(online);
  await opened(page, cards);
  expect(['pass', 'take']).toContain(await best(page)); // by playouts
  // A position that was never opened can't be read here.
  await page.goto(`/position?p=${encodeURIComponent('gin discards=2s')}`);
  await page.getByRole('alert').waitFor();
  await leave();
});
