/** Friends: the connection that says who is here, the row, the list, the notice, the link. */
import { fireEvent, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import Bond from '../src/friends/Bond.svelte';
import { company } from '../src/friends/circle.svelte';
import FriendList from '../src/friends/FriendList.svelte';
import FriendRow from '../src/friends/FriendRow.svelte';
import Notice from '../src/friends/Notice.svelte';
import OwnLink from '../src/friends/OwnLink.svelte';
import type { Play } from '../src/lib/play.svelte';
import { go } from '../src/lib/router.svelte';
import { speak } from '../src/lib/words.svelte';
import Friend from '../src/pages/Friend.svelte';
import Friends from '../src/pages/Friends.svelte';
import type { Circle, Friend as Person } from '../src/wire';

class Line {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static all: Line[] = [];
  readyState = Line.OPEN;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  onopen: (() => void) | null = null;

  constructor(readonly url: string) {
    Line.all.push(this);
  }
  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}

const person = (name: string, more: Partial<Person> = {}): Person => ({
  id: name.toLowerCase(),
  name,
  avatar: '',
  here: false,
  playing: null,
  ...more,
});
const circle = (more: Partial<Circle> = {}): Circle => ({
  is: 'circle',
  friends: [],
  asked: [],
  sent: [],
  invitations: [],
  ...more,
});
const invitation = { table: 'abc', game: 'gin', name: 'Ana', avatar: '' as const, at: 0 };
const last = (): Line => Line.all.at(-1) as Line;
let asked: string[];
let close: (() => void) | undefined;

/** The server answers what it is told to; everything else is done without content. */
function answers(by: Record<string, object> = {}): void {
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit = {}) => {
    asked.push(`${method} ${url}`);
    const found = by[`${method} ${url}`];
    return found ? Response.json(found) : new Response(null, { status: 204 });
  });
}
function look(state: 'visible' | 'hidden'): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(async () => {
  Line.all = [];
  asked = [];
  vi.stubGlobal('WebSocket', Line);
  vi.stubGlobal('scrollTo', () => undefined);
  answers();
  await speak('en');
});
afterEach(() => {
  close?.();
  close = undefined;
  go('/', true);
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('the connection comes back by itself, waits longer each time, and ends with the session', () => {
  vi.useFakeTimers();
  close = company.open();
  last().tell(circle({ friends: [person('Ben')] }));
  expect(company.now?.friends).toHaveLength(1);
  last().close();
  vi.advanceTimersByTime(2000);
  expect(Line.all).toHaveLength(2);
  last().close();
  vi.advanceTimersByTime(1300);
  expect(Line.all).toHaveLength(2);
  vi.advanceTimersByTime(2000);
  expect(Line.all).toHaveLength(3);
  // The server stops, and says when to come again.
  last().tell({ is: 'bye', reason: 'restart', after: 1 });
  vi.advanceTimersByTime(1400);
  expect(Line.all).toHaveLength(4);
  // Nobody is signed in: asking again would change nothing.
  last().tell({ is: 'refusal', error: 'not-signed-in' });
  vi.advanceTimersByTime(600_000);
  expect(Line.all).toHaveLength(4);
  close();
  expect(company.now).toBeNull();
});

test('a page that nobody looks at for five minutes counts as left', () => {
  vi.useFakeTimers();
  close = company.open();
  last().tell(circle());
  look('hidden');
  vi.advanceTimersByTime(4 * 60_000);
  look('visible');
  vi.advanceTimersByTime(4 * 60_000);
  expect(last().readyState).toBe(Line.OPEN);
  look('hidden');
  vi.advanceTimersByTime(5 * 60_000 + 1);
  expect(last().readyState).toBe(3);
  vi.advanceTimersByTime(600_000);
  expect(Line.all).toHaveLength(1); // it does not come back while nobody looks
  look('visible');
  expect(Line.all).toHaveLength(2);
});

test('the row has those first with whom something can be done', async () => {
  const playing = { game: 'gin', way: 'watch' as const, table: 'abc' };
  const closed = { game: 'gin', way: '' as const, table: null };
  render(FriendRow, {
    table: null,
    circle: circle({
      friends: [
        person('Ben', { here: true, playing }),
        person('Cyd', { here: true, playing: closed }),
        person('Dan'),
      ],
      asked: [{ id: 'eve', name: 'Eve', avatar: '' }],
    }),
  });
  expect(screen.getByRole('link', { name: 'Watch: Ben' }).getAttribute('href')).toBe('/t/abc');
  expect(screen.getByText('at a table: Gin')).toBeTruthy();
  expect(document.querySelectorAll('.near li')).toHaveLength(1);
  expect(document.querySelectorAll('.faces li[data-here]')).toHaveLength(1);
  expect(document.querySelectorAll('.faces .mark')).toHaveLength(1);
  await fireEvent.click(screen.getByText('Accept'));
  expect(asked).toEqual(['POST /api/friends/eve']);
});

test('friends who are here are invited to a table that waits, once', async () => {
  render(FriendRow, {
    table: 'mine',
    circle: circle({ friends: [person('Ben', { here: true }), person('Cyd')] }),
  });
  await fireEvent.click(screen.getByRole('button', { name: 'Invite: Ben' }));
  const done = await screen.findByRole('button', { name: 'Invited: Ben' });
  expect((done as HTMLButtonElement).disabled).toBe(true);
  expect(asked).toEqual(['POST /api/friends/ben/invitations']);
  expect(screen.queryByRole('button', { name: 'Invite: Cyd' })).toBeNull();
});

test('nobody is removed by a single tap', async () => {
  render(FriendList, { all: [person('Ben'), person('Cyd')] });
  await fireEvent.click(screen.getByRole('button', { name: 'Remove: Ben' }));
  expect(asked).toEqual([]);
  await fireEvent.click(screen.getByText('Keep'));
  expect(document.querySelector('[data-part-sure]')).toBeNull();
  await fireEvent.click(screen.getByRole('button', { name: 'Remove: Cyd' }));
  await fireEvent.click(document.querySelector('[data-part-sure]') as Element);
  expect(asked).toEqual(['DELETE /api/friends/cyd']);
});

test('a request that was sent is withdrawn on the page of friends', async () => {
  close = company.open();
  const sent = [{ id: 'eve', name: 'Eve', avatar: '' as const }];
  last().tell(circle({ sent }));
  render(Friends, { argument: '' });
  expect(screen.getByRole('heading', { name: 'Sent requests' })).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'Withdraw: Eve' }));
  expect(asked).toContain('DELETE /api/friends/eve');
  last().tell(circle());
  flushSync();
  expect(document.querySelector('[data-sent-requests]')).toBeNull();
});

