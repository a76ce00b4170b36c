import { expect, test } from 'vitest';
import DEALS_TOLD from './deals.json';
import { remember, remembered } from '../src/lib/commits';
import { allFits, verify, type Dealing } from '../src/lib/fair';

const DEALS = DEALS_TOLD as unknown as Dealing[];

test.each(DEALS.map((told, at) => [told.family, told.round, at] as const))(
  '%s, round %i: the deal is that of the engine (%i)',
  async (_family, _round, at) => {
    const found = await verify(DEALS[at] as Dealing);
    expect(found.fits).toBe(true);
    expect(found.hands.map((hand) => hand.fits)).not.toContain(false);
    expect(found.rest.map((pile) => [pile.name, pile.fits])).toEqual(
      found.rest.map((pile) => [pile.name, true]),
    );
    expect(allFits(found)).toBe(true);
    expect(found.hands.length).toBe(Number(DEALS[at]?.rules['players']));
  },
);

const told = DEALS.find((one) => one.family === 'tiles' && one.round === 3) as Dealing;
const swapped = (text: string): string => (text.startsWith('0') ? '1' : '0') + text.slice(1);

test('what was tampered with shows in its step', async () => {
  const steps = async (changed: Partial<Dealing>): Promise<boolean[]> => {
    const found = await verify({ ...told, ...changed });
    expect(allFits(found)).toBe(false);
    return [found.fits, found.hands.every((one) => one.fits), found.rest.every((one) => one.fits)];
  };
  expect(await steps({ commit: swapped(told.commit) })).toEqual([false, true, true]);
  expect(await steps({ seed: swapped(told.seed) })).toEqual([false, false, false]);
  expect(await steps({ words: ['other', ...told.words.slice(1)] })).toEqual([true, false, false]);
  const hands = told.dealt['hands'] as string[][];
  const pool = told.dealt['pool'] as string[];
  const others = { ...told.dealt, hands: [hands[1], hands[0]] as string[][] };
  expect(await steps({ dealt: others })).toEqual([true, false, true]);
  const reversed = { ...told.dealt, pool: [...pool].reverse() };
  expect(await steps({ dealt: reversed })).toEqual([true, true, false]);
  expect(await steps({ round: 1 })).toEqual([false, false, false]);
  expect(await steps({ seed: '' })).toEqual([false, false, false]);
});

test('the first number that a table shows is the one that counts', () => {
  remember('t1', 'aa');
  remember('t1', 'bb');
  remember('t2', 'cc');
  expect([remembered('t1'), remembered('t2'), remembered('t3')]).toEqual(['aa', 'cc', null]);
});
