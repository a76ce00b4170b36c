/** Where the pieces of a hand lie: as wide as the room allows, never less than a finger apart. */
const FINGER = 44;

export interface Shape {
  /** Pieces in a row. */
  columns: number;
  rows: number;
  /** From one piece to the next, and from one row to the next. */
  step: number;
  pitch: number;
}

export function fanShape(
  count: number,
  room: number,
  size: { width: number; height: number; widest: number; low: boolean },
): Shape {
  const { width, height, widest, low } = size;
  const fit = Math.max(1, Math.floor((room - width) / FINGER) + 1);
  const rows = Math.max(1, Math.ceil(count / fit));
  const columns = Math.max(1, Math.ceil(count / rows));
  const spread = columns > 1 ? (room - width) / (columns - 1) : widest;
  return {
    columns,
    rows,
    step: Math.max(Math.min(FINGER, widest), Math.min(widest, spread)),
    // On a small screen the rows overlap; what a card is stands at its top.
    pitch: low ? Math.max(FINGER + 2, Math.round(height * 0.64)) : height + 6,
  };
}

/** Before which of `count` pieces a point lies. */
export function placeAt(x: number, y: number, count: number, width: number, shape: Shape): number {
  const row = Math.max(0, Math.min(shape.rows - 1, Math.floor(y / shape.pitch)));
  const column = Math.round((x - Math.min(width, shape.step) / 2) / shape.step);
  const inRow = Math.max(0, Math.min(shape.columns, column));
  return Math.min(count, row * shape.columns + inRow);
}

/** For each item the group that it belongs to, or -1; of equal pieces each is used once. */
export function groupOf(
  items: readonly { id: string; piece: string }[],
  groups: readonly (readonly string[])[],
): Map<string, number> {
  const found = new Map<string, number>();
  groups.forEach((group, index) => {
    for (const piece of group) {
      const item = items.find((one) => one.piece === piece && !found.has(one.id));
      if (item) found.set(item.id, index);
    }
  });
  return found;
}
