/**
 * Watches the deals of a table for the player at it: seals words, keeps what was fixed before it
 * reveals them, and says so if the server does not keep to it. `docs/notation.md` has the scheme.
 */
import type { AnyView, Table } from '../wire';
import { GAMES, type GameId } from '../wire';
import type { Card } from './dealing';
import { alike, apart, dealAgain, fitsPledge, same, sameRules, wordsFor } from './fair';
import { note, receiptFor, seal, type Receipt } from './receipts';
import { bytes, hex, sha256 } from './sha256';

/** What of a deal is not as it was fixed. */
export type Warning = '' | 'left-out' | 'changed';

type Send = (command: { do: 'sit'; pledge: string } | Reveal) => void;
interface Reveal {
  do: 'reveal';
  round: number;
  words: string;
}

export class Guard {
  warning = $state<Warning>('');
  /** The last round whose deal was verified to be what had been fixed. */
  fair = $state(0);
  /** Rounds whose words this page has sent. */
  #sent = new Set<number>();
  #sealed = false;

  constructor(readonly send: Send) {}

  /** Handles the newest message; may seal or reveal words. */
  look(table: Table, view: AnyView | null, number: number): void {
    if (table.you === null) return;
    if (table.status === 'open') return this.#seal(table, table.you);
    const receipt = receiptFor(table);
    // Somebody who has signed in since may sit elsewhere.
    if (receipt?.seat !== table.you) return;
    const seen = saw(receipt, table, view, number);
    this.warning = warningOf(seen, table);
    if (this.warning === 'changed') return; // no word more
    const next = nextRound(table);
    if (next !== null && !this.#sent.has(next)) {
      this.#sent.add(next);
      const words = wordsFor(seen.secret, next);
      note(seen, next, { words });
      this.send({ do: 'reveal', round: next, words });
    }
    if (table.reveal?.round === table.round && this.fair !== table.round) {
      const judged = judge(seen, table);
      if (judged === false) this.warning = 'changed';
      if (judged && this.warning === '') this.fair = table.round;
    }
  }

  /** Seals words for a player who has not sealed any yet. */
  #seal(table: Table, you: number): void {
    if (this.#sealed || table.pledges[you]) return;
    this.#sealed = true;
    this.send({ do: 'sit', pledge: seal() });
  }
}

/** The round whose words are wanted now. */
function nextRound(table: Table): number | null {
  if (table.status !== 'playing') return null;
  if (!table.dealt) return 1;
  return table.next_deal === null ? null : table.round + 1;
}

/** Keeps what is seen of a round: the hand right after the deal, and who starts the next. */
function saw(receipt: Receipt, table: Table, view: AnyView | null, number: number): Receipt {
  if (!view || !table.dealt) return receipt;
  let after = receipt;
  const hand = (view as { hands?: (Card[] | null)[] }).hands?.[receipt.seat];
  if (hand && number === table.dealt) after = note(after, table.round, { hand });
  if (view.outcome) after = note(after, table.round, { next: view.outcome.next_first });
  return after;
}

/** Whether what was fixed is still so, and the player's words are part of the round's deal. */
export function warningOf(receipt: Receipt, table: Table): Warning {
  const fixed = ['game', 'commit', 'pledges'] as const;
  if (!fixed.every((name) => alike(table[name], receipt[name]))) return 'changed';
  if (!sameRules(receipt.rules, table.rules)) return 'changed';
  if (!table.dealt) return '';
  const fits = table.words.map((own, seat) => fitsPledge(receipt.pledges, seat, table.round, own));
  if (fits.includes(false)) return 'changed';
  const sent = receipt.rounds.find(({ round }) => round === table.round)?.words;
  return sent && !table.words[receipt.seat] ? 'left-out' : '';
}

/**
 * Deals a finished round again. True: the player's hand was that one; false: something is not
 * as it was fixed; null: this device did not see enough of it to tell.
 */
export function judge(receipt: Receipt, table: Table): boolean | null {
  const { reveal, round } = table;
  if (!reveal) return null;
  let last = bytes(reveal.seed);
  for (let number = 0; number < round; number++) last = sha256(last);
  if (hex(last) !== receipt.commit) return false;
  if (!alike(reveal.words, table.words)) return false;
  const before = receipt.rounds.find((one) => one.round === round - 1);
  const first = round === 1 ? null : before?.next;
  if (first === undefined) return null;
  const { family } = GAMES[table.game as GameId];
  const { rules, commit, pledges } = receipt;
  const { seed, words } = reveal;
  const { piles } = dealAgain({ family, rules, round, commit, pledges, words, seed, first });
  if (!('hands' in piles)) return true; // nobody sees a hand of this game
  const hand = receipt.rounds.find((one) => one.round === round)?.hand;
  return hand ? same(apart(piles).hands[receipt.seat] ?? [], hand) : null;
}
