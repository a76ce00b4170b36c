/**
 * A player of Rommé and gin who asks the solver what to do and then does it by clicks, drags or
 * keys, as a person would.
 */
import type * as playwright from 'playwright-core';
import { expect } from 'vitest';
import { answered, drag, number, restingBox, SOAK, sound, type Page, type Perform } from './play';

/** How pieces are picked and places are used. */
export interface Ways {
  pick: (page: Page, pieces: readonly string[]) => Promise<void>;
  press: (page: Page, selector: string) => Promise<void>;
}

const card = (piece: string): string => `.fan button[data-piece="${piece}"][aria-pressed="false"]`;

export const byClick: Ways = {
  pick: async (page, pieces) => {
    await clear(page);
    // On its left edge, since the rest may lie under other cards, and well below its rank: the
    // upper corner of a card that leans to the right lies outside of it.
    for (const piece of pieces)
      await page
        .locator(card(piece))
        .first()
        .click({ position: { x: 12, y: 40 } });
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
        .evaluateAll((cards) =>
          cards.map((one) => [one.getAttribute('data-piece'), one.ariaPressed]),
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
  const before = await number(page);
  const verdict = page.locator('[data-check]');
  for (let tries = 0; (await verdict.getAttribute('data-check')) === 'false'; tries++) {
    // Asking to lay it asks back what a joker stands for.
    expect(tries, `${text} can be laid`).toBeLessThan(6);
    await ways.press(page, '[data-do="lay"]');
    await answered(page, before);
    await declare(page, ways, all);
  }
  if (SOAK) await sound(page);
  await ways.press(page, '[data-do="lay"]');
  // Which end of a run a joker was meant for is asked at last.
  for (let jokers = 0; jokers < 6 && (await number(page)) <= before; jokers++) {
    await answered(page, before);
    await declare(page, ways, all);
  }
}

/** Does one move, as the table wants it done. */
export const performed =
  (ways: Ways): Perform =>
  (page, text, turn) =>
    perform(page, ways, text, turn);

async function perform(page: Page, ways: Ways, text: string, turn: number): Promise<void> {
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
    case 'rob': {
      const before = await number(page);
      await takeBack(page, ways, first);
      if (dragging && !first.startsWith('*')) {
        await clear(page);
        const on = word === 'rob' ? `[data-joker="*=${first}"]` : '.pieces';
        await drag(page, card(inHand(first)), `[data-meld="${second}"] ${on}`);
      } else {
        await ways.pick(page, [inHand(first)]);
        await ways.press(page, `[data-meld="${second}"] .cover`);
      }
      await answered(page, before);
      return choose(page, word, first);
    }
    case 'spread':
      return spread(page, ways, rest);
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

/** In gin the best melds lie ready to be shown; a piece of them that is laid off is taken back. */
async function takeBack(page: Page, ways: Ways, piece: string): Promise<void> {
  const built = `.draft .card[data-piece="${piece}"]`;
  if (!(await page.locator(card(inHand(piece))).count()) && (await page.locator(built).count()))
    await ways.press(page, built);
}

/** Shows melds, put together by hand if they are not those that lie there. */
async function spread(page: Page, ways: Ways, text: string): Promise<void> {
  const melds = text
    .split('|')
    .map((meld) => meld.trim())
    .filter(Boolean);
  const lying = await page
    .locator('.built')
    .evaluateAll((all) =>
      all.map((one) =>
        [...one.querySelectorAll('[data-piece]')]
          .map((card) => card.getAttribute('data-piece'))
          .join(' '),
      ),
    );
  const all = (some: readonly string[]): string =>
    some
      .map((meld) => meld.split(' ').sort().join(' '))
      .sort()
      .join('|');
  if (all(melds) !== all(lying)) {
    while (await page.locator('.draft .card').count()) await ways.press(page, '.draft .card');
    for (const meld of melds) {
      await ways.pick(page, meld.split(' '));
      await ways.press(page, '[data-do="set-aside"]');
    }
  }
  await ways.press(page, '[data-do="spread"]');
}

/** Where a tap could mean several moves, says which one. */
async function choose(page: Page, word: string, piece: string): Promise<void> {
  if (!(await page.locator('[data-choice]').count())) return;
  const options = page.locator(`[data-choice="${piece}"]`);
  const names = await options.evaluateAll((buttons) => buttons.map((one) => one.textContent ?? ''));
  const index = names.findIndex((name) => (word === 'rob') === /joker/i.test(name));
  await options.nth(Math.max(0, index)).click();
}

/** Drags with a finger. */
export async function swipe(page: playwright.Page, from: string, to: string): Promise<void> {
  const [a, b] = [await restingBox(page, from), await restingBox(page, to)];
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
