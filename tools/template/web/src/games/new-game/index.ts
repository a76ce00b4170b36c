import { t } from '../../lib/words.svelte';
import type { FamilyView } from '../family';
import { deal } from './deal';

const family: FamilyView<'new-game'> = {
  table: () => import('../Any.svelte'), // not written yet: a table of its own
  style: () => 'card',
  deck: { courts: 'royal', back: 'lattice' },
  pictures: { 'new-game': ['6d', '7d', '8d', '9d'] }, // not written yet: pieces that stand for it
  buttons: { draw: 'web-do-draw' }, // not written yet: the buttons of the other moves
  tour: [{ id: 'hand', at: '.rack', words: 'web-tour-new-game-hand' }],
  deal,
  lying: (view) => ({
    piles: [{ label: t('web-stock'), count: view.stock }],
    melds: [], // not written yet: what lies on the table
    rows: [],
  }),
  held: null,
  unopened: null,
  whispers: { got: 'web-replay-got' },
  settings: [],
  sounds: {},
};
export default family;
