/**
 * A table as the server sends it: one WebSocket that reconnects by itself. Nothing here knows a
 * rule; it keeps the newest table, view, drafts and talk, and sends commands.
 */
import type {
  AnyCommand,
  AnyMessage,
  AnyView,
  Answer,
  At,
  Bye,
  Heard,
  Position,
  Question,
  Reacted,
  Refusal,
  Said,
  Step,
  Table,
} from '../wire';
import { api, Refused } from './api';
import { newKey } from './kept';

/** `waiting`: the connection is lost and will be tried again; `gone`: that has failed for a while. */
export type Status = 'connecting' | 'open' | 'waiting' | 'gone' | 'refused' | 'closed';

export interface Entry {
  number: number;
  events: Heard[];
}

interface Pending {
  command: AnyCommand & { key: string };
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
}

type Without<T> = T extends unknown ? Omit<T, 'key'> & { key?: string } : never;
/** A command; the key may be left out. */
export type Wish = Without<AnyCommand>;

const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
const PATIENCE = 12_000; // until a lost connection is called gone
const BEAT = 15_000;
const REACTION = 5000; // milliseconds for which a quick word is shown
const MOST_KEPT = 400; // entries of the log
// Refusals before the first message that another try won't change.
const FINAL = new Set(['table-unknown', 'watch-closed', 'not-found']);

export class Live {
  table = $state.raw<Table | null>(null);
  view = $state.raw<AnyView | null>(null);
  /** What the kernel can answer of the view. */
  question = $state.raw<Question | null>(null);
  number = $state(-1);
  /** What was left on the clocks at a time: on those that run, and on those that stand still. */
  due = $state.raw<{ at: number; left: (number | null)[]; held: (number | null)[] }>({
    at: 0,
    left: [],
    held: [],
  });
  drafts = $state.raw<Record<number, string[]>>({});
  said = $state.raw<Said[]>([]);
  /** The quick words of the moment, by seat. */
  reactions = $state.raw<Record<number, { reaction: Reacted['reaction']; at: number }>>({});
  log = $state.raw<Entry[]>([]);
  status = $state<Status>('connecting');
  /** Why the server lets nobody in here. */
  fault = $state.raw<Refusal | null>(null);
  /** An unsolicited message of the server: that the host has freed this seat. */
  notice = $state.raw<Refusal | null>(null);

  #socket: WebSocket | null = null;
  #pending = new Map<string, Pending>();
  #tries = 0;
  #lostAt = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #answered = true;
  #heardAt = 0;

