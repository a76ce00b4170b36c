/** A tile turn while it is built: keys, mouse and taps; others see it, and nothing loses it. */
import { errors, type Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import {
  command,
  DESK,
  drag,
  hint,
  joinIn,
  likes,
  number,
  PATIENCE,
  PHONE,
  quit,
  restingBox,
  sitDown,
  sound,
  tabTo,
  visitor,
  type Visitor,
  type Wanted,
} from './kit';
import { melds, rackSize } from './tile-player';

afterAll(quit);

/** The meld that was built last, and its tiles. */
const last = async (page: Page): Promise<string> => (await melds(page)).at(-1) ?? '';
const lastSize = async (page: Page): Promise<number> => (await last(page)).split(' ').length;

async function myTurn(page: Page): Promise<void> {
  await page.waitForSelector('[data-new]');
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
  await expect.poll(() => melds(page)).toHaveLength(before + 1);
  await expect.poll(() => rackSize(page)).toBe(10);
  expect(await lastSize(page)).toBe(2);

  await page.locator('.rack button').first().focus();
  await page.keyboard.press('Space');
  await page.locator('[data-meld] button[data-own]').first().focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => lastSize(page)).toBe(3);

  await page.locator('[data-meld] button[data-own]').nth(1).focus();
  await page.keyboard.press('s');
  await expect.poll(() => melds(page)).toHaveLength(before + 2);
  await page.keyboard.press('Backspace');
  await expect.poll(() => rackSize(page)).toBe(10);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect.poll(() => melds(page)).toHaveLength(before + 1);
  await expect.poll(() => page.locator('[data-done]').isDisabled()).toBe(true);
  // The reason stands next to it, in words.
  await expect.poll(() => page.locator('#tiles-status').textContent()).toMatch(/\w{3}/);
  await sound(page);
  await leave();
});

test('tiles are dragged by mouse: to the table, into a meld, back to the rack', async () => {
  const { page, leave } = await visitor({ viewport: DESK, bypassCSP: true });
  await sitDown(page, { game: 'rummikub', options: { hand: 12 } });
  await myTurn(page);
  const before = (await melds(page)).length;
  await drag(page, '.rack button', '[data-new]');
  await expect.poll(() => melds(page)).toHaveLength(before + 1);
  const one = await last(page);
  await drag(page, '.rack button', '[data-meld]:has([data-own])', 0.1);
  await expect.poll(() => lastSize(page)).toBe(2);
  expect((await last(page)).endsWith(one)).toBe(true);
  await drag(page, '[data-meld] button[data-own]', '.rack');
  await expect.poll(() => lastSize(page)).toBe(1);
  await expect.poll(() => rackSize(page)).toBe(11);
  await page.click('[data-reset]');
  await expect.poll(() => rackSize(page)).toBe(12);
  await expect.poll(() => melds(page)).toHaveLength(before);
  await leave();
});

/** A table on which so many melds lie, and one's own turn; only the page believes it. */
async function crowded(page: Page, count: number): Promise<void> {
  const melds = ['c', 'd', 'h', 's'].flatMap((suit) =>
    [1, 4, 7, 10, 1, 4, 7, 10].map((low) => [0, 1, 2].map((more) => `${low + more}${suit}`)),
  );
  const fill = (position: { view?: object | null } | null): void => {
    if (!position?.view) return;
    const lies = { table: melds.slice(0, count), may_use_table: true };
    const turn = { to_act: [0], turn: 0, legal: ['draw'], free: ['lay'] };
    position.view = { ...position.view, ...lies, ...turn };
  };
  await page.routeWebSocket(/\/live/, (socket) => {
    socket.connectToServer().onMessage((text) => {
      const message = JSON.parse(String(text)) as { view?: object | null };
      fill(message);
      socket.send(JSON.stringify(message));
    });
  });
  await page.route(/\/api\/tables\/[^/]+$/, async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const response = await route.fetch();
    const at = (await response.json()) as { position: { view?: object | null } | null };
    fill(at.position);
    return route.fulfill({ response, json: at });
  });
}

