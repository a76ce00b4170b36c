/** Fair deals in the browser: words sealed, revealed and checked, and servers that lie. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { fits, likes, PHONE, playOut, quit, sound, URL, visitor } from './kit';

afterAll(quit);

const RUMMEL = process.env['RUMMEL_PROGRAM'] ?? '../.venv/bin/rummel';
const run = promisify(execFile);

interface TableMessage {
  is: string;
  you: number;
  status: string;
  dealt: number;
  commit: string;
  pledges: string[];
  words: string[];
  rematch: string | null;
}

const tableId = (page: Page): string => page.url().split('/').at(-1) ?? '';

async function fetchTable(page: Page): Promise<TableMessage> {
  const answer = await page.request.get(`${URL}/api/tables/${tableId(page)}`);
  return ((await answer.json()) as { table: TableMessage }).table;
}

/** What the page has kept of its table. */
async function kept(page: Page): Promise<{ commit: string; pledges: string[] }> {
  return page.evaluate((id) => {
    const all = JSON.parse(localStorage.getItem('rummel-receipts') ?? '[]') as { table: string }[];
    return all.find(({ table }) => table === id) as unknown as {
      commit: string;
      pledges: string[];
    };
  }, tableId(page));
}

async function saved(page: Page, selector: string, folder: string): Promise<string> {
  const download = page.waitForEvent('download');
  await page.locator(selector).first().click();
  const file = join(folder, (await download).suggestedFilename());
  await (await download).saveAs(file);
  return file;
}

interface Report {
  valid: boolean;
  claims: { name: string; state: string }[];
}

/** What the program says of a record and a receipt, and how it ends. */
async function verified(record: string, receipt: string): Promise<Report & { code: number }> {
  const given = ['verify', record, '--receipt', receipt, '--json'];
  const result = await run(RUMMEL, given).then(
    ({ stdout }) => ({ stdout, code: 0 }),
    (error: { stdout: string; code: number }) => error,
  );
  return { ...(JSON.parse(result.stdout) as Report), code: result.code };
}

test('play now: my words are in the deal, and the receipt proves it', async () => {
  const { page, leave } = await visitor({ bypassCSP: true, acceptDownloads: true });
  await likes(page, { plain: true, sound: false });
  await page.goto(URL);
  await page.click('[data-play="karo8"]');
  await page.waitForSelector('.table');
  const dealt = await fetchTable(page);
  const mine = await kept(page);
  expect([mine.commit, mine.pledges]).toEqual([dealt.commit, dealt.pledges]);
  expect(dealt.pledges[dealt.you]).toMatch(/^[0-9a-f]{64}$/);
  expect(dealt.words[dealt.you]).toMatch(/^[0-9a-f]{64}$/);
  await playOut([page]);
  await page.waitForSelector('dialog[open] [data-fair-round]');
  expect(await page.locator('[data-bent]').count()).toBe(0);

  const fair = page.locator('details:has([data-verify])');
  await fair.locator('summary').click();
  await fair.locator('[data-verify]').click();
  await fair.locator('[data-fair="true"]').waitFor();
  const states = fair.locator('[data-claim]');
  expect(
    await states.evaluateAll((all) => all.map((one) => one.getAttribute('data-state'))),
  ).toEqual(['proved', 'proved', 'proved', 'proved']);
  await sound(page);

  const folder = await mkdtemp(join(tmpdir(), 'rummel-fair-'));
  const record = await saved(page, 'dialog[open] a[href$="/record"]', folder);
  const receipt = await saved(page, 'dialog[open] [data-receipt]', folder);
  const good = await verified(record, receipt);
  expect(good.claims.map(({ state }) => state)).toEqual(Array(5).fill('proved'));
  expect(good.code).toBe(0);
  const text = await readFile(receipt, 'utf-8');
  const other = join(folder, 'other.json');
  await writeFile(other, text.replace(mine.commit, '0'.repeat(64)));
  const bad = await verified(record, other);
  expect([bad.valid, bad.code, bad.claims[0]?.state]).toEqual([false, 1, 'broken']);
  await leave();
});

