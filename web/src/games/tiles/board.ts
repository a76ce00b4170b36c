/**
 * A table of melds while it is rebuilt. Values only: every function returns a new board. It knows no
 * rules; where it puts a tile by itself, that is tidiness, and the server says whether it is a meld.
 */
import type { ItemId } from '../../lib/hand.svelte';
import { face, inHand, type Face } from '../../lib/pieces';
import type { Piece } from '../../wire';

export type TileId = string;
export interface Tile {
  /** Stays the same from turn to turn, so that a tile can be seen gliding. */
  id: TileId;
  /** As it is written in a move: `7h`, `*`, or `*=7h`. */
  piece: Piece;
  /** Where it comes from in this turn: an item of the player's hand; null: it lay on the table. */
  item: ItemId | null;
  /** The meld that it lay in when the turn began. */
  home: number | null;
  /** What it was there: a joker that goes home stands for the same again. */
  was: Piece;
  /** It lay in another meld before the table was last rebuilt. */
  moved: boolean;
}
export interface Meld {
  id: number;
  tiles: readonly Tile[];
}
export type Board = readonly Meld[];
/** The end of a meld that was tapped. */
export type Side = 'start' | 'end';

let serial = 0;

export function newTile(piece: Piece, item: ItemId | null = null): Tile {
  return { id: `t${++serial}`, piece, item, home: null, was: piece, moved: false };
}

export function newMeld(tiles: readonly Tile[]): Meld {
  return { id: ++serial, tiles };
}

export function tilesOf(board: Board): Tile[] {
  return board.flatMap((meld) => meld.tiles);
}

/** The melds as a move writes them. */
export function texts(board: Board): string[] {
  return board.map((meld) => meld.tiles.map((tile) => tile.piece).join(' '));
}

/** Whether two boards are the same table, in whatever order. */
export function alike(one: Board, other: Board): boolean {
  return texts(one).sort().join('|') === texts(other).sort().join('|');
}

export function meldOf(board: Board, tile: TileId): Meld | undefined {
  return board.find((meld) => meld.tiles.some((one) => one.id === tile));
}

// ------------------------------------------------------------------------------- who is who

const shared = (meld: Meld, pieces: readonly Piece[]): number => {
  const rest = pieces.map(inHand);
  return meld.tiles.filter((tile) => {
    const at = rest.indexOf(inHand(tile.piece));
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  }).length;
};

/**
 * Melds as text become a board again: tiles and melds that are known keep their identity, and
 * `other` makes the rest. Null if it can't.
 */
export function identify(
  wanted: readonly (readonly Piece[])[],
  known: Board,
  other: (piece: Piece) => Tile | null,
): Board | null {
  const free = new Map(tilesOf(known).map((tile) => [tile.id, tile]));
  const heirs: (Meld | undefined)[] = wanted.map(() => undefined);
  const unused = new Set(known);
  const same = (meld: Meld, pieces: readonly Piece[]): boolean =>
    meld.tiles.map((tile) => tile.piece).join(' ') === pieces.join(' ');
  // What has not changed comes first, then the best heir of each of the others.
  wanted.forEach((pieces, at) => {
    const match = [...unused].find((meld) => same(meld, pieces));
    if (match) {
      heirs[at] = match;
      unused.delete(match);
    }
  });
  const pairs = wanted.flatMap((pieces, at) =>
    heirs[at] ? [] : [...unused].map((meld) => ({ at, meld, size: shared(meld, pieces) })),
  );
  for (const { at, meld, size } of pairs.sort((a, b) => b.size - a.size)) {
    if (size && !heirs[at] && unused.has(meld)) {
      heirs[at] = meld;
      unused.delete(meld);
    }
  }
  const kept: (Tile | null)[][] = wanted.map((pieces, at) => {
    const near = heirs[at]?.tiles ?? [];
    return pieces.map((piece) => {
      const tile = near.find((one) => free.has(one.id) && inHand(one.piece) === inHand(piece));
      if (tile) free.delete(tile.id);
      return tile ? { ...tile, piece } : null;
    });
  });
  const board: Meld[] = [];
  for (const [at, pieces] of wanted.entries()) {
    const tiles: Tile[] = [];
    for (const [place, piece] of pieces.entries()) {
      let tile = kept[at]?.[place] ?? null;
      if (!tile) {
        const stray = [...free.values()].find((one) => inHand(one.piece) === inHand(piece));
        if (stray) free.delete(stray.id);
        const made = stray ?? other(inHand(piece));
        tile = made && { ...made, piece };
      }
      if (!tile) return null;
      tiles.push(tile);
    }
    board.push({ id: heirs[at]?.id ?? ++serial, tiles });
  }
  return board;
}

