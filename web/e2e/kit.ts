/** Browsers for tests: Debian's chromium, headless, against the server at `RUMMEL_URL`. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { afterEach, expect } from 'vitest';
import type { At } from '../src/wire';
import { Witness } from './witness';

export const URL = process.env['RUMMEL_URL'] ?? 'http://127.0.0.1:8017';
const CHROMIUM = process.env['RUMMEL_CHROMIUM'] ?? '/usr/bin/chromium';

/** More games, languages and looks than a quick run has. */
export const SOAK = Number(process.env['RUMMEL_SOAK'] ?? 1) > 1;

/** How long something may take on a machine that is busy with other things. */
export const PATIENCE = 60_000;

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

const witness = new Witness();

/** What a test that fails has seen is kept, and nothing of it is left for the next one. */
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') {
    const seen = await witness.keep(task.name);
    for (const error of task.result.errors ?? []) error.message += `\n${seen}`;
  }
  await witness.forget();
});

/** Somebody with a browser of their own. */
export interface Visitor {
  page: Page;
  /** What went wrong in the page; every test ends with looking at it. */
  errors: string[];
  leave: () => Promise<void>;
}

/** Knows the tables already; only the tests of the tour look at it. */
function toured(): void {
  if (!location.protocol.startsWith('http')) return; // an empty page keeps nothing
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
  context.setDefaultTimeout(PATIENCE);
  if (!newcomer) await context.addInitScript(toured);
  witness.watch(context);
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
  const over = (): Promise<number> =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
  await expect
    .poll(over, { message: `${page.url()} is wider than its window` })
    .toBeLessThanOrEqual(0);
}

/** Tab until something is reached; false: it is gone by now. */
export async function tabTo(page: Page, wish: string): Promise<boolean> {
  for (let step = 0; step < 40; step++) {
    await page.keyboard.press('Tab');
    const there = await page.evaluate((one) => document.activeElement?.matches(one), wish);
    if (there) return true;
  }
  return false;
}

/** Remembers likes before the first page is opened. */
export async function likes(page: Page, wanted: Record<string, unknown>): Promise<void> {
  await page.addInitScript((text) => {
    if (!localStorage.getItem('rummel')) localStorage.setItem('rummel', text);
  }, JSON.stringify(wanted));
}

export interface Wanted {
  game: string;
  options?: Record<string, unknown>;
  /** Who sits there; the owner and a bot if nothing else is said. */
  seats?: readonly string[];
  setup?: Record<string, unknown>;
  name?: string;
}

/** Nothing at a table happens by itself after a while: a discard waits for who may knock. */
function unhurried(): void {
  if (location.protocol.startsWith('http')) localStorage.setItem('rummel-knock', '"wait"');
}

/** Opens a table and goes there; it is dealt if no seat is open. Returns its name. */
export async function sitDown(
  page: Page,
  { game, options = {}, seats = ['me', 'bot:steady'], setup = {}, name = 'Ana' }: Wanted,
): Promise<string> {
  await likes(page, { sound: false });
  await page.addInitScript(unhurried);
  await page.goto(URL);
  const dealt = !seats.includes('open');
  await tell(page, '/api/guest', { name, language: 'en' });
  const table = await tell(page, '/api/tables', { game, options, seats, setup });
  const id = table['id'] as string;
  if (dealt) await command(page, id, { do: 'start' });
  await page.goto(`${URL}/t/${id}`);
  if (dealt) await page.waitForSelector('.table .tray');
  return id;
}

/** Takes an open seat at somebody's table. */
export async function joinIn(page: Page, id: string, name: string): Promise<void> {
  await likes(page, { sound: false });
  await page.goto(URL);
  await tell(page, '/api/guest', { name, language: 'en' });
  await command(page, id, { do: 'sit' });
  await page.goto(`${URL}/t/${id}`);
}

/** The page says something to the server that it has no button for. */
async function tell(page: Page, path: string, body: object): Promise<Record<string, unknown>> {
  const answer = await page.request.post(URL + path, { data: body, headers: { origin: URL } });
  const told = (await answer.json()) as Record<string, unknown>;
  if (!answer.ok()) throw new Error(JSON.stringify(told));
  return told;
}

export async function command(page: Page, id: string, what: object): Promise<void> {
  await tell(page, `/api/tables/${id}/commands`, what);
}

