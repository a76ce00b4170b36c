/**
 * The kernel for browsers beside the native one: a script of requests with the native answers, which
 * `tests/web/test_wasm.py` writes, under Node.js and in Chromium, where it runs as pages run it.
 */
import { readFile } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { movesOf } from '../../src/kernel/best';
import { Kernel } from '../../src/kernel/kernel';
import { KernelRefusal, type Fields, type Request } from '../../src/kernel/requests';
import type { KernelRound } from '../../src/wire';
import { quit, URL, visitor } from '../kit';

interface Script {
  steps: [Request, object][];
  positions: { round: KernelRound; legal: string[]; moves: string[] }[];
}

const WASM = process.env['RUMMEL_WASM'] ?? '../build/wasm/rummel.wasm';

let script: Script;
let compiled: WebAssembly.Module;
beforeAll(async () => {
  script = JSON.parse(await readFile(process.env['RUMMEL_SCRIPT'] ?? '', 'utf-8')) as Script;
  compiled = await WebAssembly.compile(await readFile(WASM));
});
afterAll(quit);

/** What a kernel says to a request, refusals too. */
function said(kernel: Kernel, request: object): object {
  return JSON.parse(kernel.said(new TextEncoder().encode(JSON.stringify(request)))) as object;
}

/** The arranger also says how much work it had, which is nobody's business. */
function expectSame(given: object | undefined, answer: object, request: object): void {
  const { steps: _, ...rest } = { steps: 0, ...given };
  // Thousands of answers: only one that differs is worth a message.
  if (!isDeepStrictEqual(rest, answer)) expect(rest, JSON.stringify(request)).toEqual(answer);
}

test('every answer is the native one', () => {
  const kernel = new Kernel(compiled);
  for (const [request, answer] of script.steps) expectSame(said(kernel, request), answer, request);
});

test('in Chromium too, in the worker of the pages', async () => {
  const { page, leave } = await visitor();
  await page.goto(URL);
  const built = await (await fetch(`${URL}/sw.js`)).text();
  const [worker] = /\/assets\/worker-[\w-]+\.js/.exec(built) ?? [];
  const [file] = /\/assets\/rummel-[\w-]+\.wasm/.exec(built) ?? [];
  const answers = await page.evaluate(
    async ([worker, file, requests]) => {
      const thread = new Worker(worker, { type: 'module', name: file });
      const heard: { answer?: object; why?: string }[] = [];
      await new Promise<void>((done, failed) => {
        thread.onerror = (event) => failed(new Error(event.message));
        thread.onmessage = ({ data }) => {
          heard.push(data);
          if (heard.length === requests.length) done();
        };
        requests.forEach((request, key) => thread.postMessage({ key, request }));
      });
      thread.terminate();
      return heard;
    },
    [worker ?? '', file ?? '', script.steps.map(([request]): object => request)] as const,
  );
  script.steps.forEach(([request, answer], at) => {
    if ('not_native' in answer) expect(answers[at]?.why).toContain(answer.not_native);
    else expectSame(answers[at]?.answer, answer, request);
  });
  await leave();
});

test('the moves of a position are the engine’s', async () => {
  const kernel = new Kernel(compiled);
  expect(script.positions.length).toBeGreaterThan(20);
  for (const { round, legal, moves } of script.positions) {
    const { family, options, fields, seat } = round;
    const { round: opened } = kernel.ask({ do: 'open', family, options });
    kernel.ask({ do: 'set', round: opened, seed: 0, fields: fields as Fields });
    const listed = await movesOf(opened, seat, legal, async (request) => kernel.ask(request));
    expect([...(listed?.values() ?? [])]).toEqual(moves);
    kernel.ask({ do: 'close', round: opened });
  }
});

// ---------------------------------------------------------------------------- what is no request

/** Numbers by chance, the same in every run. */
function chance(seed: number): (bound: number) => number {
  let state = seed;
  return (bound) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}

test('garbage is refused, and the next request is answered', () => {
  const kernel = new Kernel(compiled);
  const below = chance(7);
  const texts = script.steps.map(([request]) => new TextEncoder().encode(JSON.stringify(request)));
  const signs = new TextEncoder().encode('{}[]",:-0123456789abcdef\\n \u0000é');
  let refused = 0;
  for (let run = 0; run < 6000; run++) {
    const bytes = [...(texts[below(texts.length)] as Uint8Array)].slice(0, 4000);
    for (let change = below(4); change >= 0; change--) {
      const at = below(bytes.length);
      const sign = below(3) ? (signs[below(signs.length)] as number) : below(256);
      if (below(3)) bytes[at] = sign;
      else bytes.splice(at, below(3), sign);
    }
    if (below(9) === 0) bytes.length = below(bytes.length);
    const answer = JSON.parse(kernel.said(Uint8Array.from(bytes))) as object;
    if ('refused' in answer) refused++;
  }
  expect(refused).toBeGreaterThan(3000);
  for (const [request, answer] of script.steps.slice(0, 20))
    expectSame(said(kernel, request), answer, request);
});

test('what is too much is refused', () => {
  const kernel = new Kernel(compiled);
  const answer = (text: string): object =>
    JSON.parse(kernel.said(new TextEncoder().encode(text))) as object;
  expect(() => kernel.said(new Uint8Array(2 ** 20 + 1))).toThrow(KernelRefusal);
  for (const text of [
    '',
    '[]',
    '{}',
    '['.repeat(100_000),
    `{"do":${'{"do":'.repeat(1000)}`,
    '{"do":"arrange"}',
    '{"do":"nothing","round":1}',
    '{"do":"look","round":1,"seat":0}',
    '{"do":"open","family":"chess","options":{}}',
    '{"do":"open","family":7,"options":{}}',
    '{"do":99999999999999999999}',
  ])
    expect(answer(text), text.slice(0, 80)).toHaveProperty('refused');
  const [first] = script.steps.filter(([request]) => request.do === 'arrange');
  const arranging = first?.[0] as Request<'arrange'>;
  const settings = [...arranging.settings];
  settings[7] = 2 ** 50;
  expect(said(kernel, { ...arranging, settings })).toHaveProperty('refused');
  const opening = script.steps.find(
    ([{ do: word }, answer]) => word === 'open' && 'round' in answer,
  );
  const open = opening?.[0] as Request<'open'>;
  for (let round = 1; round <= 64; round++) expect(kernel.ask(open)).toEqual({ round });
  expect(() => kernel.ask(open)).toThrow('too many rounds');
  kernel.ask({ do: 'close', round: 5 });
  expect(kernel.ask(open)).toEqual({ round: 65 });
  expect(() => kernel.ask({ do: 'look', round: 5, seat: 0 })).toThrow('no such round');
  expect(() => kernel.ask({ do: 'look', round: 6, seat: 0 })).toThrow('not been dealt');
  kernel.ask({ do: 'deal', round: 6, seed: 1, first: -1 });
  for (const seat of [-1, 6, 99]) {
    expect(() => kernel.ask({ do: 'look', round: 6, seat })).toThrow('no such seat');
    expect(() => kernel.ask({ do: 'greedy', round: 6, seat })).toThrow('no such seat');
  }
  expect(() => kernel.ask({ do: 'play', round: 6, seat: 0, action: 9999 })).toThrow(KernelRefusal);
});
