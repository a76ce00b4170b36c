import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { Hand } from '../src/lib/hand.svelte';
import type { Play } from '../src/lib/play.svelte';
import { speak, TableWords } from '../src/lib/words.svelte';
import Meld from '../src/parts/Meld.svelte';
import Rack from '../src/parts/Rack.svelte';
import RackTools from '../src/parts/RackTools.svelte';

const play = { words: new TableWords([], 'tile'), style: 'tile' } as unknown as Play;
let hand: Hand;

beforeEach(async () => {
  await speak('en');
  localStorage.clear();
  hand = new Hand('t');
  hand.sync(['1c', '2c', '3c']);
});

const names = (): (string | null)[] =>
  screen.getAllByRole('button').map((button) => button.getAttribute('data-piece'));

test('a tap picks a piece, another tap puts it back', async () => {
  render(Rack, { hand, play });
  const second = screen.getByRole('button', { name: '2 blue (c)' });
  await fireEvent.click(second);
  expect(hand.pickedPieces).toEqual(['2c']);
  expect(second.getAttribute('aria-pressed')).toBe('true');
  await fireEvent.click(second);
  expect(hand.picked).toEqual([]);
});

test('where only one can be used, only one is picked', async () => {
  render(Rack, { hand, play, single: true });
  for (const button of screen.getAllByRole('button')) await fireEvent.click(button);
  expect(hand.pickedPieces).toEqual(['3c']);
});

test('whoever has played everything is not asked how to sort it', async () => {
  render(RackTools, { hand, style: 'tile' });
  expect(screen.getAllByRole('button')).toHaveLength(2);
  hand.sync([]);
  await expect.poll(() => screen.queryAllByRole('button')).toEqual([]);
});

test('arrows walk, Alt and arrows move, Enter uses', async () => {
  const onuse = vi.fn();
  render(Rack, { hand, play, onuse });
  const [first] = screen.getAllByRole('button');
  if (!first) throw new Error('no pieces');
  first.focus();
  await fireEvent.keyDown(first, { key: 'ArrowRight', altKey: true });
  expect(names()).toEqual(['2c', '1c', '3c']);
  await fireEvent.keyDown(first, { key: 'Enter' });
  expect(onuse.mock.calls[0]?.[0]).toEqual({ id: '1c', piece: '1c' });
  expect(screen.getAllByRole('button').filter((one) => one.tabIndex === 0)).toHaveLength(1);
});

test('a meld says its number, its pieces and what is wrong with it', () => {
  render(Meld, { pieces: ['5h', '*=6h'], play, number: 2, fault: 'Too short.' });
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
    'Meld 2: 5 red (h), joker as 6 red (h). Too short.',
  );
});
