/** The result of a match as a picture to send: the game, who played, and their points. */
import { familyOf } from '../games';
import { GAMES, type GameId } from '../wire';
import type { Deck } from './deck';
import { glyphs } from './glyphs';
import { colourOf, initialsOf } from './initials';
import { face, rankText, SHAPES, SUITS, type Style, type Suit } from './pieces';
import { signed, t } from './words.svelte';

export interface PicturePlayer {
  name: string;
  points: number;
  /** The bot that played; its portrait is shown. */
  bot: string | null;
  /** The animal that a person chose; empty: the initials. */
  avatar: string;
  won: boolean;
}
interface Shown {
  game: GameId;
  headline: string;
  players: readonly PicturePlayer[];
}

const SIZE = 1080;
const MARGIN = 84;
const SERIF = "'Iowan Old Style', 'Palatino Linotype', Palatino, 'URW Palladio L', Georgia, serif";
const SANS = "system-ui, 'Segoe UI', Roboto, 'Noto Sans', sans-serif";
/** As the page has them by day: a picture is looked at elsewhere. */
const COLOURS: Record<string, string> = {
  blue: '#1d4f91',
  yellow: '#8a6100',
  red: '#b3231f',
  green: '#1f6b3a',
  black: '#1b1b1d',
  grey: '#63666b',
  purple: '#742b86',
};
const INK = '#22252b';
const JOKER = '#7a2a68';
const NUMBER = '#3b2f52';
const PAINT =
  '--ivory:#fcf8ee;--ivory-side:#d5c5a4;--back:#8a4a32;--back-deep:#6f3926;--back-line:#d9a98c';
const PORTRAITS = import.meta.glob<string>('../parts/portraits/*.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
});

export async function resultPicture({ game, headline, players }: Shown): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SIZE;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this browser draws no pictures');
  felt(pen);
  await pieces(pen, game);
  pen.fillStyle = '#f7f4ea';
  pen.textAlign = 'center';
  fitted(pen, t(`game-${game}`), SIZE / 2, 392, SIZE - 2 * MARGIN, `600 44px ${SANS}`);
  fitted(pen, headline, SIZE / 2, 480, SIZE - 2 * MARGIN, `600 76px ${SERIF}`);
  await rows(pen, players);
  pen.textAlign = 'center';
  pen.fillStyle = 'rgb(247 244 234 / 0.75)';
  pen.font = `600 34px ${SERIF}`;
  pen.fillText(`Rummel · ${location.host}`, SIZE / 2, SIZE - 48);
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('no picture'))), 'image/png'),
  );
}

function felt(pen: CanvasRenderingContext2D): void {
  const light = pen.createRadialGradient(SIZE / 2, 120, 60, SIZE / 2, 300, SIZE);
  light.addColorStop(0, '#5b7c69');
  light.addColorStop(1, '#35503f');
  pen.fillStyle = light;
  pen.fillRect(0, 0, SIZE, SIZE);
}

/** The pieces that stand for the game, fanned out. */
async function pieces(pen: CanvasRenderingContext2D, game: GameId): Promise<void> {
  const family = familyOf(game);
  const style = family.style(game, null);
  const shown = family.pictures[game];
  const width = 148;
  const art = await drawings();
  for (const [index, piece] of shown.entries()) {
    const drawing = pieceDrawing(piece, style, family.deck, GAMES[game].colours, art);
    const image = await imageOf(drawing);
    if (!image) continue;
    const off = index - (shown.length - 1) / 2;
    const height = (width * image.height) / image.width;
    pen.save();
    pen.translate(SIZE / 2 + off * (width + 12), 200 + off * off * 7);
    pen.rotate((off * 6 * Math.PI) / 180);
    pen.shadowColor = 'rgb(0 0 0 / 0.35)';
    pen.shadowBlur = 16;
    pen.shadowOffsetY = 6;
    pen.drawImage(image, -width / 2, -height / 2, width, height);
    pen.restore();
  }
}

