/** A player of 111, Karo 8 and the duel, who does what the solver would by clicks or by keys. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { number } from './kit';
import { hint } from './romme-gin';

/**
 * Does one move as the table wants it done; `turn` counts them, so that ways can change. `enough`
 * says that the rest need not be played.
 */
export type Perform = (page: Page, move: string, turn: number) => Promise<void | 'enough'>;

/** Plays until the match is over; every move has to come through. */
export async function playOut(
  page: Page,
  perform: Perform,
  look?: (turn: number) => Promise<void>,
): Promise<number> {
  for (let step = 0, turn = 0; step < 4000; step++) {
    if (await page.locator('[data-over]').count()) return turn;
    const ready = page.locator('[data-ready]:enabled');
    if (await ready.count()) {
      // It may be gone by then: the next round begins by itself.
      await ready.click({ timeout: 1000 }).catch(() => undefined);
      continue;
    }
    const before = await number(page);
    const [move] = (await hint(page)) ?? [];
    if (!move || before !== (await number(page))) {
      await page.waitForTimeout(15);
      continue;
    }
    await look?.(turn);
    const done = await perform(page, move, turn++);
    await expect
      .poll(() => number(page), { message: `${move} is played`, timeout: 6000, interval: 15 })
      .toBeGreaterThan(before);
    if (done === 'enough') return turn;
  }
  throw new Error('the match does not end');
}

/** To something by its own place in the order of Tab, and there Enter. */
export async function enter(page: Page, selector: string): Promise<void> {
  await page.locator(selector).first().focus();
  await page.keyboard.press('Enter');
}

export async function drag(page: Page, from: string, to: string, part = 0.5): Promise<void> {
  const [a, b] = await Promise.all([
    page.locator(from).first().boundingBox(),
    page.locator(to).first().boundingBox(),
  ]);
  if (!a || !b) throw new Error(`${from} or ${to} is not to be seen`);
  await page.mouse.move(a.x + Math.min(12, a.width / 2), a.y + a.height / 3);
  await page.mouse.down();
  await page.mouse.move(b.x + b.width * part, b.y + b.height / 2, { steps: 5 });
  await page.mouse.up();
}
