/** A page in any engine, used as Playwright's is: what is pressed has to be there, at rest, on top. */
import type * as playwright from 'playwright-core';
import { PATIENCE, type Locator, type Page } from '../play';
import type { Driver } from './driver';

const ROUND = 1000; // milliseconds that a question waits in the page before it is asked again
const KEYS: Record<string, string> = {
  ArrowDown: '\uE015',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  ArrowUp: '\uE013',
  End: '\uE010',
  Enter: '\uE007',
  Escape: '\uE00C',
  Home: '\uE011',
  Space: ' ',
  Tab: '\uE004',
};

/** Which element is meant: the one with this index of those that match. */
interface Which {
  selector: string;
  index: number;
}

/** Whether a press has hit what it was meant for; null: the page has seen none. */
type Guarded = { pressed?: boolean | null; unguard?: () => void };

/**
 * In the page: where an element can be clicked, once it is there, at rest and on top. The page may
 * still change before that is done: a press that hits something else is kept from the page.
 */
async function spot(
  { selector, index }: Which,
  at: { x: number; y: number } | null,
  patience: number,
): Promise<{ x: number; y: number } | string> {
  const ends = performance.now() + patience;
  const frame = (): Promise<void> =>
    new Promise((done) => {
      const late = setTimeout(done, 100);
      requestAnimationFrame(() => {
        clearTimeout(late);
        done();
      });
    });
  for (;;) {
    let why = 'is not there';
    const node = document.querySelectorAll<HTMLElement>(selector)[index];
    if (node) {
      const before = node.getBoundingClientRect();
      await frame();
      const box = node.getBoundingClientRect();
      const x = box.left + (at ? at.x : box.width / 2);
      const y = box.top + (at ? at.y : box.height / 2);
      const hit = document.elementFromPoint(x, y);
      if (!node.isConnected) why = 'has gone';
      else if (!box.width || !box.height || getComputedStyle(node).visibility !== 'visible')
        why = 'is not to be seen';
      else if (node.matches(':disabled')) why = 'is disabled';
      else if (before.left !== box.left || before.top !== box.top) why = 'moves';
      else if (hit && node.contains(hit)) {
        const page = window as unknown as Guarded;
        const events = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'];
        const guard = (event: Event): void => {
          page.pressed ??= node.contains(event.target as Node);
          if (page.pressed) return;
          event.stopImmediatePropagation();
          event.preventDefault();
        };
        page.pressed = null;
        page.unguard = () => events.forEach((name) => removeEventListener(name, guard, true));
        for (const name of events) addEventListener(name, guard, true);
        return { x: Math.round(x), y: Math.round(y) };
      } else {
        why = `is under ${hit ? hit.outerHTML.slice(0, 200) : 'the edge of the window'}`;
        node.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      }
    }
    if (performance.now() > ends) return why;
    await frame();
  }
}

/** In the page: whether an element is there, to be seen if that is wanted. */
async function there(
  { selector, index }: Which,
  state: 'attached' | 'visible',
  patience: number,
): Promise<boolean> {
  const ends = performance.now() + patience;
  for (;;) {
    const node = document.querySelectorAll(selector)[index];
    if (node) {
      const { width, height } = node.getBoundingClientRect();
      const seen = width > 0 && height > 0 && getComputedStyle(node).visibility === 'visible';
      if (state === 'attached' || seen) return true;
    }
    if (performance.now() > ends) return false;
    await new Promise((done) => setTimeout(done, 15));
  }
}

class Found implements Locator {
  constructor(
    readonly tab: Tab,
    readonly selector: string,
    readonly index = 0,
  ) {}

  get #which(): Which {
    return { selector: this.selector, index: this.index };
  }

  first = (): Locator => this;
  nth = (index: number): Locator => new Found(this.tab, this.selector, index);
  all = async (): Promise<Locator[]> =>
    Array.from({ length: await this.count() }, (_, index) => this.nth(index));
  count = (): Promise<number> =>
    this.tab.call((selector) => document.querySelectorAll(selector).length, this.selector);

  click = async (options: { position?: { x: number; y: number } } = {}): Promise<void> => {
    const at = options.position ?? null;
    for (let hit: boolean | undefined = false; hit === false;) {
      const place = await this.tab.until(async () => {
        const answer = await this.tab.call(spot, this.#which, at, ROUND);
        return typeof answer === 'string' ? new Error(`${this.selector} ${answer}`) : answer;
      });
      await this.tab.mouse.move(place.x, place.y);
      await this.tab.mouse.down();
      await this.tab.mouse.up();
      hit = await this.tab.until(async () => {
        const seen = await this.tab.call(() => {
          const page = window as unknown as Guarded;
          if (page.pressed !== null) page.unguard?.();
          return page.pressed;
        });
        return seen === null ? new Error(`the page sees no press of ${this.selector}`) : seen;
      });
    }
  };

  waitFor = async (options: { state?: string } = {}): Promise<void> => {
    const state = options.state === 'attached' ? 'attached' : 'visible';
    await this.tab.until(
      async () =>
        (await this.tab.call(there, this.#which, state, ROUND)) ||
        new Error(`${this.selector} is not there`),
    );
  };

  /** Asks the element something, once it is there. */
  async #ask<Answer, Args extends unknown[]>(
    question: (node: HTMLElement, ...args: Args) => Answer,
    ...args: Args
  ): Promise<Awaited<Answer>> {
    await this.waitFor({ state: 'attached' });
    const source = `(selector, index, ...args) =>
      (${question})(document.querySelectorAll(selector)[index], ...args)`;
    return (await this.tab.run(source, [this.selector, this.index, ...args])) as Awaited<Answer>;
  }

  focus = (): Promise<void> => this.#ask((node) => node.focus());
  scrollIntoViewIfNeeded = (): Promise<void> =>
    this.#ask((node) => node.scrollIntoView({ block: 'nearest', inline: 'nearest' }));
  getAttribute = (name: string): Promise<string | null> =>
    this.#ask((node, wanted) => node.getAttribute(wanted), name);
  textContent = (): Promise<string | null> => this.#ask((node) => node.textContent);
  boundingBox = (): ReturnType<Locator['boundingBox']> =>
    this.#ask((node) => {
      const { x, y, width, height } = node.getBoundingClientRect();
      return width && height ? { x, y, width, height } : null;
    });
  allTextContents = (): Promise<string[]> =>
    this.tab.call(
      (selector) => [...document.querySelectorAll(selector)].map((one) => one.textContent ?? ''),
      this.selector,
    );
  /** Of text fields, sliders and choices. */
  fill = (text: string): Promise<void> =>
    this.#ask((node, value) => {
      (node as HTMLInputElement).focus();
      (node as HTMLInputElement).value = value;
      for (const name of ['input', 'change'])
        node.dispatchEvent(new Event(name, { bubbles: true }));
    }, text);
  evaluate = ((question: (node: HTMLElement, arg: unknown) => unknown, arg: unknown) =>
    this.#ask(question, arg)) as playwright.Locator['evaluate'];
  evaluateAll = ((question: unknown, arg: unknown) =>
    this.tab.run(
      `(selector, arg) => (${question})([...document.querySelectorAll(selector)], arg)`,
      [this.selector, arg],
    )) as playwright.Locator['evaluateAll'];
}

