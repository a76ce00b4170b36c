/** The turn that is being built: undo, checks, what is sent and what is kept. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Hand } from '../src/lib/hand.svelte';
import type { Play } from '../src/lib/play.svelte';
import { texts } from '../src/games/tiles/board';
import { Draft } from '../src/games/tiles/draft.svelte';
import { kernel } from '../src/kernel';
import type { Checked, TilesView } from '../src/wire';

vi.mock('../src/kernel', () => ({ kernel: { ask: vi.fn(async () => null) } }));

const TABLE = [
  ['5h', '6h', '7h'],
  ['1c', '1d', '1s'],
];
const RACK = ['8h', '4h', '9c', '9d', '9s', '*'];

/** A server that takes any run or set by its looks is enough here. */
function answer(move: string): Checked {
  const melds = move
    .slice(4)
    .split(' | ')
    .map((meld) => {
      const pieces = meld.split(' ');
      const fine = pieces.length >= 3;
      const read = [...pieces]
        .map((piece) => (piece === '*' ? '*=13s' : piece))
        .sort((a, b) => parseInt(a) - parseInt(b));
      return {
        meld: fine ? read.join(' ') : meld,
        kind: fine ? ('run' as const) : null,
        points: fine ? 10 : 0,
        refusal: fine ? null : refusal,
      };
    });
  const legal = melds.every((meld) => !meld.refusal);
  return { legal, refusal: legal ? null : refusal, melds };
}
const refusal = {
  is: 'refusal' as const,
  error: 'meld-short',
  message: 'too short',
  facts: {},
  key: '',
  now: null,
};

function setUp(table = 'T') {
  const sent: string[][] = [];
  const checks: string[] = [];
  const play = {
    id: table,
    live: { question: { laws: [1, 2, 3] } },
    words: { spoken: (piece: string) => piece },
    draft: (melds: string[]) => sent.push([...melds]),
    check: vi.fn(async (move: string) => {
      checks.push(move);
      return answer(move);
    }),
    act: vi.fn(async () => true),
  };
  const hand = new Hand(table);
  hand.sync(RACK);
  const draft = new Draft(play as unknown as Play<TilesView>, hand);
  const view = { table: TABLE } as unknown as TilesView;
  draft.sync(view, 7, true, []);
  return { play, hand, draft, view, sent, checks };
}
const settle = () => vi.advanceTimersByTimeAsync(500);

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});

describe('building', () => {
  test('tiles leave the rack for the table and come back', async () => {
    const { draft, hand } = setUp();
    draft.toNew(draft.fromRack(['9c', '9d', '9s']));
    expect(hand.shown.map((item) => item.piece)).not.toContain('9c');
    expect(texts(draft.board)).toHaveLength(3);
    expect(draft.toRack(draft.board[2]?.tiles ?? [])).toBe(true);
    expect(draft.dirty).toBe(false);
    expect(hand.shown).toHaveLength(RACK.length);
  });

  test('what lay on the table can’t go to the rack', () => {
    const { draft } = setUp();
    expect(draft.toRack(draft.board[0]?.tiles ?? [])).toBe(false);
    expect(draft.dirty).toBe(false);
  });

  test('undo, redo and reset', async () => {
    const { draft } = setUp();
    const id = draft.board[0]?.id ?? 0;
    draft.toMeld(draft.fromRack(['8h']), id, 'end');
    draft.toMeld(draft.fromRack(['4h']), id, 'start');
    expect(texts(draft.board)[0]).toBe('4h 5h 6h 7h 8h');
    draft.undo();
    expect(texts(draft.board)[0]).toBe('5h 6h 7h 8h');
    draft.redo();
    expect(texts(draft.board)[0]).toBe('4h 5h 6h 7h 8h');
    draft.reset();
    expect(draft.dirty).toBe(false);
    draft.undo();
    expect(texts(draft.board)[0]).toBe('4h 5h 6h 7h 8h');
    expect(draft.laid).toHaveLength(2);
  });
});

