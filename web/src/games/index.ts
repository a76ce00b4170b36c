/** Every family of games, by its name: the folders next to this file. */
import { GAMES, type Family, type GameId } from '../wire';
import type { FamilyView } from './family';

const modules = import.meta.glob<FamilyView>('./*/index.ts', { eager: true, import: 'default' });

export const FAMILIES = Object.fromEntries(
  Object.entries(modules).map(([path, family]) => [path.split('/')[1], family]),
) as Record<Family, FamilyView>;

export const familyOf = (game: GameId): FamilyView => FAMILIES[GAMES[game].family];