test('a full table on a phone: nothing covers it, a fault is said once, and it comes nearer', async () => {
  const { page, leave } = await visitor({ viewport: PHONE, hasTouch: true, isMobile: true });
  await crowded(page, 20);
  await sitDown(page, { game: 'rummikub' });
  // Once it is really our turn, nothing comes in between.
  await expect.poll(() => hint(page)).toBeTruthy();
  await expect.poll(() => melds(page)).toHaveLength(20);
  // All of it is in sight, and stays so when something is picked.
  const low = (): Promise<number> =>
    page
      .locator('[data-meld]')
      .evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().bottom)));
  const tray = await restingBox(page, '.tray');
  await expect.poll(low).toBeLessThanOrEqual(tray.y + 1);
  await page.locator('[data-meld] button').nth(1).tap();
  expect((await restingBox(page, '.tray')).y).toBeCloseTo(tray.y, 0);
  await expect.poll(low).toBeLessThanOrEqual(tray.y + 1);
  await page.locator('[data-new]').tap();
  await expect.poll(() => melds(page)).toHaveLength(21);
  await page.waitForSelector('[data-done][data-check=false]');
  const fault = (await page.locator('#tiles-status').textContent()) ?? '';
  expect(fault).toMatch(/\w{3}/);
  expect((await page.locator('.table').innerText()).split(fault)).toHaveLength(2);
  // Fingers hit what they have to: tiles on the rack always, those on the table when they are near.
  const wide = (selector: string): Promise<number> =>
    page
      .locator(selector)
      .evaluateAll((all) => Math.min(...all.map((one) => one.getBoundingClientRect().width)));
  expect(await wide('.rack button')).toBeGreaterThanOrEqual(40);
  for (const one of ['.tray .button', '[data-new]', '.bar button'])
    expect((await restingBox(page, one)).height, one).toBeGreaterThanOrEqual(40);
  const far = await wide('[data-meld] button[data-item]');
  // What is picked is still in sight when the table has come nearer.
  await page.locator('[data-meld] button[data-item]').last().tap();
  await page.locator('[data-zoom="far"]').tap();
  await expect.poll(() => wide('[data-meld] button[data-item]')).toBeGreaterThanOrEqual(40);
  const [chosen, board] = [
    await restingBox(page, '[data-meld] button[aria-pressed="true"]'),
    await restingBox(page, '.board'),
  ];
  expect(chosen.y).toBeGreaterThanOrEqual(board.y);
  expect(chosen.y + chosen.height).toBeLessThanOrEqual(board.y + board.height + 1);
  await page.locator('.context .close').tap();
  await page.locator('[data-zoom="near"]').tap();
  await page.locator('.board').evaluate((board) => {
    const finger = (identifier: number, clientX: number): Touch =>
      new Touch({ identifier, target: board, clientX, clientY: 300 });
    const fingers = (type: string, left: number, right: number): boolean =>
      board.dispatchEvent(
        new TouchEvent(type, { touches: [finger(0, left), finger(1, right)], cancelable: true }),
      );
    fingers('touchstart', 150, 190);
    fingers('touchmove', 130, 210);
    fingers('touchend', 130, 210);
  });
  await expect.poll(() => wide('[data-meld] button[data-item]')).toBeGreaterThan(far * 1.8);
  await page.locator('[data-zoom="near"]').tap();
  await expect.poll(() => wide('[data-meld] button[data-item]')).toBeCloseTo(far, 0);
  await sound(page);
  await leave();
});

