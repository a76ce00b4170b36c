/** What happened, in the words of somebody who looks on: also what only one seat was told. */
import { t, type TableWords } from '../lib/words.svelte';
import type { Heard } from '../wire';

/** At the table these speak to their hearer (“You got …”). */
const OWN: Record<string, string> = {
  got: 'web-replay-got',
  'tiles-gave': 'web-replay-gave',
  'chose-own': 'web-replay-chose',
};

/** Whether only one seat was told. */
export function isOwn(heard: Heard): boolean {
  return heard.code in OWN;
}

export function said(words: TableWords, heard: Heard): string {
  const key = OWN[heard.code];
  return key ? t(key, words.told(heard.facts)) : words.event(heard);
}
