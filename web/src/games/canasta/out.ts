/** Cards of Canasta by what they are, and whether going out is near. */
import { face } from '../../lib/pieces';
import type { CanastaView } from '../../wire';

const FULL = 7; // cards of a canasta

export const isWild = (piece: string): boolean => piece === '*' || face(piece).rank === 2;

/** The rank of the first natural card. */
export const rankOf = (pieces: readonly string[]): number => {
  const natural = pieces.find((piece) => !isWild(piece));
  return natural === undefined ? 0 : face(natural).rank;
};

/**
 * Whether somebody with this hand could go out now or a turn later, at a glance: the side has the
 * canastas or the hand completes them, and hardly a card is left that fits nowhere. Before that a
 * question to the partner only costs: a yes binds (CAN-34).
 */
export function nearsOut(view: CanastaView, side: number, hand: readonly string[]): boolean {
  const wild = hand.filter(isWild).length;
  const held = new Map<number, number>();
  for (const piece of hand)
    if (!isWild(piece)) held.set(face(piece).rank, (held.get(face(piece).rank) ?? 0) + 1);
  const lying = new Map(
    view.table.flatMap((meld, at) =>
      view.owners[at] === side ? [[rankOf(meld), meld.length] as const] : [],
    ),
  );
  const ranks = new Set([...held.keys(), ...lying.keys()]);
  let canastas = 0;
  let loose = 0;
  let pairs = 0;
  for (const rank of ranks) {
    const [old, more] = [lying.get(rank) ?? 0, held.get(rank) ?? 0];
    if (old >= FULL || old + more + wild >= FULL) canastas++;
    if (old || more > 2) continue;
    // A pair and a wild card are a meld; of threes only three are, and no wild card helps.
    if (more === 2 && rank !== 3) pairs++;
    else loose += more;
  }
  loose += 2 * Math.max(0, pairs - wild);
  return canastas >= view.to_go_out && loose <= 2;
}