/** The table as a turn finds it; `before` is what was seen of it last. */
export function settled(table: readonly (readonly Piece[])[], before: Board): Board {
  const melds = identify(table, before, (piece) => newTile(piece)) ?? [];
  const rebuilt = melds.some(({ id, tiles }) => tiles.some((tile) => tile.home !== id));
  // What was moved is marked until the table changes again.
  const moved = ({ home, moved }: Tile, id: number): boolean =>
    rebuilt ? home !== null && home !== id : moved;
  return melds.map(({ id, tiles }) => ({
    id,
    tiles: tiles.map((tile) => ({
      ...tile,
      item: null,
      home: id,
      was: tile.piece,
      moved: moved(tile, id),
    })),
  }));
}

// ---------------------------------------------------------------------------------- changes

/** A joker at home stands for what it did, unless a tile has come that does so itself. */
function eased(meld: Meld): Meld {
  const faces = new Set(meld.tiles.filter((tile) => tile.piece[0] !== '*').map((t) => t.piece));
  const tiles = meld.tiles.map((tile) => {
    if (tile.piece.startsWith('*=') && faces.has(tile.piece.slice(2)))
      return { ...tile, piece: '*' };
    if (tile.piece === '*' && tile.home === meld.id && !faces.has(tile.was.slice(2)))
      return { ...tile, piece: tile.was };
    return tile;
  });
  return { id: meld.id, tiles };
}

/** The meld with its jokers at home free to stand for anything; null if there are none that did. */
export function loosened(meld: Meld): Meld | null {
  const stands = (tile: Tile): boolean =>
    tile.home === meld.id && tile.piece === tile.was && tile.piece.startsWith('*=');
  if (!meld.tiles.some(stands)) return null;
  return {
    id: meld.id,
    tiles: meld.tiles.map((tile) => (stands(tile) ? { ...tile, piece: '*' } : tile)),
  };
}

export function without(board: Board, ids: readonly TileId[]): Board {
  return board
    .map((meld) =>
      meld.tiles.some((tile) => ids.includes(tile.id))
        ? eased({ ...meld, tiles: meld.tiles.filter((tile) => !ids.includes(tile.id)) })
        : meld,
    )
    .filter((meld) => meld.tiles.length);
}

const arriving = (tile: Tile, meld: number): Tile =>
  tile.piece[0] === '*' ? { ...tile, piece: tile.home === meld ? tile.was : '*' } : tile;

/** Puts tiles into a meld before its tile `index`; they may have lain anywhere. */
export function insert(board: Board, tiles: readonly Tile[], to: number, index: number): Board {
  const ids = tiles.map((tile) => tile.id);
  return board
    .map((meld) => {
      const staying = meld.tiles.filter((tile) => !ids.includes(tile.id));
      if (meld.id !== to)
        return staying.length === meld.tiles.length ? meld : { ...meld, tiles: staying };
      const before = meld.tiles.slice(0, index).filter((tile) => !ids.includes(tile.id));
      const come = tiles.map((tile) =>
        meld.tiles.some((one) => one.id === tile.id) ? tile : arriving(tile, to),
      );
      return eased({
        id: to,
        tiles: [...before, ...come, ...staying.slice(before.length)],
      });
    })
    .filter((meld) => meld.tiles.length);
}

/** Puts tiles into a meld where they seem to belong, each for itself. */
export function join(board: Board, tiles: readonly Tile[], to: number, side: Side): Board {
  const line = side === 'start' ? [...tiles].reverse() : [...tiles];
  // Naturals first: a joker then sees the gap that is left for it.
  line.sort((a, b) => Number(a.piece[0] === '*') - Number(b.piece[0] === '*'));
  const here = board.find((meld) => meld.id === to)?.tiles ?? [];
  const come = line.filter((tile) => !here.some((one) => one.id === tile.id));
  const ids = come.map((tile) => tile.id);
  let moved = without(board, ids);
  for (const tile of come) {
    const meld = moved.find((one) => one.id === to);
    if (meld) moved = insert(moved, [tile], to, placeFor(meld, tile, side));
  }
  return moved;
}

/**
 * Whether a meld has the colour or the number of each of these pieces: what has nothing in common
 * with it is hardly meant to join it.
 */
export function akin(meld: Meld, pieces: readonly Piece[]): boolean {
  const faces = meld.tiles
    .map((tile) => face(inHand(tile.piece)))
    .filter((one) => one.suit !== null);
  const [first] = faces;
  const [suits, ranks] = [new Set(faces.map((f) => f.suit)), new Set(faces.map((f) => f.rank))];
  if (!first || (suits.size > 1 && ranks.size > 1)) return true;
  return pieces.map(inHand).every((piece) => {
    const { suit, rank } = face(piece);
    if (suit === null) return true;
    return (suits.size < 2 && suit === first.suit) || (ranks.size < 2 && rank === first.rank);
  });
}

