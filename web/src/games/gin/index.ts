import { t } from '../../lib/words.svelte';
import { GAMES } from '../../wire';
import type { FamilyView } from '../family';
import { deal } from './deal';
import { arranged } from './habits';

const family: FamilyView<'gin'> = {
  table: () => import('./Table.svelte'),
  // Where court cards count ten it is played with cards (Q-GIN-6).
  style: (game, rules) => ((rules ? rules['court_ten'] : !GAMES[game].tiled) ? 'card' : 'tile'),
  deck: { courts: 'royal', back: 'fans' },
  pictures: {
    'serie-noire-gin': ['11s', '12s', '13s', '4h'],
    gin: ['10s', '11s', '12s', '13s'],
  },
  buttons: {
    add: 'web-do-add',
    discard: 'web-do-discard',
    draw: 'web-do-draw',
    knock: 'web-gin-do-knock',
    pass: 'web-do-pass',
    spread: 'web-do-spread',
    take: 'web-do-take',
  },
  deal,
  lying: (view) => ({
    piles: [
      { label: t('web-stock'), count: view.stock },
      { label: t('web-discards'), count: view.discards, top: view.discard },
    ],
    melds: view.melds,
    rows: [],
  }),
  held: null,
  unopened: null,
  unsaid: [],
  asides: [],
  whispers: { got: 'web-replay-got' },
  settings: [
    {
      game: 'gin',
      label: 'web-settings-arranged',
      about: 'web-settings-arranged-about',
      habit: arranged,
    },
  ],
  sounds: { 'gin-ended': 'knock', 'gin-big': 'knock', 'gin-upcard': 'deal' },
};
export default family;
