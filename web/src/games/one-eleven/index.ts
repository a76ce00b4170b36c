import { t } from '../../lib/words.svelte';
import type { FamilyView } from '../family';
import { deal } from './deal';
import { autoPass } from './habits';

const family: FamilyView<'one-eleven'> = {
  table: () => import('./Table.svelte'),
  style: () => 'number',
  deck: { courts: 'royal', back: 'waves' },
  pictures: { 'one-eleven': [7, 23, 58, 104] },
  buttons: {
    announce: 'web-do-announce',
    choose: 'web-do-choose',
    clear: 'web-do-clear',
    insert: 'web-do-insert',
    pass: 'web-do-pass',
    take: 'web-do-take',
  },
  deal,
  lying: (view) => ({
    piles: [
      { label: t('web-stock'), count: view.draw },
      { label: t('web-discards'), count: view.discards, top: view.top || null },
      ...view.centre.map((card, spot) => ({
        label: String(spot + 1),
        top: card || null,
        count: card === 0 ? 0 : undefined,
      })),
    ],
    melds: [],
    rows: [],
  }),
  held: (view) => (view.taken ? { seat: view.turn, piece: view.taken } : null),
  unopened: null,
  unsaid: ['passed'],
  asides: ['passed'],
  whispers: { got: 'web-replay-got', 'chose-own': 'web-replay-chose' },
  settings: [
    {
      game: 'one-eleven',
      label: 'web-one-auto',
      about: 'web-settings-pass-about',
      habit: autoPass,
    },
  ],
  sounds: {
    'dealt-hand': 'deal',
    'took-hidden': 'draw',
    inserted: 'lay',
    announced: 'knock',
    cleared: 'deal',
  },
};
export default family;
