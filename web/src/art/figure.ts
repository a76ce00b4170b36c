/**
 * People on cards, put together from parts: on a panel 64 wide and 120 high, from the front, in flat
 * colours, with one half of the face in the shade. A figure is a list of parts from back to front.
 */
import { SHAPES } from '../lib/pieces';

export type Part = string;

export const GOLD = '#e0ad45';
const GOLD_DEEP = '#b17f24';
const INK = '#2a2330';
const WHITE = '#f6f1e6';

const at = (fill: string, d: string): Part => `<path fill="${fill}" d="${d}"/>`;
const line = (stroke: string, width: number, d: string): Part =>
  `<path fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;
const dot = (fill: string, x: number, y: number, r: number): Part =>
  `<circle fill="${fill}" cx="${x}" cy="${y}" r="${r}"/>`;
const dots = (fill: string, r: number, ...places: [number, number][]): Part =>
  places.map(([x, y]) => dot(fill, x, y, r)).join('');

// ---------------------------------------------------------------------------------------- behind

/** The panel and a light behind the head. */
export const ground = (colour: string, light: string): Part =>
  `<path fill="${colour}" d="M0 0h64v120H0z"/>` + dot(light, 32, 44, 29);
/** Rays behind the head. */
export const glow = (colour: string): Part =>
  Array.from({ length: 16 }, (_, i) =>
    at(colour, 'M32 44L29.5-20h5z').replace('/>', ` transform="rotate(${i * 22.5} 32 44)"/>`),
  ).join('');
/** A window, a moon, a town. */
export const moon = (colour: string): Part =>
  at(colour, 'M12 5a9 9 0 1 0 7.5 13.5A10.5 10.5 0 0 1 12 5z');
export const town = (colour: string): Part =>
  at(colour, 'M0 120V70h8v-9h7v14h6V52l5-6 5 6v30h7V60h9v16h5V66h12v54z');
export const cape = (colour: string, inside: string): Part =>
  at(colour, 'M0 120c1-24 7-42 19-50h26c12 8 18 26 19 50z') +
  at(inside, 'M10 120c1-18 5-34 13-44h18c8 10 12 26 13 44z');
export const highCollar = (colour: string, inside: string): Part =>
  at(colour, 'M6 56c2 14 8 22 18 28h16c10-6 16-14 18-28 2 22 0 34-8 42H14C6 90 4 78 6 56z') +
  at(inside, 'M11 66c3 9 8 14 14 18h14c6-4 11-9 14-18 0 14-2 22-7 28H18c-5-6-7-14-7-28z');

// ------------------------------------------------------------------------------------------ body

export const robe = (colour: string): Part =>
  at(colour, 'M1 120v-17c0-15 8-23 21-28h20c13 5 21 13 21 28v17z') +
  at('rgb(0 0 0/.13)', 'M32 75h10c13 5 21 13 21 28v17H32z');
export const sleeves = (colour: string): Part =>
  at(colour, 'M1 120v-17c0-11 4-18 12-23l6 40zM63 120v-17c0-11-4-18-12-23l-6 40z');
export const front = (colour: string): Part => at(colour, 'M24 74h16l5 46H19z');
export const neckline = (colour: string): Part => at(colour, 'M23 73h18l-9 19z');
export const ermine = (): Part =>
  at(WHITE, 'M15 77q17 13 34 0l7 9q-24 20-48 0z') +
  line(INK, 1.6, 'M17 85v3M25 89.5v3M39 89.5v3M47 85v3');
export const ruff = (): Part =>
  dots(WHITE, 5.4, [19, 74], [26, 78], [38, 78], [45, 74], [32, 79.5]) +
  line('#cfc5b4', 1.1, 'M19 71v7M26 75v7M32 76v8M38 75v7M45 71v7');
export const collar = (colour: string): Part =>
  at(colour, 'M20 73l12 11-9 11L12 80zM44 73L32 84l9 11 11-15z');
export const armour = (colour: string, edge: string): Part =>
  at(colour, 'M1 106c0-15 7-23 18-24l2 22zM63 106c0-15-7-23-18-24l-2 22z') +
  line(edge, 1.6, 'M5 98q8-8 15-6M59 98q-8-8-15-6') +
  at(colour, 'M22 76h20v7q-10 7-20 0z');
export const chain = (): Part => line(GOLD, 2.4, 'M16 80q16 26 32 0') + dot(GOLD, 32, 94.5, 4);
export const sash = (colour: string): Part => at(colour, 'M12 82l9-5 34 37v6H46z');
export const stripes = (colour: string): Part => line(colour, 4, 'M4 92h56M2 103h60M1 114h62');
export const buttons = (colour: string): Part => dots(colour, 1.8, [32, 92], [32, 101], [32, 110]);
/** The suit, worn on the chest. */
export const badge = (suit: keyof typeof SHAPES, colour: string, y = 94): Part =>
  `<path fill="${colour}" transform="translate(21.2 ${y}) scale(.9)" d="${SHAPES[suit]}"/>`;
export const emblem = (colour: string, d: string): Part =>
  `<path fill="${colour}" transform="translate(20 92)" d="${d}"/>`;
export const disc = (colour: string): Part => dot(colour, 32, 104, 12.5);

// ------------------------------------------------------------------------------------------ head

export const neck = (skin: string): Part =>
  at(skin, 'M26 56h12v17q-6 7-12 0z') + at('rgb(0 0 0/.2)', 'M26 61q6 7 12 0v6q-6 6-12 0z');
export const head = (skin: string): Part =>
  at(
    skin,
    'M18.5 40c0-10 5.5-16 13.5-16s13.5 6 13.5 16v6.5c0 9-6 17.5-13.5 17.5s-13.5-8.5-13.5-17.5z',
  ) + at('rgb(60 20 0/.13)', 'M32 24c8 0 13.5 6 13.5 16v6.5c0 9-6 17.5-13.5 17.5z');
interface Looks {
  brows?: string;
  lips?: string;
  /** Up: kind, down: cross. */
  mood?: 'kind' | 'calm' | 'cross';
  lashes?: boolean;
}
const BROWS = {
  kind: 'M22.5 39.5q3.5-2.6 7-.8M41.5 39.5q-3.5-2.6-7-.8',
  calm: 'M22.5 39.5q3.5-1.6 7-.6M41.5 39.5q-3.5-1.6-7-.6',
  cross: 'M22 37l7.5 3.2M42 37l-7.5 3.2',
};
const MOUTHS = {
  kind: 'M27.5 55.5q4.5 3.6 9 0',
  calm: 'M28 56h8',
  cross: 'M28 57q4-2.6 8.5-.6',
};
export const face = ({ brows = INK, lips = '#9c3b34', mood = 'calm', lashes }: Looks = {}): Part =>
  line(brows, 1.9, BROWS[mood]) +
  dots(INK, 1.95, [26.2, 44.2], [37.8, 44.2]) +
  (lashes ? line(INK, 1.2, 'M22.8 42.6l2 .8M41.2 42.6l-2 .8') : '') +
  line('rgb(70 25 10/.45)', 1.5, 'M32.4 45v5.4h-2') +
  line(lips, lashes ? 2.4 : 1.9, MOUTHS[mood]);
export const cheeks = (colour: string): Part => dots(colour, 2.6, [24, 51], [40, 51]);

export const longHair = (colour: string): Part =>
  at(
    colour,
    'M14 46c0-15 7-25 18-25s18 10 18 25c0 14 1 24 4 32-7 4-14 3-18-2h-8c-4 5-11 6-18 2 3-8 4-18 4-32z',
  );
export const bob = (colour: string): Part =>
  at(colour, 'M14.5 45c0-15 7-24 17.5-24s17.5 9 17.5 24v17c-4 3-8 3-11 1H25.5c-3 2-7 2-11-1z');
export const curls = (colour: string): Part =>
  dots(
    colour,
    6.6,
    [18, 34],
    [16.5, 43],
    [18, 52],
    [46, 34],
    [47.5, 43],
    [46, 52],
    [22, 27],
    [42, 27],
    [32, 24],
  );
export const bun = (colour: string): Part => dot(colour, 32, 17, 9) + bob(colour);
export const fringe = (colour: string): Part =>
  at(colour, 'M18 43c-1-13 5-20 14-20s15 7 14 20c-4-2-7-6-8-10-4 5-11 9-20 10z');
export const parted = (colour: string): Part =>
  at(colour, 'M18 45c-1-15 5-22 14-22s15 7 14 22c-6-3-12-8-14-14-2 6-8 11-14 14z');
export const short = (colour: string): Part =>
  at(colour, 'M17.5 42c-2-14 5-20 14.5-20s16.5 6 14.5 20l-3-7q-11.5-4-23 0z');
export const swept = (colour: string): Part =>
  at(colour, 'M17.5 43c-2-10 1-19 10-22 9-3 22 2 19 22l-3-7c-8 0-14-2-17-6-1 5-5 8-9 13z');
export const braid = (colour: string): Part =>
  dots(colour, 5, [47, 58], [49, 66], [49.5, 74], [48, 82]) +
  dot(GOLD, 47, 89, 3) +
  at(colour, 'M45 92h5l-1 8h-4z');
export const flames = (colour: string, tips: string): Part =>
  at(
    tips,
    'M12 52c-5-12-4-22 2-30 0-7 3-13 8-17 0 5 1 7 3 8 1-6 4-10 9-13 0 6 2 9 5 12 2-2 3-4 3-7 6 5 8 11 7 18 6 7 7 17 3 29z',
  ) +
  at(
    colour,
    'M15 50c-4-10-2-19 3-25 0-5 2-9 5-12 1 4 3 6 5 6 1-5 3-8 6-10 1 5 3 8 6 10 2-1 3-3 3-5 4 4 5 9 4 13 4 6 5 14 2 23z',
  );
export const beard = (colour: string): Part =>
  at(
    colour,
    'M18 44c0 18 3 30 14 35 11-5 14-17 14-35-2 6-5 8.5-8 8.5-2 0-4-1-6-1s-4 1-6 1c-3 0-6-2.5-8-8.5z',
  );
export const shortBeard = (colour: string): Part =>
  at(colour, 'M18.3 44c0 13 4 22 13.7 22s13.7-9 13.7-22c-2 7-4 9-7 9h-13.4c-3 0-5-2-7-9z');
export const goatee = (colour: string): Part =>
  at(colour, 'M27 59q5 3 10 0l-5 14z') + moustache(colour);
export const moustache = (colour: string): Part =>
  at(
    colour,
    'M32 52.2c3-2.2 7-1.6 10 1.8-3.5 2-7.5 1.8-10-.4-2.5 2.2-6.5 2.4-10 .4 3-3.4 7-4 10-1.8z',
  );
export const curledMoustache = (colour: string): Part =>
  line(
    colour,
    2.6,
    'M32 53.5c-3 2.6-7 3-10 .5-2.5-2-2.6-5-.6-5.6M32 53.5c3 2.6 7 3 10 .5 2.5-2 2.6-5 .6-5.6',
  );
export const earrings = (colour: string): Part => dots(colour, 2.1, [17.8, 54], [46.2, 54]);

// --------------------------------------------------------------------------------------- on heads

export const crown = (jewel: string): Part =>
  at(GOLD, 'M16.5 31L13 11l10 8.5L32 5l9 14.5L51 11l-3.5 20z') +
  at('rgb(90 50 0/.2)', 'M32 5l9 14.5L51 11l-3.5 20H32z') +
  at(GOLD_DEEP, 'M16.5 26.5h31V32h-31z') +
  dots(jewel, 2.2, [32, 29.2], [23, 29.2], [41, 29.2]) +
  dots(GOLD, 2.6, [13, 10.5], [32, 4.5], [51, 10.5]);
export const blockCrown = (jewel: string): Part =>
  at(GOLD, 'M16 31V12h7v6h5.5V8h7v10H41v-6h7v19z') +
  at('rgb(90 50 0/.2)', 'M32 8h3.5v10H41v-6h7v19H32z') +
  at(GOLD_DEEP, 'M16 26.5h32V32H16z') +
  at(jewel, 'M32 19l3.5 4.5L32 28l-3.5-4.5z');
export const archCrown = (cap: string): Part =>
  at(cap, 'M17 29C11 14 24 8 32 13c8-5 21 1 15 16z') +
  line(GOLD, 2.6, 'M17.5 28C12 15 24 9 32 14c8-5 20 1 14.5 14M32 14v14') +
  at(GOLD, 'M16 26h32v6H16z') +
  line(GOLD, 2.4, 'M32 3v9M28.5 6.5h7');
export const spikeCrown = (jewel: string): Part =>
  at(GOLD, 'M16 32L12 12l7 9 2-15 7 14 4-18 4 18 7-14 2 15 7-9-4 20z') +
  at('rgb(90 50 0/.2)', 'M32 2l4 18 7-14 2 15 7-9-4 20H32z') +
  dots(jewel, 2, [24, 28], [32, 28], [40, 28]);
export const tiara = (jewel: string): Part =>
  at(GOLD, 'M17.5 33q14.5-8 29 0l2-12-8 5-8.5-13L23.5 26l-8-5z') + dot(jewel, 32, 24, 2.8);
export const circlet = (jewel: string): Part =>
  line(GOLD, 3, 'M18 35q14-7 28 0') + at(jewel, 'M32 25.5l4 5.5-4 5.5-4-5.5z');
export const coronet = (jewel: string): Part =>
  at(GOLD, 'M21 25L19 11l7 5 6-9 6 9 7-5-2 14q-11-4-22 0z') +
  dots(jewel, 1.9, [26, 21], [32, 20], [38, 21]);
export const hennin = (colour: string, veil: string): Part =>
  at(veil, 'M32-2c14 12 22 34 24 66-6 4-9 2-11-4L40 26z') +
  at(colour, 'M17 32L32-4l15 36q-15-8-30 0z') +
  line(GOLD, 2.8, 'M17.5 32.5q14.5-8 29 0');
export const beret = (colour: string, feather: string): Part =>
  at(colour, 'M13 31c-4-13 7-20 20-19 12 1 19 8 16 17-11-5-24-4-36 2z') +
  at('rgb(0 0 0/.16)', 'M13 31c11-6 25-7 36-2l-1 4c-10-4-23-4-33 1z') +
  at(feather, 'M44 21c2-11 9-18 20-19-1 11-8 19-18 21z') +
  line('rgb(0 0 0/.25)', 1, 'M45 21q7-9 15-15');
export const brim = (colour: string, feather: string): Part =>
  at(feather, 'M20 23C12 18 7 10 9 1c9 2 14 9 15 18z') +
  at(colour, 'M19 27c0-12 5-17 13-17s13 5 13 17z') +
  at(colour, 'M7 31q25-10 50 0-25-1-50 0z') +
  line('rgb(0 0 0/.22)', 2.6, 'M19.5 25q12.5-4 25 0');
export const cap = (colour: string, pin: string): Part =>
  at(colour, 'M17 32c-3-9-1-17 4-21 9 4 20 5 27 2 2 6 1 13-1 19-10-4-20-4-30 0z') +
  line('rgb(0 0 0/.2)', 2.6, 'M17.5 30q14.5-6 29 0') +
  dot(pin, 32, 21, 3.2);
export const helmet = (colour: string, edge: string): Part =>
  at(colour, 'M15.5 50V34C15.5 20 22 13 32 13s16.5 7 16.5 21v16l-4 6V38q-12.5-6-25 0v18z') +
  at('rgb(0 0 0/.16)', 'M32 13c10 0 16.5 7 16.5 21v16l-4 6V38Q38 35 32 35z') +
  line(edge, 2, 'M19.5 37.5q12.5-6 25 0') +
  line(edge, 2.4, 'M32 13v20');
export const plume = (colour: string): Part =>
  at(colour, 'M29 15C26 4 33-3 44 1c8 3 12 11 12 19-5-6-10-8-15-7-5 0-8 1-12 2z');
export const laurel = (colour: string): Part =>
  Array.from({ length: 6 }, (_, i) =>
    [-1, 1]
      .map(
        (side) =>
          `<ellipse cx="${32 + side * (4 + i * 2.5)}" cy="${23 - 1.2 + i * i * 0.55}" rx="2.2" ry="5" fill="${colour}" transform="rotate(${side * (50 + i * 4)} ${32 + side * (4 + i * 2.5)} ${23 - 1.2 + i * i * 0.55})"/>`,
      )
      .join(''),
  ).join('');
export const hood = (colour: string): Part =>
  at(
    colour,
    'M8 84C8 70 13 64 13 44 13 24 20 10 34 6c-1 5 0 8 3 10 10 5 14 15 14 28 0 20 5 26 5 40-8 4-14 0-16-6 4-8 6-18 6-32 0-12-5-19-14-19s-14 7-14 19c0 14 2 24 6 32-2 6-8 10-16 6z',
  );
export const veilHat = (colour: string, band: string): Part =>
  at(colour, 'M2 33c16-9 44-9 60 0-6 4-12 3-17 1H19c-5 2-11 3-17-1z') +
  at(colour, 'M20 29c-1-11 3-18 12-18s13 7 12 18z') +
  line(band, 3.4, 'M20.5 27q11.5-4 23 0');
export const topHat = (colour: string, band: string): Part =>
  at(colour, 'M18.5 29L16-2h32l-2.5 31z') +
  at(colour, 'M9 29.5q23-7 46 0l-2 4.5q-21-6-42 0z') +
  at(band, 'M18.2 20h27.6l-.5 6.5H18.7z');
export const horns = (colour: string): Part =>
  at(colour, 'M19 26C8 26 3 16 5 2c5 8 10 12 19 14zM45 26C56 26 61 16 59 2c-5 8-10 12-19 14z');
export const catEars = (colour: string, inside: string): Part =>
  at(colour, 'M16 34L13 7l17 14zM48 34l3-27-17 14z') +
  at(inside, 'M17.5 26L16 14l8 7zM46.5 26L48 14l-8 7z') +
  at(colour, 'M16.5 40c-1-13 5-20 15.5-20s16.5 7 15.5 20q-15.5-7-31 0z');
export const iceCrown = (colour: string, light: string): Part =>
  at(colour, 'M15 35L8 14l10 9 1-19 9 15 4-23 4 23 9-15 1 19 10-9-7 21q-17-9-34 0z') +
  at(light, 'M32-4l4 23 9-15 1 19 10-9-7 21q-8-4.5-17-5z');
export const antenna = (colour: string, light: string): Part =>
  line(colour, 2.4, 'M32 18V7') + dot(light, 32, 5, 4);
export const sunCrest = (colour: string): Part =>
  Array.from(
    { length: 7 },
    (_, i) =>
      `<path fill="${colour}" d="M32 4l3 12h-6z" transform="rotate(${(i - 3) * 24} 32 34)"/>`,
  ).join('');
export const wings = (colour: string): Part =>
  at(
    colour,
    'M17 38C8 36 3 28 3 15c5 3 8 4 11 4-1 3 0 5 2 7 0 3 1 5 3 6zM47 38c9-2 14-10 14-23-5 3-8 4-11 4 1 3 0 5-2 7 0 3-1 5-3 6z',
  );

// ------------------------------------------------------------------------------------------ masks

export const domino = (colour: string, eyes = WHITE): Part =>
  at(
    colour,
    'M16.5 38c5-3 11-3 15.5 0 4.5-3 10.5-3 15.5 0 0 8-3 12.5-8 12.5-4 0-5.5-3-7.5-3s-3.5 3-7.5 3c-5 0-8-4.5-8-12.5z',
  ) + at(eyes, 'M21.5 44q4.5-4.5 8.5.4-4.5 3.4-8.5-.4zM42.5 44q-4.5-4.5-8.5.4 4.5 3.4 8.5-.4z');
export const goggles = (frame: string, glass: string): Part =>
  line(INK, 3, 'M18 43h28') +
  dots(frame, 7.4, [25, 43], [39, 43]) +
  dots(glass, 5.2, [25, 43], [39, 43]) +
  line('rgb(255 255 255/.7)', 1.6, 'M22.5 42q1-2.6 3-3M36.5 42q1-2.6 3-3');
export const visor = (colour: string, light: string): Part =>
  at(colour, 'M16 37q16-5 32 0v9q-16 7-32 0z') + line(light, 2, 'M20 42q12-3 24 0');
export const beak = (colour: string, edge: string): Part =>
  at(colour, 'M17 36q15-8 30 0c1 8-2 12-6 13L32 66l-9-17c-4-1-7-5-6-13z') +
  at(edge, 'M32 66l-4.5-16h9z') +
  dots(WHITE, 3.6, [25.5, 42.5], [38.5, 42.5]) +
  dots(INK, 1.8, [25.5, 42.5], [38.5, 42.5]);
export const monocle = (): Part =>
  `<circle cx="37.8" cy="44.2" r="5.4" fill="rgb(255 255 255/.25)" stroke="${GOLD}" stroke-width="1.6"/>` +
  line(GOLD, 1.1, 'M43 46q3 8 2 22');
export const darkFace = (colour: string, eyes: string): Part =>
  at(
    colour,
    'M18.5 40c0-10 5.5-16 13.5-16s13.5 6 13.5 16v6.5c0 9-6 17.5-13.5 17.5s-13.5-8.5-13.5-17.5z',
  ) + at(eyes, 'M21 41l9 4.5q-6 2.5-9-4.5zM43 41l-9 4.5q6 2.5 9-4.5z');
export const metalFace = (colour: string, eyes: string): Part =>
  at(colour, 'M18 34c0-6 6-10 14-10s14 4 14 10v20c0 6-6 10-14 10s-14-4-14-10z') +
  at('rgb(0 0 0/.14)', 'M32 24c8 0 14 4 14 10v20c0 6-6 10-14 10z') +
  at(INK, 'M21 38h22a3 3 0 0 1 0 11H21a3 3 0 0 1 0-11z') +
  dots(eyes, 3, [26, 43.5], [38, 43.5]) +
  line(INK, 1.6, 'M27 56h10M30 54v4M34 54v4') +
  dots('#8d97a3', 2.4, [16.5, 45], [47.5, 45]);
export const rockFace = (colour: string, light: string): Part =>
  at(colour, 'M17 36l6-12 10-3 10 4 5 12-1 14-6 12-9 4-9-3-6-11z') +
  at(light, 'M17 36l6-12 10-3-4 11zM29 32l4-11 10 4-5 10z') +
  at('rgb(0 0 0/.16)', 'M38 35l10 2-1 14-6 12-9 4 1-20z') +
  line(INK, 2.6, 'M22 40h8M34.5 40h8') +
  dots('#ffd66b', 2.1, [26.5, 44.5], [38.5, 44.5]) +
  line(INK, 2, 'M27 56.5h11');

// ---------------------------------------------------------------------------------------- in hand

export const hand = (skin: string, x = 54, y = 106): Part => dot(skin, x, y, 5);
export const sword = (): Part =>
  at('#dfe5ea', 'M52 100V50l2-6 2 6v50z') +
  at('#a9b4bd', 'M54 44l2 6v50h-2z') +
  at(GOLD, 'M46 98h16v4H46z') +
  dot(GOLD, 54, 114, 3);
export const sceptre = (top: string, jewel: string): Part =>
  line(GOLD_DEEP, 2.6, 'M54 120V70') + at(top, 'M54 52l6 9-6 9-6-9z') + dot(jewel, 54, 61, 2.6);
export const staff = (suit: keyof typeof SHAPES, colour: string): Part =>
  line('#7c5a34', 3, 'M54 120V68') +
  `<path fill="${colour}" transform="translate(45 52) scale(.75)" d="${SHAPES[suit]}"/>`;
export const orb = (colour: string): Part =>
  dot(colour, 53, 98, 7) + line(GOLD, 1.8, 'M46.5 98h13M53 91v-8M49.5 86.5h7');
export const rose = (colour: string): Part =>
  line('#41704a', 2, 'M54 116V84') +
  at('#41704a', 'M54 98c4-5 7-5 9-4-1 4-4 6-9 6z') +
  dot(colour, 54, 80, 6.5) +
  line('rgb(0 0 0/.3)', 1.3, 'M50.5 80q3.5-5 7 0M52 82.5q2-3 4.5 0');
export const fan = (colour: string, edge: string): Part =>
  at(colour, 'M54 108L37 82c9-11 25-11 34 0z') +
  line(edge, 1.4, 'M54 108L41 78M54 108V73.5M54 108l13-30');
export const book = (colour: string): Part =>
  at(colour, 'M44 86h18v24H44z') +
  at(WHITE, 'M46 108h16v2.5H46z') +
  line(GOLD, 1.6, 'M49 93h8M49 97h8');
export const letter = (seal: string): Part =>
  at(WHITE, 'M42 92l18-5 4 14-18 5z') +
  line('#b9ac97', 1.2, 'M42 92l11.5 6L60 87') +
  dot(seal, 53, 97.5, 2.6);
export const lute = (wood: string): Part =>
  line('#5d3d22', 3.2, 'M48 100L62 70') +
  at(wood, 'M40 116c-5-8 0-17 8-18 7 3 8 13 1 19-3 3-7 2-9-1z') +
  dot(INK, 45, 108, 2.6);
export const flute = (): Part =>
  line('#c79a5b', 3.2, 'M34 108L62 92') + dots(INK, 0.9, [46, 101], [50, 98.8], [54, 96.5]);
export const halberd = (): Part =>
  line('#6d4b2b', 2.8, 'M54 120V48') +
  at('#71809c', 'M54 38l3 12h-6zM55.5 54c6-2 8 1 9 6-2 4-5 5-9 4z') +
  at('#8f9cb5', 'M52.5 56l-7 3 7 4z');
export const falcon = (colour: string): Part =>
  at(colour, 'M47 100c-2-14 2-22 9-22 5 0 6 5 5 9-1 7-3 13-8 21z') +
  at(WHITE, 'M50 98c0-7 1-11 4-13 2 6 1 12-2 17z') +
  dot(INK, 57.5, 82.5, 1.3) +
  at(GOLD, 'M61 83l4 2.5-4 1.5z');
export const cup = (): Part => at(GOLD, 'M46 84h16c0 9-3 12-6 13v8h4v4H48v-4h4v-8c-3-1-6-4-6-13z');
export const bow = (): Part =>
  line('#7c5a34', 2.8, 'M52 64c14 12 14 36 0 50') + line('#efe6d2', 1, 'M52 64v50');
export const sack = (colour: string): Part =>
  at(colour, 'M40 120c-3-14 3-22 12-26l-3-5 8 1-1 4c8 4 12 12 10 26z') +
  line('rgb(0 0 0/.3)', 1.6, 'M48 94.5q4 2 9 0');
export const pearl = (): Part => dot('#f3e3b3', 51, 97, 6.5) + dot('#fff', 49, 95, 2.2);
export const frost = (colour: string): Part =>
  line(colour, 2, 'M54 82v20M45.3 87l17.4 10M62.7 87L45.3 97M51 83.5l3 3 3-3M51 100.5l3-3 3 3');
export const orbOf = (colour: string, light: string): Part =>
  dot(colour, 53, 96, 8.5) + dot(light, 50.5, 93, 3);
