/**
 * What this device keeps of the deals it takes part in: the secrets that its words come from, and
 * for each match a receipt of what was fixed before it revealed anything.
 */
import type { Table } from '../wire';
import type { Card } from './dealing';
import { wordsFor } from './fair';
import { keep, kept } from './kept';
import { hex } from './sha256';

export interface ReceiptRound {
  round: number;
  /** The words that were sent; empty if none were. */
  words: string;
  /** The player's hand after the deal, if it was seen. */
  hand: Card[] | null;
  /** Who starts the next round, if the end of this one was seen. */
  next?: number | null;
}

export interface Receipt {
  table: string;
  game: string;
  rules: Record<string, unknown>;
  seat: number;
  commit: string;
  pledges: string[];
  rounds: ReceiptRound[];
  /** Where the words come from; it stays on the device. */
  secret: string;
}

const SEALED = 'rummel-sealed';
const RECEIPTS = 'rummel-receipts';
const MOST = 60;

// A browser that keeps nothing still checks until the page is left.
let sealed = kept<{ pledge: string; secret: string }[]>(SEALED, []);
let receipts = kept<Receipt[]>(RECEIPTS, []);

/** Draws words for one match, and returns what seals them. */
export function seal(): string {
  const secret = hex(crypto.getRandomValues(new Uint8Array(32)));
  const pledge = wordsFor(secret, 0);
  // Another page of this browser may have kept something meanwhile.
  sealed = [...kept(SEALED, sealed), { pledge, secret }].slice(-MOST);
  keep(SEALED, sealed);
  return pledge;
}

export function receiptOf(table: string): Receipt | null {
  return receipts.find((one) => one.table === table) ?? null;
}

/** The receipt of a table whose seals are closed; made and kept when they are first seen. */
export function receiptFor(table: Table): Receipt | null {
  const entry =
    receiptOf(table.id) ?? kept(RECEIPTS, receipts).find((one) => one.table === table.id);
  if (entry) return entry;
  if (table.you === null || table.deal < 2 || table.status === 'open') return null;
  const own = kept(SEALED, sealed).find(({ pledge }) => pledge === table.pledges[table.you ?? 0]);
  if (!own) return null; // nothing was sealed, or by another device
  const { id, game, rules, you, commit, pledges } = table;
  const receipt = { table: id, game, rules, seat: you, commit, pledges, rounds: [] };
  return keepReceipt({ ...receipt, secret: own.secret });
}

export function keepReceipt(receipt: Receipt): Receipt {
  const others = kept(RECEIPTS, receipts).filter((one) => one.table !== receipt.table);
  receipts = [...others, receipt].slice(-MOST);
  keep(RECEIPTS, receipts);
  return receipt;
}

/** The receipt with something more known of a round, kept. */
export function note(receipt: Receipt, round: number, more: Partial<ReceiptRound>): Receipt {
  const before = receipt.rounds.find((one) => one.round === round);
  const after = { ...(before ?? { round, words: '', hand: null }), ...more };
  if (JSON.stringify(after) === JSON.stringify(before)) return receipt;
  const rounds = [...receipt.rounds.filter((one) => one.round !== round), after];
  return keepReceipt({ ...receipt, rounds: rounds.sort((one, other) => one.round - other.round) });
}

/** A receipt as `rummel verify --receipt` reads it, to be downloaded. */
export function download(receipt: Receipt): string {
  const { secret: _, rounds, ...rest } = receipt;
  const sent = rounds.map(({ round, words, hand }) => ({ round, words, hand }));
  const text = JSON.stringify({ rummel_receipt: 1, ...rest, rounds: sent }, null, 1);
  return `data:application/json;charset=utf-8,${encodeURIComponent(text)}`;
}
