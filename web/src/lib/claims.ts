/**
 * What is proved about a round's deal, and what is not: the guarantees of `src/rummel/fair.py`, with
 * the same sentences. Moves are left to `rummel verify`.
 */
import type { Card } from './dealing';
import { alike, same, sameRules, type Dealing, type Verified } from './fair';
import type { Receipt } from './receipts';

export interface Claim {
  name: 'seeds' | 'words' | 'used' | 'cards';
  /** `open`: neither the record nor a receipt on this device shows it. */
  state: 'proved' | 'open' | 'broken';
  /** The key of the sentence, and its facts. */
  key: string;
  facts: Record<string, string | number>;
}

type Name = Claim['name'];

const claim = (
  name: Name,
  state: Claim['state'],
  why: string,
  facts: Claim['facts'] = {},
): Claim => ({ name, state, key: `fair-${name}-${why}`, facts });

export function claimsOf(
  dealing: Omit<Dealing, 'dealt' | 'family'> & { game: string },
  verified: Verified,
  receipt: Receipt | null,
  nameOf: (seat: number) => string,
  list: (names: string[]) => string,
): Claim[] {
  return [
    fixed('seeds', dealing, receipt, receipt?.commit === dealing.commit),
    fixed('words', dealing, receipt, alike(receipt?.pledges, dealing.pledges)),
    used(dealing, verified, receipt, nameOf, list),
    cards(dealing, verified, receipt),
  ];
}

function fixed(
  name: 'seeds' | 'words',
  dealing: { pledges: readonly string[] | null },
  receipt: Receipt | null,
  still: boolean,
): Claim {
  if (receipt) return still ? claim(name, 'proved', 'receipt') : claim(name, 'broken', 'changed');
  return claim(name, 'open', dealing.pledges ? 'record' : 'plain');
}

function used(
  dealing: { pledges: readonly string[] | null; words: readonly string[]; round: number },
  verified: Verified,
  receipt: Receipt | null,
  nameOf: (seat: number) => string,
  list: (names: string[]) => string,
): Claim {
  const { pledges, words, round } = dealing;
  if (!pledges) return claim('used', 'open', 'plain');
  const sent = receipt?.rounds.find((one) => one.round === round)?.words;
  const own = receipt ? (words[receipt.seat] ?? '') : '';
  if (verified.words.includes(false) || (sent && own && own !== sent))
    return claim('used', 'broken', 'changed', { rounds: round });
  if (sent && !own) return claim('used', 'open', 'left-out', { rounds: round });
  const seats = [...pledges.keys()];
  const missing = seats.filter((seat) => pledges[seat] && !words[seat]);
  const silent = seats.filter((seat) => !pledges[seat]);
  if (silent.length === seats.length) return claim('used', 'open', 'none');
  if (missing.length) {
    const names = missing.map((seat) => `${nameOf(seat)} (${round})`);
    return claim('used', 'open', 'missing', { missing: list(names) });
  }
  if (!silent.length) return claim('used', 'proved', 'all');
  return claim('used', 'proved', 'some', { names: list(silent.map(nameOf)) });
}

function cards(
  dealing: { round: number; game: string; rules: Record<string, unknown> },
  verified: Verified,
  receipt: Receipt | null,
): Claim {
  const changed = claim('cards', 'broken', 'changed', { round: dealing.round });
  if (receipt && !(receipt.game === dealing.game && sameRules(receipt.rules, dealing.rules)))
    return changed;
  const seen: Card[] | null | undefined = receipt?.rounds.find(
    (one) => one.round === dealing.round,
  )?.hand;
  if (!receipt || !seen) return claim('cards', 'proved', 'record');
  const hand = verified.hands[receipt.seat]?.shown ?? [];
  return same(seen, hand) ? claim('cards', 'proved', 'receipt') : changed;
}
