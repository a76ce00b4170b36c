/**
 * Keeps the pages on the device, so that the rules and the score sheet open without a connection.
 * The API is never kept: what it says is only true now.
 */
const CACHE = 'rummel-1';
const PAGE = '/';
const ALWAYS = [PAGE, '/look.js', '/icon.svg', '/manifest.webmanifest'];
const SERVER = /^\/(api|schema|health|ready|metrics)(\/|$)/;

self.addEventListener('install', (event) => {
  const filled = caches.open(CACHE).then((cache) => cache.addAll(ALWAYS));
  event.waitUntil(filled.then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || SERVER.test(pathname)) return;
  if (request.mode === 'navigate') event.respondWith(fresh(request, PAGE));
  else if (pathname.startsWith('/assets/')) event.respondWith(kept(request));
  else event.respondWith(fresh(request, request));
});

/** Hashed names never change what they hold. */
async function kept(request) {
  const found = await caches.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(CACHE)).put(request, answer.clone());
  return answer;
}

/** From the server if it answers; every page is the same file. */
async function fresh(request, as) {
  try {
    const answer = await fetch(request);
    if (answer.ok) await (await caches.open(CACHE)).put(as, answer.clone());
    return answer;
  } catch (error) {
    const found = await caches.match(as);
    if (found) return found;
    throw error;
  }
}
