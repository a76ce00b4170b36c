import type { Deal } from '../../lib/dealing';

export const deal: Deal = () => {
  throw new Error('not written yet: new-game: deal, the same deal as in play.py');
};
