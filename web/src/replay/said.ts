/** What happened, in the words of somebody who looks on: also what only one seat was told. */
import type { Play } from '../lib/play.svelte';
import { t } from '../lib/words.svelte';
import { outdone } from '../parts/log';
import type { Heard } from '../wire';

/** Whether only one seat was told. At the table its words speak to that player (“You got …”). */
export function isOwn(play: Play, heard: Heard): boolean {
  return heard.code in play.family.whispers;
}

export function said(play: Play, heard: Heard): string {
  const key = play.family.whispers[heard.code];
  return key ? t(key, play.words.variables(heard.facts)) : play.words.event(heard);
}

/** What a step brought about, each thing said once. */
export function saidOf(play: Play, events: readonly Heard[]): string {
  return events
    .filter(({ facts }, index) => {
      const own = (next: Heard): boolean =>
        isOwn(play, next) && next.facts['seat'] === facts['seat'];
      return !outdone(events, index, own);
    })
    .map((event) => said(play, event))
    .join(' ');
}
