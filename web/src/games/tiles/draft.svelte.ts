/**
 * The turn that is being built: the whole new table, with undo and redo, checked by the server after
 * every change, sent to the others, and kept on this device until the turn is over.
 */
import { untrack } from 'svelte';
import { readMelds } from '../../kernel/best';
import type { Hand, ItemId } from '../../lib/hand.svelte';
import { keep, kept } from '../../lib/kept';
import type { Play } from '../../lib/play.svelte';
import type { Checked, CheckedMeld, Piece, TilesView } from '../../wire';
import { t } from '../../lib/words.svelte';
import * as boards from './board';
import type { Board, Meld, Side, Tile, TileId } from './board';

const PAUSE = 120; // a few changes in a row are one question

interface Kept {
  number: number;
  melds: string[];
}

/** What is known of a meld of the draft. */
export type Standing =
  | { is: 'same' }
  | { is: 'pending' }
  | { is: 'fine'; reading: CheckedMeld | null }
  | { is: 'wrong'; reading: CheckedMeld };

export class Draft {
  /** The table at the start of the turn. */
  base = $state.raw<Board>([]);
  /** As it would be after the turn. */
  board = $state.raw<Board>([]);
  /** Tiles on the table that were tapped, in the order of the taps. */
  selected = $state.raw<TileId[]>([]);
  /** What the server says about `board`; null: there is no answer yet. */
  checked = $state.raw<Checked | null>(null);
  /** The meld that was touched last. */
  touched = $state<number | null>(null);
  /** The last thing that was done, for screen readers. */
  announcement = $state('');

  #past = $state.raw<Board[]>([]);
  #future = $state.raw<Board[]>([]);
  /** How melds read, by their text. */
  #readings = $state.raw<ReadonlyMap<string, CheckedMeld>>(new Map());
  #number = -1;
  #open = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #request = 0;
  /** Every draft that this page has sent: an echo is not news. */
  #sent = new Set<string>();
  /** A draft of this turn was sent, by any page. */
  #heard = false;
  #key: string;

