/**
 * How each game deals, once more and on its own: who checks a deal must not ask the server how it
 * was done. Each function reads like `deal` of its family in `src/rummel/games/`, and
 * `web/tests/deals.json`, made by the Python engine, keeps the two from drifting apart.
 */
import type { Family } from '../wire';
import { bySuit, face, SUITS } from './pieces';
import type { Stream } from './fair';

export type Card = string | number;
/** Every pile after a deal; `hands` and `stacks` are one a seat. */
export type Piles = Record<string, readonly Card[] | readonly (readonly Card[])[]>;
type Rules = Record<string, unknown>;
interface Dealt {
  piles: Piles;
  order: Card[];
}
type Deal = (rules: Rules, first: number | null, stream: Stream) => Dealt;

const JOKER = '*';

/** Packs of 52 in order, and jokers. */
function deck(copies: number, jokers: number): string[] {
  const pack = SUITS.flatMap((suit) => Array.from({ length: 13 }, (_, at) => `${at + 1}${suit}`));
  return [...Array.from({ length: copies }, () => pack).flat(), ...Array(jokers).fill(JOKER)];
}

const rank = (piece: string): number => face(piece).rank;
/** Suit by suit, the jokers last. */
const sorted = (hand: readonly string[]): string[] => [...hand].sort(bySuit);
const seats = (rules: Rules): number[] => [...Array(Number(rules['players'])).keys()];

const DEALS: Record<Family, Deal> = {
  karo8(rules, first, stream) {
    const order = stream.shuffled(deck(1, 0));
    if (first === null) stream.below(Number(rules['players']));
    const hands = seats(rules).map((seat) => sorted(order.slice(6 * seat, 6 * seat + 6)));
    return { piles: { hands, stock: order.slice(6 * hands.length) }, order };
  },

  duel(rules, _first, stream) {
    const players = Number(rules['players']);
    const named = rules['heroes'] as number[];
    const isHero = (seat: number): boolean =>
      named.length ? named.includes(seat) : seat % 2 === 0;
    let jokers = Number(rules['jokers']) / 2;
    if (players === 4 && !rules['uneven']) jokers -= jokers % 2;
    const stacks: string[][] = Array.from({ length: players }, () => []);
    const order: string[] = [];
    for (const heroes of [true, false]) {
      const colour = deck(2, 0).filter((card) => /[dh]$/.test(card) === heroes);
      const cards = stream.shuffled([...colour, ...Array<string>(jokers).fill(JOKER)]);
      const team = seats(rules).filter((seat) => isHero(seat) === heroes);
      for (const [at, seat] of team.entries())
        stacks[seat] = cards.filter((_, place) => place % team.length === at);
      order.push(...cards);
    }
    return { piles: { stacks }, order };
  },

  'one-eleven'(rules, _first, stream) {
    const order = stream.shuffled(Array.from({ length: 110 }, (_, at) => at + 2));
    const given = rules['hands'] as number[];
    const left = [...order];
    const hands = seats(rules).map((seat) => left.splice(0, given[seat] ?? Number(rules['hand'])));
    return { piles: { hands, centre: left.splice(0, 3), discards: [], draw: left }, order };
  },

  gin(rules, first, stream) {
    const pack = deck(Number(rules['packs']), 0);
    const starter = first ?? ginStarter(rules, pack, stream);
    const order = stream.shuffled(pack);
    const left = [...order];
    const hands = seats(rules).map(() => left.splice(0, 10));
    const top = left.pop() as string;
    if (!rules['upcard']) hands[starter]?.push(top);
    const discards = rules['upcard'] ? [top] : [];
    return { piles: { hands: hands.map(sorted), discards, stock: left }, order };
  },

  romme(rules, first, stream) {
    const players = Number(rules['players']);
    const order = stream.shuffled(deck(2, Number(rules['jokers'])));
    const starter = first ?? (stream.below(players) + 1) % players;
    // One by one from the starter on, who gets one more.
    const count = 13 * players + 1;
    const hands = seats(rules).map((seat) =>
      sorted(order.slice(0, count).filter((_, at) => (at + starter) % players === seat)),
    );
    return { piles: { hands, discards: [], stock: order.slice(count) }, order };
  },

  tiles(rules, first, stream) {
    if (first === null) tilesStarter(rules, stream);
    const players = Number(rules['players']);
    const jokers = Number(rules['jokers']);
    const chance = rules['dealt_joker'] === 'chance';
    const size = Number(rules['hand']) - (chance ? 0 : 1);
    const spare = Array<string>(chance ? 0 : jokers - players).fill(JOKER);
    const late = rules['dealt_joker'] === 'one';
    let order = stream.shuffled(chance ? deck(2, jokers) : [...deck(2, 0), ...(late ? [] : spare)]);
    const hands = seats(rules).map((seat) =>
      sorted([...order.slice(size * seat, size * seat + size), ...(chance ? [] : [JOKER])]),
    );
    let pool = order.slice(size * players);
    if (late && spare.length) {
      pool = stream.shuffled([...pool, ...spare]);
      order = [...order.slice(0, size * players), ...pool];
    }
    return { piles: { hands, pool }, order };
  },
};

/** Who draws the lowest card deals, and the next one starts; the lowest draw again. */
function ginStarter(rules: Rules, pack: string[], stream: Stream): number {
  let left = seats(rules);
  while (left.length > 1) {
    const cards = [...pack];
    const lots: number[] = [];
    for (const _ of left) lots.push(rank(cards.splice(stream.below(cards.length), 1)[0] as string));
    const lowest = Math.min(...lots);
    left = left.filter((_, at) => lots[at] === lowest);
  }
  return ((left[0] as number) + 1) % Number(rules['players']);
}

/** Only what it takes from the stream matters: who starts is dealt to like all others. */
function tilesStarter(rules: Rules, stream: Stream): void {
  if (rules['starter'] === 'lot') return void stream.below(Number(rules['players']));
  let left = seats(rules);
  let tiles: string[] = [];
  while (left.length > 1) {
    if (tiles.length < left.length) tiles = stream.shuffled(deck(2, Number(rules['jokers'])));
    const counts = tiles
      .splice(0, left.length)
      .map((tile) => (tile === JOKER ? Number(rules['joker_hand']) : rank(tile)));
    const wanted = rules['starter'] === 'lowest' ? Math.min(...counts) : Math.max(...counts);
    left = left.filter((_, at) => counts[at] === wanted);
  }
}

/** What the cards of a round are dealt to, and the order that they were shuffled into. */
export function dealt(family: Family, rules: Rules, first: number | null, stream: Stream): Dealt {
  return DEALS[family](rules, first, stream);
}
