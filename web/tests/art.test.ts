/** Pieces are drawn by us: every one of them, and nothing on them needs a font. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mount, tick } from 'svelte';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { sprite } from '../src/art/sprite';
import { FAMILIES } from '../src/games';
import { art } from '../src/lib/art.svelte';
import { BACKS } from '../src/lib/deck';
import { glyphs } from '../src/lib/glyphs';
import { soundOf } from '../src/lib/heard';
import { PIPS, rankText, SUITS } from '../src/lib/pieces';
import { drawings, pieceDrawing } from '../src/lib/picture';
import { session } from '../src/lib/session.svelte';
import { sound, type SoundName } from '../src/lib/sound';
import Piece from '../src/parts/Piece.svelte';
import { GAMES, type GameId } from '../src/wire';

const SOURCES = join(import.meta.dirname, '../src');
const drawn = new Set([...sprite().matchAll(/id="art-([\w-]+)"/g)].map(([, name]) => name));

afterEach(() => {
  session.likes = { ...session.likes, sound: true, volume: 0.6, large: false };
  art.ready = false;
  document.body.innerHTML = '';
});

test('every digit and every letter of a card has its lines', () => {
  const ranks = Array.from({ length: 13 }, (_, at) => rankText(at + 1, 'card'));
  const numbers = Array.from({ length: 111 }, (_, at) => String(at + 1));
  for (const text of [...ranks, ...numbers])
    expect(
      glyphs(text).strokes.every(({ d }) => d),
      text,
    ).toBe(true);
});

test('a number card has as many pips as its number', () => {
  for (let rank = 2; rank <= 10; rank++) expect(PIPS[rank]).toHaveLength(rank);
});

describe.each(Object.entries(FAMILIES))('%s', (_, family) => {
  test('has people on its court cards, and a back', () => {
    for (const suit of SUITS)
      for (const rank of [11, 12, 13])
        expect(drawn).toContain(`${family.deck.courts}-${rank}${suit}`);
    expect(drawn).toContain(`back-${family.deck.back}`);
  });
});

test('aces, jokers and the backs to choose from are drawn', () => {
  const wanted = [...SUITS.map((suit) => `ace-${suit}`), 'joker', 'jester'];
  for (const name of [...wanted, ...BACKS.map((back) => `back-${back}`)])
    expect(drawn).toContain(name);
});

function shown(piece: string | number | null, style: 'card' | 'tile' | 'number'): HTMLElement {
  const target = document.createElement('div');
  document.body.append(target);
  mount(Piece, { target, props: { piece, style } });
  return target;
}
const pictures = (place: HTMLElement): (string | null)[] =>
  [...place.querySelectorAll('use')].map((one) => one.getAttribute('href'));

test('a piece is a drawing without any text', () => {
  art.ready = true;
  for (const [piece, style] of [
    ['13h', 'card'],
    ['*=7h', 'card'],
    ['10s', 'card'],
    ['*', 'tile'],
    ['*=12d', 'tile'],
    [104, 'number'],
    [null, 'card'],
  ] as const)
    expect(shown(piece, style).textContent.trim()).toBe('');
});

test('before the drawings are there, a court card has its suit, and afterwards somebody', async () => {
  const king = shown('13h', 'card');
  expect(pictures(king)).toEqual([]);
  expect(king.querySelectorAll('.sign')).toHaveLength(2);
  art.ready = true;
  await tick();
  expect(pictures(king)).toEqual(['#art-royal-13h']);
});

test('a joker that stands for a card shows both', () => {
  art.ready = true;
  const card = shown('*=7h', 'card');
  expect(pictures(card)).toEqual(['#art-joker']);
  expect(card.querySelectorAll('.rank, .sign, .star')).toHaveLength(3);
  const tile = shown('*=12d', 'tile');
  expect(pictures(tile)).toEqual(['#art-jester']);
  expect(tile.querySelectorAll('.rank, .sign')).toHaveLength(2);
});

test('in large print there is nothing but what has to be read', () => {
  art.ready = true;
  session.likes = { ...session.likes, large: true };
  const king = shown('13h', 'card');
  expect(pictures(king)).toEqual([]);
  expect(king.querySelectorAll('path')).toHaveLength(2); // its letter and its suit
});

// Latin letters, the punctuation of our languages, and the signs of our own font (tools/signs.py).
const SAFE =
  /[\n\x20-\x7e\u00a0-\u017f\u2009\u2013\u2014\u2018-\u201e\u2026\u202f\u2212\u2605\u2660\u2663\u2665\u2666\u2713]/g;

test('no source writes a sign that a Latin font may lack', () => {
  const strange = readdirSync(SOURCES, { recursive: true, encoding: 'utf-8' })
    .filter((path) => /\.(svelte|ts|css|json)$/.test(path))
    .flatMap((path) => {
      const rest = readFileSync(join(SOURCES, path), 'utf-8').replace(SAFE, '');
      return rest.replace(/[⟦⟧]/g, '') ? [`${path}: ${rest}`] : []; // a key without words
    });
  expect(strange).toEqual([]);
});

describe('sounds', () => {
  const entry = (...codes: string[]) => ({
    number: 1,
    events: codes.map((code) => ({ code, facts: {}, to: null })),
  });
  test('follow what happens', () => {
    expect(soundOf(entry('dealt', 'starts') as never, {}, null)).toBe('deal');
    expect(soundOf(entry('drew', 'got') as never, {}, null)).toBe('draw');
    expect(soundOf(entry('melded') as never, {}, null)).toBe('lay');
    expect(soundOf(entry('passed') as never, {}, null)).toBe(null);
    expect(soundOf(entry('own-event') as never, { 'own-event': 'knock' }, null)).toBe('knock');
    expect(soundOf(entry('melded', 'round-over') as never, {}, true)).toBe('win');
    expect(soundOf(entry('melded', 'round-over') as never, {}, false)).toBe('lose');
    expect(soundOf(entry('melded', 'round-over') as never, {}, null)).toBe('lay');
  });

  const names: SoundName[] = [
    'deal',
    'draw',
    'lay',
    'tap',
    'knock',
    'turn',
    'hurry',
    'win',
    'lose',
  ];
  test('are made on the spot, and only where they are wanted', () => {
    let started = 0;
    const node = (): unknown =>
      new Proxy(() => undefined, {
        get: (_, name) => {
          if (name === 'start') return () => void started++;
          if (name === 'getChannelData') return () => new Float32Array(8);
          if (name === 'sampleRate') return 8;
          return name === Symbol.toPrimitive || name === 'currentTime' ? () => 0 : node();
        },
        set: () => true,
        apply: node,
      });
    vi.stubGlobal('AudioContext', function AudioContext() {
      return node();
    });
    vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
    for (const likes of [{ sound: false }, { volume: 0 }]) {
      session.likes = { ...session.likes, sound: true, volume: 0.6, ...likes };
      for (const name of names) sound(name);
    }
    expect(started).toBe(0);
    session.likes = { ...session.likes, sound: true, volume: 0.6 };
    for (const name of names) {
      const before = started;
      sound(name);
      expect(started, name).toBeGreaterThan(before);
    }
    vi.unstubAllGlobals();
  });
});

test('a result to share shows the pieces as tables do, in one drawing each', async () => {
  const art = await drawings();
  for (const family of Object.values(FAMILIES))
    for (const [game, shown] of Object.entries(family.pictures)) {
      const style = family.style(game as GameId, null);
      for (const piece of shown) {
        const text = pieceDrawing(piece, style, family.deck, GAMES[game as GameId].colours, art);
        const drawing = new DOMParser().parseFromString(text, 'image/svg+xml');
        expect(drawing.querySelector('parsererror'), `${game}: ${piece}`).toBeNull();
        // What it refers to is inside of it: a picture has no page around it.
        for (const use of drawing.querySelectorAll('use'))
          expect(drawing.querySelector(use.getAttribute('href') ?? ''), `${game}`).toBeTruthy();
      }
    }
});
