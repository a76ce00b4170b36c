/** Aces: the suit, large, with a drawing of its own cut into it. */
import { SHAPES } from '../lib/pieces';

const paper =
  'fill="none" stroke="var(--ivory)" stroke-width="1.1" stroke-linecap="round" stroke-linejoin="round"';
/** On the grid of the sign, 24 by 24. */
const CUTS = {
  // A leaf of clover with its veins.
  c: 'M12 18v-8M12 10V5M12 12 8.5 9.5M12 12l3.5-2.5M12 14.5c-2 .5-4 .4-6-.6M12 14.5c2 .5 4 .4 6-.6',
  // A stone, cut.
  d: 'M7.7 12 12 6.6l4.3 5.4-4.3 5.4zM7.7 12h8.6M12 6.6 10.3 12l1.7 5.4L13.7 12z',
  // A flame.
  h: 'M12 17.8c-3.2-1.7-4.5-3.7-3.7-6 .5 1 1.2 1.5 2 1.5-.6-2.3.2-4.2 2.2-5.8 0 2 .7 3 1.8 4 1.8 1.8 1.5 4.7-2.3 6.3z',
  // A key.
  s: 'M12 11.4v6M12 15.5h1.8M12 17.4h1.4M12 6.4a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
} as const;

export const ACES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(CUTS).map(([suit, cut]) => [
    suit,
    `<g transform="translate(3.2 31.2) scale(2.4)"><path fill="currentColor" d="${SHAPES[suit as keyof typeof CUTS]}"/><path ${paper} d="${cut}"/></g>`,
  ]),
);
