/**
 * The kernel in a page. It is loaded when it is first needed, and the service worker keeps the file.
 * Where it is not there (pages that were built without it, an old browser, a broken line) the answer
 * is null, and whoever asks goes on with the server.
 */
import address from 'virtual:kernel';
import type { Answer, Request, Word } from './requests';
import type { Reply } from './worker';

export type * from './requests';

/** Null: there is no kernel here. */
export type Ask = <W extends Word>(request: Request<W>) => Promise<Answer<W> | null>;

type Settle = (answer: object | null) => void;

class KernelInPage {
  #worker: Worker | null = null;
  #waiting = new Map<number, Settle>();
  #last = 0;
  #ready = false;

  /** An answer takes no longer than the kernel thinks: the file is there. */
  get ready(): boolean {
    return this.#ready;
  }

  /** Loads the file, if it is not there yet. */
  async warm(): Promise<boolean> {
    return (await this.ask({ do: 'families' })) !== null;
  }

  ask<W extends Word>(request: Request<W>): Promise<Answer<W> | null> {
    const worker = this.#begun();
    if (!worker) return Promise.resolve(null);
    const key = ++this.#last;
    return new Promise((resolve) => {
      this.#waiting.set(key, (answer) => resolve(answer as Answer<W> | null));
      worker.postMessage({ key, request });
    });
  }

  #begun(): Worker | null {
    if (!address || typeof Worker === 'undefined') return null;
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      type: 'module',
      name: new URL(address, location.href).href,
    });
    worker.onmessage = ({ data }: MessageEvent<Reply>) => {
      const settle = this.#waiting.get(data.key);
      this.#waiting.delete(data.key);
      if ('answer' in data) this.#ready = true;
      settle?.('answer' in data ? data.answer : null);
      if ('error' in data && data.error === 'failed') this.#end(worker);
    };
    worker.onerror = () => this.#end(worker);
    this.#worker = worker;
    return worker;
  }

  /** Nobody waits for ever; the next request begins again, for a line may be mended. */
  #end(worker: Worker): void {
    worker.terminate();
    if (worker !== this.#worker) return;
    this.#worker = null;
    this.#ready = false;
    for (const settle of this.#waiting.values()) settle(null);
    this.#waiting.clear();
  }
}

export const kernel = new KernelInPage();
