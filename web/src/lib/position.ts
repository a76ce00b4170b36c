/** Positions as links: `/position?p=gin+discards=13s`, a line of text that can be read in the address. */

import type { OpenedPosition } from '../wire';
import { keep, kept } from './kept';

const KEPT = 'rummel-positions';
const MOST_KEPT = 20;

/** The address of the page that shows a position. */
export function positionLink(text: string): string {
  // What a line is made of may stand in an address as it is, but for blanks.
  const query = new URLSearchParams({ p: text.trim() }).toString();
  const plain = query.replace(/%(3B|3D|2C|2F|3F)/g, decodeURIComponent);
  // Programs that make links of what people write leave out a sign at the end.
  const whole = plain.replace(/\W$/, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `/position?${whole}`;
}

/** The line in what somebody has typed or pasted: it may be a whole link. */
export function lineIn(given: string): string {
  const [, query] = /^https?:\/\/\S+\/position\?(\S+)$/.exec(given.trim()) ?? [];
  return (query && new URLSearchParams(query).get('p')) ?? given.trim();
}

type Kept = [text: string, opened: OpenedPosition][];

function allKept(): Kept {
  const stored = kept<unknown>(KEPT, []);
  return Array.isArray(stored) ? (stored as Kept) : [];
}

/** What a line means never changes, so the last positions open without a connection too. */
export function keepPosition(text: string, opened: OpenedPosition): void {
  const others = allKept().filter(([one]) => one !== text);
  keep(KEPT, [[text, opened], ...others].slice(0, MOST_KEPT));
}

export function keptPosition(text: string): OpenedPosition | null {
  return allKept().find(([one]) => one === text)?.[1] ?? null;
}
