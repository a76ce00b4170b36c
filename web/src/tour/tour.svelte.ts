/** Which steps of the tour this device has seen, by family; `true`: the whole of it, or skipped. */
import { FAMILIES } from '../games';
import { keep, kept } from '../lib/kept';
import type { Family } from '../wire';
import type { Step } from './steps';

const KEY = 'rummel-tour';
type Seen = Partial<Record<Family, true | string[]>>;

class Tour {
  #seen = $state.raw<Seen>(kept<Seen>(KEY, {}));

  /** The steps that are still to be shown. */
  left(family: Family): Step[] {
    const seen = this.#seen[family] ?? [];
    return seen === true ? [] : FAMILIES[family].tour.filter((step) => !seen.includes(step.id));
  }

  tell(family: Family, id: string): void {
    const seen = this.#seen[family] ?? [];
    if (seen === true) return;
    const now = [...seen, id];
    this.#keep(family, FAMILIES[family].tour.every((step) => now.includes(step.id)) ? true : now);
  }

  skip(family: Family): void {
    this.#keep(family, true);
  }

  again(family: Family): void {
    this.#keep(family, []);
  }

  #keep(family: Family, seen: true | string[]): void {
    this.#seen = { ...this.#seen, [family]: seen };
    keep(KEY, this.#seen);
  }
}

export const tour = new Tour();
