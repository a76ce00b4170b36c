/**
 * A lesson at the real table: each task is a table of its own that no server keeps. What the lesson
 * expects comes with it; anything else the learner tries is put to the engine.
 */
import { api, Refused, Unreachable } from '../lib/api';
import { Live, type Wish } from '../lib/live.svelte';
import { inHand, isPiece, listed } from '../lib/pieces';
import { Play } from '../lib/play.svelte';
import { session } from '../lib/session.svelte';
import { still } from '../lib/still';
import { language, t } from '../lib/words.svelte';
import { tableOf } from '../replay/viewed.svelte';
import {
  CHARACTERS,
  type Answer,
  type AnyView,
  type Checked,
  type GameId,
  type Lesson,
  type LessonAt,
  type LessonStep,
  type LessonTask,
  type SeatInfo,
} from '../wire';
import { progress } from './progress.svelte';
import { dayFrom, solved } from './puzzle.svelte';

/** Between the moves of the others, in milliseconds. */
const pause = (): number => (still() ? 400 : 900);
const LEARNER = 0;
const SEAT: Omit<SeatInfo, 'name' | 'avatar' | 'kind' | 'bot'> = {
  program: false,
  here: true,
  host: false,
  ready: false,
  again: false,
  declined: false,
  pausing: false,
  out: false,
};

/** A move in whatever order its pieces are named. */
export function alike(move: string): string {
  const [word = '', ...args] = move.split(' ');
  const melds = args
    .join(' ')
    .split('|')
    .map((meld) => {
      const parts = meld.trim().split(' ');
      return parts
        .map((one) => (isPiece(one) ? inHand(one) : one))
        .sort()
        .join(' ');
    });
  return [word, ...melds.sort()].join('|');
}

/** Answers what a table would ask its server. */
class LessonLive extends Live {
  task: TaskPlay | null = null;

  constructor() {
    super('', false);
    this.status = 'open';
  }

  override async send(wish: Wish): Promise<Answer> {
    const answer: Answer = { is: 'answer', key: wish.key ?? '', number: null, check: null };
    const { task } = this;
    if (task && wish.do === 'play') return { ...answer, number: await task.tried(wish.move) };
    if (task && wish.do === 'check') return { ...answer, check: await task.checked(wish.move) };
    return answer;
  }

  override tell(): void {}
}

/** One task, as table views play it. */
export class TaskPlay extends Play {
  state = $state<'open' | 'done' | 'lost'>('open');
  /** Somebody has had it shown. */
  helped = $state(false);
  override readonly aim: number | null;
  #moves: string[] = [];
  /** While the learner keeps to the lesson's own line, it answers by itself. */
  #onLine = true;
  #next: string;
  #timers: ReturnType<typeof setTimeout>[] = [];

  constructor(
    game: GameId,
    /** Where the engine is asked: `lessons/GAME`, or `puzzles/DAY`. */
    readonly of: string,
    readonly step: number,
    readonly task: LessonTask,
    names: readonly string[],
  ) {
    const live = new LessonLive();
    super('', live);
    live.task = this;
    this.calm = true;
    this.shows = true;
    this.aim = task.most || null;
    const seats = names.map((name, seat) => ({
      ...SEAT,
      name,
      avatar: seat === LEARNER ? (session.me?.avatar ?? '') : '',
      kind: seat === LEARNER ? ('person' as const) : ('bot' as const),
      bot: seat === LEARNER ? null : (CHARACTERS[seat - 1] ?? CHARACTERS[0]),
    }));
    this.live.table = tableOf({ id: '', game, rules: task.rules, seats, you: LEARNER });
    this.#next = task.start.next;
    this.#show(task.start);
  }

