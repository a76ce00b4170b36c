import { t } from '../../lib/words.svelte';
import { can } from '../../tour/steps';
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
  tour: [
    {
      id: 'stock',
      at: '[data-spot="stock"]',
      words: 'web-tour-canasta-stock',
      when: can('draw'),
    },
    { id: 'hand', at: '.fan', words: 'web-tour-canasta-hand' },
    {
      id: 'lay',
      at: '[data-do="set-aside"]',
      words: 'web-tour-canasta-lay',
      when: (play) => play.free('lay'),
    },
    { id: 'side', at: '.ours', words: 'web-tour-canasta-side' },
    {
      id: 'discard',
      at: '[data-spot="discards"]',
      words: 'web-tour-canasta-discard',
      when: can('discard'),
    },
  ],
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
  whispers: { got: 'web-replay-got' },
  settings: [],
  sounds: { 'canasta-drew': 'draw', 'canasta-took': 'draw', 'canasta-red': 'lay' },
};
export default family;
