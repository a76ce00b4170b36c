/** Lessons: what a move means in whatever order, and what is kept of them; signs that explain themselves. */
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { alike, TaskPlay } from '../src/learn/lesson.svelte';
import { progress, TAUGHT } from '../src/learn/progress.svelte';
import { dayBefore, dayFrom, solved } from '../src/learn/puzzle.svelte';
import { session } from '../src/lib/session.svelte';
import Explain from '../src/parts/Explain.svelte';
import { GAMES } from '../src/wire';

test('a move is the same in whatever order its pieces are named', () => {
  expect(alike('lay 7h 8h 9h | 7c 7d 7s')).toBe(alike('lay 7s 7c 7d | 9h 7h 8h'));
  expect(alike('lay 11c *=11d 11s')).toBe(alike('lay 11s 11c *'));
  expect(alike('add 7h 1')).not.toBe(alike('add 7h 2'));
  expect(alike('discard 7h')).not.toBe(alike('add 7h'));
  expect(alike('draw')).toBe('draw|');
});

test('a learner looks the same in a lesson as at a table', () => {
  const [game] = TAUGHT as [(typeof TAUGHT)[0]];
  const start = { number: 0, moves: [], done: false, lost: false, next: '' };
  session.me = {
    id: '1',
    name: 'Hare',
    language: 'en',
    account: false,
    bot: false,
    avatar: 'hare',
    shown: true,
  };
  const task = { words: '', position: '', win: false, most: 0, rules: {}, start, line: [] };
  const play = new TaskPlay(game, `lessons/${game}`, 0, task, ['Hare', 'Mia']);
  expect(play.table.seats.map(({ avatar, bot }) => [avatar, bot])).toEqual([
    ['hare', null],
    ['', 'mia'],
  ]);
  play.close();
  session.me = null;
});

test('a lesson is offered until it is begun or declined', () => {
  const [first, second] = TAUGHT as [(typeof TAUGHT)[0], (typeof TAUGHT)[0]];
  expect(progress.isOffered(first)).toBe(true);
  progress.reach(first, 1);
  expect([progress.done(first), progress.isOffered(first)]).toEqual([1, false]);
  progress.reach(first, 99);
  expect(progress.isOver(first)).toBe(true);
  progress.reach(first, 1); // once more: nothing is lost
  expect(progress.done(first)).toBe(GAMES[first].tasks);
  progress.decline(second);
  expect(progress.isOffered(second)).toBe(false);
  expect(JSON.parse(localStorage.getItem('rummel-lessons') ?? '')).toMatchObject({
    declined: [second],
  });
});

let shown: Record<string, unknown>;
beforeEach(() => {
  document.body.innerHTML =
    '<div class="table"><b id="sum" title="Total">Σ 7</b><button id="act" title="Press">!</button></div>';
  shown = mount(Explain, { target: document.body });
  flushSync();
});
afterEach(() => unmount(shown));
const said = (): string | null => document.querySelector('[data-explained]')?.textContent ?? null;
function tap(id: string): void {
  document.getElementById(id)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  flushSync();
}

test('a sign says what it means when it is tapped, and is quiet again', () => {
  tap('sum');
  expect(said()).toBe('Total');
  tap('sum');
  expect(said()).toBeNull();
  tap('sum');
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  flushSync();
  expect(said()).toBeNull();
});

test('what has something else to do explains nothing', () => {
  tap('act');
  expect(said()).toBeNull();
});

test('the day before has a puzzle as long as they go back', () => {
  const ago = (days: number): string => dayFrom(new Date(), -days);
  expect(dayBefore(ago(0))).toBe(ago(1));
  expect(dayBefore(ago(28))).toBe(ago(29));
  expect(dayBefore(ago(29))).toBe(null);
});

test('a day is the user’s own, and solved days are remembered', () => {
  expect(dayFrom(new Date(2026, 10, 18, 23, 59))).toBe('2026-11-18');
  expect(dayFrom(new Date(2026, 2, 1, 0, 1), -1)).toBe('2026-02-28');
  expect(solved.has('2026-11-18')).toBe(false);
  solved.add('2026-11-18');
  solved.add('2026-11-18');
  expect(solved.has('2026-11-18')).toBe(true);
});
