import { t } from '../../lib/words.svelte';
import type { FamilyView } from '../family';
import { deal } from './deal';

const family: FamilyView<'canasta'> = {
  table: () => import('./Table.svelte'),
  style: () => 'card',
  deck: { courts: 'royal', back: 'rays' },
  pictures: { canasta: ['13h', '13c', '13d', '*'] },
  buttons: {
    add: 'web-do-add',
    answer: 'web-do-answer',
    ask: 'web-do-ask',
    discard: 'web-do-discard',
    draw: 'web-do-draw',
    lay: 'web-do-lay',
    pass: 'web-do-pass',
    take: 'web-canasta-take',
  },
  deal,
  lying: (view) => ({
    piles: [
      { label: t('web-stock'), count: view.stock },
      { label: t('web-canasta-pile'), count: view.discards, top: view.discard },
    ],
    melds: view.table,
    rows: view.red_threes.filter((threes) => threes.length > 0),
  }),
  held: null,
  unopened: null,
  unsaid: [],
  asides: [],
  whispers: { got: 'web-replay-got' },
  settings: [],
  sounds: {
    'canasta-drew': 'draw',
    'canasta-took': 'draw',
    'canasta-red': 'lay',
    'canasta-added': 'lay',
  },
};
export default family;
