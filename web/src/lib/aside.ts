/** What is put aside on the device, so that it opens without a connection. */
import { TAUGHT } from '../learn/progress.svelte';

/** Whether there is a lesson among it. */
export async function hasLesson(): Promise<boolean> {
  if (!('caches' in globalThis)) return false;
  const cache = await caches.open('rummel'); // as in sw.js
  const stored = await Promise.all(TAUGHT.map((game) => cache.match(`/api/lessons/${game}`)));
  return stored.some(Boolean);
}