test('a tile stays where it is dropped, and N on the rack is a new meld', async () => {
  const { page, leave } = await visitor({ viewport: DESK });
  await sitDown(page, { game: 'rummikub', options: { hand: 12, minimum: 200 } });
  await myTurn(page);
  const felt = await restingBox(page, '.board');
  const middle = async (): Promise<[number, number]> => {
    const box = await restingBox(page, '[data-meld] button[data-own]');
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  for (const [right, down] of [
    [0.2, 0.3],
    [0.8, 0.75],
  ] as const) {
    const rack = await restingBox(page, '.rack button');
    const [x, y] = [felt.x + felt.width * right, felt.y + felt.height * down];
    await page.mouse.move(rack.x + 10, rack.y + 10);
    await page.mouse.down();
    await page.mouse.move(x, y, { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => melds(page)).toHaveLength(1);
    const [left, top] = await middle();
    expect(Math.abs(left - x)).toBeLessThan(60);
    expect(Math.abs(top - y)).toBeLessThan(60);
    await page.keyboard.press('Control+z');
    await expect.poll(() => melds(page)).toHaveLength(0);
  }
  await page.locator('.rack button').first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await page.keyboard.press('n');
  await expect.poll(() => lastSize(page)).toBe(2);
  await page.locator('.rack button').first().focus();
  await page.keyboard.press('n');
  await expect.poll(() => melds(page)).toHaveLength(2);
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
  await expect.poll(() => melds(page)).toHaveLength(before + 1);
  await page.locator('.rack button').nth(0).tap();
  await page.locator('[data-meld] button[data-own]').first().tap();
  await expect.poll(() => lastSize(page)).toBe(3);
  // Once the server has read it, it lies as it will stay.
  await page.waitForSelector('[data-done][data-check]');
  const built = await last(page);
  await page.reload();
  await page.waitForSelector('[data-done]');
  await expect.poll(() => last(page)).toBe(built);
  await page.locator('[data-meld] button[data-own]').first().tap();
  await page.locator('[data-back]').tap();
  await expect.poll(() => rackSize(page)).toBe(10);
  await sound(page);
  await leave();
});

const onPhone = { viewport: PHONE, hasTouch: true, isMobile: true };
const status = (page: Page) => (): Promise<string | null> =>
  page.locator('#tiles-status').textContent();

test('the first turn says how to begin, and what is missing after one tile', async () => {
  const { page, leave } = await visitor(onPhone);
  // Nobody can lay so much: the table is empty whoever starts.
  await sitDown(page, { game: 'rummikub', options: { hand: 12, minimum: 200 } });
  await myTurn(page);
  expect(await page.locator('.empty').textContent()).toContain('Tap tiles on your rack');
  await page.locator('.rack button').nth(0).tap();
  await expect.poll(status(page)).toBe('Pick the whole meld, then tap “New meld”.');
  await page.locator('.rack button').nth(1).tap();
  await page.locator('.rack button').nth(2).tap();
  await expect.poll(status(page)).toBe('Now tap “New meld”.');
  // What is tapped answers by itself, and no square lies over it.
  expect(
    await page
      .locator('[data-new]')
      .evaluate((button) =>
        getComputedStyle(button).getPropertyValue('-webkit-tap-highlight-color'),
      ),
  ).toBe('rgba(0, 0, 0, 0)');
  await leave();
});

test('the table stays where it is while the rack gets shorter', async () => {
  const { page, leave } = await visitor(onPhone);
  await sitDown(page, { game: 'rummikub', options: { hand: 12, minimum: 200 } });
  await myTurn(page);
  const high = async (): Promise<number> => (await restingBox(page, '.rack-box')).height;
  const before = await high();
  const rows = (): Promise<number> =>
    page
      .locator('.rack button')
      .evaluateAll((all) => new Set(all.map((one) => one.getBoundingClientRect().top)).size);
  expect(await rows()).toBe(2);
  for (let picks = 0; picks < 6; picks++) await page.locator('.rack button').nth(picks).tap();
  await page.locator('[data-new]').tap();
  await expect.poll(() => rackSize(page)).toBe(6);
  await expect.poll(rows).toBe(1);
  expect(await high()).toBeCloseTo(before, 0);
  await page.locator('[data-reset]').tap();
  await expect.poll(rows).toBe(2);
  expect(await high()).toBeCloseTo(before, 0);
  await leave();
});

test('a sentence that takes three lines makes room once in a turn', async () => {
  const { page, leave } = await visitor({ ...onPhone, locale: 'de' });
  await likes(page, { sound: false, language: 'de' });
  await sitDown(page, { game: 'brettspielnetz', options: { minimum: 200 } });
  await myTurn(page);
  const high = (): Promise<number> =>
    page.locator('.says').evaluate((one) => one.getBoundingClientRect().height);
  const said = (): Promise<number> =>
    page.locator('.says .prompt').evaluate((one) => one.getBoundingClientRect().height);
  const before = await high();
  expect(await said()).toBeGreaterThan(50);
  for (let picks = 0; picks < 3; picks++) await page.locator('.rack button').nth(picks).tap();
  await expect.poll(said).toBeLessThan(50);
  expect(await high()).toBeCloseTo(before, 0);
  await leave();
});

/** Two tiles of one number in two colours; there is always such a pair among so many. */
async function pair(page: Page): Promise<string[]> {
  const rack = await page
    .locator('.rack button')
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['piece'] ?? ''));
  for (const one of rack)
    for (const other of rack)
      if (one !== '*' && one !== other && parseInt(one) === parseInt(other)) return [one, other];
  throw new Error(`no pair: ${rack.join(' ')}`);
}

