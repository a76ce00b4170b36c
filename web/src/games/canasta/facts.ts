// Made from the rules by `make generate`. Do not edit.
import type { Facts } from '../../rules/facts';

export const facts: Record<'canasta', Facts> = {
  'canasta': {
    rulings: [
      { id: 'Q-CAN-1', options: [['draws', 'option-canasta-draws']] },
      { id: 'Q-CAN-2', options: [['canastas', 'option-canasta-canastas']] },
      { id: 'Q-CAN-3', options: [['take_with_wild', 'option-canasta-take-with-wild']] },
      { id: 'Q-CAN-4', options: [['take_for_meld', 'option-canasta-take-for-meld']] },
      { id: 'Q-CAN-5', options: [['always_frozen', 'option-canasta-always-frozen']] },
      { id: 'Q-CAN-6', options: [['closed_canastas', 'option-canasta-closed-canastas']] },
      { id: 'Q-CAN-7', options: [['ask_partner', 'option-canasta-ask-partner']] },
      { id: 'Q-CAN-8', options: [['last_discard', 'option-canasta-last-discard']] },
      { id: 'Q-CAN-9', options: [['concealed_minimum', 'option-canasta-concealed-minimum']] },
      { id: 'Q-CAN-10', options: [['empty_stock', 'option-canasta-empty-stock']] },
      { id: 'Q-CAN-11', options: [['lone_red_threes', 'option-canasta-lone-red-threes']] },
      { id: 'Q-CAN-12', options: [] },
      { id: 'Q-CAN-13', options: [] },
    ],
    points: [50, 20, 20, 5, 5, 5, 5, 5, 10, 10, 10, 10, 10, 10],
  },
};
