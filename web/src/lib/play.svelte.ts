/**
 * A table as its pages and parts use it. A family's table view gets one of these and nothing else:
 * what to show, and what can be done.
 */
import { familyOf } from '../games';
import type { FamilyView } from '../games/family';
import { kernel } from '../kernel';
import { bestTurn } from '../kernel/best';
import type { AnyView, Checked, Refusal, Table } from '../wire';
import { GAMES, type GameId } from '../wire';
import { api, Refused, Unreachable, type Hint } from './api';
import { Guard } from './guard.svelte';
import { liveAt, type Live } from './live.svelte';
import { listed, type Listed, type Style } from './pieces';
import { Talk } from './talk.svelte';
import { t, TableWords } from './words.svelte';

const DRAFT_PAUSE = 150; // a drag changes the draft many times

export interface Remedy {
  label: string;
  run: () => void;
}

export interface Own {
  /** All rounds that are over, as a file. */
  record: () => Promise<string>;
  /** Begins another match like this one. */
  again: () => Promise<void>;
}

export class Play<V extends AnyView = AnyView> {
  /** Why the last wish was not carried out; shown until it is dismissed or something is done. */
  refusal = $state('');
  /** What would help against it, in one tap. */
  remedy: Remedy | null = $derived.by(() =>
    this.#remedy?.refusal === this.refusal ? this.#remedy : null,
  );
  #remedy = $state.raw<(Remedy & { refusal: string }) | null>(null);
  /** A move is under way. */
  busy: boolean = $derived.by(() => this.#sending || this.#acted > this.live.number);
  #sending = $state(false);
  /** The number of the last move; until it has come the table is not what it seems. */
  #acted = $state(-1);
  hint = $state.raw<Hint | null>(null);
  /** A hint is under way. */
  asking = $state(false);
  /** Somebody is learning or being asked something: no clock of the page itself runs meanwhile. */
  calm = $state(false);
  /** Hints are laid out as soon as they come: whoever learns has been told already. */
  shows = $state(false);
  /** How many pieces a puzzle wants to see laid; nothing else is of use there. */
  readonly aim: number | null = null;
  /** What there is of a table that this device keeps; null: a server does. */
  readonly own: Own | null = null;
  /** What a table view says next to each name. */
  note = $state.raw<((seat: number) => string) | undefined>(undefined);
  /** What that means, where it is only a sign. */
  noteAbout = $state('');

  /** Watches that the cards are dealt as it was fixed before. */
  readonly guard = new Guard((command) => {
    // A refusal may mean that it came too late or twice; the state of the table decides.
    this.live.send(command).catch(() => undefined);
  });
  readonly talk: Talk;
  #draft: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    readonly live: Live = liveAt(id),
  ) {
    this.talk = new Talk(live);
  }

  /** Only read where there is a table: pages show something else before. */
  get table(): Table {
    return this.live.table as Table;
  }

  /** Only read once the match has begun. */
  get view(): V {
    return this.live.view as V;
  }

  get you(): number | null {
    return this.table.you;
  }

  /** Whether other people sit here: bots neither read nor talk. */
  get company(): boolean {
    return this.table.seats.some((seat, at) => seat.kind === 'person' && at !== this.you);
  }

  /** Whether I may act now. */
  get mine(): boolean {
    return this.you !== null && this.view.to_act.includes(this.you) && this.table.status !== 'over';
  }

  get game(): GameId {
    return this.table.game as GameId;
  }

  get family(): FamilyView {
    return familyOf(this.game);
  }

  /** The rules may make cards of tiles: they decide, not the preset. */
  style: Style = $derived(this.family.style(this.game, this.table.rules));

  words: TableWords = $derived(
    new TableWords(
      this.table.seats.map((seat) => seat.name),
      this.style,
      GAMES[this.game].colours,
      this.table.you,
    ),
  );

  /** The moves that can be listed, taken apart. */
  legal: Listed[] = $derived(this.mine ? this.view.legal.map(listed) : []);

  /** What stands on the button of a move, by its word. */
  button(word: string): string {
    const keys: Readonly<Record<string, string>> = this.family.buttons;
    return t(keys[word] ?? 'web-do-other');
  }

