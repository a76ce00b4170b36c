/** The backs of pieces, 100 by 140, in the colours of the table. */
import type { Back } from '../lib/deck';

const LINE = 'stroke="var(--back-line)"';
const pattern = (name: string, width: number, height: number, inside: string): string =>
  `<pattern id="art-on-${name}" width="${width}" height="${height}" x="50" y="70" patternUnits="userSpaceOnUse">${inside}</pattern>`;
const ring = (x: number, y: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="13" fill="${fill}" ${LINE} stroke-width="1.2"/>` +
  `<circle cx="${x}" cy="${y}" r="8.6" fill="none" ${LINE} stroke-width=".9"/>` +
  `<circle cx="${x}" cy="${y}" r="4.2" fill="none" ${LINE} stroke-width=".9"/>`;

/** What repeats. A row of fans covers the lower half of the one above it. */
export const PATTERNS =
  pattern(
    'lattice',
    12,
    12,
    `<path fill="var(--back-deep)" d="M6 2.6 9.4 6 6 9.4 2.6 6z"/><path fill="none" ${LINE} stroke-width="1.1" d="M0 0l12 12M12 0 0 12"/>`,
  ) +
  pattern(
    'fans',
    26,
    26,
    [0, 1, 2]
      .map((row) =>
        [-13, 0, 13, 26, 39]
          .map((x) =>
            (x / 13 + row) % 2
              ? ''
              : ring(x, row * 13 + 6, row % 2 ? 'var(--back)' : 'var(--back-deep)'),
          )
          .join(''),
      )
      .join(''),
  ) +
  pattern(
    'diamonds',
    26,
    31.5,
    `<path fill="var(--back-deep)" ${LINE} stroke-width="1.1" d="M13 0l13 15.75L13 31.5 0 15.75z"/><path fill="var(--back-line)" d="M13 10.7l4.2 5.05L13 20.8l-4.2-5.05z"/><g fill="var(--back-line)"><circle cx="0" cy="0" r="1.8"/><circle cx="26" cy="0" r="1.8"/><circle cx="0" cy="31.5" r="1.8"/><circle cx="26" cy="31.5" r="1.8"/></g>`,
  ) +
  pattern(
    'waves',
    20,
    18,
    `<g fill="none" ${LINE}><path stroke-width="2.2" d="M-5 5q5-7 10 0t10 0 10 0"/><path stroke-width=".9" d="M-5 14q5-7 10 0t10 0 10 0"/></g>`,
  );

const frame = (inside: string): string =>
  `<rect x="7" y="7" width="86" height="126" rx="5" fill="var(--back)"/>${inside}` +
  `<rect x="7.6" y="7.6" width="84.8" height="124.8" rx="4.5" fill="none" ${LINE} stroke-width="1.2"/>`;
const patterned = (name: string): string =>
  frame(`<rect x="7" y="7" width="86" height="126" rx="5" fill="url(#art-on-${name})"/>`);
const RAYS = Array.from(
  { length: 24 },
  (_, at) => `<path d="M50 70 43.8-10h12.4z" transform="rotate(${at * 15} 50 70)"/>`,
).join('');

export const BACKS: Readonly<Record<Back, string>> = {
  lattice: patterned('lattice'),
  fans: patterned('fans'),
  diamonds: patterned('diamonds'),
  waves: patterned('waves'),
  rays: frame(
    `<svg x="7" y="7" width="86" height="126" viewBox="7 7 86 126" fill="var(--back-deep)">${RAYS}</svg>` +
      `<circle cx="50" cy="70" r="22" fill="var(--back)" ${LINE} stroke-width="1.6"/>` +
      `<circle cx="50" cy="70" r="17.5" fill="none" ${LINE} stroke-width=".9"/>` +
      '<path fill="var(--back-line)" d="m50 56 3.7 10.3L64 70l-10.3 3.7L50 84l-3.7-10.3L36 70l10.3-3.7z"/>',
  ),
  shields: frame(
    '<path fill="var(--back-deep)" d="M8 132 92 8v119a5 5 0 0 1-5 5z"/>' +
      `<path ${LINE} stroke-width="1.6" d="M9 131 91 9"/>` +
      `<path fill="var(--back)" ${LINE} stroke-width="1.8" d="M50 37c10 5 18 7.5 26 7.5 0 26-8.5 45-26 57-17.5-12-26-31-26-57 8 0 16-2.5 26-7.5z"/>` +
      '<path fill="var(--back-deep)" d="M50 44c7.5 4 14 6 20 6.5-1 18.5-8 33-20 42z"/>' +
      '<path fill="var(--back-line)" d="M53.5 51 39 73h9l-3.5 18L60 67.5h-9z"/>',
  ),
  // Nothing but a mark pressed into the tile.
  grain:
    '<rect x="17" y="17" width="66" height="100" rx="9" fill="none" stroke="var(--ivory-side)" stroke-width="2.2"/>' +
    '<path fill="var(--ivory-side)" d="m50 49 4.8 13.2L68 67l-13.2 4.8L50 85l-4.8-13.2L32 67l13.2-4.8z"/>',
};