export class Tab implements Page {
  #address = '';
  #at = { x: 0, y: 0 };

  /** `site`: where the pages are that it goes to. */
  constructor(
    readonly driver: Driver,
    readonly site: string,
  ) {}

  /** Runs a function, written out, in the page. */
  async run(source: string, args: readonly unknown[]): Promise<unknown> {
    const body = `const value = await (${source})(...JSON.parse(text));
      return JSON.stringify({ value, address: location.href });`;
    const answer = await this.driver.call(body, JSON.stringify(args));
    const { value, address } = JSON.parse(answer) as { value?: unknown; address: string };
    this.#address = address;
    return value;
  }

  async call<Answer, Args extends unknown[]>(
    question: (...args: Args) => Answer,
    ...args: Args
  ): Promise<Awaited<Answer>> {
    return (await this.run(String(question), args)) as Awaited<Answer>;
  }

  /** Asks until there is an answer that is not an error. */
  async until<Answer>(ask: () => Promise<Answer | Error>): Promise<Answer> {
    for (const ends = Date.now() + PATIENCE; ;) {
      // A page that is being left answers nothing.
      const answer = await ask().catch((error: unknown) => error as Error);
      if (!(answer instanceof Error)) return answer;
      if (Date.now() > ends) throw answer;
      await this.waitForTimeout(15);
    }
  }

  async goto(address: string): Promise<void> {
    await this.driver.go(new URL(address, this.site).href);
    await this.call(() => undefined); // so that it knows where it is
  }
  async reload(): Promise<void> {
    await this.driver.reload();
  }

  url = (): string => this.#address;
  locator = (selector: string): Locator => new Found(this, selector);
  waitForTimeout = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

  evaluate = ((question: unknown, arg: unknown) =>
    this.run(typeof question === 'string' ? `() => {${question}}` : String(question), [
      arg,
    ])) as playwright.Page['evaluate'];

  /** Not every engine runs scripts before a page does; what these keep stays kept. */
  addInitScript = (async (script: unknown, arg: unknown) => {
    if (!this.#address.startsWith(this.site)) await this.goto('/icon.svg');
    await this.run(String(script), [arg]);
  }) as unknown as playwright.Page['addInitScript'];

  async #ask(path: string, init: object): Promise<{ ok: () => boolean; json: () => Promise<any> }> {
    const [ok, body] = await this.call(
      async (to, how) => {
        const answer = await fetch(to, how);
        return [answer.ok, await answer.json()] as const;
      },
      path,
      init,
    );
    return { ok: () => ok, json: async () => body };
  }

  request = {
    get: (path: string) => this.#ask(path, {}),
    post: (path: string, { data }: { data: object }) =>
      this.#ask(path, {
        method: 'POST',
        body: JSON.stringify(data),
        headers: { 'content-type': 'application/json' },
      }),
  };

  #point(...actions: object[]): Promise<unknown> {
    return this.driver.perform([{ type: 'pointer', id: 'mouse', actions }]);
  }

  mouse = {
    move: async (x: number, y: number, { steps = 1 } = {}): Promise<void> => {
      const from = this.#at;
      this.#at = { x: Math.round(x), y: Math.round(y) };
      const between = (a: number, b: number, step: number): number =>
        Math.round(a + ((b - a) * step) / steps);
      await this.#point(
        ...Array.from({ length: steps }, (_, step) => ({
          type: 'pointerMove',
          x: between(from.x, this.#at.x, step + 1),
          y: between(from.y, this.#at.y, step + 1),
        })),
      );
    },
    down: async (): Promise<void> => void (await this.#point({ type: 'pointerDown', button: 0 })),
    up: async (): Promise<void> => void (await this.#point({ type: 'pointerUp', button: 0 })),
  };

  keyboard = {
    press: async (key: string): Promise<void> => {
      const value = KEYS[key] ?? key;
      const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value }));
      await this.driver.perform([{ type: 'key', id: 'keys', actions }]);
    },
  };
}