/** What the solver would do where the page stands; null: it is not our turn, or the page is behind. */
export async function hint(page: Page): Promise<string[] | null> {
  const path = `${URL}/api/tables/${page.url().split('/').at(-1)}`;
  const before = await number(page);
  const answer = await page.request.get(`${path}/hint`);
  if (!answer.ok()) return null;
  const { moves } = (await answer.json()) as { moves: string[] };
  // Numbers only grow: if the server still stands where the page stood, so it did in between.
  const { position } = (await (await page.request.get(path)).json()) as At;
  return position?.number === before ? moves : null;
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf-8');

/** What axe-core finds serious. */
export async function axe(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const { violations } = await axe.run();
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => {
        const where = nodes.slice(0, 3).map(({ html }) => html.slice(0, 160));
        return `${id}: ${where.join(' ; ')}`;
      });
  });
}

/** All fits, and axe-core finds nothing serious. */
export async function sound(page: Page): Promise<void> {
  await fits(page);
  expect(await axe(page), page.url()).toEqual([]);
}

/** Looks at a match at some of its turns, and at all of them in a soak. */
export function looksAt(page: Page, ...turns: number[]): (turn: number) => Promise<void> {
  return async (turn) => {
    if (SOAK || turns.includes(turn)) await sound(page);
  };
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
    if (last('[data-ready]') || last('.hinted [data-move]')) return true;
    // The solver is asked once, and nothing played meanwhile: what is, depends on nobody's speed.
    const hint = document.querySelector<HTMLButtonElement>('[data-hint]');
    const table = document.querySelector<HTMLElement>('.table');
    if (!hint || table?.dataset['asked'] === table?.dataset['number'])
      return hint?.disabled ? false : last('[data-move]');
    if (hint.disabled || !table) return false;
    table.dataset['asked'] = table.dataset['number'];
    return last('[data-hint]');
  });
}

/** Plays in the plain view until the match is over; several visitors take turns. */
export async function playOut(pages: Page[], most = 3000): Promise<void> {
  for (let presses = 0; presses < most;) {
    let pressed = false;
    for (const page of pages) {
      if (await page.locator('[data-over]').count()) return;
      pressed = (await press(page)) || pressed;
    }
    // Only what is done counts: how long the others take is the machine's affair.
    if (pressed) presses++;
    else await pages[0]?.waitForTimeout(15);
  }
  throw new Error(`the match did not end: ${pages[0]?.url()}`);
}

/** Does one move, as a person would; `turn` counts them, so that ways can take turns. */
export type Perform = (page: Page, move: string, turn: number) => Promise<void>;

/**
 * Plays until the match is over, or `look` has seen enough: the solver says what, `perform` does it,
 * and every move has to come through. Several people take turns.
 */
export async function playByHint(
  pages: Page | readonly Page[],
  perform: Perform,
  look?: (turn: number) => Promise<boolean | void>,
): Promise<number> {
  const all = Array.isArray(pages) ? (pages as Page[]) : [pages as Page];
  let moves = 0;
  while (moves < 2000) {
    let acted = false;
    for (const page of all) {
      const [over, ready, before] = await page.evaluate(() => [
        document.querySelector('[data-over]') !== null,
        document.querySelector('[data-ready]:enabled') !== null,
        Number(document.querySelector<HTMLElement>('.table')?.dataset['number']),
      ]);
      if (over) return moves;
      if (ready) {
        // It may be gone by then: the next round begins by itself.
        await page.evaluate(() =>
          document.querySelector<HTMLButtonElement>('[data-ready]:enabled')?.click(),
        );
        acted = true;
        continue;
      }
      const [move] = (await hint(page)) ?? [];
      if (!move || before !== (await number(page))) continue; // not our turn, or no more
      await perform(page, move, moves);
      await expect
        .poll(() => number(page), { message: `${move} is played`, interval: 15 })
        .toBeGreaterThan(before as number);
      acted = true;
      if (await look?.(++moves)) return moves;
    }
    if (!acted) await all[0]?.waitForTimeout(15);
  }
  throw new Error('the match does not end');
}

/** Until the table has gone on from `before`, or something is asked or refused instead. */
export async function answered(page: Page, before: number): Promise<void> {
  await page.waitForFunction(
    (then) =>
      document.querySelector('[data-choice], .refusal') !== null ||
      Number(document.querySelector<HTMLElement>('.table')?.dataset['number']) > then,
    before,
  );
}

/** Whether something has been in the page since, however short a time it stayed. */
export async function noticed(page: Page, selector: string): Promise<() => Promise<boolean>> {
  const seen = await page.evaluateHandle((wanted) => {
    const found = { there: document.querySelector(wanted) !== null };
    new MutationObserver(() => (found.there ||= document.querySelector(wanted) !== null)).observe(
      document.body,
      { attributes: true, childList: true, subtree: true },
    );
    return found;
  }, selector);
  return () => seen.evaluate((found) => found.there);
}
