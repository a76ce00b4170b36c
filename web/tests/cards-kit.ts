/** A table of cards in jsdom: the real `Play` at a server that a test plays. */
import { cleanup, render } from '@testing-library/svelte';
import { tick, type Component } from 'svelte';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { Play } from '../src/lib/play.svelte';
import { speak } from '../src/lib/words.svelte';
import type { AnyView, Checked, GinView, Heard, RommeView, SeatInfo, Table } from '../src/wire';

// Asked for as soon as a view is loaded, so tests import this file first.
vi.stubGlobal('matchMedia', (query: string) => ({
  matches: query.includes('reduce'),
  media: query,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
}));

type Sent = { do: string; move?: string; key: string };

/** Stands for the WebSocket; answers checks and plays as the test says. */
class Wire {
  static readonly OPEN = 1;
  static last: Wire;
  readyState = 1;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  sent: Sent[] = [];
  check: (move: string) => Checked = () => ({ legal: true, refusal: null, melds: [] });

  constructor() {
    Wire.last = this;
  }
  close(): void {
    this.readyState = 3;
  }
  send(text: string): void {
    const command = JSON.parse(text) as Sent;
    this.sent.push(command);
    if (command.do === 'check')
      queueMicrotask(() =>
        this.tell({ ...ANSWER, key: command.key, check: this.check(command.move ?? '') }),
      );
    if (command.do === 'play')
      queueMicrotask(() => this.tell({ ...ANSWER, key: command.key, number: 2 }));
  }
  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}
const ANSWER = { is: 'answer', number: null, check: null };

beforeAll(async () => {
  vi.stubGlobal('WebSocket', Wire);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
  Element.prototype.animate = () =>
    ({
      cancel: () => undefined,
      finished: Promise.resolve(),
      onfinish: null,
    }) as unknown as Animation;
  Element.prototype.getAnimations = () => [];
  HTMLDialogElement.prototype.showModal = function (): void {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function (): void {
    this.removeAttribute('open');
    this.dispatchEvent(new Event('close'));
  };
  await speak('en');
});
const tables: { close(): void }[] = [];
// Time passes only where a test lets it, so no answer can come late on a busy machine.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  cleanup();
  for (const play of tables.splice(0)) play.close();
  vi.useRealTimers();
  localStorage.clear();
});

const SEAT: SeatInfo = {
  kind: 'person',
  name: '',
  bot: null,
  program: false,
  avatar: '',
  here: true,
  host: false,
  ready: false,
  again: false,
  declined: false,
  pausing: false,
  out: false,
};

export function table(game: string, names: string[], rules: Record<string, unknown>): Table {
  return {
    is: 'table',
    version: 1,
    id: 'T',
    game,
    rules,
    setup: {
      listed: false,
      pace: 'live',
      clock: { kind: 'none' },
      away: 'wait',
      grace: 60,
      rated: false,
      hints: true,
      watchers: true,
      chat: true,
      bot_pace: 'natural',
    },
    status: 'playing',
    seats: names.map((name) => ({ ...SEAT, name })),
    you: 0,
    number: 1,
    round: 1,
    booked: [],
    account: [],
    result: null,
    win: null,
    deal: 1,
    commit: '',
    pledges: [],
    words: [],
    dealt: 1,
    reveal: null,
    watchers: 0,
    held: [],
    due: [],
    banks: [],
    next_deal: null,
    paused: false,
    rematch: null,
    muted: [],
    blocked: [],
    bonds: [],
  };
}

export function rommeView(hand: string, changes: Partial<RommeView> = {}): RommeView {
  const own = hand.split(' ');
  return {
    seat: 0,
    to_act: [0],
    legal: [],
    free: [],
    outcome: null,
    first: 0,
    carried: [0, 0, 0],
    previous: [0, 0, 0],
    turn: 0,
    phase: 'meld',
    hands: [own, null, null],
    counts: [own.length, 13, 13],
    stock: 50,
    discard: '2c',
    discards: 3,
    pile: ['5s', '13h', '2c'],
    table: [],
    owners: [],
    turns: 9,
    melding: true,
    opened: [false, false, false],
    needed: 30,
    first_to_lay: null,
    asked: [],
    drawn: null,
    taken: null,
    owed: false,
    ...changes,
  };
}

