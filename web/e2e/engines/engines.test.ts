/**
 * The pages in Firefox and in WebKit: one browser for all of it, and for each test its own line
 * to the server, so that each begins with nothing kept.
 */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  DESK,
  ALL_GAMES,
  fits,
  hint,
  likes,
  noticed,
  number,
  PATIENCE,
  PHONE,
  playByHint,
  prepared,
  sitDown,
  sound,
  taught,
  type Perform,
  type Wanted,
} from '../play';
import * as canasta from '../canasta-player';
import { byClick, performed } from '../romme-gin';
import { alone, duelToItsEnd, FLIP, karo8ByClick, oneElevenByClick } from '../small';
import * as tiles from '../tile-player';
import { Silence, type Driver } from './driver';
import { firefox } from './firefox';
import { Line } from './line';
import { Tab } from './tab';
import { webkit } from './webkit';
import { keep } from './witness';

const SERVER = process.env['RUMMEL_URL'] ?? 'http://127.0.0.1:8017';
const ENGINES = { firefox, webkit };
const chosen = process.env['RUMMEL_ENGINE'];
const engines = Object.entries(ENGINES).filter(([name]) => !chosen || name === chosen);

/**
 * No faults: a refusal is an answer, which the page shows; Firefox notes what its worker still fetched
 * for a page that is left; and WebKit calls it an error when a size that has changed another one is
 * reported in the next frame.
 */
const KNOWN =
  /status of (401|422)|ServiceWorker intercepted the request|ResizeObserver loop completed/;

const again = { retry: { count: 1, condition: Silence.words } };

