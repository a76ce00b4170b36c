/** How long things take to glide; no time at all for players who want no motion. */
import { still } from '../lib/still';

export const glide = (milliseconds = 220): { duration: number } => ({
  duration: still() ? 0 : milliseconds,
});