test('an invitation is answered, and goes away by itself only at a table', async () => {
  vi.useFakeTimers();
  close = company.open();
  last().tell(circle({ friends: [person('Ana')], invitations: [invitation] }));
  render(Notice);
  expect(screen.getByText('Ana invites you to play Gin.')).toBeTruthy();
  vi.advanceTimersByTime(60_000);
  flushSync();
  expect(document.querySelector('[data-invitation]')).toBeTruthy();
  go('/t/other');
  flushSync();
  vi.advanceTimersByTime(15_001);
  flushSync();
  expect(document.querySelector('[data-invitation]')).toBeNull();
  go('/');
  flushSync();
  expect(document.querySelector('[data-invitation]')).toBeTruthy();
  // At the table itself there is nothing to invite to.
  go('/t/abc');
  flushSync();
  expect(document.querySelector('[data-invitation]')).toBeNull();
  go('/');
  flushSync();
  screen.getByText('Not now').click();
  flushSync();
  expect(document.querySelector('[data-invitation]')).toBeNull();
  expect(asked).toEqual(['DELETE /api/invitations/abc']);
});

test('the link is shown once it is known, and renewed on demand', async () => {
  answers({
    'GET /api/friends/link': { code: 'one' },
    'POST /api/friends/link': { code: 'two' },
  });
  render(OwnLink);
  const field = (await screen.findByLabelText('Your friend link')) as HTMLInputElement;
  expect(field.value).toMatch(/\/friend\/one$/);
  await fireEvent.click(screen.getByText('New link'));
  await vi.waitFor(() => expect(field.value).toMatch(/\/friend\/two$/), 60_000);
  expect(screen.getByText('The old link no longer works.')).toBeTruthy();
  expect(asked).toEqual(['GET /api/friends/link', 'POST /api/friends/link']);
});

test('a link that belongs to nobody says so', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ is: 'refusal', error: 'friend-link', message: 'No more.' }, { status: 404 }),
  );
  render(Friend, { argument: 'abc' });
  expect(await screen.findByText('No more.')).toBeTruthy();
});

test('people at a table are asked, answered, or friends already', async () => {
  const wishes: object[] = [];
  const play = (bonds: string[], status = 'over'): Play =>
    ({
      table: { bonds, status, blocked: [] },
      you: 0,
      words: { name: () => 'Ben' },
      wish: async (wish: object) => void wishes.push(wish),
    }) as unknown as Play;
  const { unmount } = render(Bond, { play: play(['', 'asked']), seat: 1 });
  await fireEvent.click(screen.getByRole('button', { name: 'Accept: Ben' }));
  expect(wishes).toEqual([{ do: 'befriend', seat: 1 }]);
  unmount();
  render(Bond, { play: play(['', 'friend']), seat: 1 });
  expect(screen.getByText('friend')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  render(Bond, { play: play(['', ''], 'open'), seat: 1 }); // nobody has played yet
  expect(screen.queryByRole('button')).toBeNull();
});
