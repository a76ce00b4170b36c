/** What the pages of a test showed and logged, kept in a folder if the test fails. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';

export const LONGEST = 600; // signs of a page's text in a message

const FOLDER = resolve(process.env['RUMMEL_SEEN'] ?? '../build/browser');

/** Where what a test saw is kept. */
export function folderFor(test: string, folder = FOLDER): string {
  return join(folder, test.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 80));
}

/** Closes a browser. Requests that a test still answers itself fail then, which is nobody's fault. */
export async function close(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.close();
}

export class Witness {
  #contexts: BrowserContext[] = [];
  #pages: Page[] = [];
  #log: string[] = [];

  constructor(readonly folder = FOLDER) {}

  /** Listens to every page of a browser, those that it opens later too. */
  watch(context: BrowserContext): void {
    this.#contexts.push(context);
    context.on('page', (page) => this.#listen(page));
  }

  #listen(page: Page): void {
    const name = `page ${this.#pages.push(page)}`;
    const note = (text: string): void => {
      this.#log.push(`${new Date().toISOString()} ${name}: ${text}`);
    };
    page.on('console', (message) => note(`${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => note(`error: ${error.stack ?? error.message}`));
    page.on('framenavigated', (frame) => note(`at ${frame.url()}`));
    page.on('requestfailed', (request) =>
      note(`${request.method()} ${request.url()} failed: ${request.failure()?.errorText}`),
    );
    page.on('response', (answer) => {
      if (answer.status() >= 400)
        note(`${answer.request().method()} ${answer.url()}: ${answer.status()}`);
    });
    page.on('websocket', (socket) => {
      note(`opens ${socket.url()}`);
      socket.on('close', () => note(`${socket.url()} is closed`));
      socket.on('socketerror', (error) => note(`${socket.url()}: ${error}`));
      socket.on('framesent', ({ payload }) => note(`says ${String(payload).slice(0, 300)}`));
      socket.on('framereceived', ({ payload }) => note(`hears ${String(payload).slice(0, 300)}`));
    });
    page.on('crash', () => note('crashed'));
    page.on('close', () => note('closed'));
  }

  /** Writes it all down; answers where, with what each page shows. */
  async keep(test: string): Promise<string> {
    const folder = folderFor(test, this.folder);
    await mkdir(folder, { recursive: true });
    const lines = [`What it saw is in ${folder}`];
    for (const [index, page] of this.#pages.entries()) {
      if (page.isClosed()) continue;
      const name = `page-${index + 1}`;
      const shown = await page
        .evaluate(() => (document.querySelector('main') ?? document.body).innerText)
        .catch((error: unknown) => `(${String(error)})`);
      lines.push(`${name} ${page.url()}: ${shown.replace(/\s+/g, ' ').slice(0, LONGEST)}`);
      const path = join(folder, `${name}.png`);
      await page.screenshot({ path, timeout: 20_000 }).catch((error: unknown) => {
        this.#log.push(`no picture of ${name}: ${String(error)}`);
      });
      const html = await page.content().catch(() => '');
      await writeFile(join(folder, `${name}.html`), html);
    }
    await writeFile(join(folder, 'log.txt'), `${this.#log.join('\n')}\n`);
    return lines.join('\n');
  }

  /** Closes what a test has left open. */
  async forget(): Promise<void> {
    for (const context of this.#contexts) await close(context).catch(() => undefined);
    this.#contexts = [];
    this.#pages = [];
    this.#log = [];
  }
}
