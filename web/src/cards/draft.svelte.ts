/**
 * Melds that are being built from a hand before they are laid or shown, and in Rommé cards that go
 * to a meld on the table with them. It knows no rules: the server says of each text what it is worth.
 */
import type { ItemId } from '../lib/hand.svelte';
import { meldsText, SUITS } from '../lib/pieces';
import type { Checked, CheckedMeld } from '../wire';

/** A card in the draft; a joker may say what it stands for. */
export interface Placed {
  id: ItemId;
  piece: string;
}
export interface Built {
  key: number;
  cards: readonly Placed[];
}
export interface Added extends Placed {
  meld: number;
}

export class Draft {
  melds = $state.raw<readonly Built[]>([]);
  added = $state.raw<readonly Added[]>([]);
  #next = 1;

  empty: boolean = $derived(this.melds.length === 0 && this.added.length === 0);
  ids: ItemId[] = $derived([
    ...this.melds.flatMap((meld) => meld.cards.map((card) => card.id)),
    ...this.added.map((card) => card.id),
  ]);

  /** A new meld of these cards; they leave the one that they lay in. */
  build(cards: readonly Placed[]): void {
    this.remove(cards.map((card) => card.id));
    if (cards.length) this.melds = [...this.melds, { key: this.#next++, cards }];
  }

  /** Puts cards into a meld, before the one at `index`. */
  put(key: number, cards: readonly Placed[], index = Infinity): void {
    const ids = new Set(cards.map((card) => card.id));
    const meld = this.melds.find((one) => one.key === key);
    if (!meld) return;
    const before = meld.cards.slice(0, index).filter((card) => !ids.has(card.id));
    const after = meld.cards.slice(Math.min(index, meld.cards.length));
    const rest = after.filter((card) => !ids.has(card.id));
    this.#leave(ids, key);
    this.melds = this.melds.map((one) =>
      one.key === key ? { key, cards: [...before, ...cards, ...rest] } : one,
    );
  }

  /** A card that goes to meld number `meld` of the table. */
  add(card: Placed, meld: number): void {
    this.remove([card.id]);
    this.added = [...this.added, { ...card, meld }];
  }

  remove(ids: readonly ItemId[]): void {
    this.#leave(new Set(ids), null);
    this.added = this.added.filter((card) => !ids.includes(card.id));
  }

  /** Says what a joker stands for. */
  declare(id: ItemId, piece: string): void {
    const said = <T extends Placed>(card: T): T => (card.id === id ? { ...card, piece } : card);
    this.melds = this.melds.map((meld) => ({ ...meld, cards: meld.cards.map(said) }));
    this.added = this.added.map(said);
  }

  clear(): void {
    this.melds = [];
    this.added = [];
  }

  /** Lets go of what is no longer in the hand. */
  follow(held: ReadonlySet<ItemId>): void {
    const gone = this.ids.filter((id) => !held.has(id));
    if (gone.length) this.remove(gone);
  }

  #leave(ids: ReadonlySet<ItemId>, but: number | null): void {
    this.melds = this.melds
      .map((meld) => ({
        key: meld.key,
        cards: meld.cards.filter((card) => !ids.has(card.id)),
      }))
      .filter((meld) => meld.cards.length > 0 || meld.key === but);
    this.added = this.added.filter((card) => !ids.has(card.id));
  }
}

/** The move that lays all this; empty if there is nothing to lay. */
export function layText(melds: readonly (readonly string[])[], added: readonly Added[]): string {
  const [first, ...others] = added;
  if (!first) return melds.length ? `lay ${meldsText(melds)}` : '';
  // Further added cards stand among the melds as lists of one, as the move wants it.
  const all = [...melds, ...others.map((card) => [card.piece])];
  return `open ${first.piece} ${first.meld} ${meldsText(all)}`.trim();
}

/**
 * Texts that ask of one meld how it would read with its joker as each card there is. None has more
 * jokers left open than the game has, which a server would refuse to read.
 */
export function asEach(
  cards: readonly string[],
  jokers: number,
): { faces: string[]; move: string }[] {
  const at = cards.indexOf('*');
  const faces = Array.from({ length: 13 }, (_, rank) =>
    SUITS.map((suit) => `*=${rank + 1}${suit}`),
  ).flat();
  const others = cards.filter((card) => card === '*').length - 1;
  const size = others ? Math.max(1, Math.floor(jokers / others)) : faces.length;
  return Array.from({ length: Math.ceil(faces.length / size) }, (_, part) => {
    const some = faces.slice(part * size, (part + 1) * size);
    const melds = some.map((face) => cards.map((card, index) => (index === at ? face : card)));
    return { faces: some, move: `lay ${meldsText(melds)}` };
  });
}

/** Which of the faces asked about would do; another joker may still have to be said. */
export function possible(faces: readonly string[], checked: Checked): string[] {
  const fits = (meld: CheckedMeld | undefined): boolean =>
    meld !== undefined && (!meld.refusal || meld.refusal.error === 'joker-undeclared');
  return faces.filter((_, index) => fits(checked.melds[index]));
}
