/** What is done to a build before it is served: lists for the worker and the first paint, small files. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;
const ASSETS = 'assets/';
const PAGE = /\/src\/pages\/(\w+)\.svelte$/;
const WORDS = /^\0virtual:(words|book)\/(\w+)$/;

/** Pages that show tables, and what belongs to them. */
const WITH_TABLES = new Set(['Table', 'Replay', 'Tour']);

/**
 * Few files, since each costs a slow line a turn: what only one page needs is in its own, what pages
 * with tables share is one file, and what others share too is another.
 */
export function shared(id: string, known: Rolldown.ChunkingContext): string | null {
  const importersOf = (module: string): { now: readonly string[]; later: readonly string[] } => {
    const { importers = [], dynamicImporters = [] } = known.getModuleInfo(module) ?? {};
    return { now: importers, later: dynamicImporters };
  };
  if (importersOf(id).later.length) return null; // loaded on demand: a file of its own
  const roots = new Set<string>();
  const seen = new Set<string>();
  const visit = (module: string): void => {
    if (seen.has(module)) return;
    seen.add(module);
    const { now, later } = importersOf(module);
    if (later.length || !now.length) roots.add(/(\w+)\.svelte$/.exec(module)?.[1] ?? 'main');
    else now.forEach(visit);
  };
  visit(id);
  if (roots.size < 2) return null;
  return [...roots].every((root) => WITH_TABLES.has(root)) ? 'tables' : 'shared';
}

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

/** By the names of languages and pages (`table`), the files of each. */
function files(bundle: Bundle): Record<'words' | 'pages', Record<string, string[]>> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const entry = chunks.find((chunk) => chunk.isEntry)?.fileName ?? '';
  const known = new Set(needed(bundle, entry, new Set()));
  const by = (name: (module: string) => string | undefined): Record<string, string[]> =>
    Object.fromEntries(
      chunks.flatMap((chunk) =>
        chunk.moduleIds.flatMap((module) => {
          const key = name(module);
          if (!key || known.has(chunk.fileName)) return [];
          const found = needed(bundle, chunk.fileName, known);
          return [[key, found.map((file) => file.replace(ASSETS, ''))]];
        }),
      ),
    );
  return {
    words: by((module) => {
      const [, kind, language] = WORDS.exec(module) ?? [];
      return kind === 'words' ? language : undefined;
    }),
    pages: by((module) => PAGE.exec(module)?.[1]?.toLowerCase()),
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
      fill('look.js', '{ words: {}, pages: {} }', files(bundle));
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
