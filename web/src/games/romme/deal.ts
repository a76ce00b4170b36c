import { deck, seats, sorted, type Deal } from '../../lib/dealing';

export const deal: Deal = (rules, first, stream) => {
  const players = Number(rules['players']);
  const order = stream.shuffled(deck(2, Number(rules['jokers'])));
  const starter = first ?? (stream.below(players) + 1) % players;
  // One by one from the starter on, who gets one more.
  const count = 13 * players + 1;
  const hands = seats(rules).map((seat) =>
    sorted(order.slice(0, count).filter((_, at) => (at + starter) % players === seat)),
  );
  return { piles: { hands, discards: [], stock: order.slice(count) }, order };
};