test('on a phone all that can be done with a joker is in sight, and a mark takes what is picked', async () => {
  const { page, leave } = await visitor(onPhone);
  const options = { hand: 26, dealt_joker: 'at-least-one', minimum: 200 };
  await sitDown(page, { game: 'rummikub', options });
  await myTurn(page);
  const tap = (piece: string): Promise<void> =>
    page.locator(`.rack button[data-piece="${piece}"]`).first().tap();
  const two = await pair(page);
  for (const piece of two) await tap(piece);
  await page.locator('[data-new]').tap();
  // A tile that is picked is put where a finger meets the mark of a meld.
  await page.waitForSelector('.meld.wrong .mark');
  await tap('*');
  await page.locator('.meld .mark').tap();
  await expect.poll(() => lastSize(page)).toBe(3);
  await page.locator('[data-meld] [data-piece^="*"]').tap();
  await page.waitForSelector('[data-choice]');
  const row = await restingBox(page, '.context');
  for (const one of ['[data-new]', '[data-choice]', '[data-back]', '.context .close']) {
    const box = await restingBox(page, one);
    expect(box.x, one).toBeGreaterThanOrEqual(row.x);
    expect(box.x + box.width, one).toBeLessThanOrEqual(row.x + row.width + 0.5);
    expect(box.width, one).toBeGreaterThanOrEqual(40);
  }
  // The mark leaves the number of a tile free that is picked below it.
  await page.locator('.context .close').tap();
  await page.locator('[data-meld] [data-item]').last().tap();
  const [mark, tile] = [
    await restingBox(page, '.meld .mark'),
    await restingBox(page, '[data-meld] .picked'),
  ];
  expect(mark.y + mark.height).toBeLessThanOrEqual(tile.y + tile.height * 0.2);
  await sound(page);
  await leave();
});

test('where a joker adds nothing to an opening, that is what is said', async () => {
  const { page, leave } = await visitor();
  await sitDown(page, { game: 'brettspielnetz' });
  await myTurn(page);
  const press = (piece: string): Promise<void> =>
    page.locator(`.rack button[data-piece="${piece}"]`).first().click();
  for (const piece of [...(await pair(page)), '*']) await press(piece);
  await page.locator('[data-new]').click();
  await expect
    .poll(status(page))
    .toMatch(/^The joker adds nothing: this meld has \d+ of 30 points\.$/);
  await leave();
});

test('on a tablet a rack as it is dealt stands in one line', async () => {
  const { page, leave } = await visitor({ viewport: { width: 1024, height: 768 } });
  await sitDown(page, { game: 'rummikub' });
  await myTurn(page);
  const tops = await page
    .locator('.rack button')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(tops.length).toBeGreaterThanOrEqual(14);
  expect(new Set(tops.slice(0, 14)).size).toBe(1);
  await leave();
});

test('twenty tiles stand in one line beside the log', async () => {
  const { page, leave } = await visitor();
  await sitDown(page, { game: 'rummikub', options: { hand: 20 } });
  await myTurn(page);
  const tops = await page
    .locator('.rack button')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(tops.length).toBeGreaterThanOrEqual(20);
  expect(new Set(tops.slice(0, 20)).size).toBe(1);
  await leave();
});

