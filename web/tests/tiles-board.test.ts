/** The tile games' table while it is rebuilt: pure values. */
import { describe, expect, test } from 'vitest';
import {
  akin,
  alike,
  apart,
  declare,
  identify,
  insert,
  join,
  meanings,
  newTile,
  ordered,
  settled,
  split,
  texts,
  tilesOf,
  untouched,
  without,
  type Board,
} from '../src/games/tiles/board';
import { cellName } from '../src/games/tiles/cells';
import { cells } from '../src/games/tiles/fit';
import {
  keepPlaces,
  laidOut,
  recalled,
  remembered,
  type Place,
  type Places,
} from '../src/games/tiles/spots';

const table = (...melds: string[]): Board =>
  settled(
    melds.map((meld) => meld.split(' ')),
    [],
  );
const own = (piece: string) => newTile(piece, piece);
const tile = (board: Board, piece: string) => {
  const match = tilesOf(board).find((one) => one.piece === piece);
  if (!match) throw new Error(`no ${piece}`);
  return match;
};
const idOf = (board: Board, at: number): number => board[at]?.id ?? -1;

describe('changes', () => {
  test('a tile joins a run where it belongs, whichever end was tapped', () => {
    const board = table('5h 6h 8h');
    expect(texts(join(board, [own('4h')], idOf(board, 0), 'end'))).toEqual(['4h 5h 6h 8h']);
    expect(texts(join(board, [own('7h')], idOf(board, 0), 'start'))).toEqual(['5h 6h 7h 8h']);
    expect(texts(join(board, [own('*')], idOf(board, 0), 'end'))).toEqual(['5h 6h * 8h']);
  });

  test('what does not belong goes to the end that was tapped', () => {
    const board = table('7c 7d 7h');
    expect(texts(join(board, [own('7s')], idOf(board, 0), 'end'))).toEqual(['7c 7d 7h 7s']);
    expect(texts(join(board, [own('7s')], idOf(board, 0), 'start'))).toEqual(['7s 7c 7d 7h']);
    const run = table('5h 6h 7h');
    expect(texts(join(run, [own('*')], idOf(run, 0), 'start'))).toEqual(['* 5h 6h 7h']);
  });

  test('a tile may be meant for a meld of its colour or its number', () => {
    const [run, set, one, mixed, jokers, joker] = table(
      '5h 6h *=7h',
      '7c 7d 7h',
      '9s',
      '1c 2d 3h',
      '* *',
      '*=13c',
    );
    const meant = (meld: Board[number] | undefined, ...pieces: string[]): boolean =>
      !!meld && akin(meld, pieces);
    expect([meant(run, '9h'), meant(run, '5s'), meant(run, '*'), meant(run, '4h', '5s')]).toEqual([
      true,
      false,
      true,
      false,
    ]);
    expect([meant(set, '7s'), meant(set, '8c'), meant(set, '*=8c')]).toEqual([true, false, true]);
    // One tile may become either; whatever is neither is still being built.
    expect([meant(one, '9h'), meant(one, '1s'), meant(one, '1h')]).toEqual([true, true, false]);
    expect([meant(mixed, '13s'), meant(jokers, '13s')]).toEqual([true, true]);
    // What a joker stood for does not matter any more.
    expect(meant(joker, '7h', '7s')).toBe(true);
  });

  test('several tiles keep their order at either end', () => {
    const board = table('7c 7d 7h');
    const come = [own('1s'), own('2s')];
    expect(texts(join(board, come, idOf(board, 0), 'start'))).toEqual(['1s 2s 7c 7d 7h']);
    expect(texts(join(board, come, idOf(board, 0), 'end'))).toEqual(['7c 7d 7h 1s 2s']);
  });

  test('a tile dragged within its meld moves by one place', () => {
    const board = table('1h 2h 3h 4h');
    const moved = insert(board, [tile(board, '1h')], idOf(board, 0), 3);
    expect(texts(moved)).toEqual(['2h 3h 1h 4h']);
    expect(texts(insert(board, [tile(board, '4h')], idOf(board, 0), 0))).toEqual(['4h 1h 2h 3h']);
  });

  test('joining two melds leaves one, and nothing is lost', () => {
    const board = table('1h 2h 3h', '4h 5h 6h');
    const joined = join(board, board[1]?.tiles ?? [], idOf(board, 0), 'end');
    expect(texts(joined)).toEqual(['1h 2h 3h 4h 5h 6h']);
  });

  test('a meld is split before a tile; the larger part keeps its identity', () => {
    const board = table('1h 2h 3h 4h 5h');
    const parts = split(board, idOf(board, 0), 2);
    expect(texts(parts)).toEqual(['1h 2h', '3h 4h 5h']);
    expect(parts[1]?.id).toBe(idOf(board, 0));
    expect(split(board, idOf(board, 0), 0)).toEqual(board);
  });

  test('separate tiles make their own meld, once', () => {
    const board = table('7c 7d 7h 7s');
    const taken = apart(board, [tile(board, '7h')]);
    expect(texts(taken)).toEqual(['7c 7d 7s', '7h']);
    expect(apart(taken, [tile(taken, '7h')])).toBe(taken);
  });
});

