/** What a player does at a page, whatever browser shows it. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as playwright from 'playwright-core';
import { expect } from 'vitest';
import { GAMES, type At } from '../src/wire';

/** Elements as players find them: a part of Playwright's, which other engines have too. */
export interface Locator extends Pick<
  playwright.Locator,
  | 'allTextContents'
  | 'boundingBox'
  | 'click'
  | 'count'
  | 'evaluate'
  | 'evaluateAll'
  | 'fill'
  | 'focus'
  | 'getAttribute'
  | 'scrollIntoViewIfNeeded'
  | 'textContent'
  | 'waitFor'
> {
  all: () => Promise<Locator[]>;
  first: () => Locator;
  nth: (index: number) => Locator;
}

type Answered = Pick<playwright.APIResponse, 'ok' | 'json'>;

/** A page as players use it: a part of Playwright's, which other engines have too. */
export interface Page extends Pick<playwright.Page, 'addInitScript' | 'evaluate' | 'url'> {
  goto: (address: string) => Promise<unknown>;
  keyboard: Pick<playwright.Keyboard, 'press'>;
  locator: (selector: string) => Locator;
  mouse: Pick<playwright.Mouse, 'move' | 'down' | 'up'>;
  reload: () => Promise<unknown>;
  /** What the page's own player may ask of the server. */
  request: {
    get: (path: string) => Promise<Answered>;
    post: (path: string, options: { data: object }) => Promise<Answered>;
  };
  waitForTimeout: (ms: number) => Promise<void>;
}

/** More games, languages and looks than a quick run has. */
export const SOAK = Number(process.env['RUMMEL_SOAK'] ?? 1) > 1;

/** How long something may take on a machine that is busy with other things. */
export const PATIENCE = 120_000;

export const PHONE = { width: 360, height: 740 };
export const DESK = { width: 1440, height: 900 };

export const ALL_GAMES: readonly string[] = Object.keys(GAMES);

/** Knows the games already, so that no lesson is offered. */
export function taught(games: readonly string[]): void {
  if (!location.protocol.startsWith('http')) return; // an empty page keeps nothing
  if (!localStorage.getItem('rummel-lessons'))
    localStorage.setItem('rummel-lessons', JSON.stringify({ done: {}, declined: games }));
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
  /** Who sits there; by default the owner and a bot. */
  seats?: readonly string[];
  setup?: Record<string, unknown>;
  name?: string;
}

/** Nothing at a table happens by itself after a while: a discard waits for players who may knock. */
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
  await page.goto('/');
  const dealt = !seats.includes('open');
  await tell(page, '/api/guest', { name, language: 'en' });
  const table = await tell(page, '/api/tables', { game, options, seats, setup });
  const id = table['id'] as string;
  if (dealt) await command(page, id, { do: 'start' });
  await page.goto(`/t/${id}`);
  if (dealt) await page.locator('.table .tray').first().waitFor();
  return id;
}

/** Takes an open seat at somebody's table. */
export async function joinIn(page: Page, id: string, name: string): Promise<void> {
  await likes(page, { sound: false });
  await page.goto('/');
  await tell(page, '/api/guest', { name, language: 'en' });
  await command(page, id, { do: 'sit' });
  await page.goto(`/t/${id}`);
}

/** The page says something to the server that it has no button for. */
async function tell(page: Page, path: string, body: object): Promise<Record<string, unknown>> {
  const answer = await page.request.post(path, { data: body });
  const content = (await answer.json()) as Record<string, unknown>;
  if (!answer.ok()) throw new Error(JSON.stringify(content));
  return content;
}

export async function command(page: Page, id: string, what: object): Promise<void> {
  await tell(page, `/api/tables/${id}/commands`, what);
}

/** What the solver would do where the page stands; null: it is not our turn, or the page is behind. */
export async function hint(page: Page): Promise<string[] | null> {
  const path = `/api/tables/${page.url().split('/').at(-1)}`;
  const before = await number(page);
  const answer = await page.request.get(`${path}/hint`);
  if (!answer.ok()) return null;
  const { moves } = (await answer.json()) as { moves: string[] };
  // Numbers only grow: if the server still stands where the page stood, so it did in between.
  const { position } = (await (await page.request.get(path)).json()) as At;
  return position?.number === before ? moves : null;
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf-8');

/** What axe-core finds serious, by all its rules or by one. */
export async function axe(page: Page, rule?: 'color-contrast'): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async (rule) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const { violations } = await axe.run(rule ? { runOnly: [rule] } : {});
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => {
        const where = nodes.slice(0, 3).map(({ html }) => html.slice(0, 160));
        return `${id}: ${where.join(' ; ')}`;
      });
  }, rule);
}

/**
 * What is written on a page and could be missing where one Latin font is all there is: anything but
 * Latin letters, the punctuation of our languages, and the signs of our own font (tools/signs.py).
 */
export function strange(page: Page): Promise<string> {
  return page.evaluate(() => {
    const safe =
      /[\s\x20-\x7e\u00a0-\u017f\u2009\u2013\u2014\u2018-\u201e\u2026\u202f\u2212\u2605\u2660\u2663\u2665\u2666\u2713]/g;
    const texts = [document.title, document.body.innerText];
    for (const one of document.body.querySelectorAll('*')) {
      for (const part of ['::before', '::after'])
        texts.push(getComputedStyle(one, part).content.replace(/^(none|normal)$/, ''));
      for (const name of ['placeholder', 'title']) texts.push(one.getAttribute(name) ?? '');
      if (one instanceof HTMLOptionElement) texts.push(one.text);
    }
    return [...new Set(texts.join('').replace(safe, ''))].join(' ');
  });
}

