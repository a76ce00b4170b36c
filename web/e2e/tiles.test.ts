/** The tile games: whole matches by clicks, taps and keys; drafts that others see and nothing loses. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { DESK, fits, likes, PHONE, quit, URL, visitor } from './kit';

afterAll(quit);

type Options = Record<string, unknown>;

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf-8');

/** What axe-core finds serious. */
async function faults(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: {
        run: () => Promise<{
          violations: { id: string; impact: string; nodes: { target: unknown; html: string }[] }[];
        }>;
      };
    };
    const { violations } = await axe.run();
    return violations
      .filter((one) => one.impact === 'serious' || one.impact === 'critical')
      .map((one) => `${one.id}: ${one.nodes.map((node) => node.html).join(' ')}`);
  });
}

/** A table of one's own against a bot, dealt; `seats` may hold an open one, then it is not. */
async function sitDown(
  page: Page,
  game: string,
  options: Options = {},
  seats = ['me', 'bot:steady'],
  setup: Options = {},
): Promise<string> {
  await likes(page, { sound: false });
  await page.goto(URL);
  const id = await page.evaluate(
    async (asked) => {
      const post = async (path: string, body: object): Promise<{ id: string }> => {
        const answer = await fetch(path, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
        if (!answer.ok) throw new Error(await answer.text());
        return (await answer.json()) as { id: string };
      };
      await post('/api/guest', { name: 'Ana', language: 'en' });
      const table = await post('/api/tables', asked);
      if (!asked.seats.includes('open'))
        await post(`/api/tables/${table.id}/commands`, { do: 'start' });
      return table.id;
    },
    { game, options: { rounds: 1, ...options }, seats, setup, words: 'tiles' },
  );
  await page.goto(`${URL}/t/${id}`);
  if (!seats.includes('open')) await page.waitForSelector('.tiles');
  return id;
}

const OVER = '[data-over]';
/** What a patient player does next, the first that is there. */
const WISHES = [
  '[data-ready]:not(:disabled)',
  '[data-done]:not(:disabled)',
  '[data-show]',
  '[data-give]:not(:disabled)',
  '.turn [data-hint]:not(.icon):not(:disabled)',
  '.turn [data-move]:not(:disabled)',
];

async function next(page: Page): Promise<string | null> {
  return page.evaluate((wishes) => {
    if (document.querySelector('[data-over]')) return 'over';
    const seen = (one: Element): boolean => (one as HTMLElement).offsetParent !== null;
    const found = wishes.find((wish) => [...document.querySelectorAll(wish)].some(seen));
    if (found) return found;
    // A tile to give has to be picked first.
    return document.querySelector('.give:disabled') ? '.rack button:not(:has(.faded))' : null;
  }, WISHES);
}

async function playOut(page: Page, press: (wish: string) => Promise<void>): Promise<void> {
  for (let step = 0; step < 1500; step++) {
    const wish = await next(page);
    if (wish === 'over') return;
    if (wish) await press(wish);
    await page.waitForTimeout(wish ? 15 : 40);
  }
  throw new Error('the match has not ended');
}
const click =
  (page: Page) =>
  async (wish: string): Promise<void> => {
    // The turn may be over by now: a bot plays on, a dialog opens.
    await page
      .locator(`${wish} >> visible=true`)
      .first()
      .click({ timeout: 2000 })
      .catch(() => undefined);
  };

const GAMES: [string, Options][] = [
  ['myrummy', { hand: 6, minimum: 6, max_turns: 16 }],
  ['serie-noire', { hand: 8, max_turns: 16 }],
  ['brettspielnetz', { hand: 7, minimum: 6, max_turns: 16 }],
  ['rummikub', { hand: 6, minimum: 6, max_turns: 16 }],
];
test.each(
  GAMES.flatMap(([game, options]) => [PHONE, DESK].map((size) => [game, size, options] as const)),
)('%s is played to its end by clicks at %o', async (game, viewport, options) => {
  const { page, leave } = await visitor({ viewport });
  await sitDown(page, game, options);
  await fits(page);
  await playOut(page, click(page));
  expect(await page.locator(OVER).count()).toBe(1);
  await leave();
});

test.each([
  ['draw-and-reject', { take_scrap: true }],
  ['draw-and-keep', { changes: 2 }],
  ['lay-or-exchange', { exchange_order: 'draw-first' }],
])('the turn of %s is played to its end', async (turn, options) => {
  const { page, leave } = await visitor({ viewport: PHONE });
  await sitDown(page, 'serie-noire', { turn, hand: 8, max_turns: 12, ...options });
  await playOut(page, click(page));
  expect(await page.locator(OVER).count()).toBe(1);
  await leave();
});

/** Tab until something is reached. */
async function tabTo(page: Page, wish: string): Promise<boolean> {
  for (let step = 0; step < 40; step++) {
    await page.keyboard.press('Tab');
    const there = await page.evaluate((one) => document.activeElement?.matches(one), wish);
    if (there) return true;
  }
  return false;
}

test('a match by keyboard alone', async () => {
  const { page, leave } = await visitor({ viewport: DESK });
  await sitDown(page, 'rummikub', { hand: 6, minimum: 0, max_turns: 16 });
  await playOut(page, async (wish) => {
    if (await tabTo(page, wish)) await page.keyboard.press('Enter');
  });
  expect(await page.locator(OVER).count()).toBe(1);
  await leave();
});

async function myTurn(page: Page): Promise<void> {
  await page.waitForSelector('[data-new]', { timeout: 20_000 });
}
const melds = (page: Page): Promise<string[]> =>
  page
    .locator('[data-meld]')
    .evaluateAll((all) =>
      all.map((meld) =>
        [...meld.querySelectorAll<HTMLElement>('[data-piece]')]
          .map((tile) => tile.dataset['piece'])
          .join(' '),
      ),
    );
const rackSize = (page: Page): Promise<number> => page.locator('.rack button').count();

test('a turn is built by keys: pick, new meld, add, split, take back, undo', async () => {
  const { page, leave } = await visitor({ viewport: DESK });
  await sitDown(page, 'rummikub', { hand: 12 });
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
  await expect
    .poll(() => page.locator('#tiles-status').textContent(), { timeout: 5000 })
    .toMatch(/\w{3}/);
  expect(await faults(page)).toEqual([]);
  await leave();
});

test('tiles are dragged by mouse: to the table, into a meld, back to the rack', async () => {
  const { page, leave } = await visitor({ viewport: DESK });
  await sitDown(page, 'rummikub', { hand: 12 });
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
  const { page, leave } = await visitor({ viewport: PHONE, hasTouch: true, isMobile: true });
  await sitDown(page, 'rummikub', { hand: 12 });
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
  await fits(page);
  expect(await faults(page)).toEqual([]);
  await leave();
});

test('others see what is built; time runs out and what is valid stays', async () => {
  const [ana, ben] = [await visitor(), await visitor({ viewport: PHONE })];
  const id = await sitDown(
    ana.page,
    'myrummy',
    { hand: 14, minimum: 0, seconds: 6, starter: 'lot' },
    ['me', 'open'],
    { clock: { kind: 'sheet' } },
  );
  await likes(ben.page, { sound: false });
  await ben.page.goto(URL);
  await ben.page.evaluate(async (table) => {
    const post = (path: string, body: object): Promise<Response> =>
      fetch(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    await post('/api/guest', { name: 'Ben', language: 'en' });
    await post(`/api/tables/${table}/commands`, { do: 'sit', words: 'b' });
  }, id);
  await ana.page.evaluate(
    (table) =>
      fetch(`/api/tables/${table}/commands`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ do: 'start' }),
      }).then(() => undefined),
    id,
  );
  await ben.page.goto(`${URL}/t/${id}`);
  for (const { page } of [ana, ben]) await page.waitForSelector('.tiles');
  // Whoever is on turn and can lay shows it and then waits.
  let [mine, other] = [ana.page, ben.page];
  for (let step = 0; step < 40; step++) {
    const found = (await Promise.all(
      [ana.page, ben.page].map((page) => page.locator('[data-hint]').count()),
    )) as [number, number];
    [mine, other] = found[0] ? [ana.page, ben.page] : [ben.page, ana.page];
    if (found[0] + found[1] === 0) {
      await mine.waitForTimeout(100);
      continue;
    }
    await mine
      .locator('[data-hint]')
      .click({ timeout: 3000 })
      .catch(() => undefined);
    const show = mine.locator('[data-show]');
    if (
      await show.waitFor({ timeout: 1500 }).then(
        () => true,
        () => false,
      )
    ) {
      await show.click();
      break;
    }
    await mine
      .locator('.turn [data-move]')
      .first()
      .click({ timeout: 1000 })
      .catch(() => undefined);
  }
  await mine.waitForSelector('[data-done]');
  const built = await melds(mine);
  await other.waitForSelector('.ghost', { timeout: 5000 });
  // Nobody says “Done”.
  await expect.poll(() => other.locator('.ghost').count(), { timeout: 15_000 }).toBe(0);
  await expect.poll(() => other.locator('.meld').count(), { timeout: 5000 }).toBe(built.length);
  await ana.leave();
  await ben.leave();
});

test('the board of Brettspielnetz has its cells, at phone size too', async () => {
  const { page, leave } = await visitor({ viewport: PHONE });
  await sitDown(page, 'brettspielnetz', {});
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
  await fits(page);
  expect(await faults(page)).toEqual([]);
  await leave();
});
