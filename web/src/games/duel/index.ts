import type { FamilyView } from '../family';
import { deal } from './deal';
import { autoFlip } from './habits';

const family: FamilyView<'duel'> = {
  table: () => import('./Table.svelte'),
  style: () => 'card',
  deck: { courts: 'league', back: 'shields' },
  pictures: { duel: ['12d', '13h', '13s', '11c'] },
  buttons: { flip: 'web-do-flip' },
  tour: [
    { id: 'flip', at: '[data-do="flip"]', words: 'web-tour-duel-flip' },
    { id: 'turned', at: '.fighter.below .turned .card', words: 'web-tour-duel-turned' },
    { id: 'count', at: '.tug', words: 'web-tour-duel-count' },
    {
      id: 'auto',
      at: '.tray .foot label, .tray .foot [role="switch"]',
      words: 'web-tour-duel-auto',
    },
  ],
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
  sounds: { 'stack-dealt': 'deal', 'turned-up': 'lay', 'trick-won': 'draw' },
};
export default family;