describe.each(engines)('%s', again, (name, launch) => {
  let driver: Driver;
  let line: Line;
  let page: Tab;
  let heard = 0;

  beforeAll(async () => {
    driver = await launch();
  });
  afterAll(() => driver?.quit());

  beforeEach(async () => {
    line = await Line.open(SERVER);
    page = new Tab(driver, line.url);
    await page.addInitScript(taught, ALL_GAMES);
    heard = driver.said().length;
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') {
      const errors = task.result.errors ?? [];
      const why = errors.map(({ message }) => message);
      const seen = await keep(page, `${name} ${task.name}`, why);
      for (const error of errors) error.message += `\n${seen}`;
      if (why.some((message) => Silence.words.test(message))) {
        await driver.quit();
        driver = await launch();
      }
    }
    await driver.resize(DESK.width, DESK.height);
    await line.close();
  }, 4 * PATIENCE);

  /** What went wrong in the pages of this test. */
  const faults = (): string[] =>
    driver
      .said()
      .slice(heard)
      .filter((text) => !KNOWN.test(text));

  /**
   * A round to its end, each move by a click or a drag; a drag marks no text. A deal can be so good
   * that the bot ends at once: then another round is played.
   */
  async function round(wanted: Wanted, perform: Perform): Promise<void> {
    let moves = 0;
    while (moves < 2) {
      await sitDown(page, wanted);
      moves += await playByHint(page, async (one, move, turn) => {
        await perform(one, move, turn);
        expect(await page.call(() => String(getSelection()))).toBe('');
      });
    }
    await page.locator('dialog[open] [data-end-row]').first().waitFor();
    expect(faults()).toEqual([]);
  }

  test('a page can be left while it is loading', async () => {
    const held = line.hold('/assets/Start');
    await page.goto('/');
    await held.reached;
    await page.goto('/score');
    await page.locator('form select').waitFor();
    held.release();
    expect(page.url()).toBe(`${line.url}/score`);
  });

  test('a round with tiles', async () => {
    const options = { hand: 7, minimum: 0, rounds: 1, max_turns: 8 };
    await round({ game: 'rummikub', options }, (one, move, turn) =>
      (turn % 2 ? tiles.byClick : tiles.byDrag)(one, move, turn),
    );
  });

  test('a round of Rommé', () =>
    round({ game: 'romme-lay', options: { rounds: 1 } }, performed(byClick)));

  test('a round of gin', () => {
    const options = { target: 0, rounds: 1, limit: 20 };
    return round({ game: 'gin', options }, performed(byClick));
  });

  test('a round of Canasta', () => {
    const seats = ['me', 'bot:steady', 'bot:steady', 'bot:steady'];
    return round({ game: 'canasta', options: { rounds: 1 }, seats }, canasta.performed(byClick));
  });

  test('a round of 111', async () => {
    await alone(page);
    const options = { hand: 6, target: 0, rounds: 1 };
    await round({ game: 'one-eleven', options }, oneElevenByClick);
  });

  test('a duel', async () => {
    await sitDown(page, { game: 'duel', options: { max_tricks: 6 } });
    let clicks = 0;
    const flip = () => page.locator(clicks++ % 3 ? FLIP : 'button.stack').click();
    expect(await duelToItsEnd(page, flip)).toBeGreaterThan(5);
    expect(faults()).toEqual([]);
  });

  test('a round of Karo 8, looked at again, and its deal verified', async () => {
    const bots = Array.from({ length: 3 }, () => 'bot:steady');
    await round({ game: 'karo8', options: { players: 4 }, seats: ['me', ...bots] }, karo8ByClick);
    await page.locator('[data-replay]').click();
    await page.locator('.review').waitFor();
    const step = (): Promise<string | null> => page.locator('.review').getAttribute('data-step');
    await expect.poll(step).toBe('0');
    await page.locator('[data-go=forward]').click();
    await page.keyboard.press('ArrowRight');
    await expect.poll(step).toBe('2');
    await page.locator('input[type=range]').fill('5');
    await expect.poll(step).toBe('5');
    await page.locator('.steps [data-step="3"]').click();
    await expect.poll(step).toBe('3');
    await page.reload();
    await expect.poll(step).toBe('3');
    await sound(page);

    await page.locator('details:has([data-verify]) summary').click();
    await page.locator('[data-verify]').click();
    await page.locator('[data-fair="true"]').waitFor();
    const parts = (): Promise<(string | null)[]> =>
      page
        .locator('[data-part][data-fits]')
        .evaluateAll((all) => all.map((one) => one.getAttribute('data-fits')));
    await expect.poll(parts).toEqual(['true', 'true', 'true', 'true']);
    expect(faults()).toEqual([]);
  });

  test('a lost connection comes back, and nothing is lost', async () => {
    await sitDown(page, { game: 'karo8' });
    let move: string | undefined;
    await expect.poll(async () => (move = (await hint(page))?.[0])).toBeTruthy();
    const before = await number(page);
    const lost = await noticed(page, '.lost');
    line.cut();
    await expect.poll(lost).toBe(true);
    line.mend();
    await page.locator('.dot.open').waitFor();
    expect(await number(page)).toBe(before);
    await karo8ByClick(page, move ?? '', 1);
    await expect.poll(() => number(page)).toBeGreaterThan(before);
  });

  test('without a connection the start page, the score sheet and the rules open', async () => {
    await likes(page, { sound: false });
    await page.goto('/');
    await page.locator('[data-play]').first().waitFor();
    await prepared(page);
    line.cut();
    await page.goto('/');
    await page.locator('[data-away]').waitFor();
    await page.goto('/rules/karo8');
    await page.locator('main h1').waitFor();
    await page.goto('/score');
    await page.locator('form button.main').click();
    await page.locator('input[type=radio]').first().click(); // the first player went out
    await page.locator('[data-count="1"]').click();
    await page.locator('dialog[open] [aria-label="13"]').click();
    await page.locator('dialog[open] button.main').click();
    await page.locator('[data-book]').click();
    const booked = (): Promise<string[]> => page.locator('tbody td').allTextContents();
    await expect.poll(booked).toEqual(['13', '−13']);
    line.mend();
    await page.reload();
    await expect.poll(booked).toEqual(['13', '−13']);
    await page.goto('/');
    await page.locator('[data-play]').first().waitFor();
  });

  test('the score sheet adds up by the rules, and a round is corrected', async () => {
    await page.goto('/score');
    await page.locator('form select').fill('serie-noire-gin');
    await page.locator('.names input').nth(0).fill('Ana');
    await page.locator('.names input').nth(1).fill('Ben');
    await page.locator('form button.main').click();
    const rest = async (seat: number, piece: string): Promise<void> => {
      await page.locator(`[data-count="${seat}"]`).click();
      await page.locator(`dialog[open] [aria-label="${piece}"]`).click();
      await page.locator('dialog[open] button.main').click();
    };
    await page.locator('input[type=radio]').nth(0).click(); // Ana ended the round
    await rest(0, '9');
    await rest(1, '4');
    await page.locator('[data-book]').click();
    const booked = (): Promise<string[]> => page.locator('tbody td').allTextContents();
    await expect.poll(booked).toEqual(['20', '35']);
    // What was tapped is still there: 13 more make it 17 against 9.
    await page.locator('tbody th button').click();
    await rest(1, '13');
    await page.locator('[data-book]').click();
    await expect.poll(booked).toEqual(['48', '0']);
    expect(faults()).toEqual([]);
  });

  test('on a phone no page is wider than its window', async () => {
    await driver.resize(PHONE.width, PHONE.height);
    for (const path of ['/', '/score', '/rules/karo8', '/settings', '/account', '/new/romme']) {
      await page.goto(path);
      await page.locator('main h1').first().waitFor();
      await fits(page);
    }
  });
});