describe('checking', () => {
  test('the whole table is checked after a pause', async () => {
    const { draft, checks } = setUp();
    draft.toNew(draft.fromRack(['9c']));
    draft.insert(draft.fromRack(['9d']), draft.board[2]?.id ?? 0, 1);
    expect(draft.checked).toBeNull();
    await settle();
    expect(checks).toEqual(['lay 5h 6h 7h | 1c 1d 1s | 9c 9d']);
    expect(draft.checked?.legal).toBe(false);
    const [same, , wrong] = draft.board.map((meld) => draft.standing(meld).is);
    expect(same).toBe('same');
    expect(wrong).toBe('wrong');
  });

  test('the kernel in the page reads melds before the server has answered', async () => {
    const { draft, checks } = setUp();
    const read = { kind: 'set' as const, meld: '091939', points: 27 };
    vi.mocked(kernel.ask).mockImplementationOnce(async (request) => {
      // Nothing that lay there, nothing whose joker only the server can place.
      expect(request).toEqual({
        do: 'melds',
        laws: [1, 2, 3],
        melds: ['252627', '011131', '091939'],
      });
      return { melds: [null, null, read] };
    });
    draft.toNew(draft.fromRack(['9c', '9d', '9s']));
    await vi.advanceTimersByTimeAsync(10);
    expect(checks).toEqual([]);
    expect(draft.standing(draft.board[2] ?? { id: 0, tiles: [] })).toEqual({
      is: 'fine',
      reading: { meld: '9c 9d 9s', kind: 'set', points: 27, refusal: null },
    });
    expect(draft.opening(false)).toBe(27);
    // What the kernel does not take is not wrong: the server says why.
    vi.mocked(kernel.ask).mockResolvedValueOnce({ melds: [null] });
    draft.toRack(draft.board[2]?.tiles.slice(0, 1) ?? []);
    await vi.advanceTimersByTimeAsync(10);
    expect(draft.standing(draft.board[2] ?? { id: 0, tiles: [] }).is).toBe('pending');
    await settle();
    expect(draft.standing(draft.board[2] ?? { id: 0, tiles: [] }).is).toBe('wrong');
    expect(draft.checked?.legal).toBe(false);
  });

  test('a meld is tidied as it is read, which is no step to undo', async () => {
    const { draft } = setUp();
    draft.toNew(draft.fromRack(['9c', '4h', '8h']));
    await settle();
    expect(texts(draft.board)[2]).toBe('4h 8h 9c');
    expect(draft.standing(draft.board[2] ?? { id: 0, tiles: [] }).is).toBe('fine');
    expect(draft.opening(false)).toBe(10);
    draft.undo();
    expect(draft.dirty).toBe(false);
  });

  test('an answer to an older board is not taken', async () => {
    const { draft, play } = setUp();
    let late: ((checked: Checked) => void) | undefined;
    play.check.mockImplementationOnce(() => new Promise((resolve) => (late = resolve)));
    draft.toNew(draft.fromRack(['9c', '9d', '9s']));
    await settle();
    draft.undo();
    late?.({ legal: true, refusal: null, melds: [] });
    await settle();
    expect(draft.checked).toBeNull();
  });

  test('a joker shows what it is read as', async () => {
    const { draft } = setUp();
    draft.toNew(draft.fromRack(['9c', '9d', '*']));
    await settle();
    const meld = draft.board[2];
    if (!meld) throw new Error();
    const at = meld.tiles.findIndex((tile) => tile.piece === '*');
    expect(draft.shown(meld, at)).toBe('*=13s');
    expect(texts(draft.board)[2]).toContain('*');
  });
});

