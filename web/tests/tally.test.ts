import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { HomeSheet } from '../src/lib/sheet.svelte';
import { speak } from '../src/lib/words.svelte';
import RoundForm from '../src/score/RoundForm.svelte';
import { nothing } from '../src/score/scoring';
import type { GameId } from '../src/wire';

const GAME: GameId = 'canasta';

beforeEach(() => speak('en'));
afterEach(() => localStorage.clear());

function form(names: string[]): HomeSheet {
  const sheet = new HomeSheet();
  sheet.begin(GAME, names, 0);
  render(RoundForm, { sheet, editing: null, ondone: () => {} });
  return sheet;
}
const side = (name: string) => within(screen.getByRole('group', { name }));
const more = (name: string, item: string): HTMLButtonElement =>
  side(name).getByRole('button', { name: `${item}: one more` });
const type = (label: string, text: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value: text } });
const book = (): HTMLButtonElement => screen.getByRole('button', { name: 'Write down' });

test('partners tell what they have once, and both get it', async () => {
  const sheet = form(['Ana', 'Ben', 'Cyd', 'Dov']);
  await fireEvent.click(screen.getByRole('radio', { name: 'Ana and Cyd' }));
  await fireEvent.click(more('Ana and Cyd', 'Natural canastas'));
  await fireEvent.click(more('Ana and Cyd', 'Red threes'));
  // The cards of a canasta count too: without them nothing can be written down.
  expect(book().disabled).toBe(true);
  expect(side('Ana and Cyd').getByText(/at least 35, not 0/)).toBeTruthy();
  await type('Cards in melds: Ana and Cyd', '120');
  await type('Cards in hand: Ana and Cyd', '15');
  await type('Cards in hand: Ben and Dov', '85');
  await fireEvent.click(more('Ben and Dov', 'Red threes'));
  await fireEvent.click(book());
  const [ours, theirs] = [500 + 100 + 100 + 120 - 15, -100 - 85];
  expect(sheet.rounds).toEqual([[ours, theirs, ours, theirs]]);
  expect(sheet.columns).toEqual([
    [0, 2],
    [1, 3],
  ]);
});

test('there are four red threes for all sides together', async () => {
  form(['Ana', 'Ben']);
  for (let time = 0; time < 3; time++) await fireEvent.click(more('Ana', 'Red threes'));
  await fireEvent.click(more('Ben', 'Red threes'));
  expect(more('Ana', 'Red threes').disabled).toBe(true);
  expect(more('Ben', 'Red threes').disabled).toBe(true);
});

test('who goes out alone holds nothing, and only partners can stay against their word', async () => {
  form(['Ana', 'Ben', 'Cyd']);
  expect(screen.queryByText('Was allowed to go out but didn’t')).toBe(null);
  await fireEvent.click(screen.getByRole('radio', { name: 'Ben' }));
  expect(screen.queryByLabelText('Cards in hand: Ben')).toBe(null);
  expect(screen.getByLabelText('Cards in hand: Cyd')).toBeTruthy();
});

test('a sheet from before sides counted is still read, each player by themselves', () => {
  const rounds = [[100, 20, 90, 20]];
  const old = { game: GAME, names: ['A', 'B', 'C', 'D'], first: 0, rounds };
  const { tallies: _, ...entry } = nothing(4);
  localStorage.setItem('rummel-sheet', JSON.stringify({ ...old, told: [entry] }));
  const sheet = new HomeSheet();
  expect(sheet.columns).toHaveLength(4);
  expect(sheet.entryOf(0).tallies).toEqual([]);
});
