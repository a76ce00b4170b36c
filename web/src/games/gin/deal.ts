import { deck, rank, seats, sorted, type Deal, type Rules } from '../../lib/dealing';
import type { Stream } from '../../lib/fair';

export const deal: Deal = (rules, first, stream) => {
  const pack = deck(Number(rules['packs']), 0);
  const starter = first ?? drawnStarter(rules, pack, stream);
  const order = stream.shuffled(pack);
  const left = [...order];
  const hands = seats(rules).map(() => left.splice(0, 10));
  const top = left.pop() as string;
  if (!rules['upcard']) hands[starter]?.push(top);
  const discards = rules['upcard'] ? [top] : [];
  return { piles: { hands: hands.map(sorted), discards, stock: left }, order };
};

/** The player with the lowest card deals, and the next one starts; ties draw again. */
function drawnStarter(rules: Rules, pack: string[], stream: Stream): number {
  let left = seats(rules);
  while (left.length > 1) {
    const cards = [...pack];
    const lots: number[] = [];
    for (const _ of left) lots.push(rank(cards.splice(stream.below(cards.length), 1)[0] as string));
    const lowest = Math.min(...lots);
    left = left.filter((_, at) => lots[at] === lowest);
  }
  return ((left[0] as number) + 1) % Number(rules['players']);
}
