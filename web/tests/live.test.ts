import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Refused } from '../src/lib/api';
import { Live, type Wish } from '../src/lib/live.svelte';
import type { At } from '../src/wire';

/** A server that does what the test says. */
class Line {
  static readonly OPEN = 1;
  static all: Line[] = [];
  readyState = Line.OPEN;
  sent: Record<string, unknown>[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly url: string) {
    Line.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}

const table = { is: 'table', id: 't', due: [], held: [], you: 0, seats: [] };
const position = (number: number, past: object[] = []): object => ({
  is: 'position',
  number,
  view: { number },
  due: [],
  held: [],
  past,
});
const last = (): Line => Line.all.at(-1) as Line;
let live: Live;

beforeEach(() => {
  Line.all = [];
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Line);
  live = new Live('t');
});
afterEach(() => {
  live.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a table and its position arrive', () => {
  last().tell(table);
  last().tell(position(4));
  expect([live.status, live.number]).toEqual(['open', 4]);
});

test('a table is shown as first loaded, until the connection has newer data', () => {
  const at = { table: { ...table, you: 1 }, position: position(3) } as unknown as At;
  live.show(at);
  expect([live.status, live.number, live.table?.you]).toEqual(['connecting', 3, 1]);
  // A command waits for the line.
  void live.send({ do: 'ready' } as Wish);
  last().tell(table);
  last().tell(position(4));
  expect([live.status, live.number, live.table?.you]).toEqual(['open', 4, 0]);
  expect(last().sent.map(({ do: what }) => what)).toEqual(['ready', 'ready']);
  live.show(at);
  expect(live.number).toBe(4);
});

test('steps without a view keep the old one, and are all logged', () => {
  last().tell(table);
  last().tell(position(1));
  last().tell({
    is: 'step',
    number: 2,
    events: [{ code: 'a', facts: {} }],
    view: null,
    due: [],
    held: [],
  });
  last().tell({ is: 'step', number: 3, events: [], view: { number: 3 }, due: [], held: [] });
  expect(live.log.map((entry) => entry.number)).toEqual([2, 3]);
  expect(live.view).toEqual({ number: 3 });
});

test('late clients get the round so far; a mere correction takes nothing away', () => {
  last().tell(table);
  last().tell(position(2, [{ number: 1, events: [{ code: 'dealt', facts: {} }] }]));
  expect(live.log.map((entry) => entry.number)).toEqual([1]);
  last().tell({ is: 'step', number: 3, events: [], view: { number: 3 }, due: [], held: [] });
  last().tell(position(3));
  expect(live.log.map((entry) => entry.number)).toEqual([1, 3]);
});

test('an answer settles its command, a refusal too', async () => {
  last().tell(table);
  const good = live.send({ do: 'play', number: 1, move: 'draw', key: 'k1' });
  last().tell({ is: 'answer', key: 'k1', number: 2, check: null });
  expect((await good).number).toBe(2);
  const bad = live.send({ do: 'play', number: 1, move: 'draw', key: 'k2' });
  last().tell({
    is: 'refusal',
    key: 'k2',
    error: 'stale',
    message: '',
    facts: {},
    now: position(9),
  });
  await expect(bad).rejects.toBeInstanceOf(Refused);
  expect(live.number).toBe(9);
});

test('an unsolicited refusal is a notice: the host has freed the seat', () => {
  last().tell(table);
  const facts = { minutes: 5 };
  last().tell({ is: 'refusal', key: '', error: 'seat-freed', message: 'freed', facts, now: null });
  expect([live.status, live.notice?.error]).toEqual(['open', 'seat-freed']);
});

test('what was under way is sent again with the same key, from where we were', async () => {
  last().tell(table);
  last().tell(position(7));
  const first = last();
  const play = live.send({ do: 'play', number: 7, move: 'draw', key: 'k' });
  first.close();
  expect(live.status).toBe('waiting');
  await vi.advanceTimersByTimeAsync(1000);
  expect(last()).not.toBe(first);
  expect(last().url).toContain('after=7');
  last().tell(table);
  expect(last().sent).toContainEqual({ do: 'play', number: 7, move: 'draw', key: 'k' });
  last().tell({ is: 'answer', key: 'k', number: 8, check: null });
  expect((await play).number).toBe(8);
});

test('a server that stays away is called gone, and still tried', async () => {
  last().tell(table);
  for (let second = 0; second < 60; second++) {
    last().close();
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(live.status).toBe('gone');
  await vi.advanceTimersByTimeAsync(15_000);
  last().tell(table);
  expect(live.status).toBe('open');
});

test('a line that has gone dead is cut', async () => {
  last().tell(table);
  const first = last();
  await vi.advanceTimersByTimeAsync(46_000);
  expect(first.readyState).toBe(3);
});

test('a table that does not exist is not requested again', async () => {
  last().tell({
    is: 'refusal',
    key: '',
    error: 'table-unknown',
    message: 'no',
    facts: {},
    now: null,
  });
  last().close();
  expect([live.status, live.fault?.message]).toEqual(['refused', 'no']);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(Line.all).toHaveLength(1);
});
