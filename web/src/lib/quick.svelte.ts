/** The search for strangers: asks the server every other second, until there is a table. */
import type { Looking, Queue, Wanted } from '../wire';
import { ask, Refused, Unreachable, whyNot } from './api';
import { seal } from './receipts';
import { session } from './session.svelte';

const EVERY = 2000; // milliseconds

export type QuickPace = Looking['pace'];

export const queues = (): Promise<Queue[]> => ask<Queue[]>('GET', '/api/quick/queues');

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
    if (session.me) await this.#ask(() => ask<Looking>('GET', '/api/quick'));
  }

  async begin(wanted: Pick<Wanted, 'game' | 'pace' | 'players'>): Promise<void> {
    this.fault = '';
    await this.#ask(async () => {
      await session.signIn();
      return await ask<Looking>('POST', '/api/quick', { ...wanted, pledge: seal() });
    });
  }

  async stop(): Promise<void> {
    clearTimeout(this.#timer);
    this.state = null;
    await ask('DELETE', '/api/quick').catch(() => undefined); // it ends by itself, too
  }

  /** The page is left: who looks for a game over days still does. */
  close(): void {
    this.#over = true;
    clearTimeout(this.#timer);
    if (this.state && this.state.pace !== 'days') void this.stop();
  }

  async #ask(request: () => Promise<Looking>): Promise<void> {
    clearTimeout(this.#timer);
    try {
      const now = await request();
      if (this.#over) return;
      this.state = now;
      if (now.table) {
        this.state = null;
        this.found(now.table);
        return;
      }
    } catch (error) {
      if (error instanceof Refused && error.refusal.error === 'not-found') this.state = null;
      else if (!(error instanceof Unreachable && this.state)) this.fault = whyNot(error);
    }
    if (this.state && !this.#over)
      this.#timer = setTimeout(
        () => void this.#ask(() => ask<Looking>('GET', '/api/quick')),
        EVERY,
      );
  }
}
