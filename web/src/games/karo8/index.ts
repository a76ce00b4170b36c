import { SUITS } from '../../lib/pieces';
import { t } from '../../lib/words.svelte';
import { can } from '../../tour/steps';
import type { FamilyView } from '../family';
import { deal } from './deal';

const family: FamilyView<'karo8'> = {
  table: () => import('./Table.svelte'),
  style: () => 'card',
  deck: { courts: 'league', back: 'diamonds' },
  pictures: { karo8: ['8d', '11h', '12s', '8c'] },
  buttons: { draw: 'web-do-draw', lay: 'web-do-lay', pass: 'web-do-pass' },
  tour: [
    { id: 'team', at: '.team', words: 'web-tour-karo-team' },
    { id: 'hand', at: '.fan', words: 'web-tour-karo-hand' },
    { id: 'rows', at: '[data-row="d"]', words: 'web-tour-karo-rows', when: can('lay') },
    { id: 'draw', at: '[data-do="draw"]', words: 'web-tour-karo-draw', when: can('draw') },
  ],
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
  whispers: { got: 'web-replay-got' },
  settings: [],
  sounds: { laid: 'lay' },
};
export default family;
