/** Where the pieces of a hand lie: as wide as the room allows, never less than a finger apart. */
import { face } from '../lib/pieces';

const FINGER = 44;

export interface Shape {
  /** How many pieces are in each row, and in the longest. */
  lines: readonly number[];
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
  /** How much each piece belongs to the next one. */
  bonds: readonly number[] = [],
): Shape {
  const { width, height, widest, low } = size;
  const fit = Math.max(1, Math.floor((room - width) / FINGER) + 1);
  const lines = broken(count, fit, bonds);
  const columns = Math.max(1, ...lines);
  const spread = columns > 1 ? (room - width) / (columns - 1) : widest;
  return {
    lines,
    columns,
    rows: lines.length,
    step: Math.max(Math.min(FINGER, widest), Math.min(widest, spread)),
    // On a small screen the rows overlap; what a card is stands at its top.
    pitch: low ? Math.max(FINGER + 2, Math.round(height * 0.7)) : height + 6,
  };
}

/** As few rows as can be, about as long as each other, that part as little as can be. */
function broken(count: number, fit: number, bonds: readonly number[]): number[] {
  const rows = Math.max(1, Math.ceil(count / fit));
  const even = count / rows;
  interface Way {
    cost: number;
    lines: number[];
  }
  /** The best way to put the pieces from `from` on into `left` rows. */
  const best = (from: number, left: number): Way | null => {
    if (left === 1)
      return count - from > fit
        ? null
        : { cost: (count - from - even) ** 2 * UNEVEN, lines: [count - from] };
    let way: Way | null = null;
    for (let size = 1; size <= Math.min(fit, count - from - 1); size++) {
      const rest = best(from + size, left - 1);
      if (!rest) continue;
      const cost =
        rest.cost + (size - even) ** 2 * UNEVEN + (bonds[from + size - 1] ?? 0) + size / 1000;
      if (!way || cost < way.cost) way = { cost, lines: [size, ...rest.lines] };
    }
    return way;
  };
  return best(0, rows)?.lines ?? [count];
}
const UNEVEN = 0.12;

/** How much a piece belongs to the next: of one meld, alike, in sequence, of one suit. */
export function bond(one: string, next: string, meld: boolean): number {
  const [a, b] = [face(one), face(next)];
  if (meld) return 6;
  if (a.rank === b.rank && !a.joker && !b.joker) return 4;
  if (a.suit !== b.suit) return 0;
  return Math.abs(a.rank - b.rank) === 1 ? 3 : 1;
}

/** The row of a piece, its place there, and how far the row is moved in. */
export function placeOf(
  index: number,
  shape: Shape,
): { row: number; column: number; start: number } {
  let row = 0;
  let column = index;
  while (row < shape.rows - 1 && column >= (shape.lines[row] ?? 0))
    column -= shape.lines[row++] ?? 0;
  return { row, column, start: ((shape.columns - (shape.lines[row] ?? 0)) * shape.step) / 2 };
}

/** Before which piece a point lies. */
export function placeAt(x: number, y: number, width: number, shape: Shape): number {
  const row = Math.max(0, Math.min(shape.rows - 1, Math.floor(y / shape.pitch)));
  const before = shape.lines.slice(0, row).reduce((sum, line) => sum + line, 0);
  const line = shape.lines[row] ?? 0;
  const start = ((shape.columns - line) * shape.step) / 2;
  const column = Math.round((x - start - Math.min(width, shape.step) / 2) / shape.step);
  return before + Math.max(0, Math.min(line, column));
}

/** For each item the group that it belongs to, or -1; of equal pieces each is used once. */
export function groupOf(
  items: readonly { id: string; piece: string }[],
  groups: readonly (readonly string[])[],
): Map<string, number> {
  const indices = new Map<string, number>();
  groups.forEach((group, index) => {
    for (const piece of group) {
      const item = items.find((one) => one.piece === piece && !indices.has(one.id));
      if (item) indices.set(item.id, index);
    }
  });
  return indices;
}
