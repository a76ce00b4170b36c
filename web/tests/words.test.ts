import { BOOKS, WORDS } from 'virtual:languages';
import { expect, test } from 'vitest';
import { face, inText, listed, pieceText } from '../src/lib/pieces';
import { has, language, openBook, signed, speak, t, TableWords } from '../src/lib/words.svelte';
import { sentences } from '../src/parts/log';
import { GAMES, LANGUAGES } from '../src/wire';
import { collected, messages } from '../words-plugin.ts';

test('pieces are read as they are written', () => {
  expect(face('*=7h')).toEqual({ joker: true, rank: 7, suit: 'h' });
  expect(face('*')).toEqual({ joker: true, rank: 0, suit: null });
  expect(pieceText('13s', 'card')).toBe('K♠');
  expect(pieceText('13s', 'tile')).toBe('13♠');
  expect(pieceText('*', 'tile')).toBe('★');
  expect(listed('add 7h 2')).toEqual({ text: 'add 7h 2', word: 'add', args: ['7h', '2'] });
});

test('a sentence is parted into words and pieces, and says the same', () => {
  const text = 'Du hast 13♠ 10♥ | ★8♣ Q♦ ★ gelegt, 3 Karten.';
  const parts = inText(text);
  expect(parts.map(({ words }) => words).join('')).toBe(text);
  const pieces = parts.filter(({ suit }) => suit).map(({ words, suit }) => [words, suit]);
  expect(pieces).toEqual([
    ['13♠', 's'],
    ['10♥', 'h'],
    ['★8♣', 'c'],
    ['Q♦', 'd'],
    ['★', 'joker'],
  ]);
  expect(inText('3 Karten')).toEqual([{ words: '3 Karten', suit: null }]);
});

test('the Fluent files are taken apart at their messages', () => {
  const parsed = messages('# head\n\na = 1\n    .b = 2\n\n## part\n\nc =\n    long\n\n    text\n');
  expect(parsed).toEqual([
    ['a', 'a = 1\n    .b = 2'],
    ['c', 'c =\n    long\n\n    text'],
  ]);
});

test('rules, rulings and options come later, and the words of the terminal never', () => {
  const names = (kind: 'words' | 'book'): string[] =>
    messages(collected(kind, 'en')).map(([name]) => name);
  const [words, book] = [names('words'), names('book')];
  for (const name of ['seat', 'error-stale', 'web-skip', 'event-gin-lot', 'web-do-knock']) {
    expect(words).toContain(name);
  }
  for (const name of ['rules-gin', 'option-gin-limit', 'ruling-q-gin-1', 'web-figure-layoff']) {
    expect(book).toContain(name);
  }
  expect(words.filter((name) => book.includes(name))).toEqual([]);
  expect([...words, ...book].filter((name) => name.startsWith('cli-'))).toEqual([]);
});

