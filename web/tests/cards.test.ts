/** What the card tables share: where cards lie, what is new, what is being built. */
import { describe, expect, test } from 'vitest';
import { asEach, Draft, layText, possible } from '../src/cards/draft.svelte';
import { bond, fanShape, groupOf, placeAt } from '../src/cards/fan';
import { recent } from '../src/cards/recent';
import { checked } from './cards-kit';

const CARD = { width: 54, height: 76, widest: 43, low: false };
const placed = (text: string) => text.split(' ').map((piece) => ({ id: piece, piece }));

describe('the fan', () => {
  test('stays in the room and a finger apart, whatever the hand', () => {
    for (let count = 1; count <= 20; count++) {
      for (const room of [200, 336, 480, 700, 1100]) {
        const size = { ...CARD, widest: 60 };
        const { columns, rows, step } = fanShape(count, room, size);
        expect(columns * rows).toBeGreaterThanOrEqual(count);
        expect((columns - 1) * step + size.width).toBeLessThanOrEqual(room);
        expect(step).toBeGreaterThanOrEqual(44);
      }
    }
  });

  test('shares the cards out evenly over its rows', () => {
    expect(fanShape(15, 336, CARD)).toMatchObject({ columns: 5, rows: 3 });
    expect(fanShape(14, 336, CARD)).toMatchObject({ columns: 7, rows: 2 });
  });

  test('four jacks stay in one row, as do sequences', () => {
    const pieces = '2h 3h 4h 9d 11c 11d 11h 11s 1d 12c 13d 1s 5c 6c'.split(' ');
    const bonds = pieces.map((piece, at) => bond(piece, pieces[at + 1] ?? '*', false));
    const { lines } = fanShape(14, 366, { ...CARD, width: 58 }, bonds);
    const first = lines[0] ?? 0;
    expect(lines).toHaveLength(2);
    expect(bonds[first - 1]).toBeLessThan(2);
    expect(pieces.slice(0, first).filter((piece) => piece.startsWith('11')).length % 4).toBe(0);
  });

  test('knows between which cards a point lies', () => {
    const shape = fanShape(14, 336, CARD);
    expect(placeAt(0, 10, 54, shape)).toBe(0);
    expect(placeAt(shape.step * 2.9, 10, 54, shape)).toBe(2);
    expect(placeAt(900, 10, 54, shape)).toBe(7);
    expect(placeAt(0, shape.pitch + 5, 54, shape)).toBe(7);
    expect(placeAt(900, 900, 54, shape)).toBe(14);
  });

  test('uses each of two equal cards once for a group', () => {
    const items = [
      { id: '7h', piece: '7h' },
      { id: '7h#2', piece: '7h' },
      { id: '8h', piece: '8h' },
    ];
    const groups = groupOf(items, [['7h', '8h'], ['7h']]);
    expect([...groups]).toEqual([
      ['7h', 0],
      ['8h', 0],
      ['7h#2', 1],
    ]);
  });
});

test('what is new is what others did since the player’s last discard', () => {
  const log = [
    { number: 1, events: [{ code: 'melded', facts: { seat: 1, melds: [['1c', '1d', '1h']] } }] },
    { number: 2, events: [{ code: 'discarded', facts: { seat: 0, pieces: ['2c'] } }] },
    { number: 3, events: [{ code: 'added', facts: { seat: 1, pieces: ['1s'], meld: 1 } }] },
    { number: 4, events: [{ code: 'melded', facts: { seat: 2, melds: [[], []] } }] },
    { number: 5, events: [{ code: 'romme-robbed', facts: { seat: 2, pieces: ['9h'], meld: 1 } }] },
  ];
  const changes = recent(log, 0, ['added', 'romme-robbed']);
  expect(changes.laid).toBe(2);
  expect(changes.added.get(1)).toEqual(['1s', '9h']);
  expect(recent(log.slice(0, 2), 0).laid).toBe(0);
});

describe('the draft', () => {
  test('moves cards between melds and lets empty ones go', () => {
    const draft = new Draft();
    draft.build(placed('5h 6h 7h'));
    draft.build(placed('9c 9d'));
    const [first, second] = draft.melds;
    draft.put(second?.key ?? 0, placed('7h'), 1);
    expect(draft.melds.map((meld) => meld.cards.map((card) => card.piece))).toEqual([
      ['5h', '6h'],
      ['9c', '7h', '9d'],
    ]);
    draft.remove(['5h', '6h']);
    expect(draft.melds).toHaveLength(1);
    draft.put(first?.key ?? 0, placed('5h'));
    expect(draft.melds).toHaveLength(1);
  });

  test('keeps a card in one place only', () => {
    const draft = new Draft();
    draft.build(placed('5h 6h 7h'));
    draft.add({ id: '6h', piece: '6h' }, 2);
    expect(draft.ids).toEqual(['5h', '7h', '6h']);
    draft.build(placed('6h'));
    expect(draft.added).toEqual([]);
  });

  test('forgets what has left the hand', () => {
    const draft = new Draft();
    draft.build(placed('5h 6h 7h'));
    draft.follow(new Set(['6h']));
    expect(draft.ids).toEqual(['6h']);
  });

  test('becomes the move that lays it', () => {
    const melds = [['8c', '8d', '8s']];
    expect(layText([], [])).toBe('');
    expect(layText(melds, [])).toBe('lay 8c 8d 8s');
    const added = [
      { id: '6h', piece: '6h', meld: 2 },
      { id: '4s', piece: '4s', meld: 1 },
    ];
    expect(layText(melds, added.slice(0, 1))).toBe('open 6h 2 8c 8d 8s');
    expect(layText(melds, added)).toBe('open 6h 2 8c 8d 8s | 4s');
  });

  test('asks once about everything that a joker could be', () => {
    const [{ faces, move } = { faces: [], move: '' }, ...more] = asEach(['5c', '*', '5d'], 6);
    expect(more).toEqual([]);
    expect(faces).toHaveLength(52);
    expect(move).toContain('5c *=5h 5d | 5c *=5s 5d');
    expect(move.length).toBeLessThan(2000);
    const answer = checked(
      faces.map((face) => [face, ['*=5h', '*=5s'].includes(face) ? 15 : 'meld-neither']),
    );
    expect(possible(faces, answer)).toEqual(['*=5h', '*=5s']);
  });

  test('asks about no more open jokers at once than there are', () => {
    const asked = asEach(['*', '*', '*'], 6);
    expect(asked.flatMap(({ faces }) => faces)).toHaveLength(52);
    const open = asked.map(({ move }) => move.split(' ').filter((piece) => piece === '*').length);
    expect(Math.max(...open)).toBe(6);
    expect(asEach(['2s', '*', '*'], 6)).toHaveLength(9);
  });
});
