/** A test that fails says what it saw. */
import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { launch, PATIENCE, quit, URL } from './kit';
import { Witness } from './witness';

afterAll(quit);

test('pictures, text, console and network of every page are kept', async () => {
  const witness = new Witness(await mkdtemp(join(tmpdir(), 'rummel-')));
  const context = await (await launch()).newContext({ serviceWorkers: 'block', locale: 'en' });
  context.setDefaultTimeout(PATIENCE);
  witness.watch(context);
  const first = await context.newPage();
  await first.goto(`${URL}/score`);
  await first.getByRole('button', { name: 'Begin' }).waitFor();
  await first.evaluate(() => console.warn('a warning'));
  await first.evaluate(() => fetch('/api/tables/nowhere'));
  const second = await context.newPage();
  await second.route('**/api/**', (route) => route.abort());
  await second.goto(`${URL}/matches`);
  await second.locator('main[data-away]').waitFor();

  const report = await witness.keep('what: it “saw”');
  const folder = join(witness.folder, 'what-it-saw-');
  expect(report).toContain(folder);
  expect(report).toMatch(/page-1 .*\/score: .*Begin/);
  expect(report).toMatch(/page-2 .*\/matches: /);
  const pages = ['page-1.html', 'page-1.png', 'page-2.html', 'page-2.png'];
  expect((await readdir(folder)).sort()).toEqual(['log.txt', ...pages]);
  const log = await readFile(join(folder, 'log.txt'), 'utf-8');
  expect(log).toContain('page 1: warning: a warning');
  expect(log).toMatch(/page 1: GET .*nowhere: 404/);
  expect(log).toMatch(/page 2: GET .*\/api\/.* failed: net::ERR_FAILED/);

  await witness.forget();
  expect(first.isClosed()).toBe(true);
});
