/** The animals that people can look like; each has a drawing in `src/avatars` and a name. */
import type { Me } from '../wire';

export const ANIMALS = [
  'bear',
  'cat',
  'fox',
  'frog',
  'hare',
  'hedgehog',
  'mouse',
  'owl',
  'penguin',
  'robin',
  'turtle',
  'whale',
] as const satisfies readonly Me['avatar'][];

/** What each is called. */
export const ANIMAL_NAMES: Record<(typeof ANIMALS)[number], string> = {
  bear: 'web-animal-bear',
  cat: 'web-animal-cat',
  fox: 'web-animal-fox',
  frog: 'web-animal-frog',
  hare: 'web-animal-hare',
  hedgehog: 'web-animal-hedgehog',
  mouse: 'web-animal-mouse',
  owl: 'web-animal-owl',
  penguin: 'web-animal-penguin',
  robin: 'web-animal-robin',
  turtle: 'web-animal-turtle',
  whale: 'web-animal-whale',
};
