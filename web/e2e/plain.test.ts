/** Games can be played to their end with nothing but the buttons of the plain view. */
import { afterAll, expect, test } from 'vitest';
import { GAMES, type GameId } from '../src/wire';
import { DESK, likes, PHONE, playOut, quit, SOAK, URL, visitor } from './kit';

afterAll(quit);

// Short ones every time, all of them with more patience.
const games: GameId[] = SOAK ? (Object.keys(GAMES) as GameId[]) : ['karo8', 'gin'];

test.each(games.map((game, index) => [game, index % 2 ? PHONE : DESK] as const))(
  '%s is played to its end',
  async (game, viewport) => {
    const { page, leave } = await visitor({ viewport });
    await likes(page, { plain: true, sound: false });
    await page.goto(URL);
    await page.click(`[data-play="${game}"]`);
    await page.waitForSelector('.table');
    await playOut([page]);
    // Partners share a row.
    const rows = page.locator('dialog[open] [data-end-row]');
    await rows.first().waitFor();
    const seats = await rows.evaluateAll((all) =>
      all.flatMap((row) => row.getAttribute('data-end-row')?.split(' ')),
    );
    expect(seats).toHaveLength(GAMES[game].players);
    await leave();
  },
);
