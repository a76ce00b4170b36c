/** What happened, in the words of somebody who looks on: also what only one seat was told. */
import type { Play } from '../lib/play.svelte';
import { t } from '../lib/words.svelte';
import type { Heard } from '../wire';

/** Whether only one seat was told. At the table its words speak to that player (“You got …”). */
export function isOwn(play: Play, heard: Heard): boolean {
  return heard.code in play.family.whispers;
}

export function said(play: Play, heard: Heard): string {
  const key = play.family.whispers[heard.code];
  return key ? t(key, play.words.variables(heard.facts)) : play.words.event(heard);
}
