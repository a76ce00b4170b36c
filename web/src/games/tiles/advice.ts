/** What a hint says before it shows anything. */
import type { Hint } from '../../lib/api';
import { listed, type Listed } from '../../lib/pieces';
import { t } from '../../lib/words.svelte';

export function advised(hint: Hint | null): Listed | null {
  return hint?.moves[0] ? listed(hint.moves[0]) : null;
}

/** `lays`: tiles may be laid now. */
export function adviceText(hint: Hint | null, lays: boolean): string {
  const move = advised(hint);
  if (!hint || !move) return '';
  if (move.word === 'lay') return t('web-tiles-hint-lay', { count: hint.placed });
  if (lays && hint.needed > hint.reached)
    return t('web-tiles-hint-short', { reached: hint.reached, needed: hint.needed });
  return lays ? t('web-tiles-hint-none') : t('web-tiles-hint-this');
}
