/**
 * The engine as pages have it, under Node.js: Python for browsers with the kernel for browsers. It
 * plays matches of every game again that `tests/web/test_alone.py` has played, bots of all levels at
 * the table: their moves and what every seat sees have to be the same.
 */
import { readFile } from 'node:fs/promises';
import { beforeAll, expect, test } from 'vitest';
import { engineOf, startPython, type Python } from '../../src/alone/engine';
import { Kernel } from '../../src/kernel/kernel';

interface Script {
  source: string;
  matches: { game: string; bots: string[]; most: number; digests: string[] }[];
}
const FOLDER = process.env['RUMMEL_ALONE'] ?? '';
const WASM = process.env['RUMMEL_WASM'] ?? '';

let script: Script;
let python: Python;
beforeAll(async () => {
  script = JSON.parse(await readFile(process.env['RUMMEL_SCRIPT'] ?? '', 'utf-8')) as Script;
  const kernel = new Kernel(await WebAssembly.compile(await readFile(WASM)));
  const read = async (name: string): Promise<Uint8Array> =>
    new Uint8Array(await readFile(`${FOLDER}/${name}`));
  python = await startPython(`${FOLDER}/`, read, kernel);
});

test('the engine in a page plays as the native one does', () => {
  const digests = python.runPython(`${script.source}\n\nimport json
lambda game, bots, most: json.dumps(digests(game, tuple(json.loads(bots)), most))`);
  expect(script.matches.length).toBeGreaterThan(10);
  for (const { game, bots, most, digests: native } of script.matches) {
    const said = JSON.parse(digests(game, JSON.stringify(bots), most)) as string[];
    expect(said, game).toEqual(native);
    expect(said.length, game).toBeGreaterThan(5);
  }
});

test('what is no request is refused, and the table plays on', () => {
  const ask = engineOf(python);
  const answered = (
    request: object,
  ): { is?: string; error?: string; messages?: { is: string }[] } =>
    JSON.parse(ask(JSON.stringify(request))) as ReturnType<typeof answered>;
  const go = { do: 'go', now: 0 };
  expect(answered(go).error).toBe('table-not-started');
  for (const text of ['', '{', '[]', '{"do":"fly"}', '{"do":"go"}'])
    expect(JSON.parse(ask(text)), text).toMatchObject({ is: 'refusal', error: 'bad-request' });
  const kept = { id: 'x', name: 'Ana', secret: 'ab'.repeat(32), created: 0 };
  const wanted = { game: 'gin', seats: ['me', 'bot:ada'] };
  expect(answered({ do: 'open', kept: { ...kept, wanted, version: 9 }, now: 0 }).error).toBe(
    'record-version',
  );
  expect(answered({ do: 'open', kept: { ...kept, wanted }, now: 0 }).messages?.[0]?.is).toBe(
    'table',
  );
  const command = JSON.stringify({ do: 'play', number: 0, move: 'lay 3h', key: 'k' });
  expect(answered({ do: 'tell', command, now: 0 }).messages?.at(-1)).toMatchObject({
    is: 'refusal',
  });
  expect(answered(go).is).toBe(undefined);
});
