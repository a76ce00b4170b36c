/** How large the tiles may be, and where melds lie on a board of cells. */
import type { Board } from './board';
import { COLUMNS, ROWS, type Cell } from './cells';

/** Measures of a meld on the felt, shared with the style of `TableMeld`. */
export const PAD = 4;
export const GAP = 8;
export const LINE = 10;
export const HIGH = 1.32; // a tile's height by its width

/**
 * The largest width of a tile, between `least` and `most`, with which melds of these sizes flow into
 * the room. Nothing is measured: the same sums as the browser's.
 */
export function fit(
  sizes: readonly number[],
  room: { width: number; height: number },
  least: number,
  most: number,
): number {
  for (let w = most; w > least; w--) if (flows(sizes, room, w)) return w;
  return least;
}

function flows(
  sizes: readonly number[],
  room: { width: number; height: number },
  w: number,
): boolean {
  const tall = w * HIGH + 2 * PAD + 2;
  let used = tall;
  let left = room.width;
  let first = true;
  for (const size of sizes) {
    const wide = size * w + Math.max(0, size - 1) + 2 * PAD + 2;
    if (wide > room.width) return false;
    if (!first && wide + GAP > left) {
      used += tall + LINE;
      left = room.width;
      first = true;
    }
    left -= wide + (first ? 0 : GAP);
    first = false;
  }
  return used <= room.height;
}

/**
 * Where every meld lies: as near as it can to where it lay, else in the first row that has room,
 * with an empty cell between neighbours. More rows are added below if ten don't do.
 */
export function cells(board: Board, before: ReadonlyMap<number, Cell>): Map<number, Cell> {
  const found = packed(board, before);
  if ([...found.values()].every((cell) => cell.row < ROWS)) return found;
  // Too loosely spread: the long ones first, and nothing stays where it was.
  const again = [...board].sort((a, b) => b.tiles.length - a.tiles.length);
  const tight = packed(again, new Map());
  return [...tight.values()].every((cell) => cell.row < ROWS) ? tight : found;
}

function packed(board: Board, before: ReadonlyMap<number, Cell>): Map<number, Cell> {
  const taken: boolean[][] = [];
  const row = (at: number): boolean[] => (taken[at] ??= Array<boolean>(COLUMNS).fill(false));
  const free = (at: Cell, size: number): boolean => {
    if (at.column < 0 || at.column + size > COLUMNS) return false;
    for (let column = at.column - 1; column <= at.column + size; column++)
      if (row(at.row)[column]) return false;
    return true;
  };
  const cells = new Map<number, Cell>();
  const put = (id: number, at: Cell, size: number): void => {
    for (let column = at.column; column < at.column + size; column++) row(at.row)[column] = true;
    cells.set(id, at);
  };
  const late: { id: number; size: number }[] = [];
  for (const { id, tiles } of board) {
    const old = before.get(id);
    const size = Math.min(tiles.length, COLUMNS);
    const near = old && nearest(old, (at) => free(at, size));
    if (near) put(id, near, size);
    else late.push({ id, size });
  }
  for (const { id, size } of late) {
    for (let at = 0; !cells.has(id); at++) {
      const near = nearest({ row: at, column: 0 }, (cell) => free(cell, size));
      if (near) put(id, near, size);
    }
  }
  return cells;
}

function nearest(at: Cell, free: (cell: Cell) => boolean): Cell | null {
  for (let off = 0; off < COLUMNS; off++)
    for (const column of [at.column - off, at.column + off])
      if (free({ row: at.row, column })) return { row: at.row, column };
  return null;
}
