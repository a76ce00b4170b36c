// Made from the rules by `make generate`. Do not edit.
import type { Facts } from '../../rules/facts';

export const facts: Record<'one-eleven', Facts> = {
  'one-eleven': {
    rulings: [
      { id: 'Q-ONE-1', options: [['series', 'option-one-eleven-series']] },
      { id: 'Q-ONE-2', options: [['others_score', 'option-one-eleven-others-score']] },
      { id: 'Q-ONE-3', options: [['best', 'option-one-eleven-best']] },
      { id: 'Q-ONE-4', options: [['direction', 'option-one-eleven-direction']] },
      { id: 'Q-ONE-5', options: [] },
      { id: 'Q-ONE-6', options: [['symbols', 'option-one-eleven-symbols']] },
      { id: 'Q-ONE-7', options: [] },
      { id: 'Q-ONE-8', options: [['announced_for_you', 'option-one-eleven-announced-for-you']] },
      { id: 'Q-ONE-9', options: [] },
      { id: 'Q-ONE-10', options: [['short_pile', 'option-one-eleven-short-pile']] },
      { id: 'Q-ONE-11', options: [['max_turns', 'option-one-eleven-max-turns']] },
      { id: 'Q-ONE-12', options: [] },
      { id: 'Q-ONE-13', options: [] },
      { id: 'Q-ONE-14', options: [['extra_round', 'option-extra-round']] },
      { id: 'Q-ONE-15', options: [['last_round_decides', 'option-last-round-decides']] },
      { id: 'Q-ONE-17', options: [] },
      { id: 'Q-ONE-18', options: [] },
      { id: 'D-ONE-1', options: [] },
    ],
    points: null,
  },
};
