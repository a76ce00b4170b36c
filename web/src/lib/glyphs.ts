/**
 * Digits and letters of pieces, drawn here so that a card looks the same on every device: lines on a
 * grid 18 high, for a pen of about 3 with round ends.
 */
const LINES: Readonly<Record<string, readonly [width: number, path: string]>> = {
  0: [11.4, 'M5.7 0C9.3 0 11.4 3.4 11.4 9s-2.1 9-5.7 9S0 14.6 0 9s2.1-9 5.7-9Z'],
  1: [5.4, 'M0 3.9 5.4 0v18'],
  2: [11.2, 'M.4 4.9C.6 2 2.8 0 5.7 0c3.1 0 5.2 1.9 5.2 4.8 0 2.1-1.1 3.7-2.9 5.6L.5 18h10.9'],
  3: [11.4, 'M.8 0h9.9L5.5 6.9c3.5-.1 5.9 2.2 5.9 5.4 0 3.4-2.5 5.7-5.9 5.7-2.7 0-4.6-1.3-5.5-3.5'],
  4: [12.2, 'M8.8 18V0L0 12.9h12.2'],
  5: [
    11.2,
    'M10.2 0H2.1l-.9 8.1c1.2-1 2.7-1.5 4.3-1.5 3.4 0 5.7 2.3 5.7 5.6 0 3.5-2.5 5.8-5.8 5.8-2.6 0-4.5-1.3-5.4-3.5',
  ],
  6: [
    11.6,
    'M8.7 0 1.7 8.6C.6 10 0 11.2 0 12.5 0 15.7 2.5 18 5.8 18s5.8-2.4 5.8-5.7S9.2 6.8 6 6.8c-1.7 0-3.3.7-4.3 1.8',
  ],
  7: [11, 'M0 0h11L4 18'],
  8: [
    11.6,
    'M5.8 8.3C3 8.3 1.1 6.6 1.1 4.1S3 0 5.8 0s4.7 1.7 4.7 4.1-1.9 4.2-4.7 4.2C2.4 8.3 0 10.3 0 13.1S2.4 18 5.8 18s5.8-2 5.8-4.9-2.4-4.8-5.8-4.8Z',
  ],
  9: [
    11.6,
    'm2.9 18 7-8.6c1.1-1.4 1.7-2.6 1.7-3.9C11.6 2.3 9.1 0 5.8 0S0 2.4 0 5.7s2.4 5.5 5.6 5.5c1.7 0 3.3-.7 4.3-1.8',
  ],
  A: [13, 'M0 18 6.5 0 13 18M2.3 12.4h8.4'],
  J: [9, 'M9 0v12.3C9 16 7.3 18 4.5 18 2.2 18 .6 16.8 0 14.6'],
  K: [11.6, 'M0 0v18M11 0 .2 11.2M4.3 7 11.6 18'],
  Q: [13.4, 'M6.5 0C10.5 0 13 3.6 13 9s-2.5 9-6.5 9S0 14.4 0 9s2.5-9 6.5-9ZM8.1 13.1l5.3 6.1'],
};
const GAP = 4.2;

export interface Glyphs {
  width: number;
  strokes: { x: number; d: string }[];
}

/** A number or a letter as lines, one after another. */
export function glyphs(text: string): Glyphs {
  const strokes: Glyphs['strokes'] = [];
  let x = 0;
  for (const sign of text) {
    const [width, d] = LINES[sign] ?? [0, ''];
    strokes.push({ x, d });
    x += width + GAP;
  }
  return { width: x - GAP, strokes };
}
