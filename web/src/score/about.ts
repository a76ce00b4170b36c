/** How a game adds up, in a sentence or two. */
import { t } from '../lib/words.svelte';
import type { Scoring } from '../wire';

export function about(scoring: Scoring, players: number): string {
  switch (scoring.by) {
    case 'points':
      return t('web-score-about-points', { bonus: scoring.bonus });
    case 'winner':
      return t('web-score-about-winner');
    case 'tally':
      return t('web-score-about-tally');
    case 'spread': {
      const { lowest_bonus, win_bonus, undercut_bonus } = scoring;
      const undercut = win_bonus + undercut_bonus;
      if (players > 2) return t('web-score-about-lowest-rest', { points: lowest_bonus });
      if (!win_bonus) return t('web-score-about-two-plain', { undercut });
      return t('web-score-about-two', { win: win_bonus, undercut });
    }
  }
  if (scoring.wins_only) return t('web-score-about-wins');
  const parts = [t(scoring.winner_takes ? 'web-score-about-takes' : 'web-score-about-minus')];
  if (scoring.lowest_wins) parts.push(t('web-score-about-lowest'));
  // Where everyone loses what is left anyway, it need not be said again.
  else if (scoring.winner_takes) parts.push(t('web-score-about-blocked'));
  if (scoring.relief) parts.push(t('web-score-about-relief', { points: scoring.relief }));
  if (scoring.lone_joker) parts.push(t('web-score-about-joker'));
  return parts.join(' ');
}
