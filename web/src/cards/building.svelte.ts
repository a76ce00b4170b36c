/**
 * A move that is built from the player's hand: cards leave it for a draft of melds and come back to it, and
 * the server says what it thinks of the move that they make. Made while a component begins.
 */
import { untrack } from 'svelte';
import type { Drop } from '../lib/drag.svelte';
import type { ItemId, OwnHand } from '../lib/hand.svelte';
import type { Play } from '../lib/play.svelte';
import { Trial } from '../lib/trial.svelte';
import { t } from '../lib/words.svelte';
import type { Checked, CheckedMeld } from '../wire';
import { Draft, type Built } from './draft.svelte';

const DRAG_PAUSE = 60; // a drag changes the draft many times

interface Options {
  /** Whether melds can be built now; if not, all cards are in the hand. */
  open: () => boolean;
  /** The move that the draft makes; empty: none yet. */
  move: () => string;
  /** The refusal that says how many points a first meld has and needs. */
  short?: string;
  /** The refusal of melds that have them together, where one of them must have them alone. */
  alone?: string;
}

export class Building extends Draft {
  readonly hand: OwnHand;
  #play: Play;
  #trial: Trial;
  #short: string | undefined;
  #alone: string | undefined;
  #move: () => string;
  /** The player has changed the draft, and nothing has replaced it since. */
  touched = $state(false);
  /** Dropped at a place of a meld, which says where they belong; others were only tapped. */
  readonly placed = new Set<ItemId>();

  /** The melds as lists of pieces. */
  pieces: string[][] = $derived(this.melds.map((meld) => meld.cards.map((card) => card.piece)));
  /** Three or more picked cards are a meld in the making too. */
  loose: readonly string[] | null = $derived.by(() =>
    this.hand.picked.length > 2 ? this.hand.pickedPieces : null,
  );

  constructor(play: Play, hand: OwnHand, { open, move, short, alone }: Options) {
    super();
    this.#play = play;
    this.hand = hand;
    this.#short = short;
    this.#alone = alone;
    this.#move = move;
    this.#trial = new Trial(play, move, DRAG_PAUSE);
    $effect.pre(() => {
      void hand.own;
      untrack(() => this.follow(new Set(hand.items.map((item) => item.id))));
    });
    $effect(() => {
      // What was not laid during the turn is back in the hand.
      if (!open()) untrack(() => this.reset());
    });
  }

  /** What the server says of the move as it is now. */
  get checked(): Checked | null {
    return this.#trial.checked;
  }

  /** The move can be played as it is. */
  get ready(): boolean {
    return this.checked?.legal ?? false;
  }

  /** What is wrong with the move, or how far a first meld has come. */
  get status(): string {
    const refusal = this.checked?.refusal;
    if (!refusal) return '';
    const { words } = this.#play;
    if (refusal.error === this.#short) return t('web-cards-sum', words.variables(refusal.facts));
    if (refusal.error === 'joker-undeclared') return t('web-cards-joker-open');
    return words.error(refusal);
  }

  /**
   * What was dropped, or else what is picked, goes to a meld, or makes a new one. A joker that is
   * moved keeps what it stands for only where it lay.
   */
  take(drop: Pick<Drop, 'ids' | 'index'> | null, meld: Built | null): void {
    const cards = this.hand.named(drop ? drop.ids : this.hand.picked);
    if (!cards.length) return;
    this.touched = true;
    for (const { id } of cards) {
      if (drop && meld) this.placed.add(id);
      else this.placed.delete(id);
    }
    if (meld) this.put(meld.key, cards, drop?.index);
    else this.build(cards);
    this.hand.take(cards.map((card) => card.id));
  }

  /** Cards go back to the hand. */
  back(ids: readonly ItemId[]): void {
    this.touched = true;
    this.remove(ids);
    this.hand.giveBack(ids);
  }

  /** All cards go back to the hand. */
  reset(): void {
    this.clear();
    this.placed.clear();
    this.hand.giveBack();
    this.touched = false;
  }

  /** Plays a move. What it uses leaves the draft with the hand; nothing stays picked. */
  async send(move: string): Promise<void> {
    if (await this.#play.act(move)) this.hand.unpick();
  }

  /**
   * Puts a card on the pile, which ends the turn. What can't be laid comes back to the hand with that;
   * what can be laid may have been forgotten.
   */
  async discard(piece: string): Promise<void> {
    if (this.empty || !(await this.#laysSome())) return this.send(`discard ${piece}`);
    this.#play.refuseWith(t('web-cards-draft-first'), {
      label: t('web-cards-back-all'),
      run: () => this.reset(),
    });
  }

  /** Whether something of the draft could be laid, perhaps without the rest of it. */
  async #laysSome(): Promise<boolean> {
    const move = this.#move();
    const checked = move ? await this.#play.check(move) : null;
    if (!checked || checked.legal) return true;
    const error = checked.refusal?.error;
    if (error && (error === this.#short || error === this.#alone)) return false;
    const laid = ({ refusal }: CheckedMeld): boolean =>
      !refusal || refusal.error === 'joker-undeclared';
    return !checked.melds.length || checked.melds.some(laid);
  }
}
