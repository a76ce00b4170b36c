/** What is put aside on the device, so that it opens without a connection. */
import { FAMILIES } from '../games';
import { TAUGHT } from '../learn/progress.svelte';
import { fetchBook } from './words.svelte';

const CACHE = 'rummel'; // as in sw.js
const lessonAt = (game: string): string => `/api/lessons/${game}`;

/** The pages that need no server, the lessons, and the tables at which those are played. */
export async function putAside(): Promise<void> {
  await Promise.all([
    import('../pages/Start.svelte'),
    import('../pages/Score.svelte'),
    import('../pages/Rules.svelte'),
    import('../pages/Settings.svelte'),
    import('../pages/Learn.svelte'),
    ...Object.values(FAMILIES).map((family) => family.table()),
    fetchBook(),
  ]);
  // What came before the worker was there is still in the browser's own cache.
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const cache = await caches.open(CACHE);
  await cache.addAll([...new Set(loaded.filter((name) => name.includes('/assets/')))]);
  // One at a time: nobody waits for them, and the next visit fetches what did not come. The worker
  // renews those that are opened.
  for (const lesson of TAUGHT.map(lessonAt)) {
    if (!(await cache.match(lesson))) await cache.add(lesson).catch(() => undefined);
  }
}

/** Whether there is a lesson on the device. */
export async function hasLesson(): Promise<boolean> {
  if (!('caches' in globalThis)) return false;
  const cache = await caches.open(CACHE);
  const stored = await Promise.all(TAUGHT.map((game) => cache.match(lessonAt(game))));
  return stored.some(Boolean);
}
