/** Checks of fair deals (version 1, `docs/notation.md`) in the browser. */

/**
 * Whether a round's seed belongs to the commitment made before the match: the round seeds form a
 * chain, each the hash of the next, so the seed hashed once for each round so far is the
 * commitment. Null: this browser can't hash (it does so over https only).
 */
export async function belongs(
  seed: string,
  round: number,
  commit: string,
): Promise<boolean | null> {
  if (!globalThis.crypto?.subtle) return null;
  let bytes = Uint8Array.from(seed.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  for (let number = 0; number < round; number++) {
    bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  }
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('') === commit;
}
