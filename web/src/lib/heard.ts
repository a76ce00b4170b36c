/** What is heard of what happens at a table. */
import type { Entry } from './live.svelte';
import type { Play } from './play.svelte';
import { sound, type SoundName } from './sound';

/** Events of several families; those of one family alone are in its `sounds`. */
const SOUNDS: Readonly<Record<string, SoundName>> = {
  dealt: 'deal',
  drew: 'draw',
  got: 'draw',
  took: 'draw',
  melded: 'lay',
  added: 'lay',
  discarded: 'lay',
};

/** One sound for all that an entry of the log says: its last event that has one. */
export function soundOf(
  { events }: Entry,
  family: Readonly<Record<string, SoundName>>,
  won: boolean | null,
): SoundName | null {
  if (events.some(({ code }) => code === 'round-over') && won !== null) return won ? 'win' : 'lose';
  for (const { code } of events.toReversed()) {
    const name = family[code] ?? SOUNDS[code];
    if (name) return name;
  }
  return null;
}

/** Lets the newest entry be heard, unless it was before or the page has only just opened. */
export class Ears {
  #heard = -1;

  hear({ live, family, you, view }: Play): void {
    const last = live.log.at(-1);
    if (!last || last.number === this.#heard) return;
    const begun = this.#heard >= 0;
    this.#heard = last.number;
    const outcome = view.outcome;
    const won = outcome && !outcome.void && you !== null ? outcome.winners.includes(you) : null;
    const name = soundOf(last, family.sounds, won);
    if (name && (begun || name === 'deal')) sound(name);
  }
}
