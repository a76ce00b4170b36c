import { t } from '../../lib/words.svelte';
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
  unsaid: [],
  asides: ['passed'],
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
