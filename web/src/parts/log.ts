/** The log as sentences: what is said twice is said once, and what repeats is counted. */
import type { Entry } from '../lib/live.svelte';
import type { TableWords } from '../lib/words.svelte';
import type { Heard } from '../wire';

export interface Sentence {
  key: string;
  text: string;
  /** How often it happened in a row. */
  times: number;
  /** The player who reads it did it. */
  mine: boolean;
}

/** It names nothing but the seat: “drew one”, “exchanged a tile”. */
const bare = ({ facts }: Heard): boolean => Object.keys(facts).every((fact) => fact === 'seat');

/**
 * The event says less than what only its player was told right after it: that somebody drew, and then
 * what. (Whoever draws three says so three times.)
 */
export function outdone(
  events: readonly Heard[],
  index: number,
  own: (event: Heard) => boolean,
): boolean {
  const event = events[index];
  if (!event || !bare(event)) return false;
  const next = events.slice(index).find(({ code }) => code !== event.code);
  return next !== undefined && own(next);
}

export function sentences(
  log: readonly Entry[],
  words: TableWords,
  unsaid: readonly string[],
): Sentence[] {
  const lines: Sentence[] = [];
  /** The lines of a stretch in which nothing is shown: who passes and draws there is only counted. */
  let quiet: Sentence[] = [];
  for (const { number, events } of log) {
    // Only we learn which pieces we got, and that sentence also says that we drew.
    const got = ({ facts }: Heard): boolean => !('seat' in facts) && 'pieces' in facts;
    for (const [index, event] of events.entries()) {
      if (unsaid.includes(event.code)) continue;
      const mine = words.you !== null && event.facts['seat'] === words.you;
      if (mine && outdone(events, index, got)) continue;
      const text = words.event(event);
      const again = bare(event) && quiet.find((line) => line.text === text);
      if (again) {
        again.times++;
        continue;
      }
      const line = { key: `${number}-${index}`, text, times: 1, mine };
      lines.push(line);
      if (bare(event)) quiet.push(line);
      else quiet = [];
    }
  }
  return lines;
}
