import { mount } from 'svelte';
import './app.css';
import App from './App.svelte';
import { shownBy, tableFor } from './games/table';
import { keep, kept } from './lib/kept';
import { callAhead } from './lib/live.svelte';
import { push } from './lib/push.svelte';
import { here, listen } from './lib/router.svelte';
import { session } from './lib/session.svelte';
import { fetchBook } from './lib/words.svelte';
import type { GameId } from './wire';

const RELOADED = 'rummel-reloaded';

listen();
const [page, id] = here.parts;
const atTable = page === 't' && id;
if (atTable) {
  // Its view is loaded while the page around it is drawn. If anything fails, the page shows it.
  callAhead(id)
    .then(({ game }) => tableFor(shownBy(game as GameId)))
    .catch(() => undefined);
}
const met = session.meet();
await session.begin();
if (!atTable) await met; // a table itself says which seat is the user's
const target = document.getElementById('app');
if (target) mount(App, { target });

/** Whether the server has another build by now: its page names another file than this one. */
async function outdated(): Promise<boolean> {
  const answer = await fetch('/', { cache: 'no-store' });
  return answer.ok && !(await answer.text()).includes(new URL(import.meta.url).pathname);
}

// A page of an older build asks for files that the server no longer has: the new one has them. A page
// that is left while it loads misses files as well, and must not be held back by a reload.
addEventListener('vite:preloadError', async () => {
  const last = kept<number>(RELOADED, 0);
  if (!navigator.onLine || Date.now() - last < 60_000) return;
  if (!(await outdated().catch(() => false))) return;
  keep(RELOADED, Date.now());
  location.reload();
});

/** Once there is nothing better to do, what opens without a connection is put aside for that. */
async function prepare(): Promise<void> {
  const { serviceWorker } = navigator;
  await serviceWorker.register('/sw.js');
  await serviceWorker.ready;
  void push.renew().catch(() => undefined); // the next visit tries again
  const cache = await caches.open('rummel');
  // What was asked for before the worker held the page went past it, and may come after it as well.
  const putAside = async (file: string): Promise<void> => {
    if (!(await cache.match(file))) await cache.add(file); // out of the browser's own cache
  };
  new PerformanceObserver((come) => {
    for (const { name } of come.getEntries())
      if (name.includes('/assets/')) void putAside(name).catch(() => undefined);
  }).observe({ type: 'resource', buffered: true });
  await Promise.all([
    import('./pages/Start.svelte'),
    import('./pages/Alone.svelte'),
    import('./alone/alone.svelte').then(({ alone }) => alone.renew()),
    import('./pages/Score.svelte'),
    import('./pages/Rules.svelte'),
    import('./pages/Settings.svelte'),
    fetchBook(),
  ]);
}
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  const idle = globalThis.requestIdleCallback ?? setTimeout;
  idle(() => void prepare().catch(() => undefined)); // without a connection there is nothing to fetch
}