export function ginView(hand: string, changes: Partial<GinView> = {}): GinView {
  const own = hand.split(' ');
  return {
    seat: 0,
    to_act: [0],
    legal: [],
    free: [],
    outcome: null,
    first: 0,
    turn: 0,
    phase: 'discard',
    hands: [own, null],
    counts: [own.length, 10],
    stock: 20,
    discards: 3,
    discard: '2c',
    pile: ['5s', '13h', '2c'],
    limit: 10,
    factor: 1,
    drawn: null,
    deadwood: 20,
    may_end: false,
    ending: null,
    opener: null,
    melds: [],
    owners: [],
    left: [null, null],
    ...changes,
  };
}

export interface Seated {
  play: Play;
  wire: Wire;
  /** The moves that were played. */
  played: () => string[];
  checks: () => string[];
  /** The server sends a new view. */
  tell: (view: AnyView, events?: Heard[]) => Promise<void>;
}

/** Sits down at a table that looks so. */
export async function sit<V extends AnyView>(
  View: Component<{ play: Play<V> }>,
  game: string,
  view: V,
  options: {
    check?: (move: string) => Checked;
    rules?: Record<string, unknown>;
    /** Null: looking on. */
    you?: number | null;
    table?: Partial<Table>;
  } = {},
): Promise<Seated> {
  const play = new Play<V>('T');
  tables.push(play);
  const wire = Wire.last;
  if (options.check) wire.check = options.check;
  const seats = 'hands' in view ? view.hands : view.stacks;
  const names = ['Ana', 'Ben', 'Cyd', 'Dov'].slice(0, seats.length);
  const { rules = {}, you = 0 } = options;
  wire.tell({ ...table(game, names, rules), you, ...options.table });
  let number = 1;
  wire.tell({ is: 'position', number, view, due: [], held: [], past: [] });
  render(View, { play });
  await settle();
  return {
    play: play as unknown as Play,
    wire,
    played: () => wire.sent.filter((one) => one.do === 'play').map((one) => one.move ?? ''),
    checks: () => wire.sent.filter((one) => one.do === 'check').map((one) => one.move ?? ''),
    tell: async (next, events = []) => {
      wire.tell({ is: 'step', number: ++number, events, view: next, due: [], held: [] });
      await settle();
    },
  };
}

/** Until every check is answered and shown: each waits for 60 ms before it is sent. */
export async function settle(): Promise<void> {
  await vi.advanceTimersByTimeAsync(90);
  await tick();
}

export async function pick(...pieces: string[]): Promise<void> {
  for (const piece of pieces) {
    const button = document.querySelector<HTMLElement>(
      `.fan button[data-piece="${piece}"][aria-pressed="false"]`,
    );
    if (!button) throw new Error(`${piece} is not in the hand`);
    button.click();
    await tick();
  }
  await settle();
}

/** What a button is called: enough of the rules for names, and much quicker than all of them. */
function nameOf(node: Element): string {
  const label = node.getAttribute('aria-label');
  if (label) return label;
  const parts = [...node.childNodes].map((child) => {
    if (!(child instanceof Element)) return child.textContent ?? '';
    return child.getAttribute('aria-hidden') === 'true' ? '' : nameOf(child);
  });
  return parts.join(' ').replace(/\s+/g, ' ').trim();
}

export async function press(name: string | RegExp): Promise<void> {
  const fits = (one: Element): boolean =>
    typeof name === 'string' ? nameOf(one) === name : name.test(nameOf(one));
  const all = [...document.querySelectorAll('button')];
  const button = all.find((one) => !one.disabled && fits(one));
  if (!button) throw new Error(`no button ${name}; there are: ${all.map(nameOf).join(' / ')}`);
  button.click();
  await settle();
}

/** A check in which the melds count so much; a number below zero is a fault with that name. */
export function checked(
  melds: [meld: string, points: number | string][],
  refusal: [error: string, facts: Record<string, unknown>] | null = null,
): Checked {
  const no = (error: string, facts = {}) => ({
    is: 'refusal' as const,
    error,
    message: error,
    facts,
    key: '',
    now: null,
  });
  return {
    legal: refusal === null,
    refusal: refusal && no(...refusal),
    melds: melds.map(([meld, points]) =>
      typeof points === 'number'
        ? { meld, kind: 'run', points, refusal: null }
        : { meld, kind: null, points: 0, refusal: no(points, { meld: meld.split(' ') }) },
    ),
  };
}
