/** The bot to play with: the usual one, or the user's choice, which is kept on this device. */
import { CHARACTERS, USUAL, type Character } from '../wire';
import { Habit } from './habit.svelte';

export const isCharacter = (bot: string | null): bot is Character =>
  bot !== null && (CHARACTERS as readonly string[]).includes(bot);

const kept = new Habit<string>('rummel-rival', USUAL);

export const rival = {
  get bot(): Character {
    return isCharacter(kept.value) ? kept.value : USUAL;
  },
  /**
   * So many seats: the one chosen, and then somebody a little weaker and a little stronger, so that
   * the others are different people and on the whole as strong. Of the weakest and the strongest
   * there are several instead.
   */
  company(count: number): string[] {
    const at = CHARACTERS.indexOf(this.bot);
    const inner = at > 0 && at < CHARACTERS.length - 1;
    return Array.from({ length: count }, (_, seat) => {
      const step = inner ? [0, -1, 1][seat % 3]! : 0;
      return `bot:${CHARACTERS[at + step]}`;
    });
  },
  choose(bot: Character): void {
    kept.choose(bot);
  },
};
