/** Pages that can't be filled: the server does not answer, or does not have what was asked for. */
import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from '../src/lib/session.svelte';
import { speak } from '../src/lib/words.svelte';
import Friends from '../src/pages/Friends.svelte';
import Learn from '../src/pages/Learn.svelte';
import NewTable from '../src/pages/NewTable.svelte';
import Replay from '../src/pages/Replay.svelte';
import { GAMES, type GameId, type GameInfo } from '../src/wire';

const AWAY = 'The server does not answer';
const [id] = Object.keys(GAMES).filter((one) => GAMES[one as GameId].tasks > 0) as [GameId];

const broken = async (): Promise<never> => {
  throw new TypeError('Failed to fetch');
};
const refused =
  (error: string, message: string, facts: object = {}) =>
  async (): Promise<Response> =>
    Response.json({ is: 'refusal', error, message, facts, key: '', now: null }, { status: 422 });

beforeEach(() => speak('en'));
afterEach(() => {
  vi.unstubAllGlobals();
  session.away = false;
});

test('a new table waits for the server, and goes on when it answers', async () => {
  vi.stubGlobal('fetch', broken);
  render(NewTable, { argument: id });
  await screen.findByRole('heading', { name: AWAY });
  const game = { id, seats: [2], clock: 0, bots: [], options: [] } as unknown as GameInfo;
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(url.endsWith('/games') ? [game] : []),
  );
  await fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('button', { name: 'Open the table' });
});

test('a lesson and a replay say that the server is away', async () => {
  vi.stubGlobal('fetch', broken);
  const { unmount } = render(Learn, { argument: id });
  await screen.findByRole('heading', { name: AWAY });
  unmount();
  render(Replay, { argument: 'abcdefghjkmnpq' });
  await screen.findByRole('heading', { name: AWAY });
});

test('nobody reads that they have no friends because a line is down', async () => {
  vi.stubGlobal('fetch', broken);
  await session.meet();
  render(Friends, { argument: '' });
  screen.getByRole('heading', { name: AWAY });
  expect(screen.queryByText(/^Nobody yet/)).toBeNull();
});

test('a replay of a table that is not there leads back, not to that table', async () => {
  vi.stubGlobal('fetch', refused('table-unknown', 'There is no table “x”.'));
  render(Replay, { argument: 'abcdefghjkmnpq' });
  await screen.findByRole('heading', { name: 'No table here' });
  screen.getByText('There is no table “x”.');
  const ways = [...document.querySelectorAll('main a')].map((link) => link.getAttribute('href'));
  expect(ways).toContain('/');
  expect(ways.filter((href) => href?.startsWith('/t/'))).toEqual([]);
});

test('a file that holds no match is refused in words, a broken record with its line', async () => {
  const choose = async (): Promise<void> => {
    const files = [new File(['hello'], 'letter.txt')];
    const field = document.querySelector('input[type=file]') as HTMLInputElement;
    await fireEvent.change(field, { target: { files } });
  };
  vi.stubGlobal('fetch', refused('record-line', 'Line 1: JSON is malformed', { line: 1 }));
  render(Replay, { argument: '' });
  await choose();
  await screen.findByText(/^There is no match in this file\./);
  vi.stubGlobal('fetch', refused('record-line', 'Line 7: JSON is malformed', { line: 7 }));
  await choose();
  await screen.findByText('Line 7: JSON is malformed');
});
