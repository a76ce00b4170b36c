import { t } from '../../lib/words.svelte';
import { can } from '../../tour/steps';
import type { FamilyView } from '../family';
import { deal } from './deal';
import { asking, MODES } from './habits';

const family: FamilyView<'romme'> = {
  table: () => import('./Table.svelte'),
  style: () => 'card',
  deck: { courts: 'royal', back: 'lattice' },
  pictures: {
    romme: ['12h', '13h', '1h', '*'],
    'romme-lay': ['11c', '11d', '11h', '11s'],
  },
  buttons: {
    add: 'web-do-add',
    discard: 'web-do-discard',
    draw: 'web-do-draw',
    knock: 'web-do-knock',
    lay: 'web-do-lay',
    open: 'web-do-open',
    pass: 'web-do-pass',
    rob: 'web-do-rob',
    take: 'web-do-take',
  },
  tour: [
    {
      id: 'stock',
      at: '[data-spot="stock"]',
      words: 'web-tour-romme-stock',
      when: can('draw', 'take'),
    },
    { id: 'hand', at: '.fan', words: 'web-tour-cards-hand' },
    {
      id: 'discard',
      at: '[data-spot="discards"]',
      words: 'web-tour-discard',
      when: can('discard'),
    },
    {
      id: 'lay',
      at: '[data-do="set-aside"]',
      words: 'web-tour-romme-lay',
      when: (play) => play.free('lay'),
    },
    { id: 'knock', at: '[data-do="knock"]', words: 'web-tour-romme-knock', when: can('knock') },
  ],
  deal,
  lying: (view) => ({
    piles: [
      { label: t('web-stock'), count: view.stock },
      { label: t('web-discards'), count: view.discards, top: view.discard },
    ],
    melds: view.table,
    rows: [],
  }),
  held: null,
  unopened: null,
  whispers: { got: 'web-replay-got' },
  settings: [
    {
      game: 'romme',
      label: 'web-romme-ask',
      about: 'web-settings-knock-about',
      choices: MODES,
      habit: asking,
    },
  ],
  sounds: { 'romme-knocked': 'knock', 'romme-robbed': 'lay', 'romme-reshuffled': 'deal' },
};
export default family;
