/** The rules of every family, found like the families themselves; they come with the page of rules. */
import type { RuleBook } from '../games/family';
import { GAMES, type GameId } from '../wire';

const books = import.meta.glob<RuleBook>('../games/*/rules.ts', { eager: true, import: 'default' });

export const bookOf = (game: GameId): RuleBook =>
  books[`../games/${GAMES[game].family}/rules.ts`] as RuleBook;
