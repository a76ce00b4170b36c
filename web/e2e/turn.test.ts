/** A tile turn while it is built: keys, mouse and taps; others see it, and nothing loses it. */
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import {
  command,
  DESK,
  hint,
  joinIn,
  number,
  PHONE,
  quit,
  sitDown,
  sound,
  tabTo,
  visitor,
  type Visitor,
  type Wanted,
} from './kit';
import { melds, rackSize } from './tile-player';

afterAll(quit);

async function myTurn(page: Page): Promise<void> {
  await page.waitForSelector('[data-new]', { timeout: 20_000 });
}

test('a turn is built by keys: pick, new meld, add, split, take back, undo', async () => {
  const { page, leave } = await visitor({ viewport: DESK, bypassCSP: true });
  // Whatever is dealt, three tiles don't open.
  await sitDown(page, { game: 'rummikub', options: { hand: 12, minimum: 200 } });
  await myTurn(page);
  const before = (await melds(page)).length;
  await tabTo(page, '.rack button');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  expect(await melds(page)).toHaveLength(before + 1);
  expect(await rackSize(page)).toBe(10);
  const built = (await melds(page)).at(-1) ?? '';
  expect(built.split(' ')).toHaveLength(2);

  await page.locator('.rack button').first().focus();
  await page.keyboard.press('Space');
  await page.locator('[data-meld] button[data-own]').first().focus();
  await page.keyboard.press('Enter');
  expect((await melds(page)).at(-1)?.split(' ')).toHaveLength(3);

  await page.locator('[data-meld] button[data-own]').nth(1).focus();
  await page.keyboard.press('s');
  expect(await melds(page)).toHaveLength(before + 2);
  await page.keyboard.press('Backspace');
  expect(await rackSize(page)).toBe(10);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  expect(await melds(page)).toHaveLength(before + 1);
  expect(await page.locator('[data-done]').isDisabled()).toBe(true);
  // Why not stands beside it, in words.
  await expect.poll(() => page.locator('#tiles-status').textContent()).toMatch(/\w{3}/);
  await sound(page);
  await leave();
});

test('tiles are dragged by mouse: to the table, into a meld, back to the rack', async () => {
  const { page, leave } = await visitor({ viewport: DESK, bypassCSP: true });
  await sitDown(page, { game: 'rummikub', options: { hand: 12 } });
  await myTurn(page);
  const before = (await melds(page)).length;
  const drag = async (from: string, to: string, side = 0.5): Promise<void> => {
    const [a, b] = [
      await page.locator(from).first().boundingBox(),
      await page.locator(to).first().boundingBox(),
    ];
    if (!a || !b) throw new Error(`${from} or ${to} is not to be seen`);
    await page.mouse.move(a.x + a.width / 2, a.y + a.height / 2);
    await page.mouse.down();
    await page.mouse.move(a.x + a.width / 2 + 12, a.y, { steps: 2 });
    await page.mouse.move(b.x + b.width * side, b.y + b.height / 2, { steps: 4 });
    await page.mouse.up();
  };
  await drag('.rack button:nth-child(1)', '[data-new]');
  expect(await melds(page)).toHaveLength(before + 1);
  const last = (): Promise<string | undefined> => melds(page).then((all) => all.at(-1));
  const one = await last();
  await drag('.rack button:nth-child(1)', '[data-meld]:has([data-own])', 0.1);
  expect((await last())?.split(' ')).toHaveLength(2);
  expect((await last())?.endsWith(one ?? '?')).toBe(true);
  await drag('[data-meld] button[data-own]', '.rack');
  expect((await last())?.split(' ')).toHaveLength(1);
  expect(await rackSize(page)).toBe(11);
  await page.click('[data-reset]');
  expect(await rackSize(page)).toBe(12);
  expect(await melds(page)).toHaveLength(before);
  await leave();
});

test('tiles are moved by taps on a phone, and a reload loses nothing', async () => {
  const { page, leave } = await visitor({
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
    bypassCSP: true,
  });
  await sitDown(page, { game: 'rummikub', options: { hand: 12 } });
  await myTurn(page);
  const before = (await melds(page)).length;
  await page.locator('.rack button').nth(0).tap();
  await page.locator('.rack button').nth(1).tap();
  await page.locator('[data-new]').tap();
  expect(await melds(page)).toHaveLength(before + 1);
  await page.locator('.rack button').nth(0).tap();
  await page.locator('[data-meld] button[data-own]').first().tap();
  expect((await melds(page)).at(-1)?.split(' ')).toHaveLength(3);
  await page.waitForTimeout(400);
  const built = (await melds(page)).at(-1);
  await page.reload();
  await page.waitForSelector('[data-done]');
  expect((await melds(page)).at(-1)).toBe(built);
  await page.locator('[data-meld] button[data-own]').first().tap();
  await page.locator('[data-back]').tap();
  expect(await rackSize(page)).toBe(10);
  await sound(page);
  await leave();
});

test('the board of Brettspielnetz has its cells, at phone size too', async () => {
  const { page, leave } = await visitor({ viewport: PHONE, bypassCSP: true });
  await sitDown(page, { game: 'brettspielnetz' });
  await myTurn(page);
  await page.click('[data-look]');
  await page.locator('.rack button').nth(0).click();
  await page.locator('.rack button').nth(1).click();
  const cell = await page.locator('.squares').boundingBox();
  if (!cell) throw new Error('no board');
  // The fifth column of the third row from the top: e8.
  await page.mouse.click(cell.x + cell.width * (4.5 / 13), cell.y + cell.height * (2.5 / 10));
  await expect.poll(() => page.locator('[data-cell="e8"]').count(), { timeout: 3000 }).toBe(1);
  expect(await page.locator('.seats b').first().textContent()).toContain('!');
  await sound(page);
  await leave();
});