describe('jokers', () => {
  test('one that leaves its meld stands for nothing, and for the same again at home', () => {
    const board = table('5h 6h *=7h', '1c 2c 3c');
    const home = idOf(board, 0);
    const gone = insert(board, [tile(board, '*=7h')], idOf(board, 1), 3);
    expect(texts(gone)).toEqual(['5h 6h', '1c 2c 3c *']);
    expect(texts(insert(gone, [tile(gone, '*')], home, 2))).toEqual(['5h 6h *=7h', '1c 2c 3c']);
  });

  test('one whose place is taken is free to be read again', () => {
    const board = table('7c 7d *=7h');
    const taken = insert(board, [own('7h')], idOf(board, 0), 3);
    expect(texts(taken)).toEqual(['7c 7d * 7h']);
    expect(texts(without(taken, [tile(taken, '7h').id]))).toEqual(['7c 7d *=7h']);
  });

  test('what it may be meant to be', () => {
    const set = table('7c 7d *');
    const joker = tile(set, '*');
    const meant = meanings(set[0] ?? { id: 0, tiles: [] }, joker.id);
    expect(meant).toContain('*=7h');
    expect(meant).toContain('*=7s');
    expect(meant).not.toContain('*=7c');
    expect(texts(declare(set, joker.id, '*=7s'))).toEqual(['7c 7d *=7s']);
  });
});

describe('identity', () => {
  test('what lay there before stays the same tile, wherever it goes', () => {
    const before = table('5h 6h 7h', '1c 1d 1s');
    const after = settled(
      [
        ['1c', '1d', '1s'],
        ['4h', '5h', '6h', '7h'],
      ],
      before,
    );
    expect(after[0]?.id).toBe(idOf(before, 1));
    expect(after[1]?.id).toBe(idOf(before, 0));
    expect(tile(after, '6h').id).toBe(tile(before, '6h').id);
    expect(tilesOf(before).some((one) => one.id === tile(after, '4h').id)).toBe(false);
  });

  test('a draft that needs tiles nobody has is none', () => {
    expect(identify([['5h', '6h', '7h']], table('5h 6h'), () => null)).toBeNull();
  });

  test('untouched means all of it, in place', () => {
    const board = table('7c 7d 7h 7s');
    const less = without(board, [tile(board, '7s').id]);
    expect(untouched(board[0] ?? { id: 0, tiles: [] }, board)).toBe(true);
    expect(untouched(less[0] ?? { id: 0, tiles: [] }, board)).toBe(false);
    expect(alike(less, board)).toBe(false);
    expect(alike([...table('1c 2c 3c', '5h 6h 7h')].reverse(), table('1c 2c 3c', '5h 6h 7h'))).toBe(
      true,
    );
  });

  test('a meld is put in the order in which it is read', () => {
    const [meld] = table('7h 5h *');
    const tidy = meld && ordered(meld, ['5h', '*=6h', '7h']);
    expect(tidy?.tiles.map((one) => one.piece)).toEqual(['5h', '*', '7h']);
    expect(meld && ordered(meld, ['5h', '6h', '7h'])).toBeNull();
  });
});

