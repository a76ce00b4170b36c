// Made from the rules by `make generate`. Do not edit.
import type { Facts } from '../../rules/facts';

export const facts: Record<'gin' | 'serie-noire-gin', Facts> = {
  'gin': {
    rulings: [
    ],
    points: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10],
  },
  'serie-noire-gin': {
    rulings: [
      { id: 'Q-GIN-1', options: [['end_before_draw', 'option-gin-end-before-draw'], ['end_after_discard', 'option-gin-end-after-discard']] },
      { id: 'Q-GIN-2', options: [['end_after_discard', 'option-gin-end-after-discard']] },
      { id: 'Q-GIN-3', options: [['limit', 'option-gin-limit'], ['least_melded', 'option-gin-least-melded']] },
      { id: 'Q-GIN-4', options: [] },
      { id: 'Q-GIN-5', options: [['big_gin_dealt', 'option-gin-big-gin-dealt']] },
      { id: 'Q-GIN-6', options: [['court_ten', 'option-gin-court-ten']] },
      { id: 'Q-GIN-7', options: [] },
      { id: 'Q-GIN-8', options: [['layoff_on_gin', 'option-gin-layoff-on-gin']] },
      { id: 'Q-GIN-9', options: [] },
      { id: 'Q-GIN-10', options: [] },
      { id: 'Q-GIN-11', options: [['two_score_lowest', 'option-gin-two-score-lowest']] },
      { id: 'Q-GIN-12', options: [['tie_keeps_bonus', 'option-gin-tie-keeps-bonus']] },
      { id: 'Q-GIN-13', options: [] },
      { id: 'Q-GIN-14', options: [['discards_return', 'option-gin-discards-return']] },
      { id: 'Q-GIN-15', options: [['wall', 'option-gin-wall'], ['last_discard', 'option-gin-last-discard'], ['stalled', 'option-gin-stalled']] },
      { id: 'Q-GIN-17', options: [['best_spread', 'option-gin-best-spread']] },
      { id: 'Q-GIN-18', options: [['may_return_taken', 'option-gin-may-return-taken']] },
      { id: 'Q-GIN-19', options: [] },
      { id: 'Q-GIN-20', options: [['discards_open', 'option-gin-discards-open']] },
      { id: 'D-GIN-1', options: [] },
    ],
    points: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13],
  },
};
