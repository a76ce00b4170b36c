/**
 * Tiles that change their place glide there: positions are read once before and once after a change,
 * and only transforms move. Elements are known by `data-item`; a tile on the table also by
 * `data-own`, the item of the hand that it is, so it glides from the rack and back.
 */
import type { Fell } from '../../lib/drag.svelte';

const LONG = 220;
const GHOST = 52; // how far apart the pieces under the pointer are
const FAR = 2;

export type Places = Map<string, DOMRect>;

/** What was just let go of lies under the pointer, not where it came from. */
export function measured(root: HTMLElement, fell: Fell | null = null): Places {
  const places: Places = new Map();
  for (const node of root.querySelectorAll<HTMLElement>('[data-item]')) {
    const { item, own } = node.dataset;
    const place = node.getBoundingClientRect();
    if (item) places.set(item, place);
    if (own) places.set(own, place);
  }
  fell?.ids.forEach((id, index) => {
    places.set(id, new DOMRect(fell.x + index * GHOST - GHOST / 2, fell.y - GHOST, GHOST, GHOST));
  });
  return places;
}

/** `come` says where a new item comes from. */
export function glide(
  root: HTMLElement,
  before: Places,
  come: (node: HTMLElement) => DOMRect | null,
): void {
  const moves: [HTMLElement, number, number, boolean][] = [];
  for (const node of root.querySelectorAll<HTMLElement>('[data-item]')) {
    const { item = '', own = '' } = node.dataset;
    const known = before.get(item) ?? before.get(own);
    const from = known ?? come(node);
    if (!from) continue;
    const to = node.getBoundingClientRect();
    const [x, y] = [
      from.x + from.width / 2 - to.x - to.width / 2,
      from.y + from.height / 2 - to.y - to.height / 2,
    ];
    if (Math.hypot(x, y) > FAR) moves.push([node, x, y, !known]);
  }
  for (const [node, x, y, appears] of moves) {
    node.animate(
      [
        { transform: `translate(${x}px, ${y}px)`, ...(appears ? { opacity: 0.2 } : {}) },
        { transform: 'none', ...(appears ? { opacity: 1 } : {}) },
      ],
      { duration: LONG, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
    );
  }
}
