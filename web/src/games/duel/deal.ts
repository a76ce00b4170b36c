import { deck, JOKER, seats, type Deal } from '../../lib/dealing';

export const deal: Deal = (rules, _first, stream) => {
  const players = Number(rules['players']);
  const named = rules['heroes'] as number[];
  const isHero = (seat: number): boolean => (named.length ? named.includes(seat) : seat % 2 === 0);
  let jokers = Number(rules['jokers']) / 2;
  if (players === 4 && !rules['uneven']) jokers -= jokers % 2;
  const stacks: string[][] = Array.from({ length: players }, () => []);
  const order: string[] = [];
  for (const heroes of [true, false]) {
    const colour = deck(2, 0).filter((card) => /[dh]$/.test(card) === heroes);
    const cards = stream.shuffled([...colour, ...Array<string>(jokers).fill(JOKER)]);
    const team = seats(rules).filter((seat) => isHero(seat) === heroes);
    for (const [at, seat] of team.entries())
      stacks[seat] = cards.filter((_, place) => place % team.length === at);
    order.push(...cards);
  }
  return { piles: { stacks }, order };
};
