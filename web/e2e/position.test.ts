/** A position as a link: from a replay to somebody else's phone, and changed there. */
import { execFile } from 'node:child_process';
import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { axe, fits, likes, PHONE, quit, URL, visitor } from './kit';

afterAll(quit);

const RUMMEL = process.env['RUMMEL_PROGRAM'] ?? '../.venv/bin/rummel';
const run = promisify(execFile);

test('a link from a replay shows the table as the player on turn saw it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rummel-'));
  const simulated = ['simulate', 'rummikub', '--matches', '1', '--seed', 'link'];
  await run(RUMMEL, [...simulated, '--record', folder]);
  const [name = ''] = await readdir(folder);
  const { page, leave } = await visitor();
  await likes(page, { sound: false });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${URL}/replay`);
  await page.setInputFiles('input[type=file]', join(folder, name));
  await page.waitForSelector('.review');
  await page.locator('.steps [data-step="7"]').click();
  await page.locator('[data-copy-link]').click();
  const copied = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toContain(`${URL}/position?p=rummikub+hands=`);
  const link = await copied();
  expect(await page.locator('[data-copied]').inputValue()).toBe(link);

  const friend = await visitor({ viewport: PHONE, bypassCSP: true });
  const requests: string[] = [];
  friend.page.on('request', (request) => requests.push(request.url()));
  await friend.page.goto(link);
  const stage = friend.page.locator('.stage[data-game="rummikub"]');
  await stage.locator('.rack [data-piece]').first().waitFor();
  // A link is read, and no more: what is heavy waits for somebody who asks.
  expect(requests.filter((url) => url.includes('/hint'))).toEqual([]);
  const seat = Number(await stage.getAttribute('data-seat'));
  const line = await friend.page.locator('textarea').inputValue();
  const hands = /hands=([^ ]*)/.exec(line)?.[1]?.split('/') ?? [];
  const held = await stage
    .locator('.rack [data-piece]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-piece')));
  expect(held.sort()).toEqual(hands[seat]?.split('.').sort());
  expect(await axe(friend.page)).toEqual([]);
  await fits(friend.page);
  await friend.page.locator('[data-best]').click();
  await friend.page.locator('[data-move]').first().waitFor();
  await fits(friend.page);

  // A line that can't be is refused in words; what was typed stays, and going back shows the table.
  await friend.page.locator('textarea').fill('rummikub hands=99x/?14');
  await friend.page.locator('textarea').press('Enter');
  await friend.page.getByRole('alert').waitFor();
  expect(await friend.page.locator('textarea').inputValue()).toBe('rummikub hands=99x/?14');
  expect(await stage.count()).toBe(0);
  await friend.page.goBack();
  await stage.waitFor();
  await friend.leave();
  await leave();
});
