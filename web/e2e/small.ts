/** Ways with the tables of 111, Karo 8 and the duel. */
import type { Page } from 'playwright-core';

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
