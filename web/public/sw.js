/**
 * Keeps the pages on the device, so that the start page, the rules and the score sheet open without a
 * connection. The API is never kept: what it says is only true now. Lessons alone stay the same.
 */
const CACHE = 'rummel';
const MATCHES = 'rummel-alone'; // which pages keep there by themselves
const PAGE = '/';
const ALWAYS = [PAGE, '/icon.svg', '/manifest.webmanifest'];
const LESSON = /^\/api\/lessons\/[^/]+$/;
const SERVER = /^\/(api|docs|schema|health|ready|metrics)(\/|$)/;
// What this build is made of, filled in when it is built: so every build has a worker of its own.
const BUILT = new Set([]);

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(ALWAYS)));
});

// A new worker waits until the last page of the old build is closed, so what is dropped here is
// missed by nobody.
self.addEventListener('activate', (event) => {
  event.waitUntil(tidy().then(() => self.clients.claim()));
});

async function tidy() {
  for (const name of await caches.keys())
    if (name !== CACHE && name !== MATCHES) await caches.delete(name);
  const cache = await caches.open(CACHE);
  const old = (request) => {
    const { pathname } = new URL(request.url);
    return pathname.startsWith('/assets/') && !BUILT.has(pathname);
  };
  await Promise.all((await cache.keys()).filter(old).map((request) => cache.delete(request)));
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (SERVER.test(pathname) && !LESSON.test(pathname)) return;
  if (request.mode === 'navigate') event.respondWith(fresh(request, PAGE));
  else if (pathname.startsWith('/assets/')) event.respondWith(kept(request));
  else event.respondWith(fresh(request, request));
});

/** It is somebody's turn: the server says so in their language. */
self.addEventListener('push', (event) => {
  const { title, body, url } = event.data.json();
  const how = { body, tag: url, data: url, icon: '/icon.svg', renotify: true };
  event.waitUntil(self.registration.showNotification(title, how));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data));
});

/** The page of a table: the one that is open, or a new one. */
async function show(url) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = pages.find((page) => new URL(page.url).pathname === url);
  await (open ? open.focus() : self.clients.openWindow(url));
}

/** Hashed names never change what they hold. */
async function kept(request) {
  const stored = await caches.match(request);
  if (stored) return stored;
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
    const stored = await caches.match(as);
    if (stored) return stored;
    throw error;
  }
}