test('friends by a link, and their rematch: everybody’s words are in both deals', async () => {
  const ana = await visitor();
  const ben = await visitor({ viewport: PHONE });
  for (const { page } of [ana, ben]) await likes(page, { plain: true, sound: false });
  await ana.page.goto(`${URL}/new/karo8`);
  await ana.page.fill('input[autocomplete=nickname]', 'Ana');
  await ana.page.click('[data-open]');
  const link = await ana.page.inputValue('.link');
  await ben.page.goto(link);
  await ben.page.fill('input[autocomplete=nickname]', 'Ben');
  await ben.page.getByRole('button', { name: 'Sit down' }).click();
  await ana.page.getByText('Ben').waitFor();
  await ana.page.getByRole('button', { name: 'Deal' }).click();
  for (const { page } of [ana, ben]) await page.waitForSelector('.table');
  const first = await fetchTable(ana.page);
  expect(first.words.filter(Boolean)).toHaveLength(2);
  await playOut([ana.page, ben.page]);
  for (const { page } of [ana, ben]) {
    await page.waitForSelector('dialog[open] [data-fair-round]');
    await page.click('dialog[open] [data-rematch=yes]');
  }
  const before = link.split('/').at(-1);
  for (const { page } of [ana, ben]) {
    await page.waitForURL((url) => !url.pathname.endsWith(before ?? ''));
    await page.waitForSelector('.table');
  }
  const second = await fetchTable(ana.page);
  expect(second.words.filter(Boolean)).toHaveLength(2);
  expect(second.pledges.some((pledge) => first.pledges.includes(pledge))).toBe(false);
  for (const { page } of [ana, ben]) {
    expect((await kept(page)).commit).toBe(second.commit);
    expect(await page.locator('[data-bent]').count()).toBe(0);
  }
  await ana.leave();
  await ben.leave();
});

test('a page that is loaded again between closing and dealing reveals the same words', async () => {
  const { page, leave } = await visitor();
  const revealed: { round: number; words: string }[] = [];
  let closed = '';
  await page.routeWebSocket(/\/live/, (socket) => {
    // The first time the page talks to the server, which never hears its words; then to nobody.
    const server = closed ? null : socket.connectToServer();
    server?.onMessage((message) => {
      const table = JSON.parse(String(message)) as TableMessage;
      if (table.is === 'table' && table.status === 'playing' && !table.dealt)
        closed ||= String(message);
      if (table.is !== 'table' || !table.dealt) socket.send(message);
    });
    socket.onMessage((message) => {
      const command = JSON.parse(String(message)) as { do: string; round: number; words: string };
      if (command.do === 'reveal') revealed.push({ round: command.round, words: command.words });
      else server?.send(message);
    });
    if (!server) socket.send(closed);
  });
  await page.goto(URL);
  await page.click('[data-play="karo8"]');
  await expect.poll(() => revealed.length).toBe(1);
  await page.reload();
  await expect.poll(() => revealed.length).toBe(2);
  expect(revealed[1]).toEqual(revealed[0]);
  expect(revealed[0]?.round).toBe(1);
  await leave();
});

test('a server that leaves my words out is seen to do so', async () => {
  const { page, leave } = await visitor({ viewport: PHONE, locale: 'de', bypassCSP: true });
  await page.routeWebSocket(/\/live/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      if (!String(message).includes('"reveal"')) server.send(message);
    });
  });
  await page.goto(URL);
  await page.click('[data-play="karo8"]');
  await page.waitForSelector('[data-bent="left-out"]');
  expect(await page.locator('[data-bent]').textContent()).toContain('ohne deinen Teil');
  await fits(page);
  await leave();
});

test('a server that changes what was fixed is seen to do so', async () => {
  const { page, leave } = await visitor({ viewport: PHONE, locale: 'pl', bypassCSP: true });
  await page.routeWebSocket(/\/live/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      const table = JSON.parse(String(message)) as TableMessage;
      // The truth until the page has revealed its words.
      const lie = table.is === 'table' && table.dealt > 0;
      socket.send(lie ? JSON.stringify({ ...table, commit: 'ab'.repeat(32) }) : message);
    });
  });
  await page.goto(URL);
  await page.click('[data-play="karo8"]');
  await page.waitForSelector('[data-bent="changed"]');
  expect(await page.locator('[data-bent]').textContent()).toContain('Serwer zmienił');
  await sound(page);
  await leave();
});
