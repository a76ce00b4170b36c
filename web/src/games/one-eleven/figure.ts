/** The pictures in the rules of 111. */
interface Order {
  kind: 'order';
  hand: number[];
}
interface Insert {
  kind: 'insert';
  hand: number[];
  card: number;
  gap: number;
  leaving: Partial<Record<'left' | 'right' | 'far', number>>;
  drop: 'left' | 'right' | 'far';
  then: number[];
}
interface Clear {
  kind: 'clear';
  centre: number[];
}
interface Series {
  kind: 'series';
  hand: number[];
  from: number;
  to: number;
  points: number;
}
interface Symbols {
  kind: 'symbols';
  cards: number[];
  symbols: number[];
}
export type Figure = Order | Insert | Clear | Series | Symbols;

/** What a caption speaks of. */
export function captionFacts(figure: Figure): Record<string, number> {
  if (figure.kind === 'series') return { points: figure.points };
  if (figure.kind !== 'insert') return {};
  const [one = 0, other = 0] = Object.values(figure.leaving);
  return { card: figure.card, one, other, gone: figure.leaving[figure.drop] ?? 0 };
}
