/** The board of Brettspielnetz: columns a to m, rows 10 to 1 from the top. */
export const COLUMNS = 13;
export const ROWS = 10;
export interface Cell {
  row: number;
  column: number;
}

/** `b7`: as the sheet names a cell. */
export function cellName({ row, column }: Cell): string {
  return `${'abcdefghijklm'[column] ?? '?'}${ROWS - row}`;
}