function placeFor(meld: Meld, tile: Tile, side: Side): number {
  const faces = meld.tiles.map((one) => face(inHand(one.piece)));
  const last = side === 'start' ? 0 : faces.length;
  const naturals = faces.filter((one) => one.suit !== null);
  const sameSuit = (one: Face): boolean => one.suit === naturals[0]?.suit;
  if (!naturals.length || !naturals.every(sameSuit)) return last;
  if (new Set(naturals.map((one) => one.rank)).size < 2 && naturals.length > 1) return last;
  const wanted = face(inHand(tile.piece));
  if (wanted.suit === null) {
    // The first gap between two tiles of a run that nothing fills yet.
    for (let at = 1; at < faces.length; at++) {
      const [low, high] = [faces[at - 1], faces[at]];
      if (low?.suit && high?.suit && high.rank - low.rank > 1) return at;
    }
    return last;
  }
  if (!sameSuit(wanted)) return last;
  const higher = faces.findIndex((one) => one.suit !== null && one.rank > wanted.rank);
  return higher < 0 ? faces.length : higher;
}

/** Tiles as a meld of their own, in the order of a run where they could be one. */
export function apart(board: Board, tiles: readonly Tile[]): Board {
  const ids = tiles.map((tile) => tile.id);
  const same = board.find(
    (meld) => meld.tiles.length === ids.length && meld.tiles.every((t) => ids.includes(t.id)),
  );
  if (same) return board;
  const loose = tiles.map((tile) => arriving(tile, -1));
  return [...without(board, ids), newMeld(loose)];
}

/** Cuts a meld in two before its tile `index`. */
export function split(board: Board, id: number, index: number): Board {
  return board.flatMap((meld) => {
    if (meld.id !== id || index <= 0 || index >= meld.tiles.length) return [meld];
    const [left, right] = [meld.tiles.slice(0, index), meld.tiles.slice(index)];
    // The larger part is the old meld: most of it stays where it lies.
    const first = left.length >= right.length;
    return [
      first ? { id, tiles: left } : newMeld(left),
      first ? newMeld(right) : { id, tiles: right },
    ];
  });
}

/** Says what a joker stands for. */
export function declare(board: Board, joker: TileId, piece: Piece): Board {
  return board.map((meld) =>
    meld.tiles.some((tile) => tile.id === joker)
      ? {
          ...meld,
          tiles: meld.tiles.map((tile) => (tile.id === joker ? { ...tile, piece } : tile)),
        }
      : meld,
  );
}

/** What a joker in a meld may stand for; the server decides which of these make a meld. */
export function meanings(meld: Meld, joker: TileId): Piece[] {
  const at = meld.tiles.findIndex((tile) => tile.id === joker);
  const pieces = new Set<Piece>();
  meld.tiles.forEach((tile, place) => {
    const { rank, suit } = face(inHand(tile.piece));
    if (suit === null) return;
    for (const one of 'cdhs') pieces.add(`*=${rank}${one}`);
    for (const by of new Set([at - place, -place - 1, meld.tiles.length - place])) {
      const other = rank + by;
      if (other >= 1 && other <= 14) pieces.add(`*=${other === 14 ? 1 : other}${suit}`);
    }
  });
  return [...pieces].filter((piece) => !meld.tiles.some((tile) => tile.piece === piece.slice(2)));
}

/** The tiles of a meld in the order in which the server reads it. */
export function ordered(meld: Meld, pieces: readonly Piece[]): Meld | null {
  const rest = [...meld.tiles];
  const tiles: Tile[] = [];
  for (const piece of pieces) {
    let at = rest.findIndex((tile) => tile.piece === piece);
    if (at < 0) at = rest.findIndex((tile) => inHand(tile.piece) === inHand(piece));
    const [tile] = at < 0 ? [] : rest.splice(at, 1);
    if (!tile) return null;
    tiles.push(tile);
  }
  return rest.length ? null : { id: meld.id, tiles };
}

/** Whether a meld is just as it was at the start of the turn. */
export function untouched(meld: Meld, base: Board): boolean {
  const before = base.find((one) => one.id === meld.id);
  return (
    before?.tiles.length === meld.tiles.length &&
    meld.tiles.every((tile) => tile.home === meld.id && tile.piece === tile.was)
  );
}

/** The player's tiles of this turn. */
export function laid(board: Board): Tile[] {
  return tilesOf(board).filter((tile) => tile.item !== null);
}
