import type { FamilyView } from '../family';
import { deal } from './deal';
import { autoFlip } from './habits';

const family: FamilyView<'duel'> = {
  table: () => import('./Table.svelte'),
  style: () => 'card',
  deck: { courts: 'league', back: 'shields' },
  pictures: { duel: ['12d', '13h', '13s', '11c'] },
  buttons: { flip: 'web-do-flip' },
  deal,
  lying: (view) => ({ piles: [], melds: view.turned.filter((cards) => cards.length), rows: [] }),
  held: null,
  unopened: null,
  unsaid: ['flipped'],
  asides: [],
  whispers: {},
  settings: [
    {
      game: 'duel',
      label: 'web-duel-auto',
      about: 'web-settings-flip-about',
      habit: autoFlip,
    },
  ],
  sounds: { 'stack-dealt': 'deal', 'turned-up': 'lay', 'trick-won': 'draw' },
};
export default family;
