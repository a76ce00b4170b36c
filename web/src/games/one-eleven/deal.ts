import { seats, type Deal } from '../../lib/dealing';

export const deal: Deal = (rules, _first, stream) => {
  const order = stream.shuffled(Array.from({ length: 110 }, (_, at) => at + 2));
  const given = rules['hands'] as number[];
  const left = [...order];
  const hands = seats(rules).map((seat) => left.splice(0, given[seat] ?? Number(rules['hand'])));
  return { piles: { hands, centre: left.splice(0, 3), discards: [], draw: left }, order };
};
