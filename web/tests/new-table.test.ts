/** The form for a new table. */
import { render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import { speak } from '../src/lib/words.svelte';
import NewTable from '../src/pages/NewTable.svelte';
import type { GameInfo } from '../src/wire';

test('offers the bots of the server, including those without translated names', async () => {
  const game: GameInfo = {
    id: 'karo8',
    family: 'karo8',
    sheet: 'KAR',
    seats: [2, 3, 4],
    clock: 0,
    open_drafts: false,
    bots: ['steady', 'clever'],
    options: [],
  };
  vi.stubGlobal('fetch', async () => Response.json([game]));
  await speak('en');
  render(NewTable, { argument: 'karo8' });
  const seat = await screen.findByLabelText('Player 2');
  const offered = [...seat.querySelectorAll('option')].map((one) => [one.value, one.textContent]);
  expect(offered).toEqual([
    ['open', 'a friend, by link'],
    ['bot:steady', 'bot, plays well'],
    ['bot:clever', 'bot (clever)'],
  ]);
});
