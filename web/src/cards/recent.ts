/**
 * What others have done on the table since the player's last turn, so that it can be marked. `adds` are
 * the events by which a meld gains cards.
 */
import type { Entry } from '../lib/live.svelte';
import type { Play } from '../lib/play.svelte';

export interface Recent {
  /** How many of the last melds are new. */
  laid: number;
  /** By the number of a meld, what it has gained. */
  added: ReadonlyMap<number, readonly string[]>;
}

export function recent(
  log: readonly Entry[],
  you: number | null,
  adds: readonly string[] = ['added'],
): Recent {
  let laid = 0;
  let added = new Map<number, string[]>();
  for (const { events } of log) {
    for (const { code, facts } of events) {
      const seat = facts['seat'] as number | undefined;
      if (code === 'dealt' || (code === 'discarded' && seat === you)) {
        laid = 0;
        added = new Map();
      } else if (code === 'melded') laid += (facts['melds'] as string[][]).length;
      else if (adds.includes(code)) {
        const meld = facts['meld'] as number;
        added.set(meld, [...(added.get(meld) ?? []), ...(facts['pieces'] as string[])]);
      }
    }
  }
  return { laid, added };
}

/** Whether the player who sits here put the last card on the pile. */
export function discardedByMe(play: Play): boolean {
  const events = play.live.log.flatMap((entry) => entry.events);
  return events.findLast(({ code }) => code === 'discarded')?.facts['seat'] === play.you;
}
