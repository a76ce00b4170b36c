/**
 * Fair deals (version 1, `docs/notation.md`) checked in the browser: the same numbers as
 * `src/rummel/deal.py`, from the browser's own SHA-256. `web/tests/deals.json` has known answers.
 */
import type { Family } from '../wire';
import { dealt, type Card, type Piles } from './dealing';

/** What a round was dealt from, and what came of it. */
export interface Dealing {
  family: Family;
  rules: Record<string, unknown>;
  round: number;
  commit: string;
  words: readonly string[];
  seed: string;
  /** Who was to start, as far as the round before says so. */
  first: number | null;
  dealt: Piles;
}

export interface Verified {
  /** The seed and its hashes; the last has to be the commitment. */
  chain: string[];
  fits: boolean;
  key: string;
  /** What was shuffled, in the order that came out. */
  order: Card[];
  hands: { told: Card[]; fits: boolean }[];
  /** The other piles under the names that the game has for them. */
  rest: { name: string; told: Card[]; fits: boolean }[];
}

/** Browsers hash over https, and on this very machine, only. */
export function canVerify(): boolean {
  return globalThis.crypto?.subtle !== undefined;
}

export async function verify(told: Dealing): Promise<Verified> {
  const seed = bytes(told.seed);
  const chain = [told.seed];
  let last = seed;
  for (let number = 0; number < told.round; number++) {
    last = await sha256(last);
    chain.push(hex(last));
  }
  const key = await roundKey(seed, told.round, told.words);
  const { piles, order } = await dealt(
    told.family,
    told.rules,
    told.first,
    new Stream(await hmacKey(key)),
  );
  const { hands, rest } = apart(piles);
  const other = apart(told.dealt);
  return {
    chain,
    fits: chain.at(-1) === told.commit,
    key: hex(key),
    order,
    hands: hands.map((pieces, seat) => {
      const shown = other.hands[seat] ?? [];
      return { told: shown, fits: same(pieces, shown) };
    }),
    rest: Object.entries(rest).map(([name, pieces]) => {
      const shown = other.rest[name] ?? [];
      return { name, told: shown, fits: same(pieces, shown) };
    }),
  };
}

export function allFits(found: Verified): boolean {
  return found.fits && [...found.hands, ...found.rest].every((one) => one.fits);
}

/** What each seat has, and the piles of all. */
function apart(piles: Piles): { hands: Card[][]; rest: Record<string, Card[]> } {
  const { hands, stacks, ...rest } = piles as Record<string, Card[][]>;
  return { hands: hands ?? stacks ?? [], rest: rest as unknown as Record<string, Card[]> };
}

function same(one: readonly Card[], other: readonly Card[]): boolean {
  return one.length === other.length && one.every((card, at) => card === other[at]);
}

// ------------------------------------------------------------------------------ the scheme

/** The key of a round: the server's seed mixed with every seat's words. */
export async function roundKey(
  seed: Bytes,
  round: number,
  words: readonly string[],
): Promise<Bytes> {
  const hashes = await Promise.all(words.map(async (own) => hex(await sha256(utf8(own)))));
  const text = ['rummel-deal-1', String(round), ...hashes].join('\n');
  return hmac(await hmacKey(seed), utf8(text));
}

const ALL = 2 ** 32;

/** Uniform random numbers from a key, eight of 32 bits from each block. */
export class Stream {
  #block = 0;
  #left: number[] = [];

  constructor(readonly key: CryptoKey) {}

  async #next(): Promise<number> {
    if (!this.#left.length) {
      const counter = new Uint8Array(8);
      new DataView(counter.buffer).setBigUint64(0, BigInt(this.#block++));
      const block = new DataView((await hmac(this.key, counter)).buffer);
      for (let at = 0; at < 32; at += 4) this.#left.push(block.getUint32(at));
    }
    return this.#left.shift() as number;
  }

  /** A number from 0 up to, not including, `bound`. */
  async below(bound: number): Promise<number> {
    // Numbers from the last full multiple on would favour small ones.
    const limit = ALL - (ALL % bound);
    let found = await this.#next();
    while (found >= limit) found = await this.#next();
    return found % bound;
  }

  /** Fisher–Yates, from the last place down. */
  async shuffled<T>(items: readonly T[]): Promise<T[]> {
    const mixed = [...items];
    for (let place = mixed.length - 1; place > 0; place--) {
      const other = await this.below(place + 1);
      [mixed[place], mixed[other]] = [mixed[other] as T, mixed[place] as T];
    }
    return mixed;
  }
}

// ------------------------------------------------------------------------------ the hashes

type Bytes = Uint8Array<ArrayBuffer>;
const SHA = { name: 'HMAC', hash: 'SHA-256' };

export function bytes(text: string): Bytes {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

export function hex(data: Bytes): string {
  return Array.from(data, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function utf8(text: string): Bytes {
  return new Uint8Array(new TextEncoder().encode(text));
}

async function sha256(data: Bytes): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', data));
}

export function hmacKey(key: Bytes): Promise<CryptoKey> {
  // No key at all is as good as one of zeros, but browsers refuse it.
  const given = key.length ? key : new Uint8Array(1);
  return crypto.subtle.importKey('raw', given, SHA, false, ['sign']);
}

async function hmac(key: CryptoKey, data: Bytes): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.sign('HMAC', key, data));
}
