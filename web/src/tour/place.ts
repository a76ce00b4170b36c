/** Where a callout goes: next to what it points at, never over it, and out of the hands' way. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
/** `apart`: not next to it, but where it is in nobody's way. */
export type Side = 'above' | 'below' | 'right' | 'left' | 'apart';
export interface Spot {
  left: number;
  top: number;
  side: Side;
}

const GAP = 14;
const EDGE = 8;

export function overlap(one: Box, other: Box): number {
  const wide =
    Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const tall =
    Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return wide > 0 && tall > 0 ? wide * tall : 0;
}

const STEP = 12;

const PITY = 0.02; // what covering a pixel of something that is only looked at costs, in pixels of way

/**
 * The best of the four sides of `target` for a callout of this size, in a window `room` wide and
 * high: one that keeps the `busy` places free, and those that are `shown`. If none does, it goes
 * apart from the target, as near as it can without covering what is busy, and preferably nothing
 * that is shown; null if it can't help covering the target itself.
 */
export function placed(
  target: Box,
  size: { width: number; height: number },
  room: { width: number; height: number },
  busy: readonly Box[],
  shown: readonly Box[] = [],
): Spot | null {
  const { width, height } = size;
  const most = { left: room.width - width - EDGE, top: room.height - height - EDGE };
  const inside = ({ left, top }: Spot): boolean =>
    left >= EDGE - 1 && top >= EDGE - 1 && left <= most.left + 1 && top <= most.top + 1;
  const covers = (spot: Spot, boxes: readonly Box[]): number =>
    boxes.reduce((sum, one) => sum + overlap({ ...spot, width, height }, one), 0);
  const cost = (spot: Spot): number => covers(spot, busy) * 100 + covers(spot, shown) * PITY;

  const x = Math.max(EDGE, Math.min(target.left + target.width / 2 - width / 2, most.left));
  const y = Math.max(EDGE, Math.min(target.top + target.height / 2 - height / 2, most.top));
  const sides: Spot[] = [
    { side: 'above', left: x, top: target.top - GAP - height },
    { side: 'below', left: x, top: target.top + target.height + GAP },
    { side: 'right', left: target.left + target.width + GAP, top: y },
    { side: 'left', left: target.left - GAP - width, top: y },
  ];
  const free = sides.find((spot) => inside(spot) && cost(spot) === 0);
  if (free) return free;

  let best: Spot | null = null;
  let least = Infinity;
  for (let top = EDGE; top <= most.top; top += STEP)
    for (let left = EDGE; left <= most.left; left += STEP) {
      const spot: Spot = { side: 'apart', left, top };
      if (overlap({ left, top, width, height }, target)) continue;
      const far = Math.abs(left - x) + Math.abs(top - y);
      const all = cost(spot) + far;
      if (all < least) [best, least] = [spot, all];
    }
  return best;
}
