/** One of several things a tap could mean. */
export interface Answer {
  label: string;
  piece: string;
  run: () => void;
}

export interface Question {
  title: string;
  answers: readonly Answer[];
}
