import type { Reacted } from '../wire';

/** The quick words, in the order in which they are offered. */
export const REACTIONS: Readonly<Record<Reacted['reaction'], string>> = {
  hello: 'web-react-hello',
  nice: 'web-react-nice',
  thanks: 'web-react-thanks',
  oops: 'web-react-oops',
  wow: 'web-react-wow',
  bye: 'web-react-bye',
};
