/** Gin with cards and with tiles by clicks and drags, and by keys: whole matches. */
import { afterAll, expect, test } from 'vitest';
import { DESK, fits, PHONE, quit, visitor } from './kit';
import { axe, byClick, byKeys, playOut, sitDown } from './romme-gin';

afterAll(quit);

test.each([
  ['gin', PHONE, { target: 0, rounds: 1 }, 1],
  ['gin', DESK, { target: 0, rounds: 2, big_gin: true }, 1],
  ['serie-noire-gin', PHONE, { target: 0, rounds: 1 }, 1],
  ['serie-noire-gin', DESK, { target: 0, rounds: 1 }, 2],
] as const)('%s is played to its end by clicks at %o', async (game, viewport, options, bots) => {
  const { page, leave } = await visitor({ viewport, bypassCSP: true });
  await sitDown(page, { game, options, bots });
  let looked = 0;
  const moves = await playOut(page, byClick, async () => {
    if (++looked % 8 === 2) {
      await fits(page);
      expect(await axe(page)).toEqual([]);
    }
  });
  expect(moves).toBeGreaterThan(0);
  await leave();
});

test('serie-noire-gin is played to its end by keys alone', async () => {
  const { page, leave } = await visitor({ viewport: DESK });
  await sitDown(page, { game: 'serie-noire-gin', options: { target: 0, rounds: 1 }, bots: 1 });
  await playOut(page, byKeys);
  await leave();
});
