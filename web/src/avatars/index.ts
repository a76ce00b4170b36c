/** The drawings of the animals: loaded once somebody is shown as one. */
const FILES = import.meta.glob<string>('./*.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
});

export const DRAWINGS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(FILES).map(([path, drawing]) => [path.slice(2, -4), drawing]),
);
