/** How somebody without a picture is shown: initials on a colour of their own. */
const COLOURS = [
  '#7b3f3a',
  '#8a5a1f',
  '#5b6a2c',
  '#2f6a4d',
  '#1f6a70',
  '#33598f',
  '#5b4a8c',
  '#843f6d',
];

export function initialsOf(name: string): string {
  const words = name.split(/\s+/);
  const named = words.filter((word) => !/^\p{P}/u.test(word)); // “Nora (bot)” is N
  return (named.length ? named : words)
    .slice(0, 2)
    .map((word) => [...new Intl.Segmenter().segment(word)][0]?.segment ?? '')
    .join('')
    .toUpperCase();
}

export function colourOf(name: string): string {
  const sum = [...name].reduce((total, sign) => total + (sign.codePointAt(0) ?? 0), 0);
  return COLOURS[sum % COLOURS.length] ?? '';
}
