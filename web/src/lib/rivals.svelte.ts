/** Whom somebody plays with who has not said otherwise; what is chosen is kept on this device. */
import { CHARACTERS, USUAL, type Character } from '../wire';
import { Habit } from './habit.svelte';

export const isCharacter = (bot: string | null): bot is Character =>
  bot !== null && (CHARACTERS as readonly string[]).includes(bot);

const kept = new Habit<string>('rummel-rival', USUAL);

export const rival = {
  get bot(): Character {
    return isCharacter(kept.value) ? kept.value : USUAL;
  },
  choose(bot: Character): void {
    kept.choose(bot);
  },
};
