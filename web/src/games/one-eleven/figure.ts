/** The pictures in the rules of 111. */
import type {
  ClearFigure,
  InsertFigure,
  OrderFigure,
  SeriesFigure,
  SymbolsFigure,
} from '../../rules/kinds';

export type Figure = OrderFigure | InsertFigure | ClearFigure | SeriesFigure | SymbolsFigure;

/** What a caption speaks of. */
export function captionFacts(figure: Figure): Record<string, number> {
  if (figure.kind === 'series') return { points: figure.points };
  if (figure.kind !== 'insert') return {};
  const [one = 0, other = 0] = Object.values(figure.leaving);
  return { card: figure.card, one, other, gone: figure.leaving[figure.drop] ?? 0 };
}
