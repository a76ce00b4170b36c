/** The search for strangers: asks the server every other second, until there is a table. */
import type { Looking, Queue, Wanted } from '../wire';
import { ask, Unreachable, whyNot } from './api';
import { seal } from './receipts';
import { session } from './session.svelte';

const EVERY = 2000; // milliseconds

export type QuickPace = Looking['pace'];

export const queues = (): Promise<Queue[]> => ask<Queue[]>('GET', '/api/quick/queues');

const search = async (method: 'GET' | 'DELETE'): Promise<Looking | null> =>
  (await ask<{ looking: Looking | null }>(method, '/api/quick')).looking;
const again = (): Promise<Looking | null> => search('GET');

export class Search {
  /** What is looked for; null: nothing. */
  state = $state.raw<Looking | null>(null);
  fault = $state('');
  #timer: ReturnType<typeof setTimeout> | undefined;
  #over = false;

  /** `found` is called with the table. */
  constructor(readonly found: (table: string) => void) {}

  /** Goes on with a search that another page has begun. */
  async resume(): Promise<void> {
    // A slow server may say only now who is signed in.
    const known = await session.known().catch(() => false);
    if (known && !this.#over && !this.state) await this.#ask(again);
  }

  async begin(wanted: Pick<Wanted, 'game' | 'pace' | 'players'>): Promise<void> {
    this.fault = '';
    await this.#ask(async () => {
      await session.signIn();
      return await ask<Looking>('POST', '/api/quick', { ...wanted, pledge: seal() });
    });
  }

  async stop(): Promise<void> {
    const known = this.state?.table;
    clearTimeout(this.#timer);
    this.state = null;
    const last = await search('DELETE').catch(() => null); // it ends by itself, too
    // Somebody was faster than the button: the others wait there.
    if (last?.table && !known && !this.#over) this.found(last.table);
  }

  /** The page is left: who looks for a game over days still does. */
  close(): void {
    this.#over = true;
    clearTimeout(this.#timer);
    if (this.state && this.state.pace !== 'days') void this.stop();
  }

  async #ask(request: () => Promise<Looking | null>): Promise<void> {
    clearTimeout(this.#timer);
    try {
      const now = await request();
      if (this.#over) return;
      this.state = now;
      if (now?.table) {
        await this.stop(); // the server keeps the answer until it knows that it has come
        this.found(now.table);
        return;
      }
    } catch (error) {
      // A server that is away for a moment does not end the search.
      if (!(error instanceof Unreachable && this.state)) this.fault = whyNot(error);
    }
    if (this.state && !this.#over) this.#timer = setTimeout(() => void this.#ask(again), EVERY);
  }
}
