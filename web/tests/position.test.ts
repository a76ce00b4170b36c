import './cards-kit';
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import '../src/games/gin/Table.svelte'; // so that it is at hand
import { kernel } from '../src/kernel';
import { lineIn, positionLink } from '../src/lib/position';
import { go } from '../src/lib/router.svelte';
import { speak } from '../src/lib/words.svelte';
import Position from '../src/pages/Position.svelte';
import type { Hint, OpenedPosition } from '../src/wire';
import { ginView, press, settle } from './cards-kit';

vi.mock('../src/kernel', () => ({
  kernel: { ask: vi.fn(async () => null), ready: true, warm: vi.fn(async () => true) },
}));

const LINE = 'gin hands=1c.8c.6d.8d.13d.1h.2h.9h.1s.8s/?10 discards=13s';
const hand = '1c 8c 6d 8d 13d 1h 2h 9h 1s 8s';
const opened: OpenedPosition = {
  game: 'gin',
  rules: { players: 2, court_ten: true },
  position: LINE,
  whole: false,
  seat: 0,
  view: {
    ...ginView(hand, { phase: 'draw', discard: '13s', discards: 1 }),
    legal: ['draw', 'take'],
  },
  question: null,
  round: null,
};
const hint: Hint = {
  moves: ['take', 'discard 13d'],
  placed: 0,
  points: 0,
  reached: 0,
  needed: 0,
  proven: true,
  reasons: [{ code: 'gin-danger', facts: { piece: '12d', seat: 1, pieces: ['11d'] } }],
  sure: 9,
};

/** What the server answers to each path, and the requests that it got. */
let answers: Record<string, (query: URLSearchParams) => unknown>;
let requests: string[];
const refusal = (error: string, facts: object, message = error) =>
  new Response(JSON.stringify({ is: 'refusal', error, message, facts, key: '', now: null }), {
    status: 422,
  });

beforeEach(() => {
  requests = [];
  answers = { '/api/position': () => opened, '/api/position/hint': () => hint };
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname, searchParams } = new URL(address, location.origin);
    if (pathname === '/docs') return new Response();
    requests.push(pathname);
    const answer = await answers[pathname]?.(searchParams);
    return answer instanceof Response ? answer : new Response(JSON.stringify(answer));
  });
});
afterEach(() => go('/', true));

async function visit(address: string): Promise<void> {
  go(address, true);
  render(Position, { argument: '' });
  await shown();
}
/** Until the view of the game has come. */
async function shown(): Promise<void> {
  await vi.waitFor(async () => {
    await settle();
    expect(document.querySelector('.stage .tray, [role=alert]')).not.toBeNull();
  }, 60_000);
}
const field = (): HTMLTextAreaElement => document.querySelector('textarea') as HTMLTextAreaElement;
const textOf = (selector: string): string => document.querySelector(selector)?.textContent ?? '';
const pieces = (): (string | null)[] =>
  [...document.querySelectorAll('.fan [data-piece]')].map((one) => one.getAttribute('data-piece'));

describe('links', () => {
  test('can be read, and give back the line', () => {
    expect(positionLink('romme;players=3 hands=5h.*=6h/?13 turn=1')).toBe(
      '/position?p=romme;players=3+hands=5h.*=6h/?13+turn=1',
    );
    const lines = [LINE, 'karo8 hands=?5.8d/?', 'gin x=<img&b#c>%41+1', 'ä  \ud800', '.'];
    for (const line of lines) {
      const link = positionLink(line);
      // A chat takes no sign at the end for a part of it.
      expect(link).toMatch(/\w$/);
      const read = new URL(link, 'https://rummel.example').searchParams.get('p');
      expect(read).toBe(line.replace('\ud800', '\ufffd'));
      expect(lineIn(`https://rummel.example${link}`)).toBe(read);
    }
    expect(lineIn(`  ${LINE}\n`)).toBe(LINE);
    expect(lineIn('https://rummel.example/position?x=1')).toBe(
      'https://rummel.example/position?x=1',
    );
  });
});

