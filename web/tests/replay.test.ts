import { afterEach, expect, test, vi } from 'vitest';
import { Refused } from '../src/lib/api';
import { load, Recorded, type Source } from '../src/replay/recorded.svelte';
import { saidOf } from '../src/replay/said';
import { speak } from '../src/lib/words.svelte';
import type { Best, Heard, Karo8View, Refusal, Replay, Review } from '../src/wire';

const heard = (code: string, facts: Record<string, unknown> = {}): Heard => ({ code, facts });
const view = {
  seat: null,
  to_act: [0],
  legal: [],
  free: [],
  outcome: null,
  turn: 0,
  phase: 'play',
  hands: [['8d'], ['9d']],
  counts: [1, 1],
  stock: 2,
  rows: [],
  heroes: [],
};
const replay: Replay = {
  game: 'karo8',
  rules: {},
  seats: [],
  round: 2,
  rounds: 3,
  booked: [
    [1, 0],
    [0, 1],
  ],
  before: 1,
  result: null,
  win: null,
  whole: true,
  commit: '',
  pledges: null,
  words: [],
  seed: '',
  first: null,
  dealt: {},
  steps: [
    { seat: null, move: null, events: [heard('dealt')], seconds: null, view },
    {
      seat: 0,
      move: 'draw',
      events: [heard('drew', { seat: 0 }), heard('got', { seat: 0, pieces: ['7d'] })],
      seconds: 3,
      view: { stock: 1, hands: [['7d', '8d'], ['9d']], to_act: [1] },
    },
    { seat: 1, move: 'lay 9d', events: [], seconds: 1, view: { hands: [['7d', '8d'], []] } },
  ],
};
const better = {
  step: 1,
  kind: 'bot',
  same: false,
  events: [heard('laid', { seat: 0, pieces: ['8d'] })],
  view: { hands: [[], ['9d']] },
} as unknown as Best;
const busy = new Refused({
  error: 'too-many',
  message: '',
  facts: { seconds: 2 },
} as unknown as Refusal);

function source(best: Source['best'] = async () => ({ best: [better], next: null })): Source {
  const position = async () => ({ position: 'karo8' });
  return { table: 't', load: async () => replay, best, position };
}
const shown = (recorded: Recorded): Karo8View => recorded.play.view as Karo8View;

afterEach(() => vi.useRealTimers());

test('a step shows what has changed by then, and leaves the hands to the page', () => {
  const recorded = new Recorded(source(), replay, 1);
  expect(shown(recorded)).toMatchObject({ stock: 1, turn: 0, hands: [null, null], to_act: [1] });
  expect(recorded.hands).toEqual([['7d', '8d'], ['9d']]);
  expect(recorded.gained).toEqual([['7d'], []]);
  expect(recorded.play.you).toBe(null);
  expect(recorded.play.mine).toBe(false);
  // What only one seat was told is not said to everybody as if it were theirs.
  expect(recorded.play.live.log[0]?.events.map((event) => event.code)).toEqual(['drew']);
  // Before the round only the round before was booked.
  expect(recorded.play.table.booked).toEqual([[1, 0]]);
  recorded.close();
});

test('who draws is named once, with what was drawn', async () => {
  await speak('en');
  const recorded = new Recorded(source(), replay, 1);
  const { play } = recorded;
  const drew = [heard('drew', { seat: 0 }), heard('got', { seat: 0, pieces: ['7d'] })];
  expect(saidOf(play, drew)).toBe('Player 1 got 7♦.');
  // What else happened is still said, and so is a draw of which nothing more is known.
  const late = [heard('timed-out', { seat: 0 }), ...drew, heard('passed', { seat: 0 })];
  expect(saidOf(play, late)).toBe('Player 1 ran out of time. Player 1 got 7♦. Player 1 passed.');
  expect(saidOf(play, [heard('drew', { seat: 1 }), ...drew.slice(1)])).toBe(
    'Player 2 drew one. Player 1 got 7♦.',
  );
  recorded.close();
});

test('no step is before the first or after the last', () => {
  const recorded = new Recorded(source(), replay, 99);
  expect(recorded.step).toBe(2);
  recorded.go(-1);
  expect(recorded.step).toBe(0);
  recorded.go(NaN);
  expect(recorded.step).toBe(0);
  recorded.close();
});

