/** One of several things a tap could mean. */
export interface Option {
  label: string;
  piece: string;
  run: () => void;
}

export interface Asked {
  title: string;
  options: readonly Option[];
}
