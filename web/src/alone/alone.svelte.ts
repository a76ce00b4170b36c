/** Playing without a server: the engine in a worker, and tables that this device keeps. */
import { FAMILIES } from '../games';
import { Habit } from '../lib/habit.svelte';
import { newKey } from '../lib/kept';
import { Live } from '../lib/live.svelte';
import { Play, type Own } from '../lib/play.svelte';
import { Refused, type Hint } from '../lib/api';
import { go } from '../lib/router.svelte';
import { session } from '../lib/session.svelte';
import { t } from '../lib/words.svelte';
import type { AnyMessage, GameId, Refusal } from '../wire';
import {
  folder,
  isKept,
  keepFiles,
  keepMatch,
  kernelAt,
  possible,
  removeFiles,
  tidy,
} from './kept';
import type { Kept } from './kept';
import type { Asked, Reply } from './engine-worker';

/** What the engine wants done after a request (`rummel.alone.Update`). */
interface Update {
  messages: AnyMessage[];
  wait: number | null;
  kept: Kept | null;
}
type Request =
  | { do: 'open'; kept: Kept; now: number }
  | { do: 'tell'; command: string; now: number }
  | { do: 'go'; now: number }
  | { do: 'hint' }
  | { do: 'record' }
  | { do: 'again'; id: string; secret: string; now: number };

/** The engine can't be had: files are missing or wrong. */
export class NoEngine extends Error {}

const now = (): number => Date.now() / 1000;
const secret = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
};

class Engine {
  #worker: Worker | null = null;
  #waiting = new Map<number, { resolve: (answer: string) => void; reject: (why: Error) => void }>();
  #last = 0;

  /** Starts it, which takes a few seconds. */
  async start(): Promise<void> {
    await this.#send('');
  }

  async ask<T>(request: Request): Promise<T> {
    const answer = JSON.parse(await this.#send(JSON.stringify(request))) as T | Refusal;
    const refused = answer as Partial<Refusal> | null;
    if (refused?.is === 'refusal') throw new Refused(refused as Refusal);
    return answer as T;
  }

  #send(request: string): Promise<string> {
    const worker = (this.#worker ??= this.#begun());
    const key = ++this.#last;
    return new Promise((resolve, reject) => {
      this.#waiting.set(key, { resolve, reject });
      worker.postMessage({ key, request } satisfies Asked);
    });
  }

  #begun(): Worker {
    const worker = new Worker(new URL('./engine-worker.ts', import.meta.url), {
      type: 'module',
      name: `${folder()} ${kernelAt()}`,
    });
    worker.onmessage = ({ data }: MessageEvent<Reply>) => {
      const waiting = this.#waiting.get(data.key);
      this.#waiting.delete(data.key);
      if ('answer' in data) waiting?.resolve(data.answer);
      else {
        waiting?.reject(new NoEngine(data.failed));
        this.stop();
      }
    };
    worker.onerror = () => this.stop();
    return worker;
  }

  /** The next request starts it again. */
  stop(): void {
    this.#worker?.terminate();
    this.#worker = null;
    for (const { reject } of this.#waiting.values()) reject(new NoEngine());
    this.#waiting.clear();
  }
}

const engine = new Engine();
/** Somebody wants the games on this device: a new build is fetched by itself. */
const wanted = new Habit<boolean>('rummel-alone', false);

class Alone {
  readonly possible = possible;
  /** All files are here. */
  here = $state(false);
  /** Which share of them has come, while they do. */
  share = $state<number | null>(null);
  failed = $state(false);

  async look(): Promise<void> {
    this.here = await isKept().catch(() => false);
  }

  /** Brings all that is needed to this device, and tries it. */
  async keep(): Promise<void> {
    this.failed = false;
    this.share = 0;
    wanted.choose(true);
    try {
      await keepFiles((share) => (this.share = share));
      await Promise.all([
        ...Object.values(FAMILIES).map((family) => family.table()),
        import('../games/Any.svelte'),
        import('../art/sprite'),
        engine.start(),
      ]);
    } catch {
      this.failed = true;
    } finally {
      this.share = null;
      await this.look();
    }
  }

  async remove(): Promise<void> {
    wanted.choose(false);
    engine.stop();
    this.failed = false;
    await removeFiles();
    await this.look();
  }

  /** After another build has come: fetches its files for somebody who has asked for them once. */
  async renew(): Promise<void> {
    if (possible && wanted.value) await keepFiles(() => undefined);
  }

  /** Begins a match; the place where it is played. */
  async begin(game: GameId, company: readonly string[]): Promise<string> {
    const seats = ['me', ...company];
    const match = {
      id: newKey(),
      wanted: { game, seats },
      name: session.me?.name || session.likes.name || t('web-you'),
      secret: secret(),
      created: now(),
      over: false,
    };
    await keepMatch(match as unknown as Kept);
    await tidy();
    return `/alone/${match.id}`;
  }
}
export const alone = new Alone();

/** Asks the engine what other tables ask their server. */
class AloneLive extends Live {
  readonly #kept: Kept;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #over = false;
  #failed: (error: unknown) => void;

  constructor(kept: Kept, failed: (error: unknown) => void) {
    super(kept.id, false);
    this.#kept = kept;
    this.#failed = failed;
    this.status = 'open';
    this.#ask({ do: 'open', kept, now: now() });
  }

  protected override write(command: object): void {
    this.#ask({ do: 'tell', command: JSON.stringify(command), now: now() });
  }

  override close(): void {
    super.close();
    this.#over = true;
    clearTimeout(this.#timer);
  }

  #ask(request: Request): void {
    clearTimeout(this.#timer);
    engine.ask<Update>(request).then(
      (update) => this.#take(update),
      (error: unknown) => {
        if (!this.#over) this.#failed(error);
      },
    );
  }

  #take({ messages, wait, kept }: Update): void {
    if (this.#over) return;
    if (kept) void keepMatch(kept);
    for (const message of messages) this.take(message);
    clearTimeout(this.#timer);
    if (wait !== null) {
      this.#timer = setTimeout(() => this.#ask({ do: 'go', now: now() }), wait * 1000);
    }
  }

  get kept(): Kept {
    return this.#kept;
  }
}

/** A table that this device keeps. */
export class AlonePlay extends Play {
  /** The engine can't be had, or can't take up the match. */
  broken = $state('');
  override readonly own: Own = {
    record: () => engine.ask<string>({ do: 'record' }),
    again: async () => {
      const request = { do: 'again', id: newKey(), secret: secret(), now: now() } as const;
      const next = await engine.ask<Kept>(request);
      await keepMatch(next);
      await tidy();
      go(`/alone/${next.id}`);
    },
  };

  constructor(kept: Kept) {
    const fail: { now?: (error: unknown) => void } = {};
    super(kept.id, new AloneLive(kept, (error) => fail.now?.(error)));
    fail.now = (error) => {
      this.broken = t(error instanceof Refused ? 'web-alone-unreadable' : 'web-alone-failed');
    };
  }

  protected override engineHint(): Promise<Hint> {
    return engine.ask<Hint>({ do: 'hint' });
  }
}