test('the best move is shown in the place of what was played, and taken away again', async () => {
  const recorded = new Recorded(source(), replay, 1);
  await vi.waitFor(() => expect(recorded.advice).toBe(better), { timeout: 60_000 });
  const number = recorded.play.live.number;
  recorded.showInstead(true);
  expect(recorded.hands).toEqual([[], ['9d']]);
  expect(shown(recorded).stock).toBe(2);
  expect(recorded.play.live.number).not.toBe(number);
  recorded.showInstead(false);
  expect(recorded.hands).toEqual([['7d', '8d'], ['9d']]);
  recorded.showInstead(true);
  recorded.go(2);
  expect([recorded.instead, shown(recorded).stock]).toEqual([false, 1]);
  recorded.close();
});

test('doubtful is what the best would not have done, of each seat', async () => {
  const seats = ['Ana', 'Ben'].map((name) => ({ kind: 'person', name })) as Replay['seats'];
  const doubtful = async (...best: Partial<Best>[]): Promise<readonly (readonly number[])[]> => {
    const all = best.map((one) => ({ ...better, ...one }));
    const recorded = new Recorded(
      source(async () => ({ best: all, next: null })),
      { ...replay, seats },
      0,
    );
    await vi.waitFor(() => expect(recorded.thinking).toBe(false), { timeout: 60_000 });
    recorded.close();
    return recorded.doubtful;
  };
  expect(await doubtful({ step: 1 }, { step: 2 })).toEqual([[1], [2]]);
  expect(await doubtful({ step: 1, same: true }, { step: 2, kind: 'only' })).toEqual([[], []]);
  // The master is not sure, or holds back what could be laid.
  expect(await doubtful({ step: 1, sure: 6 }, { step: 2, sure: 7 })).toEqual([[], [2]]);
  const solved = { kind: 'solver' } as const;
  expect(
    await doubtful({ step: 1, ...solved, master: true }, { step: 2, ...solved, master: false }),
  ).toEqual([[], [2]]);
});

test('of many doubtful moves the worst few are shown, in their order', async () => {
  const sure = [7, 9, 8, 7, 9, 8, 7, 9];
  const steps = sure.map(() => ({ ...replay.steps[1], seat: 0 })) as Replay['steps'];
  const best = sure.map((one, step): Best => ({ ...better, step, sure: one }));
  best.push({ ...better, step: 8, kind: 'solver', placed: 4, played: 1, master: false });
  const recorded = new Recorded(
    source(async () => ({ best, next: null })),
    {
      ...replay,
      seats: [{ kind: 'person', name: 'Ana' }] as Replay['seats'],
      steps: [...steps, { ...replay.steps[1], seat: 0 }] as Replay['steps'],
    },
    0,
  );
  await vi.waitFor(() => expect(recorded.thinking).toBe(false), { timeout: 20_000 });
  recorded.close();
  expect(recorded.doubtful[0]).toEqual([1, 2, 4, 7, 8]);
});

test('the next doubtful move is that of whoever is watched', async () => {
  const best = [1, 2].map((step) => ({ ...better, step }));
  const seats = ['Ana', 'Ana'].map((name) => ({ kind: 'person', name })) as Replay['seats'];
  const recorded = new Recorded(
    source(async () => ({ best, next: null })),
    { ...replay, seats },
    0,
  );
  await vi.waitFor(() => expect(recorded.thinking).toBe(false), { timeout: 60_000 });
  expect(recorded.nextDoubt).toBe(undefined);
  recorded.watched = 1;
  expect(recorded.nextDoubt).toBe(2);
  recorded.go(2);
  expect(recorded.nextDoubt).toBe(undefined);
  recorded.close();
});

test('a client that has to wait asks again, and goes on where it stopped', async () => {
  vi.useFakeTimers();
  const requests: number[] = [];
  const answers: (() => Review)[] = [
    () => ({ best: [better], next: 2 }),
    () => {
      throw busy;
    },
    () => ({ best: [{ ...better, step: 2 }], next: null }),
  ];
  const best = async (_round: number, step: number): Promise<Review> => {
    requests.push(step);
    return (answers.shift() as () => Review)();
  };
  const recorded = new Recorded(source(best), replay, 0);
  await vi.advanceTimersByTimeAsync(1900);
  expect([requests, recorded.thinking]).toEqual([[1, 2], true]);
  await vi.advanceTimersByTimeAsync(200);
  expect([requests, recorded.thinking, recorded.best.size]).toEqual([[1, 2, 2], false, 2]);
  recorded.close();

  let tries = 0;
  const slow = load({ ...source(), load: async () => (tries++ ? replay : Promise.reject(busy)) });
  await vi.advanceTimersByTimeAsync(2100);
  expect(await slow).toBe(replay);
});
