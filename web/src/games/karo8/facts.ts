// Made from the rules by `make generate`. Do not edit.
import type { Facts } from '../../rules/facts';

export const facts: Record<'karo8', Facts> = {
  'karo8': {
    rulings: [
      { id: 'Q-KAR-1', options: [['ace', 'option-karo8-ace']] },
      { id: 'Q-KAR-2', options: [['may_hold', 'option-karo8-may-hold']] },
      { id: 'Q-KAR-3', options: [['play_drawn', 'option-karo8-play-drawn']] },
      { id: 'Q-KAR-4', options: [] },
      { id: 'Q-KAR-5', options: [['first_eight', 'option-karo8-first-eight'], ['youngest', 'option-karo8-youngest']] },
      { id: 'Q-KAR-6', options: [['any_eight', 'option-karo8-any-eight']] },
      { id: 'Q-KAR-7', options: [] },
      { id: 'Q-KAR-8', options: [['heroes', 'option-karo8-heroes'], ['three_players', 'option-karo8-three-players']] },
      { id: 'Q-KAR-9', options: [] },
      { id: 'Q-KAR-10', options: [] },
      { id: 'Q-KAR-11', options: [['heroes', 'option-karo8-heroes']] },
      { id: 'D-KAR-1', options: [] },
    ],
    points: null,
  },
};
