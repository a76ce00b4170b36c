/** Lessons: each family's is played to its won game, as a beginner would, and offered at a first table. */
import { afterAll, expect, test } from 'vitest';
import type { Lesson } from '../src/wire';
import { performed as canasta } from './canasta-player';
import {
  DESK,
  likes,
  number,
  PHONE,
  prepared,
  quit,
  sound,
  visitor,
  type Page,
  type Perform,
} from './kit';
import { byClick, performed } from './romme-gin';
import { alone, karo8ByClick, oneElevenByClick } from './small';
import { byClick as tilesByClick } from './tile-player';

afterAll(quit);

async function lessonOf(page: Page, game: string): Promise<Lesson> {
  return (await (await page.request.get(`/api/lessons/${game}`)).json()) as Lesson;
}

/** Does the tasks of a lesson from the one that is open on. */
async function learn(page: Page, game: string, perform: Perform, from = 0): Promise<void> {
  const { tasks } = await lessonOf(page, game);
  let turn = 0;
  for (const [index, { words, line }] of [...tasks.entries()].slice(from)) {
    await page.locator(`[data-coach="open"] [data-task="${words}"]`).waitFor();
    for (const { move } of line) {
      // The others may still be at it.
      await page.locator('[data-show]:enabled').waitFor();
      const before = await number(page);
      await perform(page, move, 3 * turn++ + 1);
      await expect
        .poll(() => number(page), { message: `${words}: ${move} is played` })
        .toBeGreaterThan(before);
    }
    await page.locator('[data-coach="done"]').waitFor();
    if (index < tasks.length - 1) await page.locator('[data-next]').click();
  }
  await page.locator('[data-first-game]').waitFor();
}

test.each([
  ['one-eleven', PHONE, oneElevenByClick],
  ['rummikub', DESK, tilesByClick],
  ['romme', DESK, performed(byClick)],
  ['romme-lay', PHONE, performed(byClick)],
  ['karo8', PHONE, karo8ByClick],
  ['gin', PHONE, performed(byClick)],
  ['canasta', DESK, canasta(byClick)],
] as const)('the lesson of %s is played to its won game at %o', async (game, viewport, perform) => {
  const { page, leave } = await visitor({ viewport, bypassCSP: true });
  await alone(page);
  await likes(page, { sound: false });
  await page.goto('/learn');
  await page.locator(`[data-lesson="${game}"]`).click();
  await learn(page, game, perform);
  await sound(page);
  await leave();
});

test('what else is tried gets an answer, and how far one came is kept', async () => {
  const { page, leave } = await visitor({ viewport: PHONE, locale: 'de', bypassCSP: true });
  await likes(page, { sound: false });
  await page.goto('/learn/romme');
  const perform = performed(byClick);
  // Legal, but not what the task is about: nothing is played.
  await page.locator('[data-do="take"]').click();
  await page.locator('.refusal').getByText('geht es um etwas anderes').waitFor();
  expect(await number(page)).toBe(0);
  // Shown if one wants it: the move is a button.
  await page.locator('[data-show]').click();
  await page.locator('[data-move="draw"]').click();
  await expect.poll(() => number(page)).toBe(1);
  await perform(page, 'discard 3c', 1);
  await page.locator('[data-next]').click();
  // What the rules refuse, they explain: two queens are not a meld.
  await page.locator('[data-task="romme-open"]').waitFor();
  await byClick.pick(page, ['12c', '12d']);
  await byClick.press(page, '[data-do="set-aside"]');
  await page.locator('[data-check="false"]').waitFor();
  await byClick.press(page, '[data-do="lay"]');
  await page.locator('.refusal, .draft .status').getByText(/drei/i).first().waitFor();
  await page.reload();
  await page.locator('[data-task="romme-open"]').waitFor(); // one task is done
  await page.goto('/learn');
  await page.locator('[data-lesson="romme"] .past').waitFor();
  await leave();
});

/** Signs on melds that reach down to where the number of a tile stands. */
function hides(page: Page): Promise<number[]> {
  return page.locator('[data-meld] .mark').evaluateAll((marks) =>
    marks
      .map((mark) => {
        const tile = mark.parentElement?.querySelector('[data-piece]')?.getBoundingClientRect();
        if (!tile) return 1;
        return (mark.getBoundingClientRect().bottom - tile.top) / tile.height;
      })
      .filter((part) => part > 0.14),
  );
}