describe('the page', () => {
  test('shows what the player on turn sees, and asks for nothing else by itself', async () => {
    await visit(positionLink(LINE));
    expect(requests).toEqual(['/api/position']);
    expect(pieces().sort()).toEqual(hand.split(' ').sort());
    expect(textOf('[data-turn]')).toContain('To play: Player 1.');
    expect(field().value).toBe(LINE);
    // Nothing can be played here, whatever the view lists.
    expect(document.querySelector('.stage [data-do]')).toBeNull();
  });

  test('offers an example of each game that has a lesson', async () => {
    const task = (position: string): object => ({ words: 'x', position });
    answers['/api/lessons/gin'] = () => ({
      game: 'gin',
      tasks: [task('gin turn=0'), task(LINE), task('gin turn=1')],
    });
    go('/position', true);
    render(Position, { argument: '' });
    await fireEvent.click(document.querySelector('[data-example="gin"]') as Element);
    await shown();
    expect(location.search).toBe(positionLink(LINE).slice('/position'.length));
    expect(pieces().sort()).toEqual(hand.split(' ').sort());
    expect(document.querySelector('[data-example]')).toBeNull();
    // A game that can't be learned has none; if the server is away, that is said.
    cleanup();
    answers['/api/lessons/gin'] = () => Promise.reject(new TypeError('no connection'));
    go('/position', true);
    render(Position, { argument: '' });
    expect(document.querySelector('[data-example="duel"]')).toBeNull();
    await fireEvent.click(document.querySelector('[data-example="gin"]') as Element);
    await shown();
    expect(textOf('[role=alert]')).not.toBe('');
  });

  test('says what would be best when somebody asks', async () => {
    await visit(positionLink(LINE));
    await press('Hint');
    expect(requests).toEqual(['/api/position', '/api/position/hint']);
    const moves = [...document.querySelectorAll('[data-move]')];
    expect(moves.map((one) => one.getAttribute('data-move'))).toEqual(hint.moves);
    expect(moves[1]?.querySelector('.spoken')?.textContent).toContain('king of diamonds');
    expect([...document.querySelectorAll('.why li')].map((one) => one.textContent)).toEqual([
      'Q♦ would be dangerous: Player 2 took J♦.',
      'The best bot does this 9 out of 10 times.',
    ]);
  });

  test('has a best move by the kernel alone, and without a server by playouts', async () => {
    const question = { move: 'lay', table: ['252627'], rack: '28' };
    const numbers = { laws: [1], settings: [1], objectives: [0, 1] };
    const round = { family: 'gin', options: {}, fields: { hands: ['01'] }, seat: 0 };
    answers['/api/position'] = () => ({ ...opened, question: { ...question, ...numbers }, round });
    const heard: string[] = [];
    let laid = '28';
    vi.mocked(kernel.ask).mockImplementation(async (request) => {
      heard.push(request.do);
      const answers: Record<string, object> = {
        arrange: { verdict: 0, proven: 1, laid, table: ['25262728'], points: 8 },
        open: { round: 3 },
        look: { actions: [7, 9] },
        rollout: {
          choices: [
            { action: 7, worlds: 8, margin: 90 }, // dropped as clearly worse
            { action: 9, worlds: 32, margin: 5 },
          ],
        },
      };
      return (answers[request.do] ?? {}) as never;
    });
    await visit(positionLink(LINE));
    await press('Hint');
    const best = (): string | null | undefined =>
      document.querySelector('[data-move]')?.getAttribute('data-move');
    expect(best()).toBe('lay 5h 6h 7h 8h');
    expect(requests).toEqual(['/api/position']);
    // Where nothing can be laid the server is asked; it is gone, and so is the page's own answer.
    laid = '';
    go('/', true);
    go(positionLink(LINE), true);
    await shown();
    answers['/api/position/hint'] = () => Promise.reject(new TypeError('no connection'));
    await press('Hint');
    await vi.waitFor(() => expect(best()).toBe('take'), 60_000);
    const playing = ['open', 'set', 'look', 'rollout', 'close'];
    expect(heard).toEqual(['arrange', 'arrange', 'arrange', ...playing]);
    // The line opens again without a connection; another one does not.
    answers['/api/position'] = () => Promise.reject(new TypeError('no connection'));
    cleanup();
    await visit(positionLink(LINE));
    expect(pieces().sort()).toEqual(hand.split(' ').sort());
    cleanup();
    await visit('/position?p=gin');
    expect(textOf('[role=alert]')).not.toBe('');
    vi.mocked(kernel.ask).mockResolvedValue(null);
  });

  test('has no advice where the hand on turn is hidden', async () => {
    answers['/api/position'] = () => ({
      ...opened,
      seat: null,
      view: { ...opened.view, hands: [null, null] },
    });
    await visit('/position?p=gin');
    expect(document.querySelector('[data-best]')).toBeNull();
    expect(textOf('[data-turn]')).toContain('hidden');
  });

  test('says in the language of the reader why a line can not be read', async () => {
    const hostile = 'gin <img src=x onerror=alert(1)>';
    answers['/api/position'] = () =>
      refusal('position-field', { field: '<img', fields: ['hands'] });
    await visit(positionLink(hostile));
    expect(textOf('[role=alert]')).toContain('<img');
    expect(document.querySelector('main img')).toBeNull();
    expect(field().value).toBe(hostile);
    expect(document.querySelector('.stage')).toBeNull();
    const english = textOf('[role=alert]');
    await speak('de');
    await settle();
    expect(textOf('[role=alert]')).toContain('Felder');
    expect(textOf('[role=alert]')).not.toBe(english);
    await speak('en');
    // What is typed instead is opened, and the address follows.
    answers['/api/position'] = () => opened;
    field().value = `https://rummel.example${positionLink(LINE)}`;
    field().dispatchEvent(new Event('input', { bubbles: true }));
    field().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    await vi.waitFor(async () => {
      await settle();
      expect(document.querySelector('.stage .tray')).not.toBeNull();
    }, 60_000);
    expect(location.pathname + location.search).toBe(positionLink(LINE));
    expect(textOf('[role=alert]')).toBe('');
  });

  test('shows the last line that was asked for, however late another answer comes', async () => {
    let late: (() => void) | undefined;
    answers['/api/position'] = (query) =>
      query.get('text') === 'slow'
        ? new Promise((resolve) => (late = () => resolve(refusal('unknown-game', { game: 'x' }))))
        : opened;
    go('/position?p=slow', true);
    render(Position, { argument: '' });
    await settle();
    go(positionLink(LINE));
    await shown();
    late?.();
    await settle();
    expect(textOf('[role=alert]')).toBe('');
    expect(field().value).toBe(LINE);
  });

  test('is a field to write in without a line, and asks the server nothing', async () => {
    go('/position', true);
    render(Position, { argument: '' });
    await settle();
    expect(requests).toEqual([]);
    expect(field().value).toBe('');
    expect(textOf('h1')).toBe('Open a position');
  });
});
