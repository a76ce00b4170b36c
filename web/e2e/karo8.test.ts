/** Karo 8 by clicks, drags and keys: whole matches. */
import { afterAll, expect, test } from 'vitest';
import {
  DESK,
  likes,
  looksAt,
  PHONE,
  playByHint,
  quit,
  sitDown,
  sound,
  upTo,
  visitor,
  type Page,
  type Perform,
} from './kit';
import { byKeys, swipe } from './romme-gin';
import { card, enter, karo8ByClick as byClick, row } from './small';

afterAll(quit);

async function byKey(page: Page, move: string, turn: number): Promise<void> {
  const [word, piece = ''] = move.split(' ');
  if (word !== 'lay') return enter(page, `[data-do="${word}"]`);
  await byKeys.pick(page, [piece]);
  if (turn % 2) await page.keyboard.press('Enter');
  else await enter(page, row(piece));
}

test.each([
  [PHONE, {}, ['me', 'bot:steady']],
  [DESK, { players: 4 }, ['me', 'bot:steady', 'bot:steady', 'bot:steady']],
] as const)('it is played to its end by clicks at %o', async (viewport, options, seats) => {
  const { page, leave } = await visitor({ viewport, bypassCSP: true });
  await sitDown(page, { game: 'karo8', options, seats });
  const turns = await playByHint(page, byClick, looksAt(page, 4));
  expect(turns).toBeGreaterThan(5);
  // All hands are open, and a colour lies from end to end.
  await expect.poll(() => page.locator('.hands li').count()).toBe(seats.length);
  await expect
    .poll(() => page.locator('.title').allTextContents())
    .toContainEqual(expect.stringContaining('26/26'));
  await sound(page);
  await leave();
});

test('it is played by keys alone', async () => {
  const { page, leave } = await visitor({ viewport: DESK });
  await sitDown(page, { game: 'karo8', options: { play_drawn: true } });
  await playByHint(page, byKey, upTo(12));
  await leave();
});

test('a finger lays a card, and one that does not fit is explained', async () => {
  const { page, leave } = await visitor({ viewport: { width: 740, height: 360 }, hasTouch: true });
  await sitDown(page, { game: 'karo8' });
  let refused = false;
  const perform: Perform = async (_, move, turn) => {
    const [word, piece = ''] = move.split(' ');
    if (word !== 'lay') return byClick(page, move, turn);
    const stuck = page.locator('.fan button:has(.faded)').first();
    if (!refused && (await stuck.count())) {
      const wrong = (await stuck.getAttribute('data-piece')) ?? '';
      await stuck.tap({ position: { x: 10, y: 14 } });
      await page.locator(row(wrong)).tap();
      await expect
        .poll(() => page.locator('.refusal > span').textContent())
        .toMatch(/must be down first|must be/);
      refused = true;
    }
    await swipe(page, card(piece), row(piece));
  };
  await playByHint(page, perform, async () => refused);
  expect(refused).toBe(true);
  await leave();
});

test('the letter of a suit lies where the next card of the fan does not cover it', async () => {
  for (const large of [false, true]) {
    const { page, leave } = await visitor({ viewport: PHONE });
    await likes(page, { sound: false, letters: true, large });
    await sitDown(page, { game: 'karo8' });
    await expect.poll(() => page.locator('.fan .letter').count()).toBeGreaterThanOrEqual(6);
    const covered = await page.locator('.fan .letter').evaluateAll((letters) =>
      letters.flatMap((letter) => {
        const { left, right, top, bottom } = letter.getBoundingClientRect();
        const card = letter.closest('[data-piece]');
        const seen = [left, right].every(
          (x) => document.elementFromPoint(x, (top + bottom) / 2)?.closest('[data-piece]') === card,
        );
        return seen ? [] : [card?.getAttribute('data-piece')];
      }),
    );
    expect(covered).toEqual([]);
    await leave();
  }
});
