/**
 * What the client knows about a family stands only in its folder: a new game needs a folder
 * and the generated `wire.ts`, and no line anywhere else.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FAMILIES } from '../src/games';
import { bookOf } from '../src/rules/books';
import { GAMES, type Family, type GameId } from '../src/wire';

const ROOT = join(import.meta.dirname, '..');
const games = Object.keys(GAMES) as GameId[];
const families = [...new Set(games.map((game) => GAMES[game].family))].sort();

/** Words of the wire are written as the server has them: `facts.tie === 'gin-safe'`. */
const WIRE = readFileSync(join(ROOT, 'src/wire.ts'), 'utf-8');
const VALUES = new Set(WIRE.match(/'[a-z]+(-[a-z0-9]+)+'/g));
const COMMENT = /<!--[\s\S]*?-->|\/\*[\s\S]*?\*\/|(?<!['":])\/\/.*$/gm;

/** The names of games and families that stand in a source outside of comments, but for its own. */
function named(text: string, own: ReadonlySet<string> = new Set()): string[] {
  const longestFirst = [...own].filter(Boolean).sort((one, two) => two.length - one.length);
  const code = longestFirst
    .reduce((rest, name) => rest.replaceAll(name, ''), text.replace(COMMENT, ''))
    .replace(/'[a-z]+(-[a-z0-9]+)+'/g, (value) =>
      VALUES.has(value) && !(value.slice(1, -1) in GAMES) ? "''" : value,
    );
  const names = new Set<string>([...games, ...families].filter((name) => !own.has(name)));
  return [...names].filter((name) => new RegExp(`(?<![\\w$])${name}(?![\\w$])`).test(code));
}

const SOURCES = [
  'site-plugin.ts',
  'words-plugin.ts',
  'vite.config.ts',
  'index.html',
  'public/sw.js',
  ...readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf-8' }).map(
    (path) => `src/${path}`,
  ),
].filter((path) => /\.(ts|js|svelte|css|json|html)$/.test(path) && path !== 'src/wire.ts');

/** A family's folder may speak of the family and its games. */
function ownNames(path: string): Set<string> {
  const [, family] = /^src\/games\/([\w-]+)\//.exec(path) ?? [];
  return new Set([family ?? '', ...games.filter((game) => GAMES[game].family === family)]);
}

describe('names of games and families', () => {
  test('stand in the folder of their family alone', () => {
    expect(SOURCES.length).toBeGreaterThan(100);
    const mentions = SOURCES.flatMap((path) =>
      named(readFileSync(join(ROOT, path), 'utf-8'), ownNames(path)).map(
        (name) => `${path}: ${name}`,
      ),
    );
    expect(mentions).toEqual([]);
  });

  test.each([
    ["if (family === 'karo8') return;", 'karo8'],
    ["import { fit } from '../games/tiles/fit';", 'tiles'],
    ['.palette-myrummy { --suit-c: black; }', 'myrummy'],
    ["const PICTURES = { duel: ['13s'] };", 'duel'],
    ["<p>{t('web-romme-opened')}</p>", 'romme'],
    ['{ "rummikub": [] }', 'rummikub'],
    ['style={STYLES.gin}', 'gin'],
  ])('would be found in %s', (planted, name) => {
    expect(named(planted)).toContain(name);
    expect(named(planted, new Set([name]))).toEqual([]);
  });

  test('may be spoken of in comments, and where the wire says so', () => {
    expect(named('/** As in gin. */ // and in romme\n<!-- karo8 -->')).toEqual([]);
    expect(named("if (facts.tie === 'gin-safe') add();")).toEqual([]);
    expect(named("import tiled from 'tile'; const dueling = 1;")).toEqual([]);
  });
});

describe('every family', () => {
  const folders = readdirSync(join(ROOT, 'src/games'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);

  test('has a folder of its name, and each folder is a family', () => {
    expect(folders.sort()).toEqual(families);
    expect(Object.keys(FAMILIES).sort()).toEqual(families);
  });

  test.each(families)('%s shows its games, their pieces and their rules', async (name: Family) => {
    const family = FAMILIES[name];
    const own = games.filter((game) => GAMES[game].family === name);
    expect(Object.keys(family.pictures).sort()).toEqual(own.toSorted());
    for (const game of own) {
      expect(family.pictures[game]).toHaveLength(4);
      expect(['card', 'tile', 'number']).toContain(family.style(game, null));
      expect(family.settings.every((one) => own.includes(one.game))).toBe(true);
      const { places, facts, Figure } = bookOf(game);
      expect(Object.keys(places).sort()).toEqual(own.toSorted());
      expect(Object.keys(facts).sort()).toEqual(own.toSorted());
      expect(Figure).toBeTypeOf('function');
    }
    expect(family.deal).toBeTypeOf('function');
    expect((await family.table()).default).toBeTypeOf('function');
  });
});
