import { cleanup } from '@testing-library/svelte';
import { afterEach } from 'vitest';

// jsdom has no screen to ask about.
window.matchMedia ??= (query) =>
  ({
    matches: false,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }) as unknown as MediaQueryList;

afterEach(cleanup);
