import { SUITS } from '../../lib/pieces';
import { t } from '../../lib/words.svelte';
import type { FamilyView } from '../family';
import { deal } from './deal';

const family: FamilyView<'karo8'> = {
  table: () => import('./Table.svelte'),
  style: () => 'card',
  deck: { courts: 'league', back: 'diamonds' },
  pictures: { karo8: ['8d', '11h', '12s', '8c'] },
  buttons: { draw: 'web-do-draw', lay: 'web-karo-do-lay', pass: 'web-do-pass' },
  deal,
  lying: (view) => ({
    piles: [{ label: t('web-stock'), count: view.stock }],
    melds: [],
    // Of each row the eight and both ends; place 14 is the ace.
    rows: view.rows.flatMap(([low, high], suit) =>
      high
        ? [[...new Set([low, 8, high])].map((rank) => `${rank > 13 ? 1 : rank}${SUITS[suit]}`)]
        : [],
    ),
  }),
  held: null,
  unopened: null,
  unsaid: [],
  asides: [],
  whispers: { got: 'web-replay-got' },
  settings: [],
  sounds: { laid: 'lay' },
};
export default family;