  get #expected(): LessonStep | undefined {
    return this.#onLine ? this.task.line[this.#moves.length] : undefined;
  }

  /** The number of the last move that follows, or a refusal. */
  async tried(move: string): Promise<number> {
    const step = this.#expected;
    const wanted = step && alike(step.move) === alike(move);
    const at = wanted ? step.at : await this.#ask(move);
    this.#onLine &&= wanted === true;
    this.#moves.push(move);
    this.#next = at.next;
    this.#show(at);
    return at.number;
  }

  async #ask(move: string): Promise<LessonAt> {
    const moves = [...this.#moves, move];
    try {
      return await api.lessonMoves(this.of, { step: this.step, moves });
    } catch (error) {
      const alone = error instanceof Unreachable ? this.#alone(move) : null;
      if (!alone) throw error;
      return alone;
    }
  }

  /** What can be said without a connection of a move that is listed, and so is legal. */
  #alone(move: string): LessonAt | null {
    const step = this.#expected;
    if (!step || this.task.win || !this.can(move)) return null;
    if (!step.any || listed(move).word !== listed(step.move).word)
      throw new Refused({
        is: 'refusal',
        error: 'lesson-other',
        message: '',
        facts: {},
        key: '',
        now: null,
      });
    return step.at.done ? { ...step.at, moves: [{ events: [], view: this.view }] } : null;
  }

  async checked(move: string): Promise<Checked> {
    const step = this.#expected;
    if (step && alike(step.move) === alike(move)) return step.check;
    try {
      const moves = [...this.#moves, move];
      return await api.lessonCheck(this.of, { step: this.step, moves });
    } catch (error) {
      if (error instanceof Unreachable) return { legal: false, refusal: null, melds: [] };
      throw error;
    }
  }

  override async askHint(): Promise<void> {
    if (this.busy || !this.mine) return;
    const { args } = listed(this.#next);
    const lying = this.family.lying(this.view).melds.flat().length;
    const placed = Math.max(0, args.filter(isPiece).length - lying);
    this.refusal = '';
    this.helped = true;
    this.hint = {
      moves: [this.#next],
      placed,
      points: 0,
      reached: 0,
      needed: 0,
      proven: true,
      reasons: [],
      sure: null,
    };
  }

  /** The learner's own move at once, the others' one after the other. */
  #show(at: LessonAt): void {
    const { live } = this;
    const first = at.number - at.moves.length + 1;
    at.moves.forEach(({ events, view }, index) => {
      const last = index === at.moves.length - 1;
      const over = last && (at.done || at.lost);
      const show = (): void => {
        live.number = first + index;
        // Once it is over, nothing is offered, and in a puzzle nothing but to lay.
        if (over) live.view = { ...view, legal: [], free: [], to_act: [] } as AnyView;
        else live.view = this.aim === null ? view : ({ ...view, legal: [] } as AnyView);
        live.log = [...live.log, { number: live.number, events }];
        if (over) this.state = at.done ? 'done' : 'lost';
      };
      if (index) this.#timers.push(setTimeout(show, index * pause()));
      else show();
    });
  }

  override close(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    super.close();
  }
}

/** The tasks of a lesson, one at a time. */
export class LessonRun {
  step = $state(0);
  play = $state.raw() as TaskPlay;

  constructor(
    readonly lesson: Lesson,
    step: number,
    /** The day whose puzzle it is, if it is one. */
    readonly day: string | null = null,
  ) {
    this.begin(step);
  }

  get game(): GameId {
    return this.lesson.game as GameId;
  }

  /** What it is called above the table: which task it is, or whose day's puzzle. */
  get title(): string {
    const { day, step } = this;
    if (day === null)
      return t('web-learn-task', { number: step + 1, count: this.lesson.tasks.length });
    if (day === dayFrom(new Date())) return t('web-puzzle');
    const style = { day: 'numeric', month: 'short' } as const;
    const date = new Intl.DateTimeFormat(language(), style).format(new Date(`${day}T12:00`));
    return `${t('web-puzzle')} · ${date.replaceAll(' ', '\u00a0')}`;
  }

  get last(): boolean {
    return this.step === this.lesson.tasks.length - 1;
  }

  begin(step: number): void {
    this.play?.close();
    this.step = Math.max(0, Math.min(step, this.lesson.tasks.length - 1));
    const task = this.lesson.tasks[this.step] as LessonTask;
    const { players } = task.rules as { players: number };
    const others = CHARACTERS.slice(0, players - 1);
    const names = [
      session.me?.name ?? (session.likes.name || t('web-you')),
      ...others.map((one) => one.charAt(0).toUpperCase() + one.slice(1)),
    ];
    const of = this.day === null ? `lessons/${this.game}` : `puzzles/${this.day}`;
    this.play = new TaskPlay(this.game, of, this.step, task, names);
  }

  /** Somebody has solved a puzzle without help. */
  get cheers(): boolean {
    return this.day !== null && this.play.state === 'done' && !this.play.helped;
  }

  /** A task is done. */
  book(): void {
    if (this.day === null) progress.reach(this.game, this.step + 1);
    else solved.add(this.day);
  }
}
