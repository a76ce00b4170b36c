/**
 * Fair deals (`docs/notation.md`) checked in the browser: the same numbers as `src/rummel/deal.py`.
 * `web/tests/deals.json` has known answers of both versions.
 */
import { FAMILIES } from '../games';
import type { Family } from '../wire';
import type { Card, Piles } from './dealing';
import { bytes, hex, hmac, sha256, utf8, type Bytes } from './sha256';

/** What a round was dealt from, and what came of it. */
export interface Dealing {
  family: Family;
  rules: Record<string, unknown>;
  round: number;
  commit: string;
  /** What each seat had sealed, empty for nothing; null: it was dealt as version 1 says. */
  pledges: readonly string[] | null;
  words: readonly string[];
  seed: string;
  /** Who was to start, as far as the previous round decides it. */
  first: number | null;
  dealt: Piles;
}

export interface Verified {
  /** The seed and its hashes; the last has to be the commitment. */
  chain: string[];
  fits: boolean;
  /** Whether each seat's words are those it had sealed; true where it revealed none. */
  words: boolean[];
  key: string;
  /** What was shuffled, in the order that came out. */
  order: Card[];
  hands: { shown: Card[]; fits: boolean }[];
  /** The other piles under the names that the game has for them. */
  rest: { name: string; shown: Card[]; fits: boolean }[];
}

export function verify(dealing: Dealing): Verified {
  const chain = [dealing.seed];
  let last = bytes(dealing.seed);
  for (let number = 0; number < dealing.round; number++) {
    last = sha256(last);
    chain.push(hex(last));
  }
  const { key, piles, order } = dealAgain(dealing);
  const { hands, rest } = apart(piles);
  const other = apart(dealing.dealt);
  return {
    chain,
    fits: chain.at(-1) === dealing.commit,
    words: dealing.words.map((own, seat) => fitsPledge(dealing.pledges, seat, dealing.round, own)),
    key: hex(key),
    order,
    hands: hands.map((pieces, seat) => {
      const shown = other.hands[seat] ?? [];
      return { shown, fits: same(pieces, shown) };
    }),
    rest: Object.entries(rest).map(([name, pieces]) => {
      const shown = other.rest[name] ?? [];
      return { name, shown, fits: same(pieces, shown) };
    }),
  };
}

/** The round dealt once more, from what it was dealt from. */
export function dealAgain(dealing: Omit<Dealing, 'dealt'>): {
  key: Bytes;
  piles: Piles;
  order: Card[];
} {
  const key = dealing.pledges
    ? pledgedKey(dealing.seed, dealing.round, dealing.commit, dealing.pledges, dealing.words)
    : roundKey(dealing.seed, dealing.round, dealing.words);
  return { key, ...FAMILIES[dealing.family].deal(dealing.rules, dealing.first, new Stream(key)) };
}

export function allFits(verified: Verified): boolean {
  const parts = [...verified.hands, ...verified.rest];
  return verified.fits && verified.words.every(Boolean) && parts.every((one) => one.fits);
}

/** What each seat has, and the piles of all; those of sides follow one another. */
export function apart(piles: Piles): { hands: Card[][]; rest: Record<string, Card[]> } {
  const { hands, stacks, ...others } = piles as Record<string, Card[][]>;
  const rest = Object.entries(others).map(([name, pile]) => [name, pile.flat()] as const);
  return { hands: hands ?? stacks ?? [], rest: Object.fromEntries(rest) };
}

export function same(one: readonly Card[], other: readonly Card[]): boolean {
  return one.length === other.length && one.every((card, at) => card === other[at]);
}

export const alike = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Whether the rules are still those that were seen; a newer server may know more of them. */
export function sameRules(one: Record<string, unknown>, other: Record<string, unknown>): boolean {
  return Object.keys(one).every((name) => !(name in other) || alike(one[name], other[name]));
}

// ------------------------------------------------------------------------------ the scheme

/** The key of a round in version 1: the server's seed mixed with every seat's words. */
export function roundKey(seed: string, round: number, words: readonly string[]): Bytes {
  const hashes = words.map((own) => hex(sha256(utf8(own))));
  return hmac(bytes(seed), utf8(['rummel-deal-1', String(round), ...hashes].join('\n')));
}

/** The key of a round in version 2, which binds all that was published before. */
export function pledgedKey(
  seed: string,
  round: number,
  commit: string,
  pledges: readonly string[],
  words: readonly string[],
): Bytes {
  const seats = pledges.flatMap((pledge, seat) => [pledge, words[seat] ?? '']);
  return hmac(bytes(seed), utf8(['rummel-deal-2', String(round), commit, ...seats].join('\n')));
}

const WORDS_TAG = utf8('rummel-words-2\n');
/** Rounds that a match can have; so many words are enough for any. */
const MOST_ROUNDS = 1000;

/** The words of an earlier round, which follow from those of a later one; not the reverse. */
function wordsBefore(words: Uint8Array, rounds: number): Bytes {
  let link = new Uint8Array(words);
  const tagged = new Uint8Array(WORDS_TAG.length + 32);
  tagged.set(WORDS_TAG);
  for (let count = 0; count < rounds; count++) {
    tagged.set(link, WORDS_TAG.length);
    link = sha256(tagged);
  }
  return link;
}

/** A device's words for a round; those of round 0 are its pledge. */
export function wordsFor(secret: string, round: number): string {
  return hex(wordsBefore(bytes(secret), MOST_ROUNDS + 1 - round));
}

/** Whether words are those that a seat had sealed. A seat that revealed none has no part in the deal. */
export function fitsPledge(
  pledges: readonly string[] | null,
  seat: number,
  round: number,
  words: string,
): boolean {
  if (pledges === null || words === '') return true;
  return /^[0-9a-f]{64}$/.test(words) && hex(wordsBefore(bytes(words), round)) === pledges[seat];
}

const ALL = 2 ** 32;

/** Uniform random numbers from a key, eight of 32 bits from each block. */
export class Stream {
  #block = 0;
  #left: number[] = [];

  constructor(readonly key: Bytes) {}

  #next(): number {
    if (!this.#left.length) {
      const counter = new Uint8Array(8);
      new DataView(counter.buffer).setBigUint64(0, BigInt(this.#block++));
      const block = new DataView(hmac(this.key, counter).buffer);
      for (let at = 0; at < 32; at += 4) this.#left.push(block.getUint32(at));
    }
    return this.#left.shift() as number;
  }

  /** A number from 0 up to, not including, `bound`. */
  below(bound: number): number {
    // Numbers from the last full multiple on would favour small ones.
    const limit = ALL - (ALL % bound);
    let number = this.#next();
    while (number >= limit) number = this.#next();
    return number % bound;
  }

  /** Fisher–Yates, from the last place down. */
  shuffled<T>(items: readonly T[]): T[] {
    const mixed = [...items];
    for (let place = mixed.length - 1; place > 0; place--) {
      const other = this.below(place + 1);
      [mixed[place], mixed[other]] = [mixed[other] as T, mixed[place] as T];
    }
    return mixed;
  }
}