describe('room', () => {
  const room = { width: 366, height: 400 };
  const out = (board: Board, before: Places, felt = room) => laidOut(board, before, felt, 26, 46);
  const many = (count: number): Board => table(...Array<string>(count).fill('1h 2h 3h'));

  test('tiles shrink before they overflow, and not more than needed', () => {
    expect(out(many(2), new Map()).w).toBe(46);
    const twenty = out(many(20), new Map());
    expect(twenty.w).toBeLessThan(46);
    // Sixty tiles on a phone are still in sight, and no smaller than this.
    expect(twenty.w).toBeGreaterThanOrEqual(32);
    expect(twenty.felt.rows * (twenty.w * 1.32 + 10)).toBeLessThanOrEqual(room.height + 5);
    // A run of thirteen has to fit across.
    const long = out(table('1h 2h 3h 4h 5h 6h 7h 8h 9h 10h 11h 12h 13h'), new Map());
    expect(long.w * 13).toBeLessThanOrEqual(room.width);
    // What fits nowhere makes the felt longer.
    expect(out(many(60), new Map()).spots.size).toBe(60);
  });

  test('on a phone each meld has a row to itself, so that it can grow, as long as there are some', () => {
    const board = many(4);
    const { spots, felt, w } = out(board, new Map());
    expect(felt.rows).toBeGreaterThanOrEqual(4);
    expect(new Set([...spots.values()].map(({ row }) => row)).size).toBe(4);
    // Two more go beside others, and nothing has become smaller for it.
    const more = out([...board, ...many(2)], remembered(board, spots));
    expect(more.w).toBe(w);
    for (const { id } of board) expect(more.spots.get(id)).toEqual(spots.get(id));
  });

  test('on a phone tiles stay large, even if a meld has to go to another row', () => {
    let board = many(2);
    const beside = new Map(board.map(({ id }, at) => [id, { row: 0, column: at * 7 - 8 }]));
    const lay = remembered(board, beside);
    for (const id of [idOf(board, 0), idOf(board, 1)])
      board = insert(insert(board, [own('4h')], id, 3), [own('5h')], id, 4);
    const after = out(board, lay);
    expect(after.w).toBe(46);
    expect(new Set([...after.spots.values()].map(({ row }) => row)).size).toBe(2);
  });

  test('what is new makes room for what lay there', () => {
    const board = table('1h 2h 3h 4h');
    const spot = { row: 0, column: -7 };
    const run = [board[0]!.tiles[3]!, ...['5h', '6h', '7h', '8h'].map(own)];
    const parted = apart(board, run);
    const after = out(parted, remembered(board, new Map([[idOf(board, 0), spot]])));
    expect(after.w).toBe(46);
    expect(after.spots.get(idOf(board, 0))).toEqual(spot);
    expect(after.spots.get(idOf(parted, 1))?.row).not.toBe(0);
  });

  test('nothing lies on something else, half a tile is between neighbours', () => {
    const board = table('1h 2h 3h', '7c 7d 7h 7s', ...Array<string>(17).fill('4s 5s 6s'));
    const { spots, felt } = out(board, new Map());
    for (const one of board)
      for (const other of board) {
        const [a, b] = [spots.get(one.id), spots.get(other.id)];
        if (!a || !b || one === other || a.row !== b.row || a.column > b.column) continue;
        expect(a.column + one.tiles.length * 2).toBeLessThan(b.column);
        expect(b.column + other.tiles.length * 2).toBeLessThanOrEqual(felt.columns / 2);
      }
  });

  test('a meld that is added to stays where it lay, wherever the server lists it', () => {
    const board = table('1h 2h 3h', '4c 5c 6c', '9c 9d 9h');
    const first = out(board, new Map());
    const lay = remembered(board, first.spots);
    const grown = insert(board, [own('7c')], idOf(board, 1), 3);
    const after = out([grown[0]!, grown[2]!, grown[1]!], lay);
    for (const meld of board) expect(after.spots.get(meld.id)).toEqual(first.spots.get(meld.id));
    // What comes before its first tile lies to the left of it.
    const low = insert(board, [own('3c')], idOf(board, 1), 0);
    const before = first.spots.get(idOf(board, 1));
    const wide = { width: 1200, height: 500 };
    const centred = out(board, new Map(), wide);
    const wider = out(low, remembered(board, centred.spots), wide);
    expect(before).toBeDefined();
    expect(wider.spots.get(idOf(board, 1))?.column).toBe(
      (centred.spots.get(idOf(board, 1))?.column ?? 0) - 2,
    );
  });

  test('what is dropped stays where it fell, and neighbours make room', () => {
    const board = table('1h 2h 3h', '4c 5c 6c');
    const wide = { width: 1200, height: 500 };
    const at = (row: number, column: number, index: number): [number, Place] => [
      idOf(board, index),
      { row, column, tiles: board[index]!.tiles.map((tile) => tile.id) },
    ];
    const apart = out(board, new Map([at(2, 9, 0), at(-1, -12, 1)]), wide);
    expect(apart.spots.get(idOf(board, 0))).toEqual({ row: 2, column: 9 });
    expect(apart.spots.get(idOf(board, 1))).toEqual({ row: -1, column: -12 });
    const close = out(board, new Map([at(0, 0, 0), at(0, 2, 1)]), wide);
    expect(close.spots.get(idOf(board, 0))).toEqual({ row: 0, column: 0 });
    expect(close.spots.get(idOf(board, 1))).toEqual({ row: 0, column: 7 });
  });

  test('what was put somewhere by hand lies there after a reload too', () => {
    const melds = ['1h 2h 3h', '4c 5c 6c'];
    const board = table(...melds);
    const spots = new Map(board.map(({ id }, at) => [id, { row: at, column: -9 }]));
    keepPlaces('T', board, remembered(board, spots));
    const again = table(...melds);
    const after = out(again, recalled('T', again), { width: 1200, height: 500 });
    expect(after.spots.get(idOf(again, 0))).toEqual({ row: 0, column: -9 });
    expect(after.spots.get(idOf(again, 1))).toEqual({ row: 1, column: -9 });
    expect(recalled('other', again).size).toBe(0);
  });

  test('a part that is cut off stays beside the rest', () => {
    const board = table('1h 2h 3h 4h 5h 6h', '4c 5c 6c');
    const wide = { width: 1200, height: 500 };
    const first = out(board, new Map(), wide);
    const parted = split(board, idOf(board, 0), 3);
    const after = out(parted, remembered(board, first.spots), wide);
    const [left, right] = [after.spots.get(parted[0]!.id), after.spots.get(parted[1]!.id)];
    expect(left?.row).toBe(right?.row);
    expect((right?.column ?? 0) - (left?.column ?? 0)).toBe(7);
  });

  test('melds keep their cells, with one empty between neighbours', () => {
    const board = table(
      '1h 2h 3h',
      '4h 5h 6h',
      '7c 7d 7h 7s',
      '1s 2s 3s 4s 5s 6s 7s 8s 9s 10s 11s',
    );
    const first = cells(board, new Map());
    const spans = board.map((meld) => ({
      ...(first.get(meld.id) ?? { row: 0, column: 0 }),
      size: meld.tiles.length,
    }));
    for (const [at, one] of spans.entries())
      for (const other of spans.slice(at + 1))
        if (one.row === other.row)
          expect(
            one.column + one.size < other.column || other.column + other.size < one.column,
          ).toBe(true);
    const grown = insert(board, [own('7h')], idOf(board, 1), 3);
    const second = cells(grown, first);
    expect(second.get(idOf(board, 0))).toEqual(first.get(idOf(board, 0)));
    expect(second.get(idOf(board, 3))).toEqual(first.get(idOf(board, 3)));
    expect(cellName({ row: 0, column: 0 })).toBe('a10');
    expect(cellName({ row: 9, column: 12 })).toBe('m1');
  });

  test('a full board is packed tightly rather than spilled', () => {
    const rows = Array<string>(10).fill('1h 2h 3h 4h 5h 6h');
    const board = table(...rows, ...rows);
    const spread = new Map(board.slice(0, 10).map((meld, row) => [meld.id, { row, column: 4 }]));
    expect(Math.max(...[...cells(board, spread).values()].map((cell) => cell.row))).toBeLessThan(
      10,
    );
  });
});

test('tiles that a turn has moved are marked until the table changes again', () => {
  const before = settled(
    [
      ['5h', '6h', '7h', '8h'],
      ['9c', '9d', '9s'],
    ],
    [],
  );
  const marked = (board: Board): string[] =>
    tilesOf(board)
      .filter((tile) => tile.moved)
      .map((tile) => tile.piece);
  expect(marked(before)).toEqual([]);
  const after = settled(
    [
      ['5h', '6h', '7h'],
      ['8h', '8c', '8d'],
      ['9c', '9d', '9s'],
    ],
    before,
  );
  expect(marked(after)).toEqual(['8h']);
  const drawn = settled(
    [
      ['5h', '6h', '7h'],
      ['8h', '8c', '8d'],
      ['9c', '9d', '9s'],
    ],
    after,
  );
  expect(marked(drawn)).toEqual(['8h']);
  const later = settled(
    [
      ['5h', '6h', '7h'],
      ['8h', '8c', '8d'],
      ['9c', '9d', '9s', '9h'],
    ],
    drawn,
  );
  expect(marked(later)).toEqual([]);
});
