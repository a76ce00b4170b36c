/** Requests, and what becomes of answers that are not the server's. */
import { afterEach, expect, test, vi } from 'vitest';
import { ask, Unreachable } from '../src/lib/api';

afterEach(() => vi.unstubAllGlobals());

test.each([200, 502])('a page with status %i in place of an answer is none', async (status) => {
  vi.stubGlobal('fetch', async () => new Response('<html>', { status }));
  await expect(ask('GET', '/api/me')).rejects.toBeInstanceOf(Unreachable);
});
