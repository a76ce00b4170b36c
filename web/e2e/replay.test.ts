/** After a round: step by step, the best move, the deal verified here and by `rummel verify`. */
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { DESK, fits, likes, PHONE, playOut, quit, sound, URL, visitor } from './kit';

afterAll(quit);

const RUMMEL = process.env['RUMMEL_PROGRAM'] ?? '../.venv/bin/rummel';
const run = promisify(execFile);
const verified = (file: string): Promise<boolean> =>
  run(RUMMEL, ['verify', file]).then(
    () => true,
    () => false,
  );

const step = async (page: Page): Promise<number> =>
  Number(await page.locator('.review').getAttribute('data-step'));
const last = async (page: Page): Promise<number> =>
  Number(await page.locator('.review').getAttribute('data-last'));

/** Opens the check of the deal and waits for its verdict. */
async function check(page: Page): Promise<string | null> {
  const fair = page.locator('details:has([data-verify])');
  if ((await fair.getAttribute('open')) === null) await fair.locator('summary').click();
  await fair.locator('[data-verify]').click();
  return fair.locator('[data-fair]').getAttribute('data-fair');
}

async function parts(page: Page): Promise<Record<string, string | null>> {
  const marked = page.locator('[data-part][data-fits]');
  return Object.fromEntries(
    await marked.evaluateAll((all) =>
      all.map((one) => [one.getAttribute('data-part'), one.getAttribute('data-fits')]),
    ),
  );
}

