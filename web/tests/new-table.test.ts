/** The form for a new table. */
import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import { speak } from '../src/lib/words.svelte';
import NewTable from '../src/pages/NewTable.svelte';
import type { GameInfo } from '../src/wire';

const GAME: GameInfo = {
  id: 'karo8',
  family: 'karo8',
  sheet: 'KAR',
  seats: [2, 3, 4],
  clock: 0,
  open_drafts: false,
  bots: ['mia', 'leo', 'nora', 'viktor', 'ada'],
  options: [],
};

test('a bot is chosen by its face, and the table is opened with it', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (url: string, { body = '' }: { body?: string } = {}) => {
    if (url.endsWith('/games')) return Response.json([GAME]);
    sent.push(JSON.parse(body || '{}'));
    return Response.json({ id: 'me', name: 'Ana', account: false, language: 'en' });
  });
  await speak('en');
  render(NewTable, { argument: 'karo8' });
  await fireEvent.input(await screen.findByLabelText('Your name'), { target: { value: 'Ana' } });
  const seat = await screen.findByLabelText('Player 2');
  expect(screen.queryByRole('radio')).toBeNull();
  await fireEvent.change(seat, { target: { value: 'bot' } });
  const faces = screen.getAllByRole<HTMLInputElement>('radio');
  expect(faces.map((face) => face.value)).toEqual(GAME.bots);
  expect(faces.find((face) => face.checked)?.value).toBe('nora');
  const ada = screen.getByLabelText(/^Ada, strength 5 of 5: The master/);
  await fireEvent.click(ada);
  await fireEvent.click(screen.getByText('Play now'));
  await vi.waitFor(() =>
    expect(sent).toContainEqual(expect.objectContaining({ seats: ['me', 'bot:ada'], start: true })),
  );
});
