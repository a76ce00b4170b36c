// Made from the rules by `make generate`. Do not edit.
import type { Facts } from '../../rules/facts';

export const facts: Record<'duel', Facts> = {
  'duel': {
    rulings: [
      { id: 'Q-DUE-1', options: [['jokers', 'option-duel-jokers']] },
      { id: 'Q-DUE-2', options: [['uneven', 'option-duel-uneven']] },
      { id: 'Q-DUE-4', options: [['war', 'option-duel-war'], ['max_tricks', 'option-duel-max-tricks']] },
      { id: 'Q-DUE-5', options: [['unplayed_count', 'option-duel-unplayed-count']] },
      { id: 'Q-DUE-6', options: [] },
      { id: 'Q-DUE-7', options: [['undecided', 'option-duel-undecided']] },
      { id: 'Q-DUE-8', options: [] },
      { id: 'Q-DUE-9', options: [] },
      { id: 'Q-DUE-10', options: [['team_ties', 'option-duel-team-ties']] },
      { id: 'D-DUE-1', options: [] },
    ],
    points: [20, 11, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10],
  },
};
