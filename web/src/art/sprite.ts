/** Everything that pieces show by reference, as one hidden drawing. */
import { ACES } from './aces';
import { BACKS, PATTERNS } from './backs';
import { CARD_JOKER, TILE_JOKER } from './jokers';
import { LEAGUE } from './league';
import { ROYAL } from './royal';

const symbol = (id: string, box: string, inside: string): string =>
  `<symbol id="art-${id}" viewBox="${box}">${inside}</symbol>`;

export function sprite(): string {
  const courts = Object.entries({ royal: ROYAL, league: LEAGUE }).flatMap(([name, deck]) =>
    Object.entries(deck).map(([card, figure]) =>
      symbol(`${name}-${card}`, '0 0 64 120', `<g clip-path="url(#art-panel)">${figure}</g>`),
    ),
  );
  return (
    '<svg width="0" height="0" aria-hidden="true" style="position:absolute">' +
    '<clipPath id="art-panel"><rect width="64" height="120" rx="7"/></clipPath>' +
    PATTERNS +
    courts.join('') +
    Object.entries(ACES)
      .map(([suit, ace]) => symbol(`ace-${suit}`, '0 0 64 120', ace))
      .join('') +
    symbol('joker', '0 0 64 120', `<g clip-path="url(#art-panel)">${CARD_JOKER}</g>`) +
    symbol('jester', '0 0 64 64', TILE_JOKER) +
    Object.entries(BACKS)
      .map(([name, back]) => symbol(`back-${name}`, '0 0 100 140', back))
      .join('') +
    '</svg>'
  );
}
