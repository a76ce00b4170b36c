/** What is done to a build before it is served: lists for the worker and the server, small files. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;
const ASSETS = 'assets/';
const PAGE = /\/src\/pages\/(\w+)\.svelte$/;
const TABLE = /\/src\/games\/([\w-]+)\/Table\.svelte$/;
const SHORT: Record<string, string> = { Start: '', NewTable: 'new' }; // addresses, as in App.svelte
const WORDS = /^\0virtual:(words|book)\/(\w+)$/;

/**
 * Few files, since each costs a slow line a turn, and a browser asks for six at a time: each page and
 * each family's table has one, and what more than one of them needs is in the one of every visit.
 */
export function shared(id: string, known: Rolldown.ChunkingContext): string | null {
  const importersOf = (module: string): { now: readonly string[]; later: readonly string[] } => {
    const { importers = [], dynamicImporters = [] } = known.getModuleInfo(module) ?? {};
    return { now: importers, later: dynamicImporters };
  };
  if (importersOf(id).later.length) return null; // loaded on demand: a separate file
  const roots = new Set<string>();
  const seen = new Set<string>();
  const visit = (module: string): void => {
    if (seen.has(module)) return;
    seen.add(module);
    const { now, later } = importersOf(module);
    if (later.length || !now.length) roots.add(module);
    else now.forEach(visit);
  };
  visit(id);
  const [root = ''] = roots;
  return roots.size > 1 || !importersOf(root).later.length ? 'main' : null;
}

/** A file and all that it can't do without. */
function needed(bundle: Bundle, name: string): string[] {
  const files = new Set<string>();
  const seen = new Set<string>(); // two files may need each other
  const visit = (file: string): void => {
    const chunk = bundle[file];
    if (seen.has(file) || chunk?.type !== 'chunk') return;
    seen.add(file);
    chunk.imports.forEach(visit);
    files.add(file);
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
  };
  visit(name);
  return [...files];
}

/** By languages, by the first part of a page's address, and by families, the files of each. */
function files(bundle: Bundle): Record<'words' | 'pages' | 'tables', Record<string, string[]>> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const by = (name: (module: string) => string | undefined): Record<string, string[]> =>
    Object.fromEntries(
      chunks.flatMap((chunk) =>
        chunk.moduleIds.flatMap((module) => {
          const key = name(module);
          if (key === undefined) return [];
          return [[key, needed(bundle, chunk.fileName).map((file) => `/${file}`)]];
        }),
      ),
    );
  return {
    words: by((module) => {
      const [, kind, language] = WORDS.exec(module) ?? [];
      return kind === 'words' ? language : undefined;
    }),
    pages: by((module) => {
      const [, page] = PAGE.exec(module) ?? [];
      return page && (SHORT[page] ?? page.toLowerCase());
    }),
    tables: by((module) => TABLE.exec(module)?.[1]),
  };
}

/** Puts the kernel's file (`make wasm`) into the build, if it is there: pages do without it. */
export function kernel(file: string): Plugin {
  const id = 'virtual:kernel';
  return {
    name: 'rummel-kernel',
    resolveId: (wanted) => (wanted === id ? `\0${id}` : null),
    load(wanted) {
      if (wanted !== `\0${id}`) return null;
      const path = fileURLToPath(new URL(file, import.meta.url));
      if (!existsSync(path)) return "export default '';";
      this.addWatchFile(path);
      return `export { default } from ${JSON.stringify(`${path}?url`)};`;
    },
  };
}

/**
 * Puts what playing alone needs (`make wasm`) into the build, if it is there. Packing it takes long, so
 * what is packed stays beside it. The files know each other by name: their folder has the hash.
 */
export function alone(folder: string): Plugin {
  const id = 'virtual:alone';
  const from = fileURLToPath(new URL(folder, import.meta.url));
  const whole = existsSync(from) ? readdirSync(from).filter((name) => !PACKED.test(name)) : [];
  const hash = createHash('sha256');
  for (const name of whole) hash.update(name).update(readFileSync(`${from}/${name}`));
  const to = `${ASSETS}alone-${hash.digest('hex').slice(0, 8)}/`;
  let built = false;
  return {
    name: 'rummel-alone',
    configResolved({ command }) {
      built = command === 'build' && whole.length > 0;
    },
    resolveId: (wanted) => (wanted === id ? `\0${id}` : null),
    load(wanted) {
      if (wanted !== `\0${id}`) return null;
      if (!built) return 'export default null;';
      let bytes = 0;
      for (const name of whole) {
        pack(`${from}/${name}`);
        bytes += statSync(`${from}/${name}.br`).size;
      }
      return `export default ${JSON.stringify({ folder: `/${to}`, names: whole, bytes })};`;
    },
    generateBundle() {
      if (!built) return;
      for (const name of readdirSync(from)) {
        const source = readFileSync(`${from}/${name}`);
        this.emitFile({ type: 'asset', fileName: to + name, source });
      }
    },
  };
}

const PACKED = /\.(br|gz)$/;

function pack(path: string): void {
  if (existsSync(`${path}.br`) && existsSync(`${path}.gz`)) return;
  const content = readFileSync(path);
  const best = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  writeFileSync(`${path}.br`, brotliCompressSync(content, { params: best }));
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
}

/** Tells the worker what this build is made of, and the server what each page asks for. */
export function listed(site: string): Plugin {
  const fill = (name: string, gap: string, value: unknown): void => {
    const text = readFileSync(`${site}/${name}`, 'utf-8');
    if (!text.includes(gap)) throw new Error(`${name} has no ${gap} to fill`);
    writeFileSync(`${site}/${name}`, text.replace(gap, JSON.stringify(value)));
  };
  return {
    name: 'rummel-listed',
    apply: 'build',
    writeBundle(_, bundle) {
      const built = Object.keys(bundle).filter(
        (file) => file.startsWith(ASSETS) && !PACKED.test(file),
      );
      fill(
        'sw.js',
        '[]',
        built.map((file) => `/${file}`),
      );
      writeFileSync(`${site}/early.json`, JSON.stringify(files(bundle)));
    },
  };
}

/** Puts a `.br` and a `.gz` next to every text and the kernel, so that the server never compresses. */
export function compressed(site: string): Plugin {
  return {
    name: 'rummel-compressed',
    apply: 'build',
    closeBundle() {
      if (this.meta.watchMode) return;
      for (const entry of readdirSync(site, { recursive: true, withFileTypes: true })) {
        if (
          !entry.isFile() ||
          !/\.(html|m?js|css|svg|json|txt|wasm|webmanifest|zip)$/.test(entry.name)
        )
          continue;
        pack(`${entry.parentPath}/${entry.name}`);
      }
    },
  };
}
