import { deck, seats, sorted, type Deal } from '../../lib/dealing';

export const deal: Deal = (rules, first, stream) => {
  const order = stream.shuffled(deck(1, 0));
  if (first === null) stream.below(Number(rules['players']));
  const hands = seats(rules).map((seat) => sorted(order.slice(6 * seat, 6 * seat + 6)));
  return { piles: { hands, stock: order.slice(6 * hands.length) }, order };
};