  /** Without a connection it shows what it is given: a table of the past. */
  constructor(
    readonly id: string,
    connected = true,
  ) {
    if (!connected) {
      this.status = 'closed';
      return;
    }
    addEventListener('online', this.#now);
    document.addEventListener('visibilitychange', this.#now);
    this.#connect();
  }

  close(): void {
    removeEventListener('online', this.#now);
    document.removeEventListener('visibilitychange', this.#now);
    clearTimeout(this.#retry);
    clearInterval(this.#beat);
    this.status = 'closed';
    this.#socket?.close();
  }

  /**
   * Sends a command and waits for its answer; `Refused` if the server says no. A command that was
   * under way when the connection broke is sent again with the same key, so it counts once.
   */
  send(wish: Wish): Promise<Answer> {
    const command = { ...wish, key: wish.key ?? newKey() } as Pending['command'];
    return new Promise((resolve, reject) => {
      this.#pending.set(command.key, { command, resolve, reject });
      this.write(command);
    });
  }

  /** Sends without waiting for an answer; lost if the connection is. */
  tell(wish: Wish): void {
    this.write({ ...wish, key: wish.key ?? wish.do });
  }

  /** A table as it was when it was loaded; messages of the connection are newer. */
  show({ table, position }: At): void {
    if (this.table || this.status !== 'connecting') return;
    this.table = table;
    if (position) this.#position(position);
  }

  /** Who we are has changed: the server has to look at us again. */
  again(): void {
    this.status = 'connecting';
    this.number = -1;
    this.#tries = 0;
    clearTimeout(this.#retry);
    const old = this.#socket;
    this.#socket = null;
    old?.close();
    this.#connect();
  }

  protected write(command: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(command));
  }

  #connect(): void {
    if (this.status === 'closed') return;
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const after = this.number >= 0 ? `?after=${this.number}` : '';
    const path = `/api/tables/${encodeURIComponent(this.id)}/live${after}`;
    const socket = new WebSocket(`${scheme}//${location.host}${path}`);
    this.#socket = socket;
    socket.onmessage = (event) => {
      if (socket !== this.#socket) return;
      this.#answered = true;
      this.#heardAt = Date.now();
      this.take(JSON.parse(event.data as string) as AnyMessage);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
  }

  #opened(): void {
    this.status = 'open';
    this.fault = null;
    this.#tries = 0;
    this.#lostAt = 0;
    for (const { command } of this.#pending.values()) this.write(command);
    clearInterval(this.#beat);
    this.#beat = setInterval(() => {
      if (!this.#answered) return this.#socket?.close();
      this.#answered = Date.now() - this.#heardAt < BEAT;
      this.write({ do: 'ping', key: 'ping' });
      return undefined;
    }, BEAT);
  }

  #lost(wait?: number): void {
    clearInterval(this.#beat);
    clearTimeout(this.#retry);
    this.#socket = null;
    if (this.status === 'closed' || this.status === 'refused') return;
    this.#lostAt ||= Date.now();
    this.status = Date.now() - this.#lostAt > PATIENCE ? 'gone' : 'waiting';
    const backoff = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries++);
    this.#retry = setTimeout(() => this.#connect(), wait ?? backoff * (0.7 + Math.random() * 0.6));
  }

  #now = (): void => {
    if (document.visibilityState === 'hidden') return;
    if (this.status === 'waiting' || this.status === 'gone') {
      clearTimeout(this.#retry);
      this.#tries = 0;
      if (!this.#socket) this.#connect();
    }
  };

  protected take(message: AnyMessage): void {
    switch (message.is) {
      case 'table':
        this.table = message;
        this.due = { at: Date.now(), left: message.due, held: message.held };
        if (this.status !== 'open') this.#opened();
        break;
      case 'position':
        this.#position(message);
        break;
      case 'step':
        this.#step(message);
        break;
      case 'drafted':
        this.drafts = { ...this.drafts, [message.seat]: message.melds };
        break;
      case 'said':
        if (!this.said.some((one) => one.id === message.id)) this.said = [...this.said, message];
        break;
      case 'reacted':
        this.#reacted(message);
        break;
      case 'answer':
        this.#settle(message.key)?.resolve(message);
        break;
      case 'refusal':
        this.#refused(message);
        break;
      case 'bye':
        this.#bye(message);
        break;
    }
  }

  #position(message: Position): void {
    this.number = message.number;
    if (message.past.length) this.log = message.past;
    this.view = message.view;
    this.question = message.question;
    this.due = { at: Date.now(), left: message.due, held: message.held };
  }

  #step(message: Step): void {
    this.number = message.number;
    this.log = [...this.log, { number: message.number, events: message.events }].slice(-MOST_KEPT);
    if (message.view) {
      this.view = message.view;
      this.question = message.question;
      this.due = { at: Date.now(), left: message.due, held: message.held };
    }
  }

  #reacted({ seat, reaction }: Reacted): void {
    const at = Date.now();
    this.reactions = { ...this.reactions, [seat]: { reaction, at } };
    setTimeout(() => {
      if (this.reactions[seat]?.at !== at) return; // a newer one is shown
      const { [seat]: _, ...others } = this.reactions;
      this.reactions = others;
    }, REACTION);
  }

  #refused(message: Refusal): void {
    if (message.now) this.#position(message.now);
    const pending = this.#settle(message.key);
    if (pending) pending.reject(new Refused(message));
    else if (FINAL.has(message.error)) {
      this.status = 'refused';
      this.fault = message;
    } else if (!message.key) this.notice = message;
  }

  #bye(message: Bye): void {
    const old = this.#socket;
    this.#socket = null;
    old?.close();
    this.#lost(message.after * 1000);
  }

  #settle(key: string): Pending | undefined {
    const command = this.#pending.get(key);
    this.#pending.delete(key);
    return command;
  }
}

let early: Live | null = null;

/**
 * Opens the line to a table while the page that shows it is still on its way, and shows meanwhile
 * what the server's first answer has had fetched.
 */
export async function callAhead(id: string): Promise<Table> {
  const live = (early = new Live(id));
  const at = await api.table(id);
  live.show(at);
  return at.table;
}

/** A table: the line that was opened ahead, or a new one. */
export function liveAt(id: string): Live {
  const live = early?.id === id ? early : new Live(id);
  early = null;
  return live;
}
