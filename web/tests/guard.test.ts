/** A page against servers that do not keep to what was fixed. */
import { beforeEach, expect, test, vi } from 'vitest';
import DEALS_TOLD from './deals.json';
import { table as anyTable } from './cards-kit';
import { apart, dealAgain, wordsFor, type Dealing } from '../src/lib/fair';
import type { Guard as GuardType } from '../src/lib/guard.svelte';
import type * as Receipts from '../src/lib/receipts';
import { bytes, hex, sha256, utf8 } from '../src/lib/sha256';
import type { AnyView, Table } from '../src/wire';

const RULES = (DEALS_TOLD as unknown as Dealing[]).find((one) => one.family === 'karo8')
  ?.rules as Record<string, unknown>;

// A server that plays by the scheme, unless a test makes it lie.
const SEEDS = ['seed 2', 'seed 1', 'commit'].reduce<string[]>(
  (chain) => [hex(sha256(bytes(chain[0] as string))), ...chain],
  [hex(sha256(utf8('the server')))],
);
const [COMMIT, FIRST, SECOND] = SEEDS.slice(-3) as [string, string, string];
const BEN = 'b0'.repeat(32);

let Guard: typeof GuardType;
let receipts: typeof Receipts;
let guard: GuardType;
let sent: object[];
let pledge: string;

/** A page that has just been opened; what the browser has kept is still there. */
async function open(): Promise<void> {
  vi.resetModules();
  ({ Guard } = await import('../src/lib/guard.svelte'));
  receipts = await import('../src/lib/receipts');
  sent = [];
  guard = new Guard((command) => sent.push(command));
}

beforeEach(async () => {
  localStorage.clear();
  await open();
  pledge = receipts.seal();
});

function closed(changes: Partial<Table> = {}): Table {
  return {
    ...anyTable('karo8', ['Ana', 'Ben'], RULES),
    deal: 2,
    commit: COMMIT,
    pledges: [pledge, wordsFor(BEN, 0)],
    dealt: 0,
    round: 0,
    ...changes,
  };
}

const secret = (): string => receipts.receiptOf('T')?.secret ?? '';
const words = (round: number): string[] => [wordsFor(secret(), round), wordsFor(BEN, round)];

function hands(round: number, first: number | null, used = words(round)): string[][] {
  const { piles } = dealAgain({
    family: 'karo8',
    rules: RULES,
    round,
    commit: COMMIT,
    pledges: [pledge, wordsFor(BEN, 0)],
    words: used,
    seed: round === 1 ? FIRST : SECOND,
    first,
  });
  return apart(piles).hands as string[][];
}

const view = (hand: string[], outcome: object | null = null): AnyView =>
  ({ hands: [hand, null], outcome }) as unknown as AnyView;
const dealt = (round: number, changes: Partial<Table> = {}): Table =>
  closed({ round, dealt: 10 * round, words: words(round), ...changes });
const over = (round: number, changes: Partial<Table> = {}): Table =>
  dealt(round, {
    reveal: { round, words: words(round), seed: round === 1 ? FIRST : SECOND },
    next_deal: 30,
    ...changes,
  });
const END = { next_first: 1 };

/** The first round as an honest server plays it, up to its end. */
function firstRound(): void {
  guard.look(closed(), null, -1);
  guard.look(dealt(1), view(hands(1, null)[0] as string[]), 10);
}

test('a page keeps what is fixed, and only then reveals', () => {
  guard.look(closed({ status: 'open' }), null, -1);
  expect(receipts.receiptOf('T')).toBeNull();
  expect(sent).toEqual([]);
  let kept: string | null = null;
  guard = new Guard((command) => {
    kept = localStorage.getItem('rummel-receipts');
    sent.push(command);
  });
  guard.look(closed(), null, -1);
  expect(sent).toEqual([{ do: 'reveal', round: 1, words: words(1)[0] }]);
  expect(kept).toContain(COMMIT);
  expect(kept).toContain(wordsFor(BEN, 0));
  guard.look(closed(), null, -1);
  expect(sent).toHaveLength(1);
});

