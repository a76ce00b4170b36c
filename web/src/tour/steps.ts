/**
 * What a first game is told, family by family. A step is shown once what it points at is there, and
 * while it matters; so the order here is only a wish.
 */
import type { Play } from '../lib/play.svelte';
import type { Family } from '../wire';

export interface Step {
  id: string;
  /** What it points at: the first of these that is to be seen. */
  at: string;
  words: string;
  /** Else it is told on one's own turn. */
  when?: (play: Play) => boolean;
}

const can =
  (...moves: string[]) =>
  (play: Play): boolean =>
    moves.some((word) => play.can(word));

export const STEPS: Record<Family, Step[]> = {
  tiles: [
    { id: 'rack', at: '.rack', words: 'web-tour-tiles-rack' },
    { id: 'sort', at: '.tray .tools', words: 'web-tour-sort' },
    { id: 'new', at: '[data-new]', words: 'web-tour-tiles-new' },
    {
      id: 'draw',
      at: '[data-move="draw"], .tray .give',
      words: 'web-tour-tiles-draw',
    },
    { id: 'undo', at: '[data-undo]', words: 'web-tour-tiles-undo' },
    { id: 'done', at: '[data-done]', words: 'web-tour-tiles-done' },
  ],
  romme: [
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
  gin: [
    {
      id: 'stock',
      at: '[data-spot="stock"]',
      words: 'web-tour-gin-stock',
      when: can('draw', 'take'),
    },
    { id: 'hand', at: '.fan', words: 'web-tour-gin-hand' },
    { id: 'left', at: '[data-deadwood]', words: 'web-tour-gin-left' },
    {
      id: 'discard',
      at: '[data-spot="discards"]',
      words: 'web-tour-discard',
      when: can('discard'),
    },
    { id: 'end', at: '[data-do="knock"], [data-do="end"]', words: 'web-tour-gin-end' },
  ],
  'one-eleven': [
    { id: 'hand', at: '[data-drop="hand"]', words: 'web-tour-one-hand' },
    { id: 'take', at: '.centre .spots', words: 'web-tour-one-take', when: can('take') },
    { id: 'insert', at: '[data-taken]', words: 'web-tour-one-insert' },
    { id: 'leave', at: '[data-leave]', words: 'web-tour-one-leave' },
    { id: 'announce', at: '[data-do="announce"]', words: 'web-tour-one-announce' },
  ],
  karo8: [
    { id: 'team', at: '.team', words: 'web-tour-karo-team' },
    { id: 'hand', at: '.fan', words: 'web-tour-karo-hand' },
    { id: 'rows', at: '[data-row="d"]', words: 'web-tour-karo-rows', when: can('lay') },
    { id: 'draw', at: '[data-do="draw"]', words: 'web-tour-karo-draw', when: can('draw') },
  ],
  duel: [
    { id: 'flip', at: '[data-do="flip"]', words: 'web-tour-duel-flip' },
    { id: 'turned', at: '.fighter.below .turned .card', words: 'web-tour-duel-turned' },
    { id: 'count', at: '.tug', words: 'web-tour-duel-count' },
    {
      id: 'auto',
      at: '.tray .foot label, .tray .foot [role="switch"]',
      words: 'web-tour-duel-auto',
    },
  ],
};
