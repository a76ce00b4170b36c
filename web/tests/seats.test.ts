/** What stands beside the players: what they did last, and who plays for them. */
import { ginView, rommeView, sit, table } from './cards-kit';
import { expect, test } from 'vitest';
import Seats from '../src/parts/Seats.svelte';
import type { Heard, Table } from '../src/wire';

const beside = (seat: number): string =>
  document.querySelector(`.seats > [data-seat="${seat}"]`)?.textContent ?? '';

test('what a turn was about stays beside a name when it ends with a pass', async () => {
  const { tell } = await sit(Seats, 'gin', ginView('5h 6h 7h'));
  const heard = (code: string, seat: number, facts: Heard['facts'] = {}): Heard => ({
    code,
    facts: { seat, ...facts },
  });
  const swapped = { gap: 3, drop: 'left', card: 44, spot: 1 };
  await tell(ginView('5h 6h 7h'), [heard('inserted', 1, swapped)]);
  await tell(ginView('5h 6h 7h'), [heard('passed', 1)]);
  expect(beside(1)).toContain('let 44 go');
  // A pass that is the whole turn is news.
  await tell(ginView('5h 6h 7h'), [heard('passed', 0), heard('passed', 1)]);
  expect(beside(1)).toContain('passed');
});

test('whoever leaves another’s discard is not said to have passed', async () => {
  const { tell } = await sit(Seats, 'romme', rommeView('5h 6h 7h'));
  const heard = (code: string, facts: Heard['facts'] = {}): Heard => ({
    code,
    facts: { seat: 1, ...facts },
  });
  await tell(rommeView('5h 6h 7h'), [heard('discarded', { pieces: ['9s'] })]);
  await tell(rommeView('5h 6h 7h'), [heard('passed')]);
  expect(beside(1)).toContain('discarded 9');
});

test('what takes a long sentence has a short form for narrow seats', async () => {
  const { tell } = await sit(Seats, 'gin', ginView('5h 6h 7h'));
  const facts = { seat: 1, gap: 3, drop: 'left', card: 44, spot: 1 };
  await tell(ginView('5h 6h 7h'), [{ code: 'inserted', facts }]);
  expect(document.querySelector('[data-seat="1"] .brief')?.textContent).toBe('let 44 go');
  expect(document.querySelector('[data-seat="1"] .whole')?.textContent).toMatch(
    /^let 44 go and put/,
  );
});

test('a bot plays on for somebody only as long as the match goes on', async () => {
  const seats = table('gin', ['Ana', 'Ben'], {}).seats.map((seat) => ({ ...seat }));
  seats[1]!.bot = 'mia';
  const at = (changes: Partial<Table>) =>
    sit(Seats, 'gin', ginView('5h 6h 7h'), { table: { seats, ...changes } });
  await at({});
  expect(beside(1)).toContain('a bot plays on');
  document.body.replaceChildren();
  await at({ status: 'over' });
  expect(beside(1)).not.toContain('a bot plays on');
});
