/**
 * Where melds lie on the felt: in rows, in steps of half a tile, counted from the middle. A meld
 * stays where it was laid; one that grows makes its neighbours give way, and the tiles become smaller
 * before anything has to go elsewhere.
 */
import { keep, kept } from '../../lib/kept';
import { texts, type Board, type Meld, type TileId } from './board';
import { HIGH, LINE } from './fit';

/** The left end of a meld: its row, and half tiles from the middle. */
export interface Spot {
  row: number;
  column: number;
}
/** A meld where it lay, and its tiles then. */
export interface Place extends Spot {
  tiles: readonly TileId[];
}
export type Places = ReadonlyMap<number, Place>;
/** The rows and half tiles that there is room for. */
export interface Felt {
  rows: number;
  columns: number;
}
export interface Room {
  width: number;
  height: number;
}

const GAP = 1; // half a tile between neighbours
const NARROW = 30; // half tiles: on less, a row has room for few melds

export const pitch = (w: number): number => w * HIGH + LINE;

export function feltOf(room: Room, w: number): Felt {
  return {
    rows: Math.max(1, Math.floor((room.height + LINE / 2) / pitch(w))),
    columns: Math.max(2, 2 * Math.floor(room.width / w)), // as many on either side of the middle
  };
}

/** The first row above the middle, and the first half tile to its left. */
export const firstRow = ({ rows }: Felt): number => -Math.floor((rows - 1) / 2);
const firstColumn = ({ columns }: Felt): number => -Math.floor(columns / 2);

/** How many half tiles a row is away, as one looks at it. */
const far = (rows: number, { columns }: Felt): number =>
  Math.abs(rows) * (columns < NARROW ? columns : 5);

interface Span {
  id: number;
  size: number;
  wanted: Spot;
  column: number;
  /** It lies as it did, so it gives way before one that has changed. */
  same: boolean;
  /** It is new, if only made of what lay there: it gives way before all others. */
  made: boolean;
}

/** Where a meld should lie: where its tiles lay; null: they lay nowhere. */
function wish(meld: Meld, before: Places): (Spot & { same: boolean; made: boolean }) | null {
  const old = before.get(meld.id);
  const homes = old ? [old] : [...before.values()];
  for (const [index, tile] of meld.tiles.entries()) {
    for (const home of homes) {
      const then = home.tiles.indexOf(tile.id);
      if (then >= 0)
        return {
          row: home.row,
          column: home.column + 2 * (then - index),
          same: home === old && home.tiles.length === meld.tiles.length,
          made: !old,
        };
    }
  }
  return old ? { row: old.row, column: old.column, same: false, made: false } : null;
}

/** The melds of a row side by side, each as near to its wish as the others allow. */
function lineUp(row: Span[], felt: Felt): void {
  const [left, right] = [firstColumn(felt), firstColumn(felt) + felt.columns];
  row.sort((a, b) => a.wanted.column + a.size / 2 - (b.wanted.column + b.size / 2));
  let end = left;
  for (const span of row) {
    span.column = Math.max(span.wanted.column, end);
    end = span.column + span.size + GAP;
  }
  end = right;
  for (const span of [...row].reverse()) {
    span.column = Math.min(span.column, end - span.size);
    end = span.column - GAP;
  }
}

const length = (row: readonly Span[]): number =>
  row.reduce((sum, span) => sum + span.size + GAP, -GAP);

/** The row in which a meld has most room to grow, the nearest to the middle of several. */
function emptiest(rows: ReadonlyMap<number, Span[]>, felt: Felt): number {
  const cost = (row: number): number =>
    length(rows.get(row) ?? []) * 2 * felt.rows + Math.abs(2 * row - 1);
  const all = Array.from({ length: felt.rows }, (_, at) => firstRow(felt) + at);
  return all.reduce((best, row) => (cost(row) < cost(best) ? row : best));
}

/** The free place nearest to a wish; null: there is none. */
function nearest(
  rows: ReadonlyMap<number, Span[]>,
  felt: Felt,
  size: number,
  wanted: Spot,
): Spot | null {
  let best: Spot | null = null;
  let least = Infinity;
  const [left, right] = [firstColumn(felt), firstColumn(felt) + felt.columns];
  for (let row = firstRow(felt); row < firstRow(felt) + felt.rows; row++) {
    const taken = [...(rows.get(row) ?? [])].sort((a, b) => a.column - b.column);
    let from = left;
    for (const next of [...taken, null]) {
      const to = (next ? next.column - GAP : right) - size;
      if (to >= from) {
        const column = Math.min(to, Math.max(from, wanted.column));
        const cost = far(row - wanted.row, felt) + Math.abs(column - wanted.column);
        if (cost < least) [best, least] = [{ row, column }, cost];
      }
      if (next) from = next.column + next.size + GAP;
    }
  }
  return best;
}

/** A place for which the others of a row move closer together; null: no row has so much room. */
function squeezed(
  rows: ReadonlyMap<number, Span[]>,
  felt: Felt,
  span: Span,
): { row: number; line: Span[] } | null {
  let best: { row: number; line: Span[] } | null = null;
  let least = Infinity;
  for (let row = firstRow(felt); row < firstRow(felt) + felt.rows; row++) {
    const there = rows.get(row) ?? [];
    if (length([...there, span]) > felt.columns) continue;
    const line = [...there, span].map((one) => ({ ...one, wanted: { row, column: one.column } }));
    lineUp(line, felt);
    const moved = there.reduce((sum, { id, column }) => {
      const now = line.find((one) => one.id === id)?.column ?? column;
      return sum + Math.abs(now - column);
    }, 0);
    const cost = moved + far(row - span.wanted.row, felt);
    if (cost < least) [best, least] = [{ row, line }, cost];
  }
  return best;
}