test('the sign of who has not opened yet stands beside the name, where two play against one on a phone', async () => {
  const { page, leave } = await visitor({ viewport: PHONE });
  await sitDown(page, {
    game: 'rummikub',
    options: { minimum: 200 },
    seats: ['me', 'bot:mia', 'bot:leo'],
  });
  const seat = '.seats > :not(.you)';
  const [name, sign] = [
    await restingBox(page, `${seat} .called`),
    await restingBox(page, `${seat} .unopened`),
  ];
  expect(sign.y).toBeLessThan(name.y + name.height / 2);
  expect(sign.x).toBeGreaterThan(name.x + name.width);
  await leave();
});

test('the board of Brettspielnetz has its cells, at phone size too', async () => {
  const { page, leave } = await visitor({ viewport: PHONE, bypassCSP: true });
  await sitDown(page, { game: 'brettspielnetz' });
  await myTurn(page);
  // The longest name of a game ends before the player's own seat.
  const [name, you] = [await restingBox(page, 'h1'), await restingBox(page, '.seats > .you')];
  expect(name.x + name.width).toBeLessThanOrEqual(you.x);
  await page.click('[data-look]');
  await page.locator('.rack button').nth(0).click();
  await page.locator('.rack button').nth(1).click();
  const cell = await restingBox(page, '.squares');
  // The fifth column of the third row from the top: e8.
  await page.mouse.click(cell.x + cell.width * (4.5 / 13), cell.y + cell.height * (2.5 / 10));
  await expect.poll(() => page.locator('[data-cell="e8"]').count()).toBe(1);
  await expect.poll(() => page.locator('.seats b').first().textContent()).toContain('!');
  await sound(page);
  await leave();
});

/** Two tiles of the rack, put together on the table: hardly ever a meld. */
async function half(page: Page): Promise<string> {
  await page.locator('.rack button').first().click();
  await page.locator('.rack button').last().click();
  const before = (await melds(page)).length;
  await page.locator('[data-new]').click();
  await page.locator('[data-meld]').nth(before).waitFor();
  return last(page);
}

test('what is tapped stays under the finger while the connection comes and goes', async () => {
  const { page, leave } = await visitor({ viewport: PHONE });
  let cut: (() => Promise<void>) | undefined;
  let down = false;
  await page.routeWebSocket(/\/live/, (socket) => {
    cut = () => socket.close();
    if (down) void socket.close();
    else socket.connectToServer();
  });
  await sitDown(page, { game: 'rummikub' });
  await myTurn(page);
  const before = await number(page);
  const { x, y, width, height } = await restingBox(page, '[data-heap="pool"]');
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  down = true;
  await cut?.();
  await page.waitForSelector('.lost');
  await page.mouse.up();
  down = false;
  await expect.poll(() => number(page)).toBeGreaterThan(before);
  await leave();
});

test('a lost connection in mid-turn loses nothing of what is built', async () => {
  const { page, leave } = await visitor({ viewport: PHONE });
  let cut: (() => Promise<void>) | undefined;
  let down = false;
  await page.routeWebSocket(/\/live/, (socket) => {
    cut = () => socket.close();
    if (down) void socket.close();
    else socket.connectToServer();
  });
  await sitDown(page, { game: 'rummikub', options: { hand: 12 } });
  await myTurn(page);
  const built = await half(page);
  down = true;
  await cut?.();
  await page.waitForSelector('.lost');
  // One can go on building meanwhile.
  await page.locator('.rack button').first().click();
  await page.locator('[data-meld] button[data-own]').first().click();
  await expect.poll(() => lastSize(page)).toBe(3);
  expect(await page.locator('.lost').count()).toBe(1);
  down = false;
  await page.waitForSelector('.lost', { state: 'detached' });
  await page.waitForSelector('[data-done][data-check]');
  const now = await last(page);
  expect(now.split(' ')).toHaveLength(3);
  for (const piece of built.split(' ')) expect(now).toContain(piece);
  // The server knows it: a page without stored data shows the same.
  const otherPage = await page.context().newPage();
  await otherPage.goto(page.url());
  await otherPage.evaluate(() => localStorage.clear());
  await otherPage.reload();
  await expect.poll(() => last(otherPage)).toBe(now);
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
  await expect.poll(() => last(second)).toBe(built);
  await expect.poll(() => rackSize(second)).toBe(10);
  await second.locator('[data-reset]').click();
  await expect.poll(() => rackSize(page)).toBe(12);
  const before = await number(page);
  await page.locator('[data-move="draw"]').click();
  await expect.poll(() => number(page)).toBeGreaterThan(before);
  await expect.poll(async () => (await number(second)) === (await number(page))).toBe(true);
  await leave();
});

