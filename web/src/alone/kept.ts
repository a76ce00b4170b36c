/** What the device keeps for playing alone: the files, and the matches with all their moves. */
import files from 'virtual:alone';
import kernelAddress from 'virtual:kernel';
import signs from '../signs.woff?url';
import type { NewTable } from '../wire';

const FILES = 'rummel'; // as in sw.js, which serves them from there
const MATCHES = 'rummel-alone'; // and leaves this alone
const AT = '/alone/match/';
const MOST = 20; // matches that are over

/** A match as `rummel.alone.Kept` has it; what is left out here is the engine's alone. */
export interface Kept {
  id: string;
  wanted: NewTable;
  name: string;
  secret: string;
  created: number;
  over: boolean;
}

/** Whether this build has what is needed, and the browser can keep it. */
export const possible = files !== null && kernelAddress !== '' && 'caches' in globalThis;

/** Megabytes on the line. */
export const megabytes = Math.ceil((files?.bytes ?? 0) / 1e5) / 10;

function addresses(): string[] {
  if (!files) return [];
  const { folder, names } = files;
  return [...names.map((name) => folder + name), kernelAddress, signs];
}

export const folder = (): string => new URL(files?.folder ?? '', location.href).href;
export const kernelAt = (): string => new URL(kernelAddress, location.href).href;

/** Whether all files of this build are here. */
export async function isKept(): Promise<boolean> {
  if (!possible) return false;
  const cache = await caches.open(FILES);
  const found = await Promise.all(addresses().map((address) => cache.match(address)));
  return found.every(Boolean);
}

/** Fetches what is not here yet; `progress` hears which share of it has come. */
export async function keepFiles(progress: (share: number) => void): Promise<void> {
  const cache = await caches.open(FILES);
  const all = addresses();
  let come = 0;
  for (const address of all) {
    if (!(await cache.match(address))) await cache.add(address);
    progress(++come / all.length);
  }
}

export async function removeFiles(): Promise<void> {
  const cache = await caches.open(FILES);
  // What other pages use as well stays.
  const own = addresses().filter((address) => address.startsWith(files?.folder ?? '-'));
  await Promise.all(own.map((address) => cache.delete(address)));
}

/** The newest first; what can't be read is left out. */
export async function matches(): Promise<Kept[]> {
  if (!possible) return [];
  const cache = await caches.open(MATCHES);
  const all: Kept[] = [];
  for (const request of await cache.keys()) {
    try {
      all.push((await (await cache.match(request))?.json()) as Kept);
    } catch {
      await cache.delete(request);
    }
  }
  return all.filter(Boolean).toSorted((one, two) => two.created - one.created);
}

export async function match(id: string): Promise<Kept | null> {
  if (!possible) return null;
  const stored = await (await caches.open(MATCHES)).match(AT + id);
  return stored ? ((await stored.json()) as Kept) : null;
}

export async function keepMatch(kept: Kept): Promise<void> {
  const cache = await caches.open(MATCHES);
  await cache.put(AT + kept.id, new Response(JSON.stringify(kept)));
}

export async function dropMatch(id: string): Promise<void> {
  await (await caches.open(MATCHES)).delete(AT + id);
}

/** Old matches make room for new ones. */
export async function tidy(): Promise<void> {
  const over = (await matches()).filter((one) => one.over);
  await Promise.all(over.slice(MOST).map((one) => dropMatch(one.id)));
}

/** Whose work the files are. */
export const licences = `${files?.folder ?? '/'}licences.txt`;
