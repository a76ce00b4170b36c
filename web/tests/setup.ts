import { cleanup, configure } from '@testing-library/svelte';
import { afterAll, afterEach } from 'vitest';

// On a machine that is busy with other things.
configure({ asyncUtilTimeout: 60_000 });

// jsdom has no screen to ask about.
window.matchMedia ??= (query) =>
  ({
    matches: false,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }) as unknown as MediaQueryList;

afterEach(cleanup);
// What a card has begun to load must not come when its document is gone.
afterAll(() => import('../src/art/sprite').then(() => undefined));