/**
 * Two people at a table with a clock. The player on turn begins a turn, the other sees that, and nobody
 * finishes it. Where a machine is too busy to do so in time, the next table has more of it.
 */
async function begun(
  { game, options = {} }: Wanted,
  begin: (page: Page) => Promise<unknown>,
): Promise<[Visitor, Visitor, { before: number; built: string[] }]> {
  const all = [await visitor(), await visitor({ viewport: PHONE })] as const;
  for (let seconds = 6; seconds < 200; seconds *= 2) {
    const [ana, ben] = all;
    const id = await sitDown(ana.page, {
      game,
      options: { ...options, seconds },
      seats: ['me', 'open'],
      setup: { clock: { kind: 'sheet' } },
    });
    await joinIn(ben.page, id, 'Ben');
    await command(ana.page, id, { do: 'start' });
    await Promise.race(all.map(({ page }) => myTurn(page)));
    const [mine, other] = (await ana.page.locator('[data-new]').count()) ? [ana, ben] : [ben, ana];
    await other.page.waitForSelector('.tiles');
    const first = await number(mine.page);
    const before = await rackSize(mine.page);
    mine.page.setDefaultTimeout(seconds * 1000); // what is not done by then is not done
    const done = await begin(mine.page).then(
      () => true,
      (error: unknown) => {
        if (error instanceof errors.TimeoutError) return false;
        throw error;
      },
    );
    mine.page.setDefaultTimeout(PATIENCE);
    const built = await melds(mine.page);
    const sees = async (): Promise<boolean> => (await other.page.locator('.ghost').count()) > 0;
    const over = async (): Promise<boolean> => (await number(mine.page)) > first;
    await expect.poll(async () => (await sees()) || (await over())).toBe(true);
    if (done && (await sees()) && !(await over())) return [mine, other, { before, built }];
  }
  throw new Error('there is never time enough');
}

/** Until time is up for the player who has begun. */
async function ranOut(mine: Visitor, other: Visitor): Promise<void> {
  await other.page.waitForSelector('.ghost', { state: 'detached' });
  await expect
    .poll(() => mine.page.locator('[role=log]').first().textContent())
    .toContain('ran out of time.');
}

test('time runs out on a half-built turn: all goes back, and the words say so', async () => {
  const wanted = { game: 'serie-noire', options: { hand: 12 } };
  const [mine, other, { before }] = await begun(wanted, async (page) => {
    await half(page);
    expect(await page.locator('.time .spoken').textContent()).toBe(
      'When time is up, everything goes back.',
    );
  });
  await ranOut(mine, other);
  await expect.poll(() => rackSize(mine.page)).toBe(before);
  await expect.poll(() => melds(other.page)).toEqual([]);
  await mine.leave();
  await other.leave();
});

test('time runs out on a turn with a meld in it: what is valid stays', async () => {
  // With so many tiles there is something to lay.
  const options = { hand: 26, minimum: 0, timeout: 'keep-valid' };
  const wanted = { game: 'myrummy', options };
  const [mine, other, { built }] = await begun(wanted, async (page) => {
    await page.locator('[data-hint]').click();
    await page.locator('[data-show]').click();
    await page.waitForSelector('[data-done]');
    expect(await page.locator('.time .spoken').textContent()).toBe(
      'When time is up, what is valid stays.',
    );
  });
  expect(built.length).toBeGreaterThan(0);
  await ranOut(mine, other);
  await expect.poll(() => other.page.locator('.meld').count()).toBe(built.length);
  await mine.leave();
  await other.leave();
});
