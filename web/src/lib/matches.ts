/** A match of the user, as lists show it. */
import type { MatchInfo } from '../wire';
import { language, t } from './words.svelte';

/** The others at the table. */
export function opponents(match: MatchInfo): string[] {
  return match.names.flatMap((name, seat) => {
    if (seat === match.seat) return [];
    if (name === null) return [];
    return [match.bots.includes(seat) ? t('bot-named', { name }) : name];
  });
}

/** A moment, in seconds since 1970, as the reader writes dates. */
export function when(at: number, time = false): string {
  const date: Intl.DateTimeFormatOptions = { dateStyle: 'medium' };
  const style = time ? { ...date, timeStyle: 'short' as const } : date;
  const text = new Intl.DateTimeFormat(language(), style).format(at * 1000);
  return text.replaceAll(' ', '\u00a0'); // a date is not torn apart at the end of a line
}
