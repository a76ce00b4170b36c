/** Browsers for tests: Debian's chromium, headless, against the server at `RUMMEL_URL`. */
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { afterEach, expect } from 'vitest';
import { DESK, ALL_GAMES, PATIENCE, taught } from './play';
import { close, Witness } from './witness';

export * from './play';
export const URL = process.env['RUMMEL_URL'] ?? 'http://127.0.0.1:8017';
// The shell is the same engine without windows around its pages, which take a third of the time; but
// it shows no notifications.
const SHELL = process.env['RUMMEL_CHROMIUM_SHELL'] ?? '/usr/bin/chromium-headless-shell';
const WHOLE = process.env['RUMMEL_CHROMIUM'] ?? '/usr/bin/chromium';

const running = new Map<string, Browser>();

export async function launch(program = SHELL): Promise<Browser> {
  const known = running.get(program);
  if (known) return known;
  const browser = await chromium.launch({
    executablePath: program,
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
  running.set(program, browser);
  return browser;
}

export async function quit(): Promise<void> {
  for (const browser of running.values()) await browser.close();
  running.clear();
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

/** Somebody with a separate browser. */
export interface Visitor {
  page: Page;
  /** What went wrong in the page; every test ends with looking at it. */
  errors: string[];
  leave: () => Promise<void>;
}

interface About {
  /** Has never been at a table, and is offered the lesson. */
  newcomer?: boolean;
  /** With all of Chromium rather than its shell. */
  whole?: boolean;
  /** The test lets requests fail, which the browser notes. */
  failing?: boolean;
}

export async function visitor(
  options: BrowserContextOptions = {},
  { newcomer = false, whole = false, failing = false }: About = {},
): Promise<Visitor> {
  const context = await (
    await launch(whole ? WHOLE : SHELL)
  ).newContext({
    baseURL: URL,
    viewport: DESK,
    locale: 'en',
    reducedMotion: 'reduce',
    ...options,
  });
  context.setDefaultTimeout(PATIENCE);
  if (!newcomer) await context.addInitScript(taught, ALL_GAMES);
  witness.watch(context);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`${error.message}\n${error.stack ?? ''}`));
  page.on('console', (message) => {
    // A refusal is an answer, which the page shows; the browser only notes its status. Nobody has
    // signed in on a first visit (401), and a hint may come too late for a turn (422).
    const text = message.text();
    const known =
      /status of (401|422)/.test(text) ||
      (failing && /ERR_(INTERNET_DISCONNECTED|FAILED)/.test(text));
    if (message.type() === 'error' && !known) errors.push(text);
  });
  return {
    page,
    errors,
    leave: async () => {
      await close(context);
      expect(errors).toEqual([]);
    },
  };
}

/** What a page shows for a few seconds stays: on a busy machine it takes longer to look at it. */
export async function lasting(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const later = window.setTimeout.bind(window);
    window.setTimeout = ((work: () => void, wait = 0) =>
      wait < 5000 ? later(work, wait) : 0) as typeof window.setTimeout;
  });
}
