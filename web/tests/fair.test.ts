import { createHash, createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import DEALS_TOLD from './deals.json';
import { claimsOf, type Claim } from '../src/lib/claims';
import { allFits, fitsPledge, verify, wordsFor, type Dealing } from '../src/lib/fair';
import { bytes, hex, hmac, sha256 } from '../src/lib/sha256';
import type { Receipt } from '../src/lib/receipts';

const DEALS = DEALS_TOLD as unknown as Dealing[];

test('our SHA-256 and HMAC are those of others', () => {
  for (const length of [0, 1, 31, 32, 55, 56, 63, 64, 65, 119, 120, 500]) {
    const data = Uint8Array.from({ length }, (_, at) => (at * 7 + length) % 256);
    expect(hex(sha256(data))).toBe(createHash('sha256').update(data).digest('hex'));
    for (const key of [data.slice(0, 5), data, new Uint8Array(80)])
      expect(hex(hmac(key, data))).toBe(createHmac('sha256', key).update(data).digest('hex'));
  }
});

test.each(
  DEALS.map((dealing, at) => [dealing.family, dealing.round, dealing.pledges ? 2 : 1, at] as const),
)(
  '%s, round %i, version %i: the deal is that of the engine (%i)',
  (_family, _round, _version, at) => {
    const verified = verify(DEALS[at] as Dealing);
    expect(verified.fits).toBe(true);
    expect(verified.words).not.toContain(false);
    expect(verified.hands.map((hand) => hand.fits)).not.toContain(false);
    expect(verified.rest.map((pile) => [pile.name, pile.fits])).toEqual(
      verified.rest.map((pile) => [pile.name, true]),
    );
    expect(allFits(verified)).toBe(true);
    expect(verified.hands.length).toBe(Number(DEALS[at]?.rules['players']));
  },
);

const of = (version: 1 | 2): Dealing =>
  DEALS.find(
    (one) => one.family === 'tiles' && one.round === 3 && (one.pledges ? 2 : 1) === version,
  ) as Dealing;
const swapped = (text: string): string => (text.startsWith('0') ? '1' : '0') + text.slice(1);

test.each([1, 2] as const)('what was tampered with shows in its step, version %i', (version) => {
  const dealing = of(version);
  /** The chain, the words, the hands, the rest. */
  const steps = (changed: Partial<Dealing>): boolean[] => {
    const verified = verify({ ...dealing, ...changed });
    expect(allFits(verified)).toBe(false);
    return [
      verified.fits,
      verified.words.every(Boolean),
      verified.hands.every((one) => one.fits),
      verified.rest.every((one) => one.fits),
    ];
  };
  const bound = version === 1; // the key of version 2 binds the commitment too
  expect(steps({ commit: swapped(dealing.commit) })).toEqual([false, true, bound, bound]);
  expect(steps({ seed: swapped(dealing.seed) })).toEqual([false, true, false, false]);
  const other = [swapped(dealing.words[0] as string), ...dealing.words.slice(1)];
  expect(steps({ words: other })).toEqual([true, version === 1, false, false]);
  const hands = dealing.dealt['hands'] as string[][];
  const pool = dealing.dealt['pool'] as string[];
  const others = { ...dealing.dealt, hands: [hands[1], hands[0]] as string[][] };
  expect(steps({ dealt: others })).toEqual([true, true, false, true]);
  const reversed = { ...dealing.dealt, pool: [...pool].reverse() };
  expect(steps({ dealt: reversed })).toEqual([true, true, true, false]);
  expect(steps({ seed: '' })).toEqual([false, true, false, false]);
});

test('words fit their pledge, and no others do', () => {
  const secret = 'ab'.repeat(32);
  const pledges = [wordsFor(secret, 0)];
  for (const round of [1, 2, 7, 1000])
    expect(fitsPledge(pledges, 0, round, wordsFor(secret, round))).toBe(true);
  expect(fitsPledge(pledges, 0, 2, wordsFor(secret, 1))).toBe(false);
  expect(fitsPledge(pledges, 0, 1, wordsFor(swapped(secret), 1))).toBe(false);
  expect(fitsPledge(pledges, 0, 1, wordsFor(secret, 1).toUpperCase())).toBe(false);
  expect(fitsPledge([''], 0, 1, wordsFor(secret, 1))).toBe(false);
  const link = createHash('sha256')
    .update('rummel-words-2\n')
    .update(bytes(wordsFor(secret, 1)));
  expect(link.digest('hex')).toBe(pledges[0]);
});

// ------------------------------------------------------------------------------ what is proved

const dealing = { ...of(2), game: 'rummikub' };
const kept: Receipt = {
  table: 't',
  game: 'rummikub',
  rules: dealing.rules,
  seat: 0,
  commit: dealing.commit,
  pledges: [...(dealing.pledges ?? [])],
  rounds: [{ round: 3, words: dealing.words[0] as string, hand: null }],
  secret: '',
};
const claims = (
  changed: Partial<typeof dealing> = {},
  receipt: Receipt | null = kept,
): Record<string, string> => {
  const claimed = { ...dealing, ...changed };
  const all = claimsOf(
    claimed,
    verify(claimed),
    receipt,
    (seat) => `P${seat}`,
    (names) => names.join(),
  );
  return Object.fromEntries(all.map(({ name, state, key }: Claim) => [name, `${state} ${key}`]));
};

test('what a device has kept proves the order of things', () => {
  expect(claims()).toEqual({
    seeds: 'proved fair-seeds-receipt',
    words: 'proved fair-words-receipt',
    used: 'proved fair-used-some',
    cards: 'proved fair-cards-record',
  });
  expect(claims({}, null)).toMatchObject({
    seeds: 'open fair-seeds-record',
    words: 'open fair-words-record',
  });
  const old = { ...of(1), game: 'rummikub' };
  expect(claims(old, null)).toMatchObject({
    seeds: 'open fair-seeds-plain',
    words: 'open fair-words-plain',
    used: 'open fair-used-plain',
  });
});

test('what was exchanged is named', () => {
  expect(claims({ commit: swapped(dealing.commit) })['seeds']).toBe('broken fair-seeds-changed');
  const pledges = [dealing.pledges?.[0] as string, 'ab'.repeat(32)];
  expect(claims({ pledges })['words']).toBe('broken fair-words-changed');
  expect(claims({ words: ['', ''] })['used']).toBe('open fair-used-left-out');
  expect(claims({ words: ['', ''] }, null)['used']).toBe('open fair-used-missing');
  expect(claims({ words: [wordsFor('00', 3), ''] })['used']).toBe('broken fair-used-changed');
  expect(claims({ pledges: ['', ''], words: ['', ''] }, null)['used']).toBe('open fair-used-none');
  const hand = (dealing.dealt['hands'] as string[][])[1] as string[];
  const saw = (seen: string[]): Receipt => ({
    ...kept,
    rounds: [{ round: 3, words: dealing.words[0] as string, hand: seen }],
  });
  expect(claims({}, saw(hand))['cards']).toBe('broken fair-cards-changed');
  const own = (dealing.dealt['hands'] as string[][])[0] as string[];
  expect(claims({}, saw(own))['cards']).toBe('proved fair-cards-receipt');
});