  /** The listed moves of one word: `moves('lay')`. */
  moves(word: string): Listed[] {
    return this.legal.filter((move) => move.word === word);
  }

  /** Whether a move is listed, or any move of its word when only the word is given. */
  can(move: string): boolean {
    return this.legal.some((one) => one.text === move || one.word === move);
  }

  /** Whether moves of a word are open that can't be listed; ask `check` about each. */
  free(word: string): boolean {
    return this.mine && this.view.free.includes(word);
  }

  /** Plays a move; false, and a refusal to read, if it can't be played. */
  async act(move: string): Promise<boolean> {
    if (this.busy) return false;
    this.#sending = true;
    this.refusal = '';
    this.hint = null;
    try {
      const { number } = await this.live.send({ do: 'play', number: this.live.number, move });
      this.#acted = number ?? -1;
      return true;
    } catch (error) {
      this.fail(error);
      return false;
    } finally {
      this.#sending = false;
    }
  }

  /** Any other command; false, and a refusal to read, if it is not carried out. */
  async wish(wish: Parameters<Live['send']>[0]): Promise<boolean> {
    this.refusal = '';
    try {
      await this.live.send(wish);
      return true;
    } catch (error) {
      this.fail(error);
      return false;
    }
  }

  /** On to the next round, which may have begun by itself meanwhile. */
  async ready(): Promise<void> {
    this.refusal = '';
    try {
      await this.live.send({ do: 'ready' });
    } catch (error) {
      if (!(error instanceof Refused && error.refusal.error === 'round-not-over')) this.fail(error);
    }
  }

  /** Whether a move would be legal, and how its melds read. Null: the table has moved on. */
  async check(move: string): Promise<Checked | null> {
    try {
      return (await this.live.send({ do: 'check', number: this.live.number, move })).check;
    } catch (error) {
      if (error instanceof Refused && error.refusal.error === 'stale') return null;
      if (!(error instanceof Refused)) throw error;
      return { legal: false, refusal: error.refusal, melds: [] };
    }
  }

  /** Sends the others, and the clock, what is being built: melds as text, the whole new table. */
  draft(melds: readonly string[]): void {
    clearTimeout(this.#draft);
    const number = this.live.number;
    this.#draft = setTimeout(() => {
      if (number === this.live.number) this.live.tell({ do: 'draft', number, melds: [...melds] });
    }, DRAFT_PAUSE);
  }

  /** What somebody is building now, if it is built in the open; melds as text. */
  drafted(seat: number): readonly string[] {
    return this.live.drafts[seat] ?? [];
  }

  async askHint(): Promise<void> {
    if (this.busy || this.asking || !this.mine) return;
    this.asking = true;
    this.refusal = '';
    const number = this.live.number;
    try {
      const hint = (await this.#quickHint()) ?? (await this.engineHint());
      if (number === this.live.number) this.hint = hint; // else it is advice for another moment
    } catch (error) {
      if (number === this.live.number) this.fail(error);
    } finally {
      this.asking = false;
    }
  }

  /** By the engine. */
  protected engineHint(): Promise<Hint> {
    return api.hint(this.id);
  }

  /** By the kernel in the page, once it is there; the first time it is only sent for. */
  async #quickHint(): Promise<Hint | null> {
    const { question } = this.live;
    if (!question) return null;
    if (kernel.ready) return bestTurn(question);
    void kernel.warm();
    return null;
  }

  /** Shows why something failed. */
  fail(error: unknown): void {
    if (error instanceof Refused) this.refuse(error.refusal);
    else if (error instanceof Unreachable) this.refusal = t('web-unreachable');
    else throw error;
  }

  refuse(refusal: Refusal): void {
    this.refusal = this.live.table ? this.words.error(refusal) : refusal.message;
  }

  /** Refuses with a way out, which is offered beside the words. */
  refuseWith(refusal: string, remedy: Remedy): void {
    this.refusal = refusal;
    this.#remedy = { ...remedy, refusal };
  }

  close(): void {
    clearTimeout(this.#draft);
    this.live.close();
  }
}
