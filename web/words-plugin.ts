/**
 * The Fluent files of the Python package as modules: `virtual:words/de` holds what every page
 * needs, `virtual:book/de` the rules, rulings, options and lessons, which only some pages do, and
 * `virtual:languages` imports both for every language that there is.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const LANG = `${join(import.meta.dirname, '../src/rummel/lang')}/`;
const WORDS_ID = /^virtual:(words|book)\/([a-z]{2})$/;

const LANGUAGES = 'virtual:languages';

/** Functions that load each language's texts. */
function languages(): string {
  const codes = readdirSync(LANG).filter((name) => /^[a-z]{2}$/.test(name));
  const loads = (kind: string): string =>
    codes.map((code) => `${code}: () => import('virtual:${kind}/${code}')`).join(', ');
  return `export const WORDS = { ${loads('words')} };\nexport const BOOKS = { ${loads('book')} };`;
}

/** A file's messages with their names; comments are left out. */
export function messages(text: string): [name: string, message: string][] {
  return text
    .split(/^(?=[a-z][\w-]* =)/m)
    .map((part) => part.replace(/^#.*\n?/gm, '').trimEnd())
    .filter((part) => /^[a-z]/.test(part))
    .map((part) => [part.slice(0, part.indexOf(' =')), part]);
}

/**
 * Where a message goes, by how its key begins: a family's file has words for both, and for the
 * command line, which go nowhere.
 */
function shelf(name: string): 'words' | 'book' | null {
  if (name.startsWith('cli-')) return null;
  return /^(rules|ruling|option|lesson|web-chapter|web-figure)-/.test(name) ? 'book' : 'words';
}

export function collected(kind: 'words' | 'book', language: string): string {
  const folder = `${LANG}${language}/`;
  return readdirSync(folder)
    .filter((file) => file.endsWith('.ftl'))
    .sort()
    .flatMap((file) => messages(readFileSync(folder + file, 'utf-8')))
    .filter(([name]) => shelf(name) === kind)
    .map(([, message]) => message)
    .join('\n');
}

export function words(): Plugin {
  return {
    name: 'rummel-words',
    resolveId: (id) => (WORDS_ID.test(id) || id === LANGUAGES ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${LANGUAGES}`) return languages();
      const request = WORDS_ID.exec(id.slice(1));
      if (!id.startsWith('\0') || !request) return undefined;
      const [, kind, language] = request as unknown as [string, 'words' | 'book', string];
      for (const file of readdirSync(`${LANG}${language}`)) {
        this.addWatchFile(`${LANG}${language}/${file}`);
      }
      return `export default ${JSON.stringify(collected(kind, language))};`;
    },
  };
}
