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
