import { deck, JOKER, rank, seats, sorted, type Deal, type Rules } from '../../lib/dealing';
import type { Stream } from '../../lib/fair';

export const deal: Deal = (rules, first, stream) => {
  if (first === null) drawnStarter(rules, stream);
  const players = Number(rules['players']);
  const jokers = Number(rules['jokers']);
  const chance = rules['dealt_joker'] === 'chance';
  const size = Number(rules['hand']) - (chance ? 0 : 1);
  const spare = Array<string>(chance ? 0 : jokers - players).fill(JOKER);
  const late = rules['dealt_joker'] === 'one';
  let order = stream.shuffled(chance ? deck(2, jokers) : [...deck(2, 0), ...(late ? [] : spare)]);
  const hands = seats(rules).map((seat) =>
    sorted([...order.slice(size * seat, size * seat + size), ...(chance ? [] : [JOKER])]),
  );
  let pool = order.slice(size * players);
  if (late && spare.length) {
    pool = stream.shuffled([...pool, ...spare]);
    order = [...order.slice(0, size * players), ...pool];
  }
  return { piles: { hands, pool }, order };
};

/** Only what it takes from the stream matters: who starts is dealt to like all others. */
function drawnStarter(rules: Rules, stream: Stream): void {
  if (rules['starter'] === 'lot') return void stream.below(Number(rules['players']));
  let left = seats(rules);
  let tiles: string[] = [];
  while (left.length > 1) {
    if (tiles.length < left.length) tiles = stream.shuffled(deck(2, Number(rules['jokers'])));
    const counts = tiles
      .splice(0, left.length)
      .map((tile) => (tile === JOKER ? Number(rules['joker_hand']) : rank(tile)));
    const wanted = rules['starter'] === 'lowest' ? Math.min(...counts) : Math.max(...counts);
    left = left.filter((_, at) => counts[at] === wanted);
  }
}
