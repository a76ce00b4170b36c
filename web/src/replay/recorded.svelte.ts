/** A round of the past: where one looks, what is shown there, and what the solver says to it. */
import { Refused } from '../lib/api';
import type { Play } from '../lib/play.svelte';
import type { AnyView, Best, Heard, PositionText, Replay, Review } from '../wire';
import { isOwn } from './said';
import { ViewedPlay } from './viewed.svelte';

/** Where rounds come from: a table, or a record that somebody has brought along. */
export interface Source {
  /** The table's id; none for a record. */
  table: string | null;
  load: (round?: number) => Promise<Replay>;
  best: (round: number, step: number) => Promise<Review>;
  position: (round: number, step: number) => Promise<PositionText>;
}

/** The master is often of two minds: it has to do something else this many times in ten. */
const SURE = 7;

/** Whether the best would have been something else, and clearly so. */
const isDoubtful = ({ kind, same, master, sure }: Best): boolean =>
  !same && kind !== 'only' && (kind === 'solver' ? !master : (sure ?? 10) >= SURE);

/** More than these few moves of one round nobody wants to look at again. */
const MOST = 5;
/** By what was lost: pieces that stayed in the hand, else how sure the master is of something else. */
const byLoss = (a: Best, b: Best): number =>
  b.placed - b.played - (a.placed - a.played) || (b.sure ?? 10) - (a.sure ?? 10);

type Hands = readonly (readonly (string | number)[])[];

export class Recorded {
  /** What the table views get. */
  readonly play: Play;
  step = $state(0);
  /** What would have been best is shown in the place of what was played. */
  instead = $state(false);
  best = $state.raw<ReadonlyMap<number, Best>>(new Map());
  /** Whose doubtful moves somebody goes through; null: all moves of all. */
  watched = $state<number | null>(null);
  /** The solver has not said everything yet. */
  thinking = $state(true);
  readonly #views: readonly AnyView[];
  #closed = false;

  constructor(
    readonly source: Source,
    readonly replay: Replay,
    step: number,
  ) {
    const views: AnyView[] = [];
    for (const one of replay.steps) views.push({ ...views.at(-1), ...one.view } as AnyView);
    this.#views = views;
    this.play = new ViewedPlay({
      id: source.table ?? 'record',
      game: replay.game,
      rules: replay.rules,
      seats: replay.seats,
      number: replay.steps.length,
      round: replay.round,
      // At the beginning of the round; the sheet beside it has the whole.
      booked: replay.booked.slice(0, replay.before),
      deal: replay.pledges ? 2 : 1,
      commit: replay.commit,
      pledges: replay.pledges ?? [],
      words: replay.words,
    });
    this.go(step);
    void this.#think();
  }

  get last(): number {
    return this.replay.steps.length - 1;
  }

  /** What was played here, if it was a move. */
  get advice(): Best | undefined {
    return this.best.get(this.step);
  }

  go(step: number): void {
    this.step = Math.max(0, Math.min(this.last, Math.trunc(step) || 0));
    this.instead = false;
    this.#show(this.#views[this.step] as AnyView, this.replay.steps[this.step]?.events ?? []);
  }

  /** Shows the position that the best move would have led to, or the one that was. */
  showInstead(on: boolean): void {
    const advice = this.advice;
    if (!on || !advice) return this.go(this.step);
    this.instead = true;
    const before = this.#views[this.step - 1];
    this.#show({ ...before, ...advice.view } as AnyView, advice.events);
  }

  /** By seat: the steps that are most worth a second look, as far as the solver has come. */
  doubtful = $derived.by((): readonly (readonly number[])[] =>
    this.replay.seats.map((_, seat) =>
      [...this.best.values()]
        .filter((one) => this.replay.steps[one.step]?.seat === seat && isDoubtful(one))
        .sort(byLoss)
        .slice(0, MOST)
        .map(({ step }) => step)
        .sort((a, b) => a - b),
    ),
  );

  /** The next doubtful move of whoever is watched, after this step. */
  nextDoubt = $derived.by((): number | undefined =>
    this.watched === null
      ? undefined
      : this.doubtful[this.watched]?.find((step) => step > this.step),
  );

  /** Every hand as it is shown now; none in games that have no hands. */
  hands = $derived.by((): Hands => {
    const advice = this.instead ? this.advice : undefined;
    const view = advice
      ? { ...this.#views[this.step - 1], ...advice.view }
      : this.#views[this.step];
    return ((view as { hands?: Hands }).hands ?? []) as Hands;
  });

  /** What each hand has gained with this step. */
  gained = $derived.by((): Hands => {
    const before = (this.#views[this.step - 1] as { hands?: Hands } | undefined)?.hands;
    if (!before) return this.hands.map(() => []);
    return this.hands.map((hand, seat) => {
      const old = [...(before[seat] ?? [])];
      return hand.filter((piece) => {
        const at = old.indexOf(piece);
        if (at >= 0) old.splice(at, 1);
        return at < 0;
      });
    });
  });

  #show(view: AnyView, events: readonly Heard[]): void {
    const { live } = this.play;
    // The hands lie beside the table, all of them and always; the table shows the rest.
    const hidden = 'hands' in view ? { hands: view.hands.map(() => null) } : {};
    live.view = { ...view, ...hidden } as AnyView;
    // A table view takes what has a number that it knows for what it shows already.
    live.number = this.instead ? this.step + 0.5 : this.step;
    live.log = [
      { number: live.number, events: events.filter((event) => !isOwn(this.play, event)) },
    ];
  }

  async #think(): Promise<void> {
    let next: number | null = 1;
    while (next !== null && !this.#closed) {
      try {
        const review: Review = await this.source.best(this.replay.round, next);
        this.best = new Map([...this.best, ...review.best.map((one) => [one.step, one] as const)]);
        next = review.next;
      } catch (error) {
        if (!(error instanceof Refused) || error.refusal.error !== 'too-many') break;
        await wait(Number(error.refusal.facts['seconds']));
      }
    }
    this.thinking = false;
  }

  close(): void {
    this.#closed = true;
    this.play.close();
  }
}

/** Loads with patience: people who step through many rounds may have to wait a little. */
export async function load(source: Source, round?: number): Promise<Replay> {
  for (let tries = 0; ; tries++) {
    try {
      return await source.load(round);
    } catch (error) {
      const busy = error instanceof Refused && error.refusal.error === 'too-many';
      if (!busy || tries > 3) throw error;
      await wait(Number(error.refusal.facts['seconds']));
    }
  }
}

function wait(seconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, seconds * 1000));
}
