/** Debian's Firefox, headless, by WebDriver BiDi: https://w3c.github.io/webdriver-bidi/ */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import WebSocket from 'ws';
import { DESK, PATIENCE } from '../play';
import { Silence, type Driver } from './driver';
import { Program } from './program';

const FIREFOX = process.env['RUMMEL_FIREFOX'] ?? '/usr/bin/firefox-esr';

/** No requests of its own on the line, no motion, English. */
const PREFERENCES = {
  'app.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.getAddons.cache.enabled': false,
  'intl.accept_languages': 'en',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
  'toolkit.telemetry.enabled': false,
  'ui.prefersReducedMotion': 1,
};

interface Message {
  id?: number;
  type: 'success' | 'error' | 'event';
  result?: unknown;
  message?: string;
  method?: string;
  params?: { level: string; text: string | null; stackTrace?: object };
}

class Session {
  #socket: WebSocket;
  #next = 0;
  #commands = new Map<
    number,
    { resolve: (result: never) => void; reject: (error: Error) => void; late: NodeJS.Timeout }
  >();
  said: string[] = [];

  constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data) => this.#hear(JSON.parse(String(data)) as Message));
    socket.on('close', () => {
      for (const { reject, late } of this.#commands.values()) {
        clearTimeout(late);
        reject(new Error('Firefox has gone'));
      }
    });
  }

  #hear(message: Message): void {
    if (message.type === 'event') {
      const { level = '', text } = message.params ?? {};
      if (level === 'error' || level === 'warn') this.said.push(`${level}: ${text}`);
      return;
    }
    const command = this.#commands.get(message.id ?? -1);
    this.#commands.delete(message.id ?? -1);
    clearTimeout(command?.late);
    if (message.type === 'success') command?.resolve(message.result as never);
    else command?.reject(new Error(message.message));
  }

  send<Result>(method: string, params: object = {}): Promise<Result> {
    const id = this.#next++;
    const command = JSON.stringify({ id, method, params });
    this.#socket.send(command);
    return new Promise<Result>((resolve, reject) => {
      const silent = new Silence('Firefox', command.slice(0, 1000));
      const late = setTimeout(() => reject(silent), PATIENCE);
      this.#commands.set(id, { resolve, reject, late });
    });
  }
}

type Called =
  | { type: 'success'; result: { value: string } }
  | { type: 'exception'; exceptionDetails: { text: string } };

export async function firefox(): Promise<Driver> {
  const profile = await mkdtemp(join(tmpdir(), 'rummel-firefox-'));
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  );
  await writeFile(join(profile, 'user.js'), lines.join(''));
  const program = new Program(
    FIREFOX,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    { HOME: profile },
  );
  const [, address = ''] = await program.says(/WebDriver BiDi listening on (ws:\S+)/);
  const socket = new WebSocket(`${address}/session`);
  await new Promise((done, failed) => socket.once('open', done).once('error', failed));
  const session = new Session(socket);
  await session.send('session.new', { capabilities: {} });
  await session.send('session.subscribe', { events: ['log.entryAdded'] });
  const { contexts } = await session.send<{ contexts: { context: string }[] }>(
    'browsingContext.getTree',
  );
  const context = contexts[0]?.context;
  const resize = (width: number, height: number): Promise<unknown> =>
    session.send('browsingContext.setViewport', { context, viewport: { width, height } });
  await resize(DESK.width, DESK.height);
  return {
    go: (url) => session.send('browsingContext.navigate', { context, url, wait: 'interactive' }),
    reload: () => session.send('browsingContext.reload', { context, wait: 'interactive' }),
    call: async (body, text) => {
      const called = await session.send<Called>('script.callFunction', {
        functionDeclaration: `async (text) => {${body}}`,
        arguments: [{ type: 'string', value: text }],
        target: { context },
        awaitPromise: true,
      });
      if (called.type === 'exception') throw new Error(called.exceptionDetails.text);
      return called.result.value;
    },
    perform: (actions) => session.send('input.performActions', { context, actions }),
    resize,
    picture: async () =>
      (await session.send<{ data: string }>('browsingContext.captureScreenshot', { context })).data,
    said: () => session.said,
    quit: async () => {
      await program.end();
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
