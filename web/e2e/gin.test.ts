/** Gin with cards and with tiles by clicks and drags, and by keys: whole matches. */
import { afterAll, expect, test } from 'vitest';
import { DESK, looksAt, PHONE, playByHint, quit, sitDown, some, sound, upTo, visitor } from './kit';
import { byClick, byKeys, performed } from './romme-gin';

afterAll(quit);

// Short rounds: they may be ended with more left than the sheet allows.
const SHORT = { target: 0, rounds: 1, limit: 20 };
const bots = (count: number): string[] => ['me', ...Array<string>(count).fill('bot:steady')];

const WAYS = [
  ['gin', PHONE, {}, 1],
  ['gin', DESK, { rounds: 2, big_gin: true }, 1],
  ['serie-noire-gin', PHONE, { least_melded: 6 }, 1],
  ['serie-noire-gin', DESK, { least_melded: 6 }, 2],
] as const;
test.each(some(WAYS, (at) => at % 3 === 0))(
  '%s is played to its end by clicks at %o',
  async (game, viewport, options, count) => {
    const { page, leave } = await visitor({ viewport, bypassCSP: true });
    await sitDown(page, { game, options: { ...SHORT, ...options }, seats: bots(count) });
    const moves = await playByHint(page, performed(byClick), looksAt(page, 3));
    expect(moves).toBeGreaterThan(0);
    await leave();
  },
);

test('serie-noire-gin is played by keys alone', async () => {
  const { page, leave } = await visitor({ viewport: DESK });
  await sitDown(page, { game: 'serie-noire-gin', options: { ...SHORT, least_melded: 6 } });
  await playByHint(page, performed(byKeys), upTo(12));
  await leave();
});

test('what is shown is the player’s choice, and a wrong one is explained', async () => {
  const { page, leave } = await visitor({ viewport: PHONE, bypassCSP: true });
  const built = page.locator('.built');
  const left = page.locator('.fan button');
  do {
    await sitDown(page, { game: 'gin', options: SHORT });
    await playByHint(page, performed(byClick), async () => (await built.count()) > 0);
  } while (!(await built.count())); // else nobody has ended the round
  const melds = await built.count();
  const outside = await left.count();
  const first = built.first().locator('.card');
  let taken = 0;
  for (let rest = await first.count(); rest > 2; taken++) {
    await first.first().click();
    await expect.poll(() => first.count()).toBe(--rest);
  }
  await expect.poll(() => left.count()).toBe(outside + taken);
  await expect.poll(() => page.locator('.draft .status').textContent()).toMatch(/\w{3}/);
  await sound(page);
  await page.locator('[data-do="propose"]').click();
  await expect.poll(() => built.count()).toBe(melds);
  await page.locator('[data-do="spread"]').click();
  await page.waitForSelector('[data-over]', { state: 'attached' });
  await leave();
});