/** What pieces show by reference; without a connection they are plain. */
export async function drawings(): Promise<string> {
  try {
    const { sprite } = await import('../art/sprite');
    // What it consists of is only referred to, so it can stand in a drawing as it is.
    return sprite().replace(/^<svg[^>]*>|<\/svg>$/g, '');
  } catch {
    return '';
  }
}

/** A piece as the table shows it, as one drawing that needs nothing else. */
export function pieceDrawing(
  piece: string | number | null,
  style: Style,
  deck: Deck,
  colours: readonly string[],
  art: string,
): string {
  const high = style === 'tile' ? 132 : 140;
  const one = typeof piece === 'string' ? face(piece) : null;
  const use = (name: string, x: number, y: number, width: number, height: number): string =>
    art && `<use href="#art-${name}" x="${x}" y="${y}" width="${width}" height="${height}"/>`;
  const sign = (name: Suit | 'star', x: number, y: number, size: number): string =>
    `<path transform="translate(${x} ${y}) scale(${size / 24}) translate(-12 -12)" d="${SHAPES[name]}"/>`;
  const rank = (text: string, x: number, y: number, height: number, middle = true): string => {
    const { width, strokes } = glyphs(text);
    const scale = Math.min(height / 18, (middle ? 74 : 21) / width);
    const lines = strokes.map((line) => `<path transform="translate(${line.x})" d="${line.d}"/>`);
    const left = middle ? x - (width * scale) / 2 : x;
    return (
      '<g fill="none" stroke="currentColor" stroke-width="3.1" stroke-linecap="round" stroke-linejoin="round" ' +
      `transform="translate(${left} ${y}) scale(${scale} ${height / 18})">${lines.join('')}</g>`
    );
  };
  const inside = (): string => {
    if (piece === null) return use(`back-${deck.back}`, 0, 0, 100, high);
    if (!one) {
      const water = `fill="hsl(${185 + Number(piece) * 1.15} 45% 85% / 0.7)"`;
      const top = 133 - Number(piece) * 0.55;
      const wave = 'q9-6 18 0t18 0 18 0 18 0 18 0 18 0V90H-9z';
      return (
        '<clipPath id="card"><rect width="100" height="140" rx="10"/></clipPath><g clip-path="url(#card)">' +
        `<g transform="translate(0 ${top})" ${water}><path d="M-9 0${wave}"/><path d="M0 5${wave}"/></g></g>` +
        rank(String(piece), 50, 24, 44)
      );
    }
    if (style === 'tile') {
      if (!one.suit) return use('jester', 2, 16, 96, 96) || sign('star', 50, 64, 66);
      const joker = use('jester', 48, 80, 46, 46) || sign('star', 70, 103, 30);
      const below = sign(one.suit, one.joker ? 32 : 50, 103, 30);
      return rank(String(one.rank), 50, 20, 50) + below + (one.joker ? joker : '');
    }
    if (!one.suit) return sign('star', 18, 26, 26) + use('joker', 32, 11, 63, 118);
    const index =
      rank(rankText(one.rank, style), 8.5, 12.5, 26, false) + sign(one.suit, 18, 57, 23);
    if (one.rank > 1 && one.rank < 11) return index + sign(one.suit, 61, 97, 44);
    const name = one.rank === 1 ? `ace-${one.suit}` : `${deck.courts}-${one.rank}${one.suit}`;
    return index + (use(name, 32, 11, 63, 118) || sign(one.suit, 63, 84, 52));
  };
  const round = style === 'tile' ? 14 : 10;
  const edge = style === 'tile' ? 7 : 0;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${4 * 100}" height="${4 * high}" viewBox="0 0 100 ${high}" ` +
    `style="${PAINT};color:${one?.suit ? suitColour(one.suit, style, colours) : one ? JOKER : NUMBER}" fill="currentColor">` +
    `${art}<rect width="100" height="${high}" rx="${round}" fill="var(--ivory-side)"/>` +
    `<rect width="100" height="${high - edge}" rx="${round}" fill="var(--ivory)"/>${inside()}</svg>`
  );
}