  dirty: boolean = $derived(
    boards.texts(this.board).join('|') !== boards.texts(this.base).join('|'),
  );
  canUndo: boolean = $derived(this.#past.length > 0);
  canRedo: boolean = $derived(this.#future.length > 0);
  laid: Tile[] = $derived(boards.laid(this.board));

  constructor(
    readonly play: Play<TilesView>,
    readonly hand: Hand,
  ) {
    this.#key = `rummel-draft-${play.id}`;
  }

  // -------------------------------------------------------------------------- following

  /** Follows the server. Meant for an effect, so it does not depend on its own state. */
  sync(view: TilesView, number: number, open: boolean, own: readonly string[]): void {
    untrack(() => this.#sync(view, number, open, own));
  }

  #sync(view: TilesView, number: number, open: boolean, own: readonly string[]): void {
    const same = view.table.map((meld) => meld.join(' ')).join('|');
    if (number !== this.#number || open !== this.#open) {
      const goesOn =
        open &&
        this.dirty &&
        same === boards.texts(this.base).join('|') &&
        this.#held().every((id) => this.hand.items.some((item) => item.id === id));
      this.#number = number;
      this.#open = open;
      this.#sent.clear();
      this.#heard = false;
      if (goesOn) return this.#changed();
      this.#begin(view.table, open);
    }
    // An empty draft is news where nothing lies on the table: another page has taken all back.
    if (open && (own.length || this.#heard)) this.#hear(own);
    this.#heard = open && own.length > 0;
  }

  #begin(table: readonly (readonly Piece[])[], open: boolean): void {
    this.base = boards.settled(table, this.board);
    this.#past = [];
    this.#future = [];
    this.#readings = new Map();
    this.#set(this.base);
    const stored = kept<Kept | null>(this.#key, null);
    if (open && stored?.number === this.#number && this.#rebuilt(stored.melds)) {
      this.#changed();
    } else if (stored) keep(this.#key, undefined);
  }

  /** Another page of the same player has gone on. */
  #hear(melds: readonly string[]): void {
    const text = melds.join('|');
    if (this.#sent.has(text) || text === boards.texts(this.board).join('|')) return;
    const before = this.board;
    if (!this.#rebuilt(melds)) return;
    this.#past = [...this.#past, before];
    this.#future = [];
    this.#sent.add(text);
    this.#ask();
    this.#keep();
  }

  /** Lays the table out as these melds say; false if they are not made of what there is. */
  #rebuilt(melds: readonly string[]): boolean {
    const free = this.hand.items.map((item) => ({ ...item }));
    const board = boards.identify(
      melds.map((meld) => meld.split(' ')),
      this.base,
      (piece) => {
        const at = free.findIndex((item) => item.piece === piece);
        const [item] = at < 0 ? [] : free.splice(at, 1);
        if (!item) return null;
        const lying = boards.laid(this.board).find((tile) => tile.item === item.id);
        return lying ?? boards.newTile(piece, item.id);
      },
    );
    const all = boards.tilesOf(this.base).length;
    if (!board || boards.tilesOf(board).filter((tile) => !tile.item).length !== all) return false;
    this.#set(board);
    return true;
  }

  // ----------------------------------------------------------------------------- changing

  /** Changes the board by one step that can be undone. */
  change(board: Board, touched: number | null = null): void {
    if (boards.texts(board).join('|') === boards.texts(this.board).join('|')) return;
    this.#past = [...this.#past, this.board];
    this.#future = [];
    this.#set(board);
    this.touched = touched ?? this.touched;
    this.#changed();
  }

  undo(): void {
    const before = this.#past.at(-1);
    if (!before) return;
    this.#past = this.#past.slice(0, -1);
    this.#future = [this.board, ...this.#future];
    this.#set(before);
    this.#changed();
  }

  redo(): void {
    const [next, ...rest] = this.#future;
    if (!next) return;
    this.#past = [...this.#past, this.board];
    this.#future = rest;
    this.#set(next);
    this.#changed();
  }

  reset(): void {
    this.change(this.base);
  }

  /** Lays out a whole table, such as the solver's. */
  show(melds: readonly string[]): boolean {
    const before = this.board;
    if (!this.#rebuilt(melds)) return false;
    if (boards.texts(before).join('|') !== boards.texts(this.board).join('|')) {
      this.#past = [...this.#past, before];
      this.#future = [];
    }
    this.#changed();
    return true;
  }

  /** What is picked, on the rack and on the table, as tiles. */
  picked(): Tile[] {
    const lying = boards.tilesOf(this.board);
    return [
      ...this.selected.flatMap((id) => lying.find((tile) => tile.id === id) ?? []),
      ...this.fromRack(this.hand.picked),
    ];
  }

  fromRack(items: readonly ItemId[]): Tile[] {
    return this.hand
      .named(items)
      .filter(({ id }) => !this.hand.out.has(id))
      .map(({ id, piece }) => boards.newTile(piece, id));
  }

  /** Tiles by the names that a drag gave them: of the table, or of the rack. */
  named(ids: readonly string[]): Tile[] {
    const lying = boards.tilesOf(this.board);
    return ids.flatMap((id) => lying.find((tile) => tile.id === id) ?? this.fromRack([id]));
  }

  toNew(tiles: readonly Tile[]): void {
    if (!tiles.length) return;
    const board = boards.apart(this.board, tiles);
    this.change(board, board.at(-1)?.id);
    this.announcement = t('web-tiles-told-new', { pieces: this.#spoken(tiles) });
  }

  toMeld(tiles: readonly Tile[], meld: number, side: Side): void {
    if (!tiles.length) return;
    this.change(boards.join(this.board, tiles, meld, side), meld);
    this.#tell(tiles, meld);
  }

  insert(tiles: readonly Tile[], meld: number, index: number): void {
    if (!tiles.length) return;
    this.change(boards.insert(this.board, tiles, meld, index), meld);
    this.#tell(tiles, meld);
  }

  #tell(tiles: readonly Tile[], meld: number): void {
    const number = this.board.findIndex((one) => one.id === meld) + 1;
    this.announcement = t('web-tiles-told-meld', { pieces: this.#spoken(tiles), number });
  }

  #spoken(tiles: readonly Tile[]): string {
    return tiles.map((tile) => this.play.words.spoken(tile.piece)).join(', ');
  }

  /** Back to the rack: only the player's tiles of this turn. */
  toRack(tiles: readonly Tile[]): boolean {
    const own = tiles.filter((tile) => tile.item !== null);
    if (own.length !== tiles.length || !own.length) return false;
    this.change(
      boards.without(
        this.board,
        own.map((tile) => tile.id),
      ),
    );
    this.announcement = t('web-tiles-told-rack', { pieces: this.#spoken(own) });
    return true;
  }

  split(meld: number, index: number): void {
    if (index <= 0) return;
    this.change(boards.split(this.board, meld, index), meld);
    this.announcement = t('web-tiles-told-split');
  }

  declare(joker: TileId, piece: Piece): void {
    this.change(boards.declare(this.board, joker, piece));
  }

  select(id: TileId): void {
    this.selected = this.selected.includes(id)
      ? this.selected.filter((one) => one !== id)
      : [...this.selected, id];
  }

  unpick(): void {
    this.selected = [];
    this.hand.unpick();
  }

  // ----------------------------------------------------------------------------- checking

  standing(meld: Meld): Standing {
    if (boards.untouched(meld, this.base)) return { is: 'same' };
    const text = meld.tiles.map((tile) => tile.piece).join(' ');
    const reading = this.#readings.get(text);
    // A meld may be read in two ways and still be good as part of the whole.
    if (this.checked?.legal) {
      return { is: 'fine', reading: reading?.refusal ? null : (reading ?? null) };
    }
    if (!reading) return { is: 'pending' };
    return reading.refusal ? { is: 'wrong', reading } : { is: 'fine', reading };
  }

  /** What a tile shows: an undeclared joker shows what it is read as. */
  shown(meld: Meld, at: number): Piece {
    const piece = meld.tiles[at]?.piece ?? '*';
    if (piece !== '*') return piece;
    const text = meld.tiles.map((tile) => tile.piece).join(' ');
    const reading = this.#readings.get(text);
    if (!reading || reading.refusal) return piece;
    const read = reading.meld.split(' ');
    const declared = new Set(meld.tiles.map((tile) => tile.piece));
    const loose = read.filter((one) => one[0] === '*' && !declared.has(one));
    const which = meld.tiles.slice(0, at).filter((tile) => tile.piece === '*').length;
    return loose[which] ?? piece;
  }

  /** The points of the melds that are wholly from the rack, as far as they are melds. */
  opening(one: boolean): number {
    const points = this.board
      .filter((meld) => meld.tiles.every((tile) => tile.item !== null))
      .map((meld) => {
        const standing = this.standing(meld);
        return standing.is === 'fine' ? (standing.reading?.points ?? 0) : 0;
      });
    return one ? Math.max(0, ...points) : points.reduce((sum, each) => sum + each, 0);
  }

  /** What a joker could be declared as, where more than one reading makes a meld. */
  async choices(meld: Meld, joker: TileId): Promise<Piece[]> {
    const meanings = boards.meanings(meld, joker);
    if (!meanings.length) return [];
    const melds = meanings.map((meaning) =>
      meld.tiles.map((tile) => (tile.id === joker ? meaning : tile.piece)).join(' '),
    );
    const checked = await this.play.check(`lay ${melds.join(' | ')}`);
    if (!checked || checked.melds.length !== meanings.length) return [];
    return meanings.filter((_, at) => !checked.melds[at]?.refusal);
  }

  async done(): Promise<boolean> {
    return this.play.act(`lay ${boards.texts(this.board).join(' | ')}`);
  }

  /** After a lost connection: what was sent meanwhile did not arrive. */
  tellAgain(): void {
    if (this.#open && this.dirty) this.play.draft(boards.texts(this.board));
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #held(): ItemId[] {
    return boards.laid(this.board).flatMap((tile) => tile.item ?? []);
  }

  #set(board: Board): void {
    this.board = board;
    this.checked = null;
    this.selected = [];
    const out = this.#held();
    this.hand.out = new Set(out);
    this.hand.picked = [];
  }

  #changed(): void {
    const melds = boards.texts(this.board);
    this.#sent.add(melds.join('|'));
    this.play.draft(melds);
    this.play.hint = null;
    this.#keep();
    this.#ask();
  }

  #keep(): void {
    const stored: Kept = { number: this.#number, melds: boards.texts(this.board) };
    keep(this.#key, this.dirty ? stored : undefined);
  }

  #ask(): void {
    clearTimeout(this.#timer);
    const request = ++this.#request;
    this.checked = null;
    if (!this.dirty) return;
    this.#timer = setTimeout(() => void this.#check(request), PAUSE);
    void this.#readAtOnce(request);
  }

  /**
   * Melds whose jokers are declared are read by the kernel in the page. What it does not take, and
   * whether the turn as a whole is legal, is for the server to say.
   */
  async #readAtOnce(request: number): Promise<void> {
    const laws = this.play.live.question?.laws;
    const unread = boards
      .texts(this.board)
      .filter((text) => !this.#readings.has(text) && !text.split(' ').includes('*'));
    const read = laws && unread.length ? await readMelds(laws, unread) : null;
    if (!read || request !== this.#request) return;
    const readings = new Map(this.#readings);
    read.forEach((reading, at) => {
      const text = unread[at] as string;
      if (reading && !readings.has(text)) readings.set(text, reading);
    });
    this.#readings = readings;
  }

  async #check(request: number): Promise<void> {
    const board = this.board;
    const melds = boards.texts(board);
    const checked = await this.play.check(`lay ${melds.join(' | ')}`);
    if (request !== this.#request || !checked) return;
    const readings = new Map(this.#readings);
    if (checked.melds.length === melds.length)
      melds.forEach((text, at) => readings.set(text, checked.melds[at] as CheckedMeld));
    this.#readings = readings;
    this.checked = checked;
    if (!this.#loosen(board, checked)) this.#tidy(board, checked);
  }

  /**
   * A meld that has changed around its joker is checked once more, with the joker free to stand
   * for something else. That is no separate step either.
   */
  #loosen(board: Board, checked: Checked): boolean {
    const wrong = board.filter((meld, at) => checked.melds[at]?.refusal && !!boards.loosened(meld));
    if (checked.melds.length !== board.length || !wrong.length) return false;
    this.board = board.map((meld) => (wrong.includes(meld) && boards.loosened(meld)) || meld);
    this.play.draft(boards.texts(this.board));
    this.#sent.add(boards.texts(this.board).join('|'));
    this.#keep();
    this.#ask();
    return true;
  }

  /** Melds lie as the server reads them; that is not a separate step. */
  #tidy(board: Board, checked: Checked): void {
    if (checked.melds.length !== board.length) return;
    const readings = new Map(this.#readings);
    const tidied = board.map((meld, at) => {
      const reading = checked.melds[at];
      if (!reading || reading.refusal || boards.untouched(meld, this.base)) return meld;
      const better = boards.ordered(meld, reading.meld.split(' '));
      if (!better) return meld;
      const text = better.tiles.map((tile) => tile.piece).join(' ');
      readings.set(text, reading);
      return better;
    });
    this.#readings = readings;
    this.board = tidied;
    this.#sent.add(boards.texts(tidied).join('|'));
    this.#keep();
  }
}
