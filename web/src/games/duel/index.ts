import type { FamilyView } from '../family';
import { deal } from './deal';
import { autoFlip } from './habits';

const family: FamilyView<'duel'> = {
  table: () => import('./Table.svelte'),
  style: () => 'card',
  pictures: { duel: ['13s', null, null, '1h'] },
  buttons: { flip: 'web-do-flip' },
  deal,
  lying: (view) => ({ piles: [], melds: view.turned.filter((cards) => cards.length), rows: [] }),
  held: null,
  unopened: null,
  whispers: {},
  settings: [
    {
      game: 'duel',
      label: 'web-duel-auto',
      about: 'web-settings-flip-about',
      habit: autoFlip,
    },
  ],
};
export default family;
