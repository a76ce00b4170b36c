/** Where an arrow key, Home or End leads among `count` pieces in rows; undefined: another key. */
export function stepTo(
  key: string,
  index: number,
  count: number,
  columns = count,
): number | undefined {
  const rows = columns < count;
  const to = {
    ArrowRight: index + 1,
    ArrowLeft: index - 1,
    ArrowDown: rows ? index + columns : undefined,
    ArrowUp: rows ? index - columns : undefined,
    Home: 0,
    End: count - 1,
  }[key];
  return to === undefined ? undefined : Math.min(count - 1, Math.max(0, to));
}