/** One other sign in the first seed of a record. */
function tampered(text: string): string {
  return text.replace(/"reveal":"(.)/, (_, sign: string) => `"reveal":"${sign === '0' ? 1 : 0}`);
}

test('a round is looked at again, and its deal verified here and in the terminal', async () => {
  const { page, leave } = await visitor({ viewport: DESK, bypassCSP: true });
  await likes(page, { plain: true, sound: false });
  await page.goto(URL);
  await page.click('[data-play="karo8"]');
  await page.waitForSelector('.table');
  const table = page.url().split('/').at(-1) ?? '';

  // While it is played nothing of it is shown.
  const other = await page.context().newPage();
  await other.goto(`${URL}/replay/${table}`);
  await other.getByRole('alert').waitFor();
  await expect
    .poll(() => other.getByRole('alert').textContent())
    .toContain('No round of this match is over');
  await other.close();

  await playOut([page]);
  await page.locator('[data-replay]').click();
  await page.waitForSelector('.review');
  await expect.poll(() => step(page)).toBe(0);
  const count = await last(page);
  await expect.poll(() => page.locator('.steps button').count()).toBe(count + 1);

  // Buttons, keys, the slider and the list all lead somewhere, and the address follows.
  await page.locator('[data-go=forward]').click();
  await page.locator('body').press('ArrowRight');
  await expect.poll(() => step(page)).toBe(2);
  await expect.poll(() => page.url()).toContain(`/replay/${table}?round=1&step=2`);
  await page.locator('body').press('End');
  await expect.poll(() => step(page)).toBe(count);
  await expect.poll(() => page.locator('[data-go=forward]').isDisabled()).toBe(true);
  await page.locator('.end table').waitFor();
  await page.locator('input[type=range]').fill('5');
  await expect.poll(() => step(page)).toBe(5);
  await page.locator('.steps [data-step="3"]').click();
  await expect.poll(() => step(page)).toBe(3);
  await expect.poll(() => page.locator('[aria-current=step]').getAttribute('data-step')).toBe('3');
  await page.locator('[data-go=first]').click();
  await page.locator('[data-go=play]').click();
  await expect.poll(() => step(page)).toBeGreaterThan(0);
  await page.locator('[data-go=play]').click();

  // Every position has a link that others can open.
  await page.locator('.steps [data-step="7"]').click();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.locator('[data-copy]').click();
  const copied = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toContain('step=7');
  const link = await copied();
  await page.locator('[data-copy-text]').click();
  await expect.poll(copied).toMatch(/^[a-z0-9-]+[;=\w,]* hands=/);
  const friend = await visitor({ viewport: PHONE, bypassCSP: true });
  await friend.page.goto(link);
  await friend.page.waitForSelector('.review');
  await expect.poll(() => step(friend.page)).toBe(7);
  const hand = '.hands [role=img]';
  expect(await friend.page.locator(hand).first().getAttribute('aria-label')).toBe(
    await page.locator(hand).first().getAttribute('aria-label'),
  );
  await sound(friend.page);
  // On a phone the list stands below the table: a step that is chosen there is seen.
  await friend.page.locator('.steps').scrollIntoViewIfNeeded();
  await friend.page.locator('.steps [data-step="3"]').click();
  await expect.poll(() => step(friend.page)).toBe(3);
  const top = (): Promise<number> =>
    friend.page.locator('.stage').evaluate((one) => one.getBoundingClientRect().top);
  await expect.poll(top).toBeGreaterThanOrEqual(-1);
  await friend.leave();
  await sound(page);

  // The deal: all steps fit, and this device knows what was fixed before.
  expect(await check(page)).toBe('true');
  await expect
    .poll(() => parts(page))
    .toEqual({ chain: 'true', mix: 'true', hands: 'true', rest: 'true' });
  const download = page.waitForEvent('download');
  await page.locator('a[href$="/record"]').click();
  const file = await (await download).path();
  expect(await verified(file)).toBe(true);
  await leave();
});

test('a server that lies about a deal is found out', async () => {
  const { page, leave } = await visitor();
  const folder = await mkdtemp(join(tmpdir(), 'rummel-'));
  const short = ['--option', 'target=0', '--option', 'rounds=2'];
  await run(RUMMEL, ['simulate', 'gin', '--matches', '1', ...short, '--record', folder]);
  const [name = ''] = await readdir(folder);
  const text = await readFile(join(folder, name), 'utf-8');
  let lie = (replay: Record<string, unknown>): unknown => replay;
  await page.route('**/api/replay', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: lie(await answer.json()) });
  });
  const look = async (): Promise<Record<string, string | null>> => {
    await page.goto(`${URL}/replay`);
    await page.setInputFiles('input[type=file]', join(folder, name));
    await page.waitForSelector('.review');
    expect(await check(page)).toBe('false');
    return parts(page);
  };
  lie = (replay) => {
    const dealt = replay['dealt'] as { hands: string[][] };
    return { ...replay, dealt: { ...dealt, hands: [...dealt.hands].reverse() } };
  };
  expect(await look()).toEqual({ chain: 'true', hands: 'false', rest: 'true' });
  lie = (replay) => ({ ...replay, words: ['other', ...(replay['words'] as string[]).slice(1)] });
  expect(await look()).toEqual({ chain: 'true', hands: 'false', rest: 'false' });
  lie = (replay) => ({ ...replay, commit: '0'.repeat(64) });
  expect(await look()).toEqual({ chain: 'false', hands: 'true', rest: 'true' });

  // A record that was tampered with fails in the page and in the terminal.
  lie = (replay) => replay;
  const bad = join(folder, 'bad.ndjson');
  await writeFile(bad, tampered(text));
  await page.goto(`${URL}/replay`);
  await page.setInputFiles('input[type=file]', bad);
  await page.getByRole('alert').waitFor();
  await expect
    .poll(() => page.getByRole('alert').textContent())
    .toContain('does not match the commitment');
  expect([await verified(join(folder, name)), await verified(bad)]).toEqual([true, false]);
  await leave();
});

test('the best move stands beside what was played, and can be seen on the table', async () => {
  const { page, leave } = await visitor({ viewport: PHONE });
  await likes(page, { sound: false });
  const folder = await mkdtemp(join(tmpdir(), 'rummel-'));
  const bots = 'bot:random,bot:random';
  const options = ['--matches', '1', '--seed', 'best', '--seats', bots, '--record', folder];
  await run(RUMMEL, ['simulate', 'rummikub', ...options]);
  const [name = ''] = await readdir(folder);
  const text = await readFile(join(folder, name), 'utf-8');
  await page.goto(`${URL}/replay`);
  // Dropped this time.
  const dropped = await page.evaluateHandle((text) => {
    const data = new DataTransfer();
    data.items.add(new File([text], 'match.ndjson'));
    return data;
  }, text);
  await page.locator('.drop').dispatchEvent('drop', { dataTransfer: dropped });
  await page.waitForSelector('.review');
  await page.locator('.steps .mark:not(.good)').first().waitFor();
  await page.locator('.steps button:has(.mark:not(.good))').first().click();
  const best = page.locator('[data-best="solver false"]');
  await expect
    .poll(() => best.textContent())
    .toMatch(/More was possible: \d+ instead of (none|one|\d+):/);
  const tiles = (): Promise<number> => page.locator('main .piece').count();
  const before = await tiles();
  await best.getByRole('button').click();
  await page.locator('p.instead').waitFor();
  await expect.poll(tiles).toBeGreaterThan(before);
  await best.getByRole('button').click();
  await expect.poll(tiles).toBe(before);
  expect(await check(page)).toBe('true');

  // What is worth a second look, of one of them alone.
  const looks = page.getByRole('radio', { name: /worth a second look/ });
  await expect.poll(() => looks.count()).toBe(2);
  await looks.first().check();
  const listed = page.locator('.steps button');
  await expect.poll(() => listed.count()).toBeLessThan(await last(page));
  // More may be added below it: the analysis goes on.
  const one = listed.nth((await listed.count()) - 1);
  await one.click();
  await expect.poll(() => one.getAttribute('aria-current')).toBe('step');
  await page.locator('.best [aria-pressed]').waitFor();
  await page.getByRole('radio', { name: 'All', exact: true }).check();
  await expect.poll(() => listed.count()).toBe((await last(page)) + 1);
  await fits(page);
  await leave();
});
