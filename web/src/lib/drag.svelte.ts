/**
 * Dragging by pointer: mouse, pen and touch alike. A part makes an element draggable with
 * `{@attach draggable(() => ({ ids, pieces, from }))}` and another takes drops with
 * `{@attach dropZone({ accepts, drop })}`; items inside of a zone carry `data-item`, so that a drop
 * knows between which of them it fell. A `DropPlace` is a zone that also shows what it would take.
 */
import type { Attachment } from 'svelte/attachments';
import type { Piece } from '../wire';
import type { ItemId } from './hand.svelte';

export interface Load {
  ids: readonly ItemId[];
  pieces: readonly Piece[];
  /** Where it comes from: `rack`, `meld-3`. */
  from: string;
}

export interface Drop extends Load {
  /** Before which of the zone's items it fell. */
  index: number;
}

export interface Zone {
  accepts?: (load: Load) => boolean;
  drop: (drop: Drop) => void;
}

const FAR = 6; // pixels that make a drag of a tap
const HOLD = 160; // milliseconds that make a drag of a touch that could be a scroll

/** What was let go of, and where. */
export interface Fell {
  ids: readonly ItemId[];
  x: number;
  y: number;
}

class Drag {
  load = $state.raw<Load | null>(null);
  x = $state(0);
  y = $state(0);
  /** The zone under the pointer that would take the load. */
  over = $state.raw<Element | null>(null);
  index = $state(0);
  /** Until the page shows what a drop has changed; then null again. */
  fell: Fell | null = null;
}

export const drag = new Drag();
const zones = new Map<Element, Zone>();

export function dropZone(zone: Zone): Attachment {
  return (node) => {
    zones.set(node, zone);
    return () => zones.delete(node);
  };
}

/** A zone that knows what is dragged over it: `{@attach place.attach}`. */
export class DropPlace {
  #zone: Required<Zone>;
  #node = $state.raw<Element>();

  /** What is dragged could be dropped here. */
  wanted: boolean = $derived.by(() => drag.load !== null && this.#zone.accepts(drag.load));
  /** What is dragged would fall here now. */
  over: boolean = $derived.by(() => drag.over !== null && drag.over === this.#node);

  constructor(zone: Required<Zone>) {
    this.#zone = zone;
  }

  readonly attach: Attachment = (node) => {
    this.#node = node;
    return dropZone(this.#zone)(node);
  };
}

/** Before which item of a zone a point lies, in reading order. */
export function indexAt(node: Element, x: number, y: number): number {
  // Those of a zone within it are not its own.
  const items = [...node.querySelectorAll('[data-item]')].filter(
    (item) => item.closest('[data-drop]') === node,
  );
  for (const [index, item] of items.entries()) {
    const { left, right, top, bottom } = item.getBoundingClientRect();
    if (y < top) return index;
    if (y <= bottom && x < (left + right) / 2) return index;
  }
  return items.length;
}

/** The zone around an element that would take what is dragged. */
function zoneAround(element: Element | null): Element | null {
  let node = element?.closest('[data-drop]') ?? null;
  while (node) {
    const zone = zones.get(node);
    if (zone && drag.load && (zone.accepts?.(drag.load) ?? true)) return node;
    node = node.parentElement?.closest('[data-drop]') ?? null;
  }
  return null;
}

/** The same under a point. The topmost element comes first: finding all of them is slow. */
function zoneAt(x: number, y: number): Element | null {
  const top = zoneAround(document.elementFromPoint?.(x, y) ?? null);
  if (top) return top;
  for (const element of document.elementsFromPoint(x, y)) {
    const node = zoneAround(element);
    if (node) return node;
  }
  return null;
}

function look(x: number, y: number): void {
  // Read first, then write: observers run once, and the page is laid out once.
  const over = zoneAt(x, y);
  const index = over ? indexAt(over, x, y) : 0;
  drag.x = x;
  drag.y = y;
  drag.over = over;
  drag.index = index;
}

let frame = 0;
/** Looks once a frame, however often the pointer moves in it. */
function lookSoon(x: number, y: number): void {
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(() => drag.load && look(x, y));
}

/**
 * `what` is called when a drag begins; null means that it can't. With `scrolls` a touch has to rest
 * for a moment first, so that the place it lies in can still be scrolled.
 */
export function draggable(what: () => Load | null, scrolls = false): Attachment<HTMLElement> {
  return (node) => {
    let start: { x: number; y: number; id: number } | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    node.style.touchAction = scrolls ? 'pan-x pan-y' : 'none';

    function begin(): void {
      if (!start || drag.load) return;
      drag.load = what();
      if (drag.load) {
        node.setPointerCapture(start.id);
        look(start.x, start.y);
      }
    }
    function end(): void {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', end);
      removeEventListener('selectstart', mark);
      start = null;
      drag.load = null;
      drag.over = null;
    }
    function down(event: PointerEvent): void {
      if (event.button !== 0 || !event.isPrimary) return;
      start = { x: event.clientX, y: event.clientY, id: event.pointerId };
      // A quick hand has left the piece before it has moved far enough to be a drag.
      addEventListener('pointermove', move);
      addEventListener('pointerup', up);
      addEventListener('pointercancel', end);
      addEventListener('selectstart', mark);
      if (scrolls && event.pointerType === 'touch') timer = setTimeout(begin, HOLD);
    }
    function move(event: PointerEvent): void {
      if (!start || event.pointerId !== start.id) return;
      if (drag.load) return lookSoon(event.clientX, event.clientY);
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) < FAR) return;
      if (scrolls && event.pointerType === 'touch') end();
      else {
        begin();
        look(event.clientX, event.clientY);
      }
    }
    function up(event: PointerEvent): void {
      if (!start || event.pointerId !== start.id) return;
      if (drag.load) look(event.clientX, event.clientY); // a quick hand lets go where no move event came
      const { load, over, index } = drag;
      const dragged = load !== null;
      end();
      if (dragged) {
        // The click that follows is not a tap.
        const swallow = (click: Event): void => {
          click.stopPropagation();
          click.preventDefault();
        };
        addEventListener('click', swallow, { capture: true, once: true });
        setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0);
      }
      if (!load || !over) return;
      drag.fell = { ids: load.ids, x: event.clientX, y: event.clientY };
      zones.get(over)?.drop({ ...load, index });
      requestAnimationFrame(() => (drag.fell = null));
    }
    /** A drag would mark the text that it passes: WebKit does, whatever holds the pointer. */
    function mark(event: Event): void {
      event.preventDefault();
    }
    function touch(event: TouchEvent): void {
      if (drag.load && event.cancelable) event.preventDefault();
    }

    node.addEventListener('pointerdown', down);
    node.addEventListener('touchmove', touch, { passive: false });
    return () => {
      if (start) end();
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('touchmove', touch);
    };
  };
}
