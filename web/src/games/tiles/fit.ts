/** Measures of the table, and where melds lie on a board of cells. */
import type { Board } from './board';
import { COLUMNS, ROWS, type Cell } from './cells';

/** A tile's height by its width, and what lies between two rows of the felt. */
export const HIGH = 1.32;
export const LINE = 10;

/**
 * Where every meld lies: as near as it can to where it lay, else in the first row that has room,
 * with an empty cell between neighbours. More rows are added below if ten don't do.
 */
export function cells(board: Board, before: ReadonlyMap<number, Cell>): Map<number, Cell> {
  const spread = packed(board, before);
  if ([...spread.values()].every((cell) => cell.row < ROWS)) return spread;
  // Too loosely spread: the long ones first, and nothing stays where it was.
  const again = [...board].sort((a, b) => b.tiles.length - a.tiles.length);
  const tight = packed(again, new Map());
  return [...tight.values()].every((cell) => cell.row < ROWS) ? tight : spread;
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
