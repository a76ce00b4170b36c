import { deck, JOKER, rank, seats, sorted, type Deal } from '../../lib/dealing';

const HAND: Record<number, number> = { 2: 15, 3: 13, 4: 11 };
const isRedThree = (card: string): boolean => card === '3d' || card === '3h';
const isWild = (card: string): boolean => card === JOKER || rank(card) === 2;

export const deal: Deal = (rules, first, stream) => {
  const players = Number(rules['players']);
  const order = stream.shuffled(deck(2, 4));
  const starter = first ?? (stream.below(players) + 1) % players;
  const count = (HAND[players] ?? 0) * players;
  const hands = seats(rules).map((seat) =>
    order.slice(0, count).filter((_, at) => (at + starter) % players === seat),
  );
  // Until a card lies open that is neither wild nor a red three.
  const up = order.slice(count).findIndex((card) => !isWild(card) && !isRedThree(card));
  const discards = order.slice(count, count + up + 1);
  const stock = order.slice(count + up + 1).reverse(); // the top is last
  const threes: string[][] = Array.from({ length: players === 4 ? 2 : players }, () => []);
  // Each red three is laid and replaced, from the starter on.
  for (let step = 0; step < players; step++) {
    const seat = (starter + step) % players;
    const hand = hands[seat] as string[];
    const red = hand.filter(isRedThree);
    const drawn: string[] = [];
    for (let at = 0; at < red.length && stock.length; at++) {
      const card = stock.pop() as string;
      (isRedThree(card) ? red : drawn).push(card);
    }
    hands[seat] = [...hand.filter((card) => !isRedThree(card)), ...drawn];
    threes[players === 4 ? seat % 2 : seat]?.push(...red);
  }
  return {
    piles: { hands: hands.map(sorted), discards, stock, red_threes: threes },
    order,
  };
};