test('a joker is checked again when its meld has changed around it', async () => {
  const { draft, play, view } = setUp();
  const table = [['1c', '1d', '*=1s']];
  draft.sync({ ...view, table } as TilesView, 8, true, []);
  const joker = draft.board[0]?.tiles[2];
  if (!joker) throw new Error();
  // Only where the joker may stand for something else it makes a meld with these.
  play.check.mockImplementation(async (move: string) => {
    const checked = answer(move);
    if (!move.includes('*=1s')) return checked;
    const melds = checked.melds.map((meld) => ({ ...meld, refusal }));
    return { legal: false, refusal, melds };
  });
  draft.insert(draft.fromRack(['9c', '9d']), draft.board[0]?.id ?? 0, 3);
  expect(texts(draft.board)).toEqual(['1c 1d *=1s 9c 9d']);
  await settle();
  await settle();
  expect(texts(draft.board)[0]).toMatch(/^1c 1d .*9c 9d/);
  expect(texts(draft.board)[0]).not.toContain('*=1s');
  expect(draft.checked?.legal).toBe(true);
  draft.undo();
  expect(draft.dirty).toBe(false);
});

describe('keeping', () => {
  test('a draft comes back after a reload, and not in another turn', async () => {
    const first = setUp();
    first.draft.toNew(first.draft.fromRack(['9c', '9d']));
    const again = setUp();
    expect(texts(again.draft.board)).toEqual(texts(first.draft.board));
    expect(again.hand.shown).toHaveLength(RACK.length - 2);
    again.draft.sync(again.view, 8, false, []);
    again.draft.sync(again.view, 9, true, []);
    expect(again.draft.dirty).toBe(false);
    expect(again.hand.shown).toHaveLength(RACK.length);
  });

  test('it goes on when the number moves and the table does not', async () => {
    const { draft, view } = setUp();
    draft.toNew(draft.fromRack(['9c', '9d']));
    draft.sync(view, 8, true, []);
    expect(draft.dirty).toBe(true);
    expect(draft.canUndo).toBe(true);
  });

  test('others get the draft, and the same player’s other page is followed', async () => {
    const { draft, view, sent } = setUp();
    draft.toNew(draft.fromRack(['9c', '9d']));
    expect(sent.at(-1)).toEqual(['5h 6h 7h', '1c 1d 1s', '9c 9d']);
    const echo = [...(sent.at(-1) ?? [])];
    draft.undo();
    draft.sync(view, 7, true, echo); // an echo of what this page sent
    expect(draft.dirty).toBe(false);
    draft.sync(view, 7, true, ['5h 6h 7h 8h', '1c 1d 1s']);
    expect(texts(draft.board)).toEqual(['5h 6h 7h 8h', '1c 1d 1s']);
    draft.sync(view, 7, true, ['5h 6h 7h 8h', '1c 1d 1s 1h']); // nobody has 1h
    expect(texts(draft.board)).toEqual(['5h 6h 7h 8h', '1c 1d 1s']);
  });

  test('the tiles of a turn that was played are on the table', async () => {
    const { draft, hand } = setUp();
    draft.toNew(draft.fromRack(['9c', '9d', '9s']));
    const before = draft.board[2]?.tiles.map((tile) => tile.id);
    hand.sync(['8h', '4h', '*']);
    draft.sync({ table: [...TABLE, ['9c', '9d', '9s']] } as unknown as TilesView, 8, false, []);
    expect(draft.board[2]?.tiles.map((tile) => tile.id)).toEqual(before);
    expect(hand.shown.map((item) => item.piece).sort()).toEqual(['*', '4h', '8h']);
  });

  test('the solver’s table fills the draft, and can be undone', async () => {
    const { draft } = setUp();
    expect(draft.show(['4h 5h 6h 7h 8h', '1c 1d 1s', '9c 9d 9s'])).toBe(true);
    expect(draft.laid.map((tile) => tile.piece).sort()).toEqual(['4h', '8h', '9c', '9d', '9s']);
    expect(draft.show(['5h 6h 7h'])).toBe(false); // a tile of the table is missing
    draft.undo();
    expect(draft.dirty).toBe(false);
  });
});
