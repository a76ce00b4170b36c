/** What the engine knows of a game's rules; each family's `facts.ts` is made from it. */
export interface Facts {
  rulings: readonly Ruling[];
  /** What a piece in hand counts, by rank; at 0 a joker. Null: it counts nothing. */
  points: readonly number[] | null;
}

/** A disputed point, and the options (name, key) that decide it otherwise. */
export interface Ruling {
  id: string;
  options: readonly (readonly [name: string, key: string])[];
}
