/** Best moves, found by the kernel in the page. */
import type { Hint } from '../lib/api';
import { meldsText, SUITS, type Suit } from '../lib/pieces';
import type { CheckedMeld, KernelRound, Piece, Question, Why } from '../wire';
import {
  kernel,
  type Arranged,
  type Ask,
  type Estimate,
  type Field,
  type Fields,
  type Row,
} from '.';

const JOKER = 64; // below this bit lies the piece that it stands for

function pieceOf(code: number): Piece {
  if (code === JOKER) return '*';
  const written = `${code & 15}${SUITS[(code >> 4) & 3]}`;
  return code > JOKER ? `*=${written}` : written;
}

/** The pieces of a row as the wire writes them. */
export function piecesOf(row: Row): Piece[] {
  return (row.match(/../g) ?? []).map((digits) => pieceOf(parseInt(digits, 16)));
}

/** A meld as text (`5h *=6h 7h`) as a row. */
export function rowOf(meld: string): Row {
  const codes = meld.split(' ').map((piece) => {
    if (piece === '*') return JOKER;
    const [, joker, rank, suit] = /^(\*=)?(\d+)([cdhs])$/.exec(piece) ?? [];
    return (joker ? JOKER : 0) | (SUITS.indexOf(suit as Suit) << 4) | Number(rank);
  });
  return codes.map((code) => code.toString(16).padStart(2, '0')).join('');
}

/** How melds read whose jokers are declared; null for each that only the server can judge. */
export async function readMelds(
  laws: number[],
  melds: readonly string[],
): Promise<(CheckedMeld | null)[] | null> {
  const answer = await kernel.ask({ do: 'melds', laws, melds: melds.map(rowOf) });
  if (!answer) return null;
  return answer.melds.map(
    (read) =>
      read && {
        meld: piecesOf(read.meld).join(' '),
        kind: read.kind,
        points: read.points,
        refusal: null,
      },
  );
}

/** What can be seen of a turn without asking anybody; the server knows more. */
function reasonsOf(rack: Row, { laid, left }: Arranged): Why[] {
  const jokers = (row: Row): number => piecesOf(row).filter((piece) => piece === '*').length;
  if (!left) return [{ code: 'goes-out', facts: {} }];
  return jokers(rack) > jokers(laid) ? [{ code: 'joker-kept', facts: {} }] : [];
}

/** The best turn of laying; null: the kernel does not know it, but the server may. */
export async function bestTurn(question: Question): Promise<Hint | null> {
  const { move, table, rack, laws, settings, objectives } = question;
  const answer = await kernel.ask({ do: 'arrange', table, rack, laws, settings, objectives });
  if (!answer || answer.verdict || !answer.proven || !answer.laid) return null;
  return {
    moves: [`${move} ${meldsText(answer.table.map(piecesOf))}`],
    placed: answer.laid.length / 2,
    points: answer.points,
    reached: 0,
    needed: 0,
    proven: true,
    reasons: reasonsOf(rack, answer),
    sure: null,
  };
}

// Worlds that a choice is tried in, and decisions in all: a few seconds at worst.
const WORLDS = 32;
const WORK = 6_000;

/** A choice that was tried in fewer worlds than others was clearly worse. */
function bestOf(choices: readonly Estimate[]): Estimate | undefined {
  const most = Math.max(...choices.map((choice) => choice.worlds));
  const left = choices.filter((choice) => choice.worlds === most);
  return left.sort((a, b) => b.margin - a.margin)[0];
}

/** A field of a move that is not listed, as its text has it. */
function fieldText([name, value]: [string, Field]): string {
  if (typeof value === 'string') return piecesOf(value).join(' ');
  if (typeof value !== 'number') return meldsText(value.map((meld) => piecesOf(meld as Row)));
  return name === 'card' ? pieceOf(value) : String(value);
}

/** The moves of the seat by their actions, as text. */
export async function movesOf(
  opened: number,
  seat: number,
  legal: readonly string[],
  ask: Ask = (request) => kernel.ask(request),
): Promise<Map<number, string> | null> {
  const at = { round: opened, seat };
  const look = await ask({ do: 'look', ...at });
  const moves = new Map<number, string>();
  for (const [index, action] of look?.actions.entries() ?? []) {
    const listed = legal[index];
    const offered = listed ? null : await ask({ do: 'offered', ...at, action });
    const text =
      offered && [offered.move, ...Object.entries(offered.fields).map(fieldText)].join(' ');
    moves.set(action, listed ?? text ?? '');
  }
  return look && moves;
}

/** The move that does best in rounds played on from it; for pages without a connection. */
export async function bestByPlayouts(
  { family, options, fields, seat }: KernelRound,
  legal: readonly string[],
): Promise<Hint | null> {
  const opened = await kernel.ask({ do: 'open', family, options });
  if (!opened) return null;
  const at = { round: opened.round, seat };
  try {
    if (!(await kernel.ask({ do: 'set', ...at, seed: 0, fields: fields as Fields }))) return null;
    const moves = await movesOf(opened.round, seat, legal);
    if (!moves) return null;
    const plan = { policy: 'greedy', worlds: WORLDS, work: WORK, seed: 0 } as const;
    const tried = await kernel.ask({ do: 'rollout', ...at, ...plan, actions: [...moves.keys()] });
    const best = tried && bestOf(tried.choices);
    const move = best && moves.get(best.action);
    if (!move) return null;
    return {
      moves: [move],
      placed: 0,
      points: 0,
      reached: 0,
      needed: 0,
      proven: false,
      reasons: [],
      sure: null,
    };
  } finally {
    void kernel.ask({ do: 'close', round: opened.round });
  }
}
