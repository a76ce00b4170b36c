/** Ways with the tables of 111, Karo 8 and the duel. */
import { expect } from 'vitest';
import { drag, number, type Page } from './play';

/** To something by its own place in the order of Tab, and there Enter. */
export async function enter(page: Page, selector: string): Promise<void> {
  await page.locator(selector).first().focus();
  await page.keyboard.press('Enter');
}

// ---------------------------------------------------------------------------------------- Karo 8

export const card = (piece: string): string => `.fan button[data-piece="${piece}"]`;
export const row = (piece: string): string => `[data-row="${piece.at(-1)}"]`;

/** One move by clicks, sometimes by drags. */
export async function karo8ByClick(page: Page, move: string, turn: number): Promise<void> {
  const [word, piece = ''] = move.split(' ');
  if (word === 'draw') {
    if (turn % 3 === 0) return drag(page, '[data-spot="stock"]', '.fan');
    return page.locator(turn % 3 === 1 ? '[data-spot="stock"]' : '[data-do="draw"]').click();
  }
  if (word === 'pass') return page.locator('[data-do="pass"]').click();
  if (turn % 3 === 0) return drag(page, card(piece), row(piece));
  // Where its rank stands: the rest may lie under other cards.
  const at = { position: { x: 10, y: 14 } };
  if ((await page.locator(card(piece)).getAttribute('aria-pressed')) === 'false')
    await page.locator(card(piece)).click(at);
  await page.locator(turn % 3 === 1 ? row(piece) : '[data-do="lay"]').click();
}

// ------------------------------------------------------------------------------------------- 111

export const gapAt = (gap: string): string => `[data-gap="${gap}"]`;

/** One move by clicks, sometimes by drags. */
export async function oneElevenByClick(page: Page, move: string, turn: number): Promise<void> {
  const [word, first = '', second = ''] = move.split(' ');
  if (word === 'take') {
    if (turn % 3 === 0) return drag(page, `[data-take="${first}"]`, '[data-drop="hand"]');
    return page.locator(`[data-take="${first}"]`).click();
  }
  if (word === 'insert') {
    const held = await page.locator('[data-taken]').count();
    if (held && turn % 2) await drag(page, '[data-taken]', gapAt(first));
    else if ((await page.locator(gapAt(first)).getAttribute('aria-pressed')) === 'false')
      await page.locator(gapAt(first)).click();
    const chosen = page.locator(`${gapAt(first)}[aria-pressed="true"]`);
    await chosen.waitFor({ state: 'attached' });
    const leave = turn % 2 ? `[data-leave="${second}"]` : `[data-do="leave-${second}"]`;
    return page.locator(leave).click();
  }
  if (word === 'choose') return page.locator(`[data-choose="${first}"]`).click();
  return page.locator(`[data-do="${word}"]`).click();
}

/** Does not pass automatically, so that every move is the player's. */
export async function alone(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('rummel-one-pass', 'false'));
}

// -------------------------------------------------------------------------------------- the duel

export const FLIP = '[data-do="flip"][aria-disabled="false"]';

/** Flips until the match is over; answers how often. */
export async function duelToItsEnd(
  page: Page,
  flip: () => Promise<void>,
  look?: (turn: number) => Promise<void>,
): Promise<number> {
  for (let turn = 0; turn < 200; turn++) {
    await page.locator(`${FLIP}, [data-over]`).first().waitFor({ state: 'attached' });
    if (await page.locator('[data-over]').count()) return turn;
    await look?.(turn);
    const before = await number(page);
    await flip();
    await expect.poll(() => number(page), { interval: 15 }).toBeGreaterThan(before);
  }
  throw new Error('the match does not end');
}