/** Two people at a table of tiles that has been dealt; the first returned is on turn. */
async function together(wanted: Wanted): Promise<[Visitor, Visitor, string]> {
  const [ana, ben] = [await visitor(), await visitor({ viewport: PHONE })];
  const id = await sitDown(ana.page, { seats: ['me', 'open'], ...wanted });
  await joinIn(ben.page, id, 'Ben');
  await command(ana.page, id, { do: 'start' });
  for (const { page } of [ana, ben]) await page.waitForSelector('.tiles');
  return (await ana.page.locator('[data-new]').count()) ? [ana, ben, id] : [ben, ana, id];
}

/** Two tiles of the rack, put together on the table: hardly ever a meld. */
async function half(page: Page): Promise<string> {
  await page.locator('.rack button').first().click();
  await page.locator('.rack button').last().click();
  await page.locator('[data-new]').click();
  return (await melds(page)).at(-1) ?? '';
}

test('a lost connection in mid-turn loses nothing of what is built', async () => {
  const { page, leave } = await visitor({ viewport: PHONE });
  const cuts: (() => Promise<void>)[] = [];
  await page.routeWebSocket(/\/live/, (socket) => {
    socket.connectToServer();
    cuts.push(() => socket.close());
  });
  await sitDown(page, { game: 'rummikub', options: { hand: 12 } });
  await myTurn(page);
  const built = await half(page);
  await cuts.at(-1)?.();
  await page.waitForSelector('.lost');
  // One can go on building meanwhile.
  await page.locator('.rack button').first().click();
  await page.locator('[data-meld] button[data-own]').first().click();
  await page.waitForSelector('.lost', { state: 'detached' });
  const now = (await melds(page)).at(-1) ?? '';
  expect(now.split(' ')).toHaveLength(3);
  for (const piece of built.split(' ')) expect(now).toContain(piece);
  // The server has heard of it: a page without a memory of its own shows the same.
  const anew = await page.context().newPage();
  await expect
    .poll(async () => {
      await anew.goto(page.url());
      await anew.evaluate(() => localStorage.clear());
      await anew.reload();
      await anew.waitForSelector('[data-new]');
      return (await melds(anew)).at(-1);
    })
    .toBe(now);
  await leave();
});

test('two tabs of one player are in step while a turn is built', async () => {
  const { page, leave } = await visitor();
  await sitDown(page, { game: 'rummikub', options: { hand: 12 } });
  await myTurn(page);
  const second = await page.context().newPage();
  await second.goto(page.url());
  await myTurn(second);
  const built = await half(page);
  await expect.poll(async () => (await melds(second)).at(-1)).toBe(built);
  expect(await rackSize(second)).toBe(10);
  await second.locator('[data-reset]').click();
  await expect.poll(() => rackSize(page)).toBe(12);
  await page.locator('[data-move="draw"]').click();
  await expect.poll(async () => (await number(second)) === (await number(page))).toBe(true);
  await leave();
});

const CLOCK = { clock: { kind: 'sheet' } };

test('time runs out on a half-built turn: all goes back, and the words say so', async () => {
  const [mine, other] = await together({
    game: 'serie-noire',
    options: { hand: 12, seconds: 5 },
    setup: CLOCK,
  });
  const before = await rackSize(mine.page);
  await half(mine.page);
  expect(await mine.page.locator('.time .spoken').textContent()).toBe(
    'When time is up, everything goes back.',
  );
  await other.page.waitForSelector('.ghost');
  await other.page.waitForSelector('.ghost', { state: 'detached', timeout: 20_000 });
  await expect.poll(() => rackSize(mine.page)).toBe(before);
  expect(await melds(other.page)).toEqual([]);
  await expect
    .poll(() => mine.page.locator('[role=log]').first().textContent())
    .toContain('ran out of time.');
  await mine.leave();
  await other.leave();
});

test('time runs out on a turn with a meld in it: what is valid stays', async () => {
  let [mine, other] = await together({
    game: 'myrummy',
    options: { hand: 14, minimum: 0, seconds: 8, starter: 'lot' },
    setup: CLOCK,
  });
  // Whoever is on turn and can lay shows it and then waits.
  for (let step = 0; step < 40; step++) {
    if ((await hint(mine.page))?.[0]?.startsWith('lay')) {
      await mine.page.locator('[data-hint]').click();
      await mine.page.locator('[data-show]').click();
      break;
    }
    if (await hint(mine.page)) await mine.page.locator('.turn [data-move]').first().click();
    [mine, other] = [other, mine];
    await mine.page.waitForSelector('[data-new]');
  }
  await mine.page.waitForSelector('[data-done]');
  expect(await mine.page.locator('.time .spoken').textContent()).toBe(
    'When time is up, what is valid stays.',
  );
  const built = await melds(mine.page);
  await other.page.waitForSelector('.ghost');
  // Nobody says “Done”.
  await other.page.waitForSelector('.ghost', { state: 'detached', timeout: 30_000 });
  await expect.poll(() => other.page.locator('.meld').count()).toBe(built.length);
  await expect
    .poll(() => mine.page.locator('[role=log]').first().textContent())
    .toContain('ran out of time.');
  await mine.leave();
  await other.leave();
});
