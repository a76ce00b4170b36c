import { beforeEach, expect, test } from 'vitest';
import { Hand } from '../src/lib/hand.svelte';

beforeEach(() => localStorage.clear());

const shown = (hand: Hand): string[] => hand.shown.map((item) => item.piece);

function own(...pieces: string[]): Hand {
  const hand = new Hand('t');
  hand.sync(pieces);
  return hand;
}

test('what is known keeps its place, and what is drawn comes last', () => {
  const hand = own('7h', '3c', '9d');
  hand.move(['9d'], 0);
  hand.sync(['3c', '7h', '9d', '1s']);
  expect(shown(hand)).toEqual(['9d', '3c', '7h', '1s']);
  expect([...hand.fresh]).toEqual(['1s']);
});

test('a table says how its hands are sorted at first, and a player otherwise', () => {
  const cards = ['7h', '3c', '9d', '7c'];
  const hand = new Hand('t', 'rank');
  hand.sync(cards);
  expect(shown(hand)).toEqual(['3c', '7c', '7h', '9d']);
  hand.sort('suit');
  const again = new Hand('t', 'rank');
  again.sync(cards);
  expect(shown(again)).toEqual(['3c', '7c', '9d', '7h']);
});

test('the order survives a reload', () => {
  const hand = own('7h', '3c', '9d');
  hand.move(['7h'], 0);
  const before = shown(hand);
  const again = new Hand('t');
  again.sync(['3c', '9d', '7h']);
  expect(shown(again)).toEqual(before);
});

test('another table has its own order', () => {
  own('7h', '3c').move(['7h'], 0);
  const other = new Hand('u');
  other.sync(['7h', '3c']);
  expect(shown(other)).toEqual(['3c', '7h']);
});

test('of two copies the one in the draft leaves', () => {
  const hand = own('7h', '7h', '3c');
  hand.move(['7h#2'], 0);
  hand.take(['7h']);
  expect(shown(hand)).toEqual(['7h', '3c']);
  hand.sync(['7h', '3c']);
  expect(hand.items.map((item) => item.id)).toEqual(['7h#2', '3c']);
  expect(hand.out.size).toBe(0);
});

test('what is given back comes back to its place', () => {
  const hand = own('1c', '2c', '3c');
  hand.take(['2c']);
  expect(shown(hand)).toEqual(['1c', '3c']);
  hand.giveBack();
  expect(shown(hand)).toEqual(['1c', '2c', '3c']);
});

test('pieces move together, and past hidden ones', () => {
  const hand = own('1c', '2c', '3c', '4c', '5c');
  hand.take(['3c']);
  hand.move(['1c', '5c'], 2); // before 4c
  expect(shown(hand)).toEqual(['2c', '1c', '5c', '4c']);
  hand.move(['2c'], 4);
  expect(shown(hand)).toEqual(['1c', '5c', '4c', '2c']);
});

test('dropped on itself, nothing changes', () => {
  const hand = own('1c', '2c', '3c');
  hand.move(['2c'], 1);
  expect(shown(hand)).toEqual(['1c', '2c', '3c']);
});

test('sorting holds for what is drawn later, until something is moved', () => {
  const hand = own('9h', '3c', '*', '3d');
  hand.sort('rank');
  expect(shown(hand)).toEqual(['3c', '3d', '9h', '*']);
  hand.sync(['9h', '3c', '*', '3d', '4s']);
  expect(shown(hand)).toEqual(['3c', '3d', '4s', '9h', '*']);
  hand.sort('suit');
  expect(shown(hand)).toEqual(['3c', '3d', '9h', '4s', '*']);
});

test('what is picked leaves the picks when it leaves the hand', () => {
  const hand = own('1c', '2c');
  hand.pick('1c');
  hand.pick('2c');
  expect(hand.pickedPieces).toEqual(['1c', '2c']);
  hand.sync(['2c']);
  expect(hand.picked).toEqual(['2c']);
});
