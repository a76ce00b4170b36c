/**
 * The player's pieces, in an order of their choice. The order is kept on this device, a table each, so it
 * survives other players' turns and a reload. The two copies of a piece are distinguished only here:
 * `7h` and `7h#2`.
 */
import { untrack } from 'svelte';
import type { Piece } from '../wire';
import { keep, kept } from './kept';
import { byRank, bySuit } from './pieces';
import type { Play } from './play.svelte';

export type ItemId = string;
export interface Item {
  id: ItemId;
  piece: Piece;
}

const pieceOf = (id: ItemId): Piece => id.split('#')[0] as Piece;

export class Hand {
  /** All of the player's pieces in order, including those that are `out`. */
  items = $state.raw<Item[]>([]);
  /** Chosen by a tap, in the order of the taps. */
  picked = $state.raw<ItemId[]>([]);
  /** Lying in a draft instead of on the rack. */
  out = $state.raw<ReadonlySet<ItemId>>(new Set());
  /** Just drawn. */
  fresh = $state.raw<ReadonlySet<ItemId>>(new Set());
  /** How it is sorted by itself; `hand` is the player's own order. */
  sorting = $state<'hand' | 'suit' | 'rank'>('hand');

  /** What is on the rack now. */
  shown: Item[] = $derived(this.items.filter((item) => !this.out.has(item.id)));
  pickedPieces: Piece[] = $derived(this.picked.map(pieceOf));
  /** The picked piece, if it is the only one. */
  single: Piece | undefined = $derived(this.picked.length === 1 ? this.pickedPieces[0] : undefined);

  #key: string;

  /** Without a table nothing is kept; `sorting` is how a player finds it at first. */
  constructor(table: string, sorting: 'suit' | 'rank' = 'suit') {
    this.#key = table && `rummel-hand-${table}`;
    const last = kept<{ order: ItemId[]; sorting: Hand['sorting'] }>(this.#key, {
      order: [],
      sorting,
    });
    this.items = last.order.map((id) => ({ id, piece: pieceOf(id) }));
    this.sorting = last.sorting;
  }

  /**
   * Takes over what the server says that we hold; what is known keeps its place. Meant for an
   * effect that follows the view, so it does not depend on its own state.
   */
  sync(pieces: readonly Piece[]): void {
    untrack(() => this.#sync(pieces));
  }

  #sync(pieces: readonly Piece[]): void {
    const wanted = new Map<Piece, number>();
    for (const piece of pieces) wanted.set(piece, (wanted.get(piece) ?? 0) + 1);
    const gone = new Set<ItemId>();
    for (const piece of new Set(this.items.map((item) => item.piece))) {
      // Of two copies the one that lies in the draft, or was chosen, is the one that was played.
      const copies = this.items.filter((item) => item.piece === piece);
      const leaving = copies.length - (wanted.get(piece) ?? 0);
      const order = copies.sort((a, b) => this.#clings(a.id) - this.#clings(b.id));
      for (const item of order.slice(0, Math.max(0, leaving))) gone.add(item.id);
    }
    const stay = this.items.filter((item) => !gone.has(item.id));
    const known = new Set(stay.map((item) => item.id));
    const come: Item[] = [];
    for (const [piece, count] of wanted) {
      let missing = count - stay.filter((item) => item.piece === piece).length;
      for (let copy = 1; missing > 0; copy++) {
        const id = copy === 1 ? piece : `${piece}#${copy}`;
        if (known.has(id)) continue;
        known.add(id);
        come.push({ id, piece });
        missing--;
      }
    }
    if (!gone.size && !come.length) return;
    const all = stay.length === 0;
    this.fresh = new Set(all ? [] : come.map((item) => item.id));
    this.picked = this.picked.filter((id) => known.has(id));
    this.out = new Set([...this.out].filter((id) => known.has(id)));
    this.#set(this.#sorted([...stay, ...come]));
  }

  #clings(id: ItemId): number {
    return this.out.has(id) ? 0 : this.picked.includes(id) ? 1 : 2;
  }

  pick(id: ItemId): void {
    this.picked = this.picked.includes(id)
      ? this.picked.filter((one) => one !== id)
      : [...this.picked, id];
  }

  unpick(): void {
    this.picked = [];
  }

  /** Puts items into a draft. */
  take(ids: readonly ItemId[]): void {
    this.out = new Set([...this.out, ...ids]);
    this.picked = this.picked.filter((id) => !ids.includes(id));
  }

  /** Puts items back on the rack; all of them if none are named. */
  giveBack(ids: readonly ItemId[] = [...this.out]): void {
    const back = new Set(ids);
    this.out = new Set([...this.out].filter((id) => !back.has(id)));
  }

  /** The items with these ids, in their order; those that are gone are left out. */
  named(ids: readonly ItemId[]): Item[] {
    return ids.flatMap((id) => this.items.filter((item) => item.id === id));
  }

  /** Moves items before the one that is shown at `index`. */
  move(ids: readonly ItemId[], index: number): void {
    const before = this.shown[index]?.id;
    const moving = this.named(ids);
    const rest = this.items.filter((item) => !ids.includes(item.id));
    let at = before === undefined ? rest.length : rest.findIndex((item) => item.id === before);
    if (at < 0) {
      // Dropped on one of themselves: the next one that stays marks the place.
      const later = this.shown.slice(index).find((item) => !ids.includes(item.id));
      at = later ? rest.indexOf(later) : rest.length;
    }
    this.sorting = 'hand';
    this.#set([...rest.slice(0, at), ...moving, ...rest.slice(at)]);
  }

  /** Sorts now, and what is drawn from now on. */
  sort(by: 'suit' | 'rank'): void {
    this.sorting = by;
    this.#set(this.#sorted(this.items));
  }

  #sorted(items: Item[]): Item[] {
    if (this.sorting === 'hand') return items;
    const order = this.sorting === 'suit' ? bySuit : byRank;
    return [...items].sort((a, b) => order(a.piece, b.piece));
  }

  #set(items: Item[]): void {
    this.items = items;
    if (this.#key) keep(this.#key, { order: items.map((item) => item.id), sorting: this.sorting });
  }
}

/** The hand of the player who sits here, which follows the view. Made while a component begins. */
export class OwnHand extends Hand {
  #play: Pick<Play, 'id' | 'view' | 'you' | 'style'>;

  /** What the server says that we hold; null: we look on, or there are no hands. */
  own: readonly Piece[] | null = $derived.by(() => {
    const { view, you } = this.#play;
    const { hands = [] } = view as { hands?: readonly (readonly Piece[] | null)[] };
    return (you === null ? null : hands[you]) ?? null;
  });

  constructor(play: Pick<Play, 'id' | 'view' | 'you' | 'style'>, sorting?: 'suit' | 'rank') {
    super(play.id, sorting);
    this.#play = play;
    let over = false;
    $effect.pre(() => {
      // Cards that are numbers lie in an order that is not the player's to choose.
      if (this.own && play.style !== 'number') this.sync(this.own);
      // All of the next deal is new, so nothing of it is marked, whatever came back.
      if (over) this.fresh = new Set();
      over = play.view.outcome !== null;
    });
  }
}