test('the puzzle of the day is solved by laying the most, and counts as solved', async () => {
  const { page, leave } = await visitor({ viewport: PHONE, bypassCSP: true });
  await likes(page, { sound: false });
  await page.goto('/');
  await page.locator('[data-puzzle]').getByText('how many tiles').waitFor();
  await page.locator('[data-puzzle]').click();
  const task = page.locator('[data-coach="open"] [data-task="puzzle"]');
  await task.getByText(/\d tiles can be laid/).waitFor();
  // Nothing is drawn, and nobody else plays: the table has the room.
  expect(await page.locator('[data-heap="pool"]').count()).toBe(0);
  expect(await page.locator('.seats > :not(.you)').isVisible()).toBe(false);
  await sound(page);
  const request = page.waitForRequest(/\/api\/puzzles\//);
  await page.reload();
  let address = (await request).url();
  // The games take turns: three days are all of them.
  for (let days = 0; days < 3; days++) {
    await task.waitFor();
    const puzzle = (await (await page.request.get(address)).json()) as Lesson;
    // There is nothing but to lay, and how much of it is done is said.
    const most = puzzle.tasks[0]?.most;
    await page.getByText(`0 of ${most} tiles laid.`).waitFor();
    expect(await page.locator('[data-move]').count()).toBe(0);
    if (!days) {
      // No sign on a meld hides a number, however small the tiles are.
      await page.locator('[data-coach] [data-show]').click();
      await page.getByText(`${most} of ${most} tiles laid.`).waitFor();
      await expect.poll(() => hides(page)).toEqual([]);
      await page.locator('[data-reset]').click();
    }
    await tilesByClick(page, puzzle.tasks[0]?.line[0]?.move ?? '', 1);
    await page.locator('[data-coach="done"]').getByText('nobody can lay more').waitFor();
    const before = page.waitForRequest(/\/api\/puzzles\/[^/]*$/);
    await page.locator('a[href^="/puzzle/"]').click();
    address = (await before).url();
  }
  await page.goto('/');
  await page.locator('[data-puzzle]').getByText('Solved').waitFor();
  await page.goto('/puzzle/2001-01-01');
  await page.getByText('There is no puzzle for 2001-01-01').waitFor();
  await leave();
});

test('a lesson needs no connection once it is on the device', async () => {
  const { page, leave } = await visitor({ viewport: PHONE }, { failing: true });
  await likes(page, { sound: false });
  await page.goto('/learn');
  await prepared(page);
  const kept = (): Promise<number> =>
    page.evaluate(async () => {
      const all = await (await caches.open('rummel')).keys();
      return all.filter(({ url }) => url.includes('/api/lessons/')).length;
    });
  await page.reload(); // now the worker sees what is asked for
  await page.locator('[data-lesson]').first().waitFor();
  await expect.poll(kept).toBe(await page.locator('[data-lesson]').count());
  await page.goto('/learn/karo8'); // and what shows the table
  await page.locator('[data-coach] [data-task]').waitFor();
  await page.context().setOffline(true);
  await page.goto('/');
  await page.locator('[data-away] a[href="/learn"]').waitFor();
  await page.goto('/learn/karo8');
  await page.locator('[data-task="karo8-start"]').waitFor();
  await karo8ByClick(page, 'lay 8d', 1);
  await page.locator('[data-next]').click();
  await page.locator('[data-task="karo8-row"]').waitFor();
  await page.context().setOffline(false);
  await leave();
});

test('a first table offers the lesson, within the screen, and nothing is timed meanwhile', async () => {
  const { page, leave } = await visitor(
    { viewport: { width: 390, height: 844 }, bypassCSP: true },
    { newcomer: true },
  );
  await likes(page, { sound: false });
  // The page would pass for somebody who does not answer in time.
  await page.clock.install();
  await page.goto('/');
  await page.request.post('/api/guest', { data: { name: 'Ana', language: 'en' } });
  const seats = ['me', 'bot:steady', 'bot:steady'];
  const opened = await page.request.post('/api/tables', {
    data: {
      game: 'romme',
      options: { players: 3 },
      seats,
      setup: { bot_pace: 'at-once' },
      start: true,
    },
  });
  const { id } = (await opened.json()) as { id: string };
  await page.goto(`/t/${id}`);
  await page.locator('[data-offer]').waitFor();
  for (const button of await page.locator('[data-offer] .button').all()) {
    const box = await button.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 1000)).toBeLessThanOrEqual(390);
    expect(box?.height).toBeGreaterThanOrEqual(40);
  }
  await sound(page);
  // On with the round until somebody leaves a card that one may knock for.
  const knock = page.locator('[data-do="knock"]');
  const perform = performed(byClick);
  await expect
    .poll(
      async () => {
        if (await knock.count()) return true;
        const hint = await page.request.get(`/api/tables/${id}/hint`);
        if (!hint.ok()) return false;
        const [move = ''] = ((await hint.json()) as { moves: string[] }).moves;
        if (move === 'pass' || move === 'knock') return (await knock.count()) > 0;
        await perform(page, move, 1).catch(() => undefined);
        return (await knock.count()) > 0;
      },
      { timeout: 300_000, message: 'somebody is asked to knock' },
    )
    .toBe(true);
  const before = await number(page);
  await page.clock.runFor(30_000);
  expect(await number(page)).toBe(before);
  // Without the offer the page goes on by itself after its seconds.
  await page.locator('[data-decline]').click();
  await page.locator('[data-offer]').waitFor({ state: 'detached' });
  await page.clock.runFor(9_000);
  await expect.poll(() => number(page)).toBeGreaterThan(before);
  await page.reload();
  await page.locator('.table .tray').first().waitFor();
  expect(await page.locator('[data-offer]').count()).toBe(0);
  await leave();
});
