/** The result of a match as a picture to send: the game, who played, and their points. */
import { familyOf } from '../games';
import { GAMES, type GameId } from '../wire';
import { face, rankText, SHAPES, SUITS, type Style, type Suit } from './pieces';
import { signed, t } from './words.svelte';

export interface PicturePlayer {
  name: string;
  points: number;
  /** The bot that played; its portrait is shown. */
  bot: string | null;
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
  pieces(pen, game);
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
function pieces(pen: CanvasRenderingContext2D, game: GameId): void {
  const family = familyOf(game);
  const style = family.style(game, null);
  const shown = family.pictures[game];
  const width = 132;
  shown.forEach((piece, index) => {
    const off = index - (shown.length - 1) / 2;
    pen.save();
    pen.translate(SIZE / 2 + off * (width + 16), 196 + Math.abs(off) * 10);
    pen.rotate((off * 6 * Math.PI) / 180);
    drawPiece(pen, piece, style, width, GAMES[game].colours);
    pen.restore();
  });
}

function drawPiece(
  pen: CanvasRenderingContext2D,
  piece: string | number | null,
  style: Style,
  width: number,
  colours: readonly string[],
): void {
  const height = width * 1.36;
  pen.save();
  pen.shadowColor = 'rgb(0 0 0 / 0.35)';
  pen.shadowBlur = 16;
  pen.shadowOffsetY = 6;
  pen.fillStyle = piece === null ? '#8a4a32' : '#fcf8ee';
  pen.beginPath();
  pen.roundRect(-width / 2, -height / 2, width, height, width * 0.13);
  pen.fill();
  pen.restore();
  if (piece === null) return;
  pen.textAlign = 'center';
  pen.fillStyle = '#22252b';
  const one = typeof piece === 'string' ? face(piece) : null;
  if (!one) {
    pen.font = `700 ${width * (Number(piece) > 99 ? 0.42 : 0.5)}px ${SERIF}`;
    pen.fillText(String(piece), 0, width * 0.17);
  } else if (one.suit === null) {
    star(pen, width * 0.3);
  } else {
    pen.fillStyle = suitColour(one.suit, style, colours);
    pen.font = `700 ${width * 0.5}px ${SERIF}`;
    pen.fillText(rankText(one.rank, style), 0, -width * 0.06);
    const size = (width * 0.4) / 24;
    pen.translate(-width * 0.2, width * 0.12);
    pen.scale(size, size);
    pen.fill(new Path2D(SHAPES[one.suit]));
  }
}

function suitColour(suit: Suit, style: Style, colours: readonly string[]): string {
  if (style === 'card') return suit === 'd' || suit === 'h' ? '#b3231f' : '#22252b';
  return COLOURS[colours[SUITS.indexOf(suit)] ?? ''] ?? '#22252b';
}

/** A joker. */
function star(pen: CanvasRenderingContext2D, radius: number): void {
  pen.fillStyle = '#7a2a68';
  pen.beginPath();
  for (let point = 0; point < 10; point++) {
    const far = point % 2 ? radius * 0.42 : radius;
    const angle = (point * Math.PI) / 5 - Math.PI / 2;
    pen.lineTo(Math.cos(angle) * far, Math.sin(angle) * far);
  }
  pen.fill();
}

async function rows(
  pen: CanvasRenderingContext2D,
  players: readonly PicturePlayer[],
): Promise<void> {
  const [first, bottom] = [540, SIZE - 112];
  const height = Math.min(118, (bottom - first) / players.length);
  const top = first + (bottom - first - height * players.length) / 2;
  const order = players.toSorted((one, two) => two.points - one.points);
  for (const [index, { name, points, bot, won }] of order.entries()) {
    const y = top + index * height;
    pen.fillStyle = won ? '#fbf7ee' : 'rgb(255 255 255 / 0.12)';
    pen.beginPath();
    pen.roundRect(MARGIN, y, SIZE - 2 * MARGIN, height - 12, 26);
    pen.fill();
    const middle = y + (height - 12) / 2;
    let left = MARGIN + 30;
    const size = height - 36;
    const portrait = bot ? await portraitOf(bot) : null;
    if (portrait) {
      pen.save();
      pen.beginPath();
      pen.arc(left + size / 2, middle, size / 2, 0, 2 * Math.PI);
      pen.clip();
      pen.drawImage(portrait, left, middle - size / 2, size, size);
      pen.restore();
      left += size + 20;
    }
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

async function portraitOf(bot: string): Promise<HTMLImageElement | null> {
  const source = PORTRAITS[`../parts/portraits/${bot}.svg`];
  if (!source) return null;
  const image = new Image();
  // Without a size some browsers draw nothing.
  const sized = source.replace('<svg', '<svg width="160" height="160"');
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(sized)}`;
  try {
    await image.decode();
    return image;
  } catch {
    return null;
  }
}
