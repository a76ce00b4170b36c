import { mount } from 'svelte';
import './app.css';
import App from './App.svelte';
import { listen } from './lib/router.svelte';
import { session } from './lib/session.svelte';
import { openBook } from './lib/words.svelte';

listen();
await session.begin();
const target = document.getElementById('app');
if (target) mount(App, { target });

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  // What the score sheet and the rules need is fetched once, so that they open offline.
  const { serviceWorker } = navigator;
  void serviceWorker.register('/sw.js').then(async () => {
    await serviceWorker.ready;
    await Promise.all([import('./pages/Score.svelte'), import('./pages/Rules.svelte'), openBook()]);
  });
}
