/**
 * Where the cards of a hand lie, and where between them a player can tap. The hand is read row by row and
 * leaves room for one more card, so that a gap can open. The places to tap are the gaps themselves:
 * each reaches from the middle of a card to the middle of the next, so none is too small.
 */
const FINGER = 44;
/** Where nothing is tapped, cards need only be read. */
const READ = 30;

export interface Shape {
  columns: number;
  rows: number;
  /** From one card to the next. */
  step: number;
  /** Of a card. */
  width: number;
}

/** `still`: no card comes or goes any more, so there are no gaps. */
export function shapeOf(count: number, room: number, widest: number, still = false): Shape {
  // Also with a gap open, the gaps at both ends are as wide as a finger.
  const between = still ? room : room - 2 * FINGER;
  const fit = Math.max(1, Math.floor(between / (still ? READ : FINGER)));
  const rows = Math.max(1, Math.ceil(count / fit));
  const columns = Math.max(1, Math.ceil(count / rows));
  // Many rows need height more than width.
  const most = rows > 2 ? Math.min(widest, FINGER + 4) : widest;
  const step = Math.min(most, Math.max(between, 1) / columns, room / (columns + 1));
  return { columns, rows, step, width: step - Math.max(2, Math.round(step * 0.07)) };
}

/** A gap: how many cards are to its left, and in which row it is meant if it ends one. */
export interface Gap {
  gap: number;
  row: number;
}

/** The row of a gap: the wanted one if the gap is in it or at its end. */
export function rowOf(
  { gap, row }: Gap,
  { columns, rows }: Pick<Shape, 'columns' | 'rows'>,
): number {
  const inside = gap >= row * columns && gap <= (row + 1) * columns && row < rows;
  return inside ? row : Math.min(rows - 1, Math.floor(gap / columns));
}

/** A card that may leave when another comes. */
export interface Leaver {
  /** What the move calls it. */
  drop: string;
  /** Where it lies. */
  index: number;
  card: number;
}

export interface Place {
  row: number;
  x: number;
}

/** The left edge of every card, and of what lies in the open gap. */
export function placesOf(
  count: number,
  room: number,
  shape: Shape,
  open: Gap | null,
): { cards: Place[]; opened: Place | null } {
  const cards: Place[] = [];
  let opened: Place | null = null;
  const openRow = open && rowOf(open, shape);
  for (let row = 0; row < shape.rows; row++) {
    const first = row * shape.columns;
    const last = Math.min(count, first + shape.columns);
    const here = open && openRow === row ? open.gap : -1;
    const wide = (last - first + (here < 0 ? 0 : 1)) * shape.step;
    let x = (room - wide + shape.step - shape.width) / 2;
    for (let card = first; card <= last; card++) {
      if (card === here) {
        opened = { row, x };
        x += shape.step;
      }
      if (card === last) break;
      cards.push({ row, x });
      x += shape.step;
    }
  }
  return { cards, opened };
}

export interface Target extends Gap {
  left: number;
  right: number;
  /** Where the gap itself is, from the left. */
  line: number;
  /** The same gap as at the end of the row before. */
  again: boolean;
}

/** The places to tap, which cover the rows from edge to edge. */
export function targetsOf(
  cards: readonly Place[],
  room: number,
  shape: Pick<Shape, 'columns' | 'rows' | 'width'>,
): Target[] {
  const targets: Target[] = [];
  for (let row = 0; row < shape.rows; row++) {
    const first = row * shape.columns;
    const last = Math.min(cards.length, first + shape.columns);
    const middle = (card: number): number => (cards[card]?.x ?? 0) + shape.width / 2;
    const half = shape.width / 2 + 2;
    for (let gap = first; gap <= last; gap++) {
      const left = gap === first ? 0 : middle(gap - 1);
      const right = gap === last ? room : middle(gap);
      let line = (right - left) / 2;
      if (gap === first) line = right - half;
      else if (gap === last) line = half;
      targets.push({ gap, row, left, right, line, again: row > 0 && gap === first });
    }
  }
  return targets;
}

/** The gap at a point, in the hand as it lies while no gap is open: so it stays under the pointer. */
export function gapAt(x: number, row: number, count: number, room: number, shape: Shape): Gap {
  const { cards } = placesOf(count, room, shape, null);
  const within = Math.max(0, Math.min(shape.rows - 1, row));
  const before = cards.filter(
    (card) => card.row < within || (card.row === within && card.x + shape.width / 2 < x),
  );
  return { gap: before.length, row: within };
}
