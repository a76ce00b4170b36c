/** What is done to a build before it is served: lists for the worker and the first paint, small files. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import { GAMES } from './src/wire.ts';

type Bundle = Rolldown.OutputBundle;
const ASSETS = 'assets/';
const PAGE = /\/src\/pages\/(\w+)\.svelte$/;
const TABLE = /\/src\/tables\/(\w+)\.svelte$/;
const WORDS = /^\0virtual:words\/(\w+)$/;

/** A chunk and all that it can't do without, less what every page has loaded anyway. */
function needed(bundle: Bundle, name: string, known: ReadonlySet<string>): string[] {
  const found = new Set<string>();
  const visit = (file: string): void => {
    const chunk = bundle[file];
    if (found.has(file) || known.has(file) || chunk?.type !== 'chunk') return;
    found.add(file);
    chunk.imports.forEach(visit);
    for (const style of chunk.viteMetadata?.importedCss ?? [])
      if (!known.has(style)) found.add(style);
  };
  visit(name);
  return [...found];
}

/** By the names of languages, pages (`table`) and families (`one-eleven`), the files of each. */
function files(bundle: Bundle): Record<string, Record<string, string | string[]>> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const entry = chunks.find((chunk) => chunk.isEntry)?.fileName ?? '';
  const known = new Set(needed(bundle, entry, new Set()));
  const by = (pattern: RegExp): Record<string, string[]> =>
    Object.fromEntries(
      chunks.flatMap((chunk) => {
        const name = pattern.exec(chunk.facadeModuleId ?? '')?.[1];
        if (!name) return [];
        const kebab = name.replace(/(?<=.)[A-Z]/g, '-$&').toLowerCase();
        const found = needed(bundle, chunk.fileName, known);
        return [[kebab, found.map((file) => file.replace(ASSETS, ''))]];
      }),
    );
  const games = Object.entries(GAMES).map(([game, { family }]) => [game, family] as const);
  return {
    words: by(WORDS),
    pages: by(PAGE),
    families: by(TABLE),
    games: Object.fromEntries(games),
  };
}

/** Tells the worker what this build is made of, and the first script what to fetch early. */
export function listed(site: string): Plugin {
  const fill = (name: string, gap: string, found: unknown): void => {
    const text = readFileSync(`${site}/${name}`, 'utf-8');
    if (!text.includes(gap)) throw new Error(`${name} has no ${gap} to fill`);
    writeFileSync(`${site}/${name}`, text.replace(gap, JSON.stringify(found)));
  };
  return {
    name: 'rummel-listed',
    apply: 'build',
    writeBundle(_, bundle) {
      const built = Object.keys(bundle).filter((file) => file.startsWith(ASSETS));
      fill(
        'sw.js',
        '[]',
        built.map((file) => `/${file}`),
      );
      fill('look.js', '{ words: {}, pages: {}, families: {}, games: {} }', files(bundle));
    },
  };
}

/** Lays a `.br` and a `.gz` beside every text, so that the server never compresses. */
export function compressed(site: string): Plugin {
  return {
    name: 'rummel-compressed',
    apply: 'build',
    closeBundle() {
      if (this.meta.watchMode) return;
      for (const entry of readdirSync(site, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || !/\.(html|js|css|svg|json|webmanifest)$/.test(entry.name)) continue;
        const path = `${entry.parentPath}/${entry.name}`;
        const text = readFileSync(path);
        const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
        writeFileSync(`${path}.br`, brotliCompressSync(text, best));
        writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
      }
    },
  };
}