/** All fits, axe-core finds nothing serious, and no sign may be missing. */
export async function sound(page: Page): Promise<void> {
  await fits(page);
  expect(await strange(page), page.url()).toBe('');
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
    if (last('[data-ready]') || last('[data-show-result]') || last('.hinted [data-move]'))
      return true;
    // The solver is asked once, and nothing is played meanwhile, so that speed does not matter.
    const hint = document.querySelector<HTMLButtonElement>('[data-hint]');
    const table = document.querySelector<HTMLElement>('.table');
    if (!hint || table?.dataset['hinted'] === table?.dataset['number'])
      return hint?.disabled ? false : last('[data-move]');
    if (hint.disabled || !table) return false;
    table.dataset['hinted'] = table.dataset['number'];
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
      // Nobody has to wait until the result shows itself.
      await page.evaluate(() =>
        document.querySelector<HTMLButtonElement>('[data-show-result]')?.click(),
      );
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
      moves++;
      if (await look?.(moves)) return moves;
    }
    if (!acted) await all[0]?.waitForTimeout(15);
  }
  throw new Error('the match does not end');
}

/** Enough of a match that is played to its end in another way; a soak plays on. */
export const upTo =
  (moves: number) =>
  async (turn: number): Promise<boolean> =>
    !SOAK && turn >= moves;

/** Some of many ways to play a match; a soak takes all. */
export const some = <Way>(ways: readonly Way[], chosen: (at: number) => boolean): readonly Way[] =>
  ways.filter((_, at) => SOAK || chosen(at));

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where an element lies once it rests: a hand may still make room for a card that was drawn. */
export function restingBox(page: Page, selector: string): Promise<Box> {
  return page
    .locator(selector)
    .first()
    .evaluate(async (element) => {
      const look = (): Box => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return { x, y, width, height };
      };
      let box = look();
      for (let frames = 0; frames < 3;) {
        await new Promise(requestAnimationFrame);
        const now = look();
        frames = JSON.stringify(now) === JSON.stringify(box) ? frames + 1 : 0;
        box = now;
      }
      return box;
    });
}

/**
 * Drags by mouse, from where a card's rank stands: the rest may lie under other cards. `side` is how
 * far to the right it is dropped, from 0 to 1.
 */
export async function drag(page: Page, from: string, to: string, side = 0.5): Promise<void> {
  await restingBox(page, to); // what is still making room would move it out of sight again
  await page.locator(to).first().scrollIntoViewIfNeeded();
  const a = await restingBox(page, from);
  await page.mouse.move(a.x + Math.min(12, a.width / 2), a.y + a.height / 3);
  await page.mouse.down();
  // A felt may have moved under a slow hand: whoever drags looks again before letting go.
  for (let looks = 0, steps = 5; looks < 2; looks++, steps = 1) {
    const b = await restingBox(page, to);
    await page.mouse.move(b.x + b.width * side, b.y + b.height / 2, { steps });
  }
  await page.mouse.up();
}

/** Until the worker and what opens without a connection are there. */
export async function prepared(page: Page): Promise<void> {
  const missing = (): Promise<string[]> =>
    page.evaluate(async () => {
      const kept = (await (await caches.open('rummel')).keys()).map(({ url }) => url);
      const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
      const worker = (await navigator.serviceWorker.getRegistration())?.active;
      // Once all is loaded the page's own files are put there too, in any order.
      return [
        ...(worker?.state === 'activated' ? [] : [`the worker is ${worker?.state}`]),
        ...['/assets/main', '/assets/Score'].filter(
          (part) => !kept.some((name) => name.includes(part)),
        ),
        ...loaded.filter((name) => name.includes('/assets/') && !kept.includes(name)),
      ];
    });
  let since = Date.now();
  const look = async (): Promise<string[]> => {
    const lacking = await missing();
    // Firefox drops a worker that a busy machine keeps waiting, and WebKit leaves it half awake. The
    // next page to open has it again.
    const stuck = lacking.includes('the worker is activating') && Date.now() - since > PATIENCE / 6;
    if (stuck || lacking.includes('the worker is redundant')) {
      await page.reload();
      since = Date.now();
    }
    return lacking;
  };
  await expect.poll(look, { message: 'not kept' }).toEqual([]);
}

/** Until the table has gone on from `before`, or something is asked or refused instead. */
export async function answered(page: Page, before: number): Promise<void> {
  const come = (): Promise<boolean> =>
    page.evaluate(
      (then) =>
        document.querySelector('[data-choice], .refusal') !== null ||
        Number(document.querySelector<HTMLElement>('.table')?.dataset['number']) > then,
      before,
    );
  await expect.poll(come, { message: 'the table goes on' }).toBe(true);
}

/** Whether something has been in the page since, however short a time it stayed. */
export async function noticed(page: Page, selector: string): Promise<() => Promise<boolean>> {
  await page.evaluate((wanted) => {
    const seen = ((window as unknown as Record<string, unknown>)['seen'] ??= {}) as Seen;
    const look = (): void => {
      seen[wanted] ||= document.querySelector(wanted) !== null;
    };
    seen[wanted] = false;
    look();
    const all = { attributes: true, childList: true, subtree: true };
    new MutationObserver(look).observe(document.body, all);
  }, selector);
  return () =>
    page.evaluate(
      (wanted) => (window as unknown as { seen: Seen }).seen[wanted] ?? false,
      selector,
    );
}
type Seen = Record<string, boolean>;
