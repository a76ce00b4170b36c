/** How long things take to glide; no time at all for who wants no motion. */
import { prefersReducedMotion } from 'svelte/motion';

export const glide = (milliseconds = 220): { duration: number } => ({
  duration: prefersReducedMotion.current ? 0 : milliseconds,
});
