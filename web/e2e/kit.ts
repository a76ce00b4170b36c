/** Browsers for tests: Debian's chromium, headless, against the server at `RUMMEL_URL`. */
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { expect } from 'vitest';

export const URL = process.env['RUMMEL_URL'] ?? 'http://127.0.0.1:8017';
const CHROMIUM = process.env['RUMMEL_CHROMIUM'] ?? '/usr/bin/chromium';

export const PHONE = { width: 360, height: 740 };
export const DESK = { width: 1440, height: 900 };

let browser: Browser | undefined;

export async function launch(): Promise<Browser> {
  browser ??= await chromium.launch({
    executablePath: CHROMIUM,
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  return browser;
}

export async function quit(): Promise<void> {
  await browser?.close();
  browser = undefined;
}

/** Somebody with a browser of their own. */
export interface Visitor {
  page: Page;
  /** What went wrong in the page; every test ends with looking at it. */
  errors: string[];
  leave: () => Promise<void>;
}

/** Knows the tables already; only the tests of the tour look at it. */
function toured(): void {
  const families = ['tiles', 'romme', 'gin', 'one-eleven', 'karo8', 'duel'];
  const seen = Object.fromEntries(families.map((family) => [family, true]));
  if (!localStorage.getItem('rummel-tour'))
    localStorage.setItem('rummel-tour', JSON.stringify(seen));
}

export async function visitor(
  options: BrowserContextOptions = {},
  { newcomer = false } = {},
): Promise<Visitor> {
  const context = await (
    await launch()
  ).newContext({ viewport: DESK, locale: 'en', reducedMotion: 'reduce', ...options });
  if (!newcomer) await context.addInitScript(toured);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`${error.message}\n${error.stack ?? ''}`));
  page.on('console', (message) => {
    // A refusal is an answer, which the page shows; the browser only notes its status. Nobody has
    // signed in on a first visit (401), and a hint may come too late for a turn (422).
    const refusal = /status of (401|422)/.test(message.text());
    if (message.type() === 'error' && !refusal) errors.push(message.text());
  });
  return {
    page,
    errors,
    leave: async () => {
      await context.close();
      expect(errors).toEqual([]);
    },
  };
}

/** Nothing sticks out of the page sideways. */
export async function fits(page: Page): Promise<void> {
  const [wide, room] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(wide, `${page.url()} is wider than its window`).toBeLessThanOrEqual(room ?? 0);
}

/** Remembers likes before the first page is opened. */
export async function likes(page: Page, wanted: Record<string, unknown>): Promise<void> {
  await page.addInitScript((text) => {
    if (!localStorage.getItem('rummel')) localStorage.setItem('rummel', text);
  }, JSON.stringify(wanted));
}

/** Where the table stands, as the page shows it. */
export async function number(page: Page): Promise<number> {
  return Number(await page.locator('.table').getAttribute('data-number'));
}

/** Presses what a patient player would: the next round, a hint's move, any listed move. */
export async function press(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const last = (selector: string): boolean => {
      const all = [...document.querySelectorAll<HTMLButtonElement>(selector)];
      const one = all.filter((button) => !button.disabled).at(-1);
      one?.click();
      return one !== undefined;
    };
    return (
      last('[data-ready]') ||
      last('.hinted [data-move]') ||
      last('[data-hint]') ||
      last('[data-move]')
    );
  });
}

/** Plays in the plain view until the match is over; several visitors take turns. */
export async function playOut(pages: Page[], steps = 3000): Promise<void> {
  for (let step = 0; step < steps; step++) {
    let pressed = false;
    for (const page of pages) {
      if (await page.locator('[data-over]').count()) return;
      pressed = (await press(page)) || pressed;
    }
    if (!pressed) await pages[0]?.waitForTimeout(15);
  }
  throw new Error(`the match did not end: ${pages[0]?.url()}`);
}
