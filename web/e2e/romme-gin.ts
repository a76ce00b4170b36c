/**
 * A player of Rommé and gin who asks the solver what to do and then does it by clicks, drags or
 * keys, as a person would.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { URL } from './kit';

export interface Wanted {
  game: string;
  options?: Record<string, unknown>;
  bots?: number;
  /** What shows that the table is there. */
  awaits?: string;
}

/** Opens a table against bots and goes there. */
export async function sitDown(
  page: Page,
  { game, options = {}, bots = 1, awaits = '.fan' }: Wanted,
): Promise<void> {
  await page.goto(URL);
  const id = await page.evaluate(
    async ([game, options, bots]) => {
      const post = async (path: string, body: unknown): Promise<{ id: string }> => {
        const answer = await fetch(path, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
        if (!answer.ok) throw new Error(await answer.text());
        return (await answer.json()) as { id: string };
      };
      await post('/api/guest', { name: 'Ana', language: 'en' });
      const seats = ['me', ...Array.from({ length: bots }, () => 'bot:steady')];
      const table = await post('/api/tables', { game, options, seats });
      await post(`/api/tables/${table.id}/commands`, { do: 'start' });
      return table.id;
    },
    [game, options, bots] as const,
  );
  await page.goto(`${URL}/t/${id}`);
  await page.waitForSelector(awaits);
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf-8');

/** What axe-core finds serious on a page whose policy is bypassed. */
export async function axe(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: {
        run: () => Promise<{
          violations: { id: string; impact: string; nodes: { html: string }[] }[];
        }>;
      };
    };
    const { violations } = await axe.run();
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' ; ')}`);
  });
}

const at = async (page: Page): Promise<string | null> =>
  page.locator('.table').getAttribute('data-number');

/** What the solver would do; null: it is not our turn. */
export async function hint(page: Page): Promise<string[] | null> {
  const id = page.url().split('/').at(-1);
  const answer = await page.request.get(`${URL}/api/tables/${id}/hint`);
  return answer.ok() ? ((await answer.json()) as { moves: string[] }).moves : null;
}

/** How pieces are picked and places are used. */
export interface Ways {
  pick: (page: Page, pieces: readonly string[]) => Promise<void>;
  press: (page: Page, selector: string) => Promise<void>;
}

const card = (piece: string): string => `.fan button[data-piece="${piece}"][aria-pressed="false"]`;

export const byClick: Ways = {
  pick: async (page, pieces) => {
    await clear(page);
    // Where its rank stands: the rest may lie under other cards.
    for (const piece of pieces)
      await page
        .locator(card(piece))
        .first()
        .click({ position: { x: 10, y: 14 } });
  },
  press: (page, selector) => page.locator(selector).first().click(),
};

export const byKeys: Ways = {
  pick: async (page, pieces) => {
    await clear(page);
    for (const piece of pieces) {
      // Into the hand by Tab's own stop, then along it by arrows.
      await page.locator('.fan button[tabindex="0"]').focus();
      await page.keyboard.press('Home');
      const all = await page
        .locator('.fan button')
        .evaluateAll((found) =>
          found.map((one) => [one.getAttribute('data-piece'), one.ariaPressed]),
        );
      const index = all.findIndex(([name, pressed]) => name === piece && pressed === 'false');
      expect(index, `${piece} is in the hand`).toBeGreaterThanOrEqual(0);
      for (let step = 0; step < index; step++) await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Space');
    }
  },
  press: async (page, selector) => {
    await page.locator(selector).first().focus();
    await page.keyboard.press('Enter');
  },
};

async function clear(page: Page): Promise<void> {
  for (const picked of await page.locator('.fan button[aria-pressed="true"]').all())
    await picked.evaluate((one) => (one as HTMLElement).click());
}

async function drag(page: Page, from: string, to: string): Promise<void> {
  await page.locator(to).first().scrollIntoViewIfNeeded();
  const [a, b] = await Promise.all([
    page.locator(from).first().boundingBox(),
    page.locator(to).first().boundingBox(),
  ]);
  if (!a || !b) throw new Error(`${from} or ${to} is not to be seen`);
  await page.mouse.move(a.x + Math.min(12, a.width / 2), a.y + a.height / 3);
  await page.mouse.down();
  await page.mouse.move(b.x + b.width / 2, b.y + b.height / 2, { steps: 4 });
  await page.mouse.up();
}

const inHand = (piece: string): string => (piece.startsWith('*') ? '*' : piece);

/** Answers what a joker stands for, if that is asked. */
async function declare(page: Page, ways: Ways, pieces: readonly string[]): Promise<void> {
  const choice = page.locator('[data-choice]');
  if (!(await choice.count())) return;
  for (const piece of pieces.filter((one) => one.startsWith('*='))) {
    const wanted = `[data-choice="${piece}"]`;
    if (await page.locator(wanted).count()) return ways.press(page, wanted);
  }
  throw new Error(`nothing of ${pieces.join(' ')} is offered`);
}

async function lay(page: Page, ways: Ways, text: string, added?: [string, string]): Promise<void> {
  const melds = text.split('|').map((meld) => meld.trim().split(' '));
  if (added) {
    await ways.pick(page, [inHand(added[0])]);
    await ways.press(page, `[data-meld="${added[1]}"] .cover`);
  }
  for (const meld of melds) {
    await ways.pick(page, meld.map(inHand));
    await ways.press(page, '[data-do="set-aside"]');
  }
  const all = [...melds.flat(), ...(added ? [added[0]] : [])];
  for (let tries = 0; tries < 6; tries++) {
    await page.waitForTimeout(150);
    if (await page.locator('[data-ready-to-lay]').count()) break;
    await ways.press(page, '[data-do="lay"]');
    await page.waitForTimeout(100);
    await declare(page, ways, all);
  }
  await ways.press(page, '[data-do="lay"]');
}

/** Does one move, as the table wants it done. */
export async function perform(page: Page, ways: Ways, text: string, turn: number): Promise<void> {
  const [word = '', first = '', second = '', ...more] = text.split(' ');
  const rest = text.slice(word.length + 1);
  const dragging = ways === byClick && turn % 3 === 0;
  switch (word) {
    case 'draw':
      if (dragging) return drag(page, '[data-spot="stock"]', '.fan');
      return ways.press(page, turn % 2 ? '[data-spot="stock"]' : '[data-do="draw"]');
    case 'take':
      if (dragging) return drag(page, '[data-spot="discards"]', '.fan');
      return ways.press(page, turn % 2 ? '[data-spot="discards"]' : '[data-do="take"]');
    case 'discard':
      if (dragging) {
        await clear(page);
        return drag(page, card(first), '[data-spot="discards"]');
      }
      await ways.pick(page, [first]);
      return ways.press(page, turn % 2 ? '[data-spot="discards"]' : '[data-do="discard"]');
    case 'lay':
      return lay(page, ways, rest);
    case 'open':
      return lay(page, ways, more.join(' '), [first, second]);
    case 'add':
    case 'rob':
      if (dragging && !first.startsWith('*')) {
        await clear(page);
        const on = word === 'rob' ? `[data-joker="*=${first}"]` : '.pieces';
        await drag(page, card(inHand(first)), `[data-meld="${second}"] ${on}`);
      } else {
        await ways.pick(page, [inHand(first)]);
        await ways.press(page, `[data-meld="${second}"] .cover`);
      }
      await page.waitForTimeout(60);
      return choose(page, word, first);
    case 'knock':
      if (!first) {
        const end = page.locator('[data-do="end"]');
        return ways.press(page, (await end.count()) ? '[data-do="end"]' : '[data-do="knock"]');
      }
      await ways.pick(page, [first]);
      return ways.press(page, '[data-do="knock"]');
    default:
      return ways.press(page, `[data-do="${word}"]`);
  }
}

/** Where a tap could mean several moves, says which one. */
async function choose(page: Page, word: string, piece: string): Promise<void> {
  if (!(await page.locator('[data-choice]').count())) return;
  const options = page.locator(`[data-choice="${piece}"]`);
  const names = await options.evaluateAll((found) => found.map((one) => one.textContent ?? ''));
  const index = names.findIndex((name) => (word === 'rob') === /joker/i.test(name));
  await options.nth(Math.max(0, index)).click();
}

/** Drags with a finger. */
export async function swipe(page: Page, from: string, to: string): Promise<void> {
  const [a, b] = await Promise.all([
    page.locator(from).first().boundingBox(),
    page.locator(to).first().boundingBox(),
  ]);
  if (!a || !b) throw new Error(`${from} or ${to} is not to be seen`);
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number, y?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined || y === undefined ? [] : [{ x, y }],
    });
  const start = { x: a.x + 12, y: a.y + 14 };
  const end = { x: b.x + b.width / 2, y: b.y + b.height / 2 };
  await touch('touchStart', start.x, start.y);
  for (const part of [0.1, 0.4, 0.7, 1])
    await touch(
      'touchMove',
      start.x + (end.x - start.x) * part,
      start.y + (end.y - start.y) * part,
    );
  await touch('touchEnd');
  await session.detach();
}

/** Plays until the match is over; every move has to come through. */
export async function playOut(page: Page, ways: Ways, look?: () => Promise<void>): Promise<number> {
  let moves = 0;
  for (let step = 0; step < 4000; step++) {
    if (await page.locator('[data-over]').count()) return moves;
    const ready = page.locator('[data-ready]:enabled');
    if (await ready.count()) {
      // It may be gone by then: the next round begins by itself.
      await ready.click({ timeout: 1000 }).catch(() => undefined);
      continue;
    }
    const before = await at(page);
    const [move] = (await hint(page)) ?? [];
    if (!move) {
      await page.waitForTimeout(25);
      continue;
    }
    if (before !== (await at(page))) continue; // the hint was for an older state
    await perform(page, ways, move, moves);
    await expect
      .poll(() => at(page), { message: `${move} is played`, timeout: 6000, interval: 15 })
      .not.toBe(before);
    moves++;
    if (look) await look();
  }
  throw new Error('the match does not end');
}