test('a meld of Canasta is called by its rank in every language, since nobody sees its number', async () => {
  const words = new TableWords(['Ana', 'Ben'], 'card', undefined, 1);
  const said = (seat: number, rank: number): string =>
    words.event({ code: 'canasta-added', facts: { seat, pieces: ['2h'], meld: 17, rank } });
  for (const code of Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[]) {
    await speak(code);
    const all = [1, ...Array.from({ length: 11 }, (_, index) => index + 3)];
    for (const seat of [0, 1]) {
      const texts = all.map((rank) => said(seat, rank));
      expect(new Set(texts).size, texts.join(' ')).toBe(all.length);
      for (const text of texts) expect(text).not.toMatch(/17|\{/);
    }
  }
  await speak('en');
  expect(said(0, 13)).toBe('Ana added 2♥ to the kings.');
  expect(said(1, 9)).toBe('You added 2♥ to the 9s.');
});

test('events and refusals are worded with names and pieces', async () => {
  await speak('en');
  const cards = new TableWords(['Ana', null], 'card');
  const laid = { code: 'laid', facts: { seat: 0, pieces: ['11h', '*=12h'] } };
  expect(cards.event(laid)).toBe('Ana laid J♥ ★Q♥.');
  expect(cards.event({ code: 'passed', facts: { seat: 1 } })).toBe('Player 2 passed.');
  const twice = { error: 'set-suit-twice', message: '', facts: { meld: ['5h', '5h'], suit: 'h' } };
  expect(cards.error(twice)).toContain('hearts');
  expect(new TableWords([], 'tile', GAMES.myrummy.colours).error(twice)).toContain('purple');
  const unknown = { error: 'not-there', message: 'from the server', facts: {} };
  expect(cards.error(unknown)).toBe('from the server');
  expect(cards.spoken('13s')).toBe('king of spades');
  expect(cards.spoken('*=2d')).toBe('joker as 2 of diamonds');
});

test.each([
  ['cs', ['srdcové eso', 'srdcová sedmička', 'srdcový kluk', 'srdcová dáma', 'srdcový král']],
  ['sk', ['srdcové eso', 'srdcová sedmička', 'srdcový dolník', 'srdcový horník', 'srdcový kráľ']],
  ['pl', ['as kier', '7 kier', 'walet kier', 'dama kier', 'król kier']],
  ['de', ['Herzass', 'Herz 7', 'Herzbube', 'Herzdame', 'Herzkönig']],
  ['nl', ['hartenaas', 'harten 7', 'hartenboer', 'hartendame', 'hartenkoning']],
] as const)('cards have proper names in %s', async (language, names) => {
  await speak(language);
  const cards = new TableWords([], 'card');
  expect(['1h', '7h', '11h', '12h', '13h'].map((card) => cards.spoken(card))).toEqual(names);
  await speak('en');
});

test('another language is spoken at once', async () => {
  await speak('pl');
  expect(t('web-seats-open', { count: 5 })).toBe('5 wolnych miejsc');
  expect(t('web-seats-open', { count: 2 })).toBe('2 wolne miejsca');
  expect(t('no-such-key')).toBe('⟦no-such-key⟧');
  expect(signed(-5)).toBe('−5');
});

test('every language has a name and both its texts', () => {
  const codes = Object.keys(LANGUAGES);
  expect(codes.length).toBeGreaterThan(8);
  expect(Object.keys(WORDS).sort()).toEqual(codes);
  expect(Object.keys(BOOKS).sort()).toEqual(codes);
});

test('players are spoken to, and what others did stands beside their names', async () => {
  await speak('de');
  const words = new TableWords(['Ana', 'Ben'], 'card', undefined, 0);
  const passed = (seat: number) => ({ code: 'passed', facts: { seat } });
  expect(words.event(passed(0))).toBe('Du passt.');
  expect(words.event(passed(1))).toBe('Ben passt.');
  expect(words.deed({ code: 'discarded', facts: { seat: 1, pieces: ['7h'] } })).toBe('wirft 7♥ ab');
  // Where a sentence does not begin with the name, there is nothing to say beside it.
  expect(words.deed({ code: 'starts', facts: { seat: 1 } })).toBe('');
  await speak('sk');
  expect(words.deed({ code: 'timed-out', facts: { seat: 1 } })).toBe('čas vypršal');
  await speak('en');
});

test('who wins a match is told so, and numbers are parted', async () => {
  await speak('en');
  const words = new TableWords(['Ana', 'Ben', 'Cyd'], 'number', undefined, 0);
  const over = (win: string, winners: number[]) =>
    words.event({ code: 'match-over', facts: { win, winners } });
  expect(over('alone', [0])).toBe('The match is over. You win.');
  expect(over('shared', [0, 2])).toBe('The match is over. You share the win.');
  expect(over('alone', [1])).toBe('The match is over. Ben wins.');
  const series = { code: 'series', facts: { seat: 1, points: 8, cards: [10, 40] } };
  expect(words.event(series)).toBe('Ben scored 8 for 10, 40.');
});

test('the log counts what repeats, and says once what was drawn', async () => {
  await speak('en');
  const words = new TableWords(['Ana', 'Ben', 'Cyd'], 'tile', undefined, 0);
  const exchanged = (seat: number) => ({ code: 'tiles-exchanged', facts: { seat } });
  const log = [
    { number: 1, events: [{ code: 'dealt', facts: { cards: 14, stock: 40 } }] },
    ...[2, 4, 6].flatMap((number) => [
      { number, events: [exchanged(1)] },
      { number: number + 1, events: [exchanged(2)] },
    ]),
    { number: 8, events: [exchanged(0), { code: 'got', facts: { pieces: ['7h'] } }] },
    { number: 9, events: [exchanged(1)] },
    {
      number: 10,
      events: [
        { code: 'timed-out', facts: { seat: 0 } },
        { code: 'drew', facts: { seat: 0 } },
        { code: 'drew', facts: { seat: 0 } },
        { code: 'got', facts: { pieces: ['8h', '9h'] } },
      ],
    },
  ];
  expect(sentences(log, words, []).map(({ text, times }) => `${times} ${text}`)).toEqual([
    '1 Dealt: 14 each; 40 are left to draw.',
    '3 Ben exchanged a tile.',
    '3 Cyd exchanged a tile.',
    '1 You got 7♥.',
    '1 Ben exchanged a tile.',
    '1 You ran out of time.',
    '1 You got 8♥ 9♥.',
  ]);
  // What a table shows anyway is left out.
  expect(sentences(log, words, ['tiles-exchanged']).map(({ text }) => text)).toEqual([
    'Dealt: 14 each; 40 are left to draw.',
    'You got 7♥.',
    'You ran out of time.',
    'You got 8♥ 9♥.',
  ]);
});

test('sums are written alike in sentences and in columns, in every language', async () => {
  const words = new TableWords(['Ana', 'Ben'], 'card');
  const facts = { seats: [0], bonus: 2710, cards: 12345, left: -1200, points: 13855 };
  for (const code of Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[]) {
    await speak(code);
    const text = words.event({ code: 'canasta-counted', facts });
    for (const sum of [2710, 12345, -1200, 13855]) expect(text).toContain(signed(sum));
  }
  await speak('en');
});

test('the language that was chosen last is spoken, with the book if it was opened meanwhile', async () => {
  await speak('en');
  await Promise.all([speak('de'), openBook()]);
  expect(language()).toBe('de');
  expect(has('rules-gin')).toBe(true);
});
