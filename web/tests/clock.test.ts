/** The clocks next to the seats: one that runs counts down, one that stands still does not. */
import { ginView, settle, sit } from './cards-kit';
import { expect, test, vi } from 'vitest';
import Seats from '../src/parts/Seats.svelte';

const view = () => ginView('5h 6h 7h');
const clocks = (): (string | undefined)[] =>
  [...document.querySelectorAll('.seats > li')].map(
    (seat) => seat.querySelector('[role="timer"]')?.textContent ?? undefined,
  );

test('a bank is shown while its owner waits', async () => {
  const { wire } = await sit(Seats, 'gin', view());
  expect(clocks()).toEqual([undefined, undefined]);
  const next = { is: 'step', number: 2, events: [], view: view() };
  wire.tell({ ...next, due: [90.4, null], held: [null, 301.2] });
  await settle();
  expect(clocks()[1]).toBe('5:02');
  expect(clocks()[0]).toBeDefined();
});

test('a clock that stands still is not counted down', async () => {
  const { play, wire } = await sit(Seats, 'gin', view());
  wire.tell({ is: 'step', number: 2, events: [], view: view(), due: [20, null], held: [null, 20] });
  await settle();
  play.live.due = { ...play.live.due, at: Date.now() - 10_000 };
  await settle();
  await vi.waitFor(() => expect(clocks()[0]).not.toBe('0:20'), 60_000);
  expect(clocks()[1]).toBe('0:20');
});
