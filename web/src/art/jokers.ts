/** A jester, whole for cards and the head alone for tiles. */
const RED = '#c43d36';
const BLUE = '#2c6c8f';
const GOLD = '#e8b33f';
const PLUM = '#6d2b63';
const INK = '#2a2330';

/** A cap with three horns and bells, for a head 40 wide whose top is at 32 20. */
const CAP =
  `<path fill="${BLUE}" d="M13 31C8 22 3 21-4 25c1-13 9-20 18-18 5 1 9 4 12 9z"/>` +
  `<path fill="${GOLD}" d="M51 31c5-9 10-10 17-6-1-13-9-20-18-18-5 1-9 4-12 9z"/>` +
  `<path fill="${RED}" d="M12 33C14 20 21 15 25 7c2-4 4-8 7-13 3 5 5 9 7 13 4 8 11 13 13 26q-20-9-40 0z"/>` +
  `<path fill="rgb(0 0 0/.14)" d="M32-6c3 5 5 9 7 13 4 8 11 13 13 26q-10-4.5-20-4.5z"/>` +
  `<g fill="#fbe3a0" stroke="#a8761b" stroke-width=".8"><circle cx="-3.5" cy="27" r="4"/><circle cx="67.5" cy="27" r="4"/><circle cx="32" cy="-7" r="4"/></g>`;
const FACE =
  `<path fill="#f5d6b5" d="M15 34q17-8 34 0v8c0 11-7 20-17 20s-17-9-17-20z"/>` +
  `<path fill="rgb(60 20 0/.12)" d="M32 30q8.5 0 17 4v8c0 11-7 20-17 20z"/>` +
  `<g fill="${INK}"><circle cx="25" cy="42" r="2.5"/><circle cx="39" cy="42" r="2.5"/></g>` +
  `<g fill="rgb(205 70 50/.45)"><circle cx="21" cy="49" r="3.2"/><circle cx="43" cy="49" r="3.2"/></g>` +
  `<path fill="#8f2722" d="M23 50.5q9 3.5 18 0c-1 5-4.5 7.5-9 7.5s-8-2.5-9-7.5z"/><path fill="#fff" d="M25 51.7q7 2 14 0l-1 2q-6 1.5-12 0z"/>` +
  `<path fill="none" stroke="${INK}" stroke-width="1.8" stroke-linecap="round" d="M21.5 37q3-2.5 6-.5M36.5 36.5q3-2 6 .5"/>` +
  `<path fill="none" stroke="${INK}" stroke-width="2.2" d="M12 33.5q20-9 40 0" stroke-opacity=".35"/>`;

const RAYS = Array.from(
  { length: 12 },
  (_, i) => `<path fill="#eadcf0" d="M32 52 26-60h12z" transform="rotate(${i * 30} 32 52)"/>`,
).join('');

export const CARD_JOKER =
  `<path fill="#dcc6e4" d="M0 0h64v120H0z"/>${RAYS}` +
  `<path fill="${PLUM}" d="M2 120c0-22 8-34 22-38h16c14 4 22 16 22 38z"/>` +
  `<path fill="${BLUE}" d="M32 80h8c14 4 22 16 22 40H32z"/>` +
  `<path fill="#f5d6b5" d="M25 70h14v13q-7 6-14 0z"/>` +
  `<path fill="${GOLD}" d="m32 78 9 13-3 12-6-10-6 10-3-12zM24 77l-12 5 2 13 10-5zM40 77l12 5-2 13-10-5z"/>` +
  `<path fill="${RED}" d="m32 78 5 8-5 17-5-17z"/>` +
  `<g fill="#fbe3a0" stroke="#a8761b" stroke-width=".8"><circle cx="14" cy="96" r="2.8"/><circle cx="26" cy="104" r="2.8"/><circle cx="38" cy="104" r="2.8"/><circle cx="50" cy="96" r="2.8"/></g>` +
  `<g transform="translate(7.7 26) scale(.76)">${CAP}${FACE}</g>`;

export const TILE_JOKER = `<g transform="translate(9.3 12.5) scale(.71)">${CAP}${FACE}</g>`;
