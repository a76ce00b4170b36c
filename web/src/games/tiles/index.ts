import { t } from '../../lib/words.svelte';
import type { FamilyView } from '../family';
import { deal } from './deal';
import { asGrid } from './habits';

const family: FamilyView<'tiles'> = {
  table: () => import('./Table.svelte'),
  style: () => 'tile',
  deck: { courts: 'royal', back: 'grain' },
  pictures: {
    myrummy: ['8c', '8d', '8h', '8s'],
    'serie-noire': ['1c', '2c', '3c', '*=4c'],
    brettspielnetz: ['5h', '*=6h', '7h', '8h'],
    rummikub: ['10h', '10c', '10s', '*'],
  },
  buttons: {
    draw: 'web-do-draw',
    exchange: 'web-do-exchange',
    lay: 'web-do-lay',
    pass: 'web-do-pass',
    reject: 'web-do-reject',
    take: 'web-do-take',
  },
  deal,
  lying: (view) => ({
    piles: [
      { label: t('web-stock'), count: view.pool },
      { label: t('web-discards'), count: view.scrapped, top: view.scrap.at(-1) ?? null },
    ],
    melds: view.table,
    rows: [],
  }),
  held: null,
  unopened: 'web-tiles-not-opened', // as Brettspielnetz marks them (BSN-15)
  unsaid: [],
  asides: [],
  whispers: { got: 'web-replay-got', 'tiles-gave': 'web-replay-gave' },
  settings: [
    {
      game: 'brettspielnetz',
      label: 'web-settings-grid',
      about: 'web-settings-grid-about',
      habit: asGrid,
    },
  ],
  // Tiles that are laid are heard by the table, one turn of the hand at a time.
  sounds: { 'tiles-exchanged': 'draw' },
};
export default family;