/**
 * All melds on a felt of this size; null: it is too small. If it is `strict`, it is too small as soon
 * as one that lies there would have to go to another row.
 */
export function spots(
  board: Board,
  before: Places,
  felt: Felt,
  strict = false,
): Map<number, Spot> | null {
  const rows = new Map<number, Span[]>();
  const late: { id: number; size: number; wanted: Spot | null }[] = [];
  const [top, bottom] = [firstRow(felt), firstRow(felt) + felt.rows - 1];
  for (const meld of board) {
    const size = meld.tiles.length * 2;
    if (size > felt.columns) return null;
    const wanted = wish(meld, before);
    if (!wanted) {
      late.push({ id: meld.id, size, wanted });
      continue;
    }
    const row = Math.max(top, Math.min(bottom, wanted.row));
    if (strict && row !== wanted.row) return null;
    const span = { id: meld.id, size, wanted, column: 0, same: wanted.same, made: wanted.made };
    rows.set(row, [...(rows.get(row) ?? []), span]);
  }
  for (const row of rows.values()) {
    // Too much for a row: what is new goes, then what has not changed, the shortest first.
    while (length(row) > felt.columns) {
      if (strict) return null;
      row.sort(
        (a, b) =>
          Number(a.made) - Number(b.made) || Number(a.same) - Number(b.same) || b.size - a.size,
      );
      const span = row.pop() as Span;
      late.unshift({ id: span.id, size: span.size, wanted: span.wanted });
    }
    lineUp(row, felt);
  }
  for (const { id, size, wanted } of late) {
    const wish =
      wanted ??
      (felt.columns < NARROW
        ? { row: emptiest(rows, felt), column: firstColumn(felt) }
        : { row: 0, column: -size / 2 });
    const spot = nearest(rows, felt, size, wish);
    const at = spot ?? wish;
    const span = { id, size, wanted: at, column: at.column, same: true, made: false };
    if (spot) rows.set(spot.row, [...(rows.get(spot.row) ?? []), span]);
    else {
      const tight = squeezed(rows, felt, span);
      if (!tight) return null;
      rows.set(tight.row, tight.line);
    }
  }
  return new Map(
    [...rows].flatMap(([row, all]) => all.map(({ id, column }) => [id, { row, column }])),
  );
}

const STEP = 2;
/** How much smaller tiles may be so that all melds stay in their rows; on a phone each bit counts. */
const keeps = ({ columns }: Felt): number => (columns < NARROW ? 0.9 : 0.75);

export interface Laid {
  /** The width of a tile. */
  w: number;
  felt: Felt;
  spots: ReadonlyMap<number, Spot>;
}

/**
 * The melds as large as they fit, between `least` and `most`. Where even the smallest don't fit so,
 * they are packed once more, and then more rows than there is room for are added.
 */
export function laidOut(
  board: Board,
  before: Places,
  room: Room,
  least: number,
  most: number,
): Laid {
  const fitted = (w: number, strict: boolean): Laid | null => {
    const felt = feltOf(room, w);
    const all = spots(board, before, felt, strict);
    return all && { w, felt, spots: all };
  };
  for (let w = most; w >= least; w -= STEP) {
    const loose = fitted(w, false);
    if (!loose) continue;
    // Tiles that are a little smaller are better than melds that go elsewhere.
    for (let less = w; less >= Math.max(least, w * keeps(loose.felt)); less -= STEP) {
      const kept = fitted(less, true);
      if (kept) return kept;
    }
    return loose;
  }
  const longest = Math.max(1, ...board.map((meld) => meld.tiles.length));
  const w = Math.min(least, Math.floor(room.width / longest));
  const felt = feltOf(room, w);
  const tight = spots(
    [...board].sort((a, b) => b.tiles.length - a.tiles.length),
    new Map(),
    felt,
  );
  if (tight) return { w, felt, spots: tight };
  for (let { rows } = felt; ; rows++) {
    const more = { ...felt, rows };
    const all = spots(board, before, more);
    if (all) return { w, felt: more, spots: all };
  }
}

/** What to remember of a table for the next one. */
export function remembered(board: Board, spots: ReadonlyMap<number, Spot>): Map<number, Place> {
  return new Map(
    board.flatMap(({ id, tiles }) => {
      const spot = spots.get(id);
      return spot ? [[id, { ...spot, tiles: tiles.map((tile) => tile.id) }]] : [];
    }),
  );
}

const KEY = 'rummel-places';
interface Kept {
  table: string;
  melds: [string, Spot][];
}

/** Keeps on this device where melds lie, of the last table only. */
export function keepPlaces(table: string, board: Board, places: Places): void {
  const written = texts(board);
  const melds = board.flatMap(({ id }, at): Kept['melds'] => {
    const place = places.get(id);
    return place ? [[written[at] ?? '', { row: place.row, column: place.column }]] : [];
  });
  keep(KEY, { table, melds } satisfies Kept);
}

/** Where the melds lay before the page was loaded again. */
export function recalled(table: string, board: Board): Places {
  const stored = kept<Kept | null>(KEY, null);
  if (stored?.table !== table) return new Map();
  const left = [...stored.melds];
  const written = texts(board);
  return new Map(
    board.flatMap(({ id, tiles }, at): [number, Place][] => {
      const index = left.findIndex(([text]) => text === written[at]);
      const [one] = index < 0 ? [] : left.splice(index, 1);
      return one ? [[id, { ...one[1], tiles: tiles.map((tile) => tile.id) }]] : [];
    }),
  );
}