test('a player without a seal seals at an open table, and sends nothing elsewhere', () => {
  guard.look(closed({ status: 'open', pledges: ['', ''] }), null, -1);
  expect(sent).toEqual([{ do: 'sit', pledge: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
  guard.look(closed({ status: 'open', pledges: ['', ''] }), null, -1);
  expect(sent).toHaveLength(1);
  guard.look(closed({ pledges: ['ab'.repeat(32), ''] }), null, -1); // another device's
  guard.look(closed({ you: null }), null, -1);
  guard.look({ ...closed(), deal: 1 }, null, -1);
  expect(sent).toHaveLength(1);
});

test('an honest match gets its mark after every round', () => {
  firstRound();
  expect([guard.warning, guard.fair]).toEqual(['', 0]);
  guard.look(over(1), view([], END), 20);
  expect([guard.warning, guard.fair]).toEqual(['', 1]);
  expect(sent.at(-1)).toEqual({ do: 'reveal', round: 2, words: words(2)[0] });
  guard.look(dealt(2), view(hands(2, 1)[0] as string[]), 20);
  guard.look(over(2, { status: 'over', next_deal: null }), view([], END), 30);
  expect([guard.warning, guard.fair]).toEqual(['', 2]);
  expect(sent).toHaveLength(2);
});

test('a page that is opened again reveals again, and still knows what was fixed', async () => {
  guard.look(closed(), null, -1);
  const before = sent[0];
  await open();
  guard.look(closed(), null, -1);
  expect(sent).toEqual([before]);
  await open();
  guard.look(dealt(1), view(hands(1, null)[0] as string[]), 10);
  guard.look(over(1), view([], END), 20);
  expect([guard.warning, guard.fair]).toEqual(['', 1]);
});

test.each([
  ['another commitment', { commit: FIRST }],
  ['another pledge of Ben’s', () => ({ pledges: [pledge, 'ab'.repeat(32)] })],
  ['another pledge of my own', () => ({ pledges: ['ab'.repeat(32), wordsFor(BEN, 0)] })],
  ['other rules', { rules: { ...RULES, players: 3 } }],
  ['words of Ben’s that he had not sealed', () => ({ words: [words(1)[0], 'ab'.repeat(32)] })],
  ['words of mine that I had not sealed', () => ({ words: ['ab'.repeat(32), words(1)[1]] })],
])('%s is detected, and no more words are revealed', (_name, lie) => {
  firstRound();
  const changes = (typeof lie === 'function' ? lie() : lie) as Partial<Table>;
  guard.look(over(1, changes), view([], END), 20);
  expect([guard.warning, guard.fair]).toEqual(['changed', 0]);
  expect(sent).toHaveLength(1);
});

test('a deal without my words is reported', () => {
  guard.look(closed(), null, -1);
  const without = ['', words(1)[1] as string];
  guard.look(dealt(1, { words: without }), view(hands(1, null, without)[0] as string[]), 10);
  expect(guard.warning).toBe('left-out');
});

test('players who were absent at the deal are not warned', () => {
  const without = ['', wordsFor(BEN, 1)];
  guard.look(closed({ round: 1, dealt: 10, words: without }), view(['7h']), 10);
  expect(guard.warning).toBe('');
  expect(sent).toEqual([]);
});

test('a seed that was not the fixed one, or another hand, is detected', () => {
  firstRound();
  const seed = { round: 1, words: words(1), seed: SECOND };
  guard.look(over(1, { reveal: seed }), view([], END), 20);
  expect([guard.warning, guard.fair]).toEqual(['changed', 0]);
});

test('a hand that does not come from the deal is detected', () => {
  guard.look(closed(), null, -1);
  guard.look(dealt(1), view(hands(1, null)[1] as string[]), 10);
  guard.look(over(1), view([], END), 20);
  expect([guard.warning, guard.fair]).toEqual(['changed', 0]);
});

test('grinding: of many secrets and words tried after mine are known, only the fixed ones pass', () => {
  firstRound();
  const honest = over(1);
  const page = (lie: Partial<Table>): boolean => {
    const other = new Guard(() => undefined);
    other.look({ ...honest, ...lie }, view([], END), 20);
    return other.warning === '' && other.fair === 1;
  };
  let passed = 0;
  for (let number = 0; number < 200; number++) {
    const seed = number === 77 ? FIRST : hex(sha256(utf8(`secret ${number}`)));
    const commit = hex(sha256(bytes(seed)));
    const reveal = { round: 1, words: honest.words, seed };
    passed += Number(page({ reveal })) + Number(number !== 77 && page({ commit, reveal }));
    const last = hex(sha256(bytes(seed)));
    passed += Number(page({ words: [honest.words[0] as string, last] }));
    passed += Number(page({ pledges: [pledge, last] }));
  }
  expect(passed).toBe(1);
});

test('the receipt to download has all that verify needs, and not the secret', () => {
  firstRound();
  const kept = receipts.receiptOf('T') as Receipts.Receipt;
  const text = decodeURIComponent(receipts.download(kept).split(',').slice(1).join(','));
  expect(text).not.toContain(kept.secret);
  expect(JSON.parse(text)).toEqual({
    rummel_receipt: 1,
    table: 'T',
    game: 'karo8',
    rules: RULES,
    seat: 0,
    commit: COMMIT,
    pledges: [pledge, wordsFor(BEN, 0)],
    rounds: [{ round: 1, words: words(1)[0], hand: hands(1, null)[0] }],
  });
});
