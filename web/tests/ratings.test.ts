/** The page of ratings. */
import { render, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { speak } from '../src/lib/words.svelte';
import Ratings from '../src/pages/Ratings.svelte';

afterEach(() => vi.unstubAllGlobals());

test('one’s own rating is shown, however late the server says who is signed in', async () => {
  const answers: Record<string, unknown> = {
    '/api/me': { id: 'ana', name: 'Ana', language: 'en', account: true, bot: false, avatar: '' },
    '/api/ratings/duel': [],
    '/api/people/ana': { ratings: [{ game: 'duel', rating: 1510, matches: 2 }] },
  };
  vi.stubGlobal('fetch', async (url: string) => Response.json(answers[url]));
  await speak('en');
  render(Ratings, { argument: 'duel' });
  expect(await screen.findByText('Your rating is 1510, after 2 matches.')).toBeTruthy();
});
