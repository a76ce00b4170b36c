/**
 * Debian's WebKitGTK by WebDriver, https://w3c.github.io/webdriver/, on a virtual screen that
 * nobody sees.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { DESK, PATIENCE } from '../play';
import type { Driver } from './driver';
import { Program } from './program';

const WEBDRIVER = process.env['RUMMEL_WEBKIT'] ?? '/usr/bin/WebKitWebDriver';
const XVFB = process.env['RUMMEL_XVFB'] ?? '/usr/bin/Xvfb';

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

/** In the page: listens to its errors and its console from now on, since the driver does not report them. */
const LISTEN = `
  if (!window.said) {
    window.said = [];
    const note = (...words) => void window.said.push(words.map(String).join(' '));
    addEventListener('error', ({ message, error }) => note('error:', message, error?.stack ?? ''));
    addEventListener('unhandledrejection', ({ reason }) => note('error:', reason));
    for (const level of ['error', 'warn']) {
      const write = console[level];
      console[level] = (...words) => (note(level + ':', ...words), write.apply(console, words));
    }
  }`;

export async function webkit(): Promise<Driver> {
  const home = await mkdtemp(join(tmpdir(), 'rummel-webkit-'));
  await mkdir(join(home, 'gtk-3.0'));
  // Nothing moves.
  await writeFile(join(home, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  const size = `${DESK.width}x${DESK.height}x24`;
  const screen = new Program(
    XVFB,
    ['-displayfd', '3', '-screen', '0', size, '-nolisten', 'tcp'],
    {},
    1,
  );
  const [, display = ''] = await screen.says(/^(\d+)\n/m);
  const port = await freePort();
  const program = new Program(WEBDRIVER, [`--port=${port}`, '--host=127.0.0.1'], {
    DISPLAY: `:${display}`,
    HOME: home,
    XDG_CONFIG_HOME: home,
    GDK_BACKEND: 'x11',
    LANG: 'C.UTF-8',
    LANGUAGE: 'en',
    NO_AT_BRIDGE: '1',
    WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1', // there is no graphics processor on such a screen
  });
  const ask = async <Result>(
    method: string,
    path: string,
    body?: object,
    signal?: AbortSignal,
  ): Promise<Result> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    });
    const { value } = (await answer.json()) as { value: Result & { message?: string } };
    if (!answer.ok) throw new Error(`${path}: ${value.message ?? answer.status}`);
    return value;
  };
  // It says nothing when it listens, and something when it fails.
  const listens = async (): Promise<void> => {
    while (!(await ask('GET', '/status').catch(() => null))) await setTimeout(15);
  };
  await Promise.race([listens(), program.ended()]);
  const { sessionId } = await ask<{ sessionId: string }>('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        pageLoadStrategy: 'none',
        timeouts: { script: PATIENCE },
        'webkitgtk:browserOptions': {
          // Without its own bars a window can be as narrow as a phone.
          args: ['--automation', '--full-screen'],
        },
      },
    },
  });
  const path = `/session/${sessionId}`;
  // Its own waiting is over too early at times, and what a page that is left was asked is never
  // answered. So the old document is marked (its window may stay), and the next one is asked until it
  // answers, with questions that may get lost. The empty page that a browser begins with does not
  // count: it may come in between. A page that can't even be marked any more is left all the same, and
  // the next one is known by its address.
  const now = (script: string): Promise<unknown> =>
    ask('POST', `${path}/execute/sync`, { script, args: [] }, AbortSignal.timeout(5000));
  const arrive = async (how: string, body: object): Promise<void> => {
    let marked = false;
    for (let tries = 0; !marked && (tries < 4 || !('url' in body)); tries++)
      marked = await now('document.left = true').then(
        () => true,
        () => false,
      );
    await ask('POST', `${path}/${how}`, body);
    const other =
      marked || !('url' in body) ? '' : ` && location.href === ${JSON.stringify(body.url)}`;
    const there = `return !document.left && document.readyState !== 'loading' &&
      location.protocol !== 'about:'${other}`;
    // A page that leaves by itself at the same moment takes our way out with it: then we ask again.
    let asked = Date.now();
    for (let done: unknown; done !== true;) {
      done = await now(there).catch(() => false);
      if (done !== true && Date.now() - asked > PATIENCE / 6) {
        await ask('POST', `${path}/${how}`, body);
        asked = Date.now();
      }
    }
  };
  const said: string[] = [];
  const resize = (width: number, height: number): Promise<unknown> =>
    ask('POST', `${path}/window/rect`, { width, height });
  await resize(DESK.width, DESK.height);
  return {
    go: (url) => arrive('url', { url }),
    reload: () => arrive('refresh', {}),
    call: async (body, text) => {
      const script = `${LISTEN}
        const [text, done] = arguments;
        const end = (answer) => done({ ...answer, said: window.said.splice(0) });
        (async () => {${body}})().then(
          (value) => end({ value }),
          (error) => end({ error: String(error) }),
        );`;
      const answer = await ask<{ value?: string; error?: string; said: string[] }>(
        'POST',
        `${path}/execute/async`,
        { script, args: [text] },
      );
      said.push(...answer.said);
      if (answer.error !== undefined) throw new Error(answer.error);
      return answer.value ?? '';
    },
    perform: (actions) => ask('POST', `${path}/actions`, { actions }),
    resize,
    picture: () => ask<string>('GET', `${path}/screenshot`),
    said: () => said,
    quit: async () => {
      await ask('DELETE', path).catch(() => undefined);
      await program.end();
      await screen.end();
      await rm(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
