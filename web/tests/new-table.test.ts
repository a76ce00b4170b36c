/** The form for a new table. */
import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import { speak } from '../src/lib/words.svelte';
import NewTable from '../src/pages/NewTable.svelte';
import type { Closed, GameInfo, OptionInfo } from '../src/wire';

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
    if (url.endsWith('/closed')) return Response.json([]);
    sent.push(JSON.parse(body || '{}'));
    return Response.json({ id: 'me', name: 'Ana', account: false, language: 'en' });
  });
  await speak('en');
  render(NewTable, { argument: 'karo8' });
  await fireEvent.input(await screen.findByLabelText('Your name'), { target: { value: 'Ana' } });
  const seat = await screen.findByLabelText('Player 2');
  expect(document.querySelector('[data-faces]')).toBeNull();
  await fireEvent.change(seat, { target: { value: 'bot' } });
  const faces = [...document.querySelectorAll<HTMLInputElement>('[data-faces] input')];
  expect(faces.map((face) => face.value)).toEqual(GAME.bots);
  expect(faces.find((face) => face.checked)?.value).toBe('leo');
  const ada = screen.getByLabelText(/^Ada, strength 5 of 5: The master/);
  await fireEvent.click(ada);
  await fireEvent.click(screen.getByText('Play now'));
  await vi.waitFor(
    () =>
      expect(sent).toContainEqual(
        expect.objectContaining({ seats: ['me', 'bot:ada'], start: true }),
      ),
    60_000,
  );
});

const option = (name: string, more: Partial<OptionInfo>): OptionInfo => ({
  name,
  key: `option-${name}`,
  kind: 'number',
  default: 0,
  least: 0,
  most: 100,
  allowed: [],
  choices: [],
  ledger: [],
  group: 'match',
  ...more,
});

test('what others rule out can’t be chosen, and says why; a length is a tap', async () => {
  const requests: Record<string, unknown>[] = [];
  const opened: Record<string, unknown>[] = [];
  const game: GameInfo = {
    ...GAME,
    options: [
      option('rounds', { default: 1 }),
      option('target', {}),
      option('karo8-may-hold', { kind: 'switch', default: false, group: 'turn' }),
      option('karo8-ace', { kind: 'choice', default: 'high', choices: ['high', 'low'] }),
      option('karo8-youngest', { most: 3, group: 'deal' }),
    ],
  };
  const closed: Closed[] = [
    { option: 'karo8-may-hold', values: [true], by: 'karo8-ace' },
    { option: 'karo8-youngest', values: [2, 3], by: 'players' },
    { option: 'players', values: [4], by: 'karo8-youngest' },
  ];
  vi.stubGlobal('fetch', async (url: string, { body = '' }: { body?: string } = {}) => {
    const data = JSON.parse(body || '{}') as Record<string, unknown>;
    if (url.endsWith('/games')) return Response.json([game]);
    if (url.endsWith('/closed')) {
      requests.push(data);
      return Response.json(closed);
    }
    if (url.endsWith('/tables')) opened.push(data);
    return Response.json({ id: 'me', name: 'Ana', account: false, language: 'en' });
  });
  await speak('en');
  render(NewTable, { argument: 'karo8' });
  const fields = (name: string): HTMLInputElement | null =>
    document.querySelector(`[data-option="${name}"] input`);
  await vi.waitFor(() => expect(fields('karo8-may-hold')?.disabled).toBe(true), 60_000);
  expect(document.querySelector('[data-option="karo8-may-hold"]')?.textContent).toContain(
    'Limited by',
  );
  expect(fields('karo8-youngest')?.max).toBe('1');
  expect(screen.getByLabelText<HTMLInputElement>('4').disabled).toBe(true);
  expect(requests).toEqual([{ options: { players: 2 } }]);

  // Five rounds are a long match here; a search leaves what has the words.
  await fireEvent.click(screen.getByLabelText(/^Long/));
  const long = { options: { rounds: 5, players: 2 } };
  await vi.waitFor(() => expect(requests.at(-1)).toEqual(long), 60_000);
  const search = document.querySelector('[data-search]') as HTMLInputElement;
  await fireEvent.input(search, { target: { value: 'youngest' } });
  expect(document.querySelectorAll('[data-option]')).toHaveLength(1);
  await fireEvent.input(search, { target: { value: 'nothing like it' } });
  expect(screen.getByText('No rule has these words.')).toBeTruthy();
  await fireEvent.click(screen.getByText('Open the table'));
  await vi.waitFor(
    () => expect(opened).toContainEqual(expect.objectContaining({ options: { rounds: 5 } })),
    60_000,
  );
});
