/** A picture as a small PNG: at most 256 colours, each pixel one byte, packed as well as can be. */
import { deflateSync, crc32 } from 'node:zlib';

const BITS = 5; // of each colour that count when the palette is chosen
const MOST = 256;

/** Splits boxes of colours at their middle until there are enough: the classic median cut. */
function palette(pixels) {
  const counts = new Map();
  for (let at = 0; at < pixels.length; at += 4) {
    const key = keyOf(pixels, at);
    const sums = counts.get(key) ?? [0, 0, 0, 0];
    sums[3]++;
    for (const part of [0, 1, 2]) sums[part] += pixels[at + part];
    counts.set(key, sums);
  }
  const colours = [...counts].map(([key, [r, g, b, n]]) => ({
    key,
    n,
    rgb: [r / n, g / n, b / n],
  }));
  const boxes = [colours];
  while (boxes.length < MOST) {
    const [box, part] = widest(boxes);
    if (!box) break;
    box.sort((one, other) => one.rgb[part] - other.rgb[part]);
    const half = box.reduce((sum, { n }) => sum + n, 0) / 2;
    let at = 1;
    for (let sum = box[0].n; at < box.length - 1 && sum < half; at++) sum += box[at].n;
    boxes.push(box.splice(at));
  }
  const index = new Map();
  const chosen = boxes.map((box, at) => {
    const all = box.reduce((sum, { n }) => sum + n, 0);
    for (const { key } of box) index.set(key, at);
    return [0, 1, 2].map((part) =>
      Math.round(box.reduce((sum, { n, rgb }) => sum + n * rgb[part], 0) / all),
    );
  });
  return { chosen, index };
}

function keyOf(pixels, at) {
  const part = (offset) => pixels[at + offset] >> (8 - BITS);
  return (part(0) << (2 * BITS)) | (part(1) << BITS) | part(2);
}

/** The box whose split gains most, and by which part of its colours. */
function widest(boxes) {
  let best = [null, 0];
  let most = 0;
  for (const box of boxes) {
    if (box.length < 2) continue;
    const weight = Math.sqrt(box.reduce((sum, { n }) => sum + n, 0));
    for (const part of [0, 1, 2]) {
      const values = box.map(({ rgb }) => rgb[part]);
      const wide = (Math.max(...values) - Math.min(...values)) * weight;
      if (wide > most) [most, best] = [wide, [box, part]];
    }
  }
  return best;
}

function chunk(name, data) {
  const body = Buffer.concat([Buffer.from(name), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

export function png({ width, height, pixels }) {
  const { chosen, index } = palette(pixels);
  const lines = Buffer.alloc(height * (width + 1)); // every line begins with its filter: none
  for (let at = 0; at < width * height; at++)
    lines[at + Math.floor(at / width) + 1] = index.get(keyOf(pixels, 4 * at));
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(chosen.flat())),
    chunk('IDAT', deflateSync(lines, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