function suitColour(suit: Suit, style: Style, colours: readonly string[]): string {
  if (style === 'card') return suit === 'd' || suit === 'h' ? '#b3231f' : INK;
  return COLOURS[colours[SUITS.indexOf(suit)] ?? ''] ?? INK;
}

async function rows(
  pen: CanvasRenderingContext2D,
  players: readonly PicturePlayer[],
): Promise<void> {
  const [first, bottom] = [540, SIZE - 112];
  const height = Math.min(118, (bottom - first) / players.length);
  const top = first + (bottom - first - height * players.length) / 2;
  const order = players.toSorted((one, two) => two.points - one.points);
  for (const [index, player] of order.entries()) {
    const { name, points, won } = player;
    const y = top + index * height;
    pen.fillStyle = won ? '#fbf7ee' : 'rgb(255 255 255 / 0.12)';
    pen.beginPath();
    pen.roundRect(MARGIN, y, SIZE - 2 * MARGIN, height - 12, 26);
    pen.fill();
    const middle = y + (height - 12) / 2;
    let left = MARGIN + 30;
    const size = height - 36;
    await drawFace(pen, player, left + size / 2, middle, size);
    left += size + 20;
    pen.fillStyle = won ? '#7d3417' : '#f7f4ea';
    pen.textAlign = 'right';
    pen.font = `700 50px ${SERIF}`;
    const score = signed(points);
    pen.fillText(score, SIZE - MARGIN - 30, middle + 17);
    const room = SIZE - MARGIN - 60 - pen.measureText(score).width - left;
    pen.fillStyle = won ? '#2c251d' : '#f7f4ea';
    pen.textAlign = 'left';
    fitted(pen, name, left, middle + 14, room, `${won ? 700 : 500} 42px ${SANS}`);
  }
}

/** Text on one line, smaller if it would be too wide, and cut if that is not enough. */
function fitted(
  pen: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  most: number,
  font: string,
): void {
  const size = Number(/(\d+)px/.exec(font)?.[1] ?? 40);
  pen.font = font;
  const needed = pen.measureText(text).width;
  const fits = Math.max(size * 0.6, Math.min(size, (size * most) / needed));
  pen.font = font.replace(/\d+px/, `${Math.floor(fits)}px`);
  let shown = text;
  while (shown.length > 1 && pen.measureText(shown).width > most)
    shown = `${shown.slice(0, -2).trimEnd()}…`;
  pen.fillText(shown, x, y);
}

/** Who played, in a circle. */
async function drawFace(
  pen: CanvasRenderingContext2D,
  { name, bot, avatar }: PicturePlayer,
  x: number,
  y: number,
  size: number,
): Promise<void> {
  const drawing = bot ? PORTRAITS[`../parts/portraits/${bot}.svg`] : await animal(avatar);
  // Without a size some browsers draw nothing.
  const image =
    drawing && (await imageOf(drawing.replace('<svg', '<svg width="160" height="160"')));
  pen.save();
  pen.beginPath();
  pen.arc(x, y, size / 2, 0, 2 * Math.PI);
  pen.clip();
  pen.fillStyle = colourOf(name);
  pen.fillRect(x - size / 2, y - size / 2, size, size);
  if (image) {
    pen.drawImage(image, x - size / 2, y - size / 2, size, size);
  } else {
    pen.fillStyle = '#fff';
    pen.textAlign = 'center';
    pen.font = `600 ${size * 0.42}px ${SANS}`;
    pen.fillText(initialsOf(name), x, y + size * 0.15);
  }
  pen.restore();
}

async function animal(avatar: string): Promise<string | undefined> {
  if (!avatar) return undefined;
  return import('../avatars').then(
    ({ DRAWINGS }) => DRAWINGS[avatar],
    () => undefined,
  );
}

async function imageOf(drawing: string): Promise<HTMLImageElement | null> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawing)}`;
  try {
    await image.decode();
    return image;
  } catch {
    return null;
  }
}
