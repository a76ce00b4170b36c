/**
 * SHA-256 and HMAC at once and everywhere: browsers offer theirs over https only, and only as
 * promises, while a device has to seal its words at any table. `web/tests/fair.test.ts` compares it
 * with Node's.
 */
export type Bytes = Uint8Array<ArrayBuffer>;

type Eight = [number, number, number, number, number, number, number, number];
const ROUNDS = 64;
const BLOCK = 64;

/** The first 32 bits of the fractions of the roots of the first primes. */
function fractions(count: number, root: number): Uint32Array {
  const constants = new Uint32Array(count);
  for (let number = 2, at = 0; at < count; number++) {
    let prime = true;
    for (let other = 2; other * other <= number; other++) if (number % other === 0) prime = false;
    if (prime) constants[at++] = (number ** (1 / root) % 1) * 2 ** 32;
  }
  return constants;
}

const START = fractions(8, 2);
const KEYS = new Int32Array(fractions(ROUNDS, 3));

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

export function sha256(data: Uint8Array): Bytes {
  const length = data.length;
  const padded = new Uint8Array(Math.ceil((length + 9) / BLOCK) * BLOCK);
  padded.set(data);
  padded[length] = 0x80;
  const words = new DataView(padded.buffer);
  words.setUint32(padded.length - 8, Math.floor(length / 2 ** 29));
  words.setUint32(padded.length - 4, length << 3);
  const hash = new Uint32Array(START);
  const w = new Int32Array(ROUNDS);
  for (let block = 0; block < padded.length; block += BLOCK) {
    for (let at = 0; at < 16; at++) w[at] = words.getInt32(block + 4 * at);
    for (let at = 16; at < ROUNDS; at++) {
      const x = w[at - 15] as number;
      const y = w[at - 2] as number;
      const one = turned(x, 7) ^ turned(x, 18) ^ (x >>> 3);
      const two = turned(y, 17) ^ turned(y, 19) ^ (y >>> 10);
      w[at] = (w[at - 16] as number) + one + (w[at - 7] as number) + two;
    }
    let [a, b, c, d, e, f, g, h] = hash as unknown as Eight;
    for (let at = 0; at < ROUNDS; at++) {
      const one = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
      const choice = (e & f) ^ (~e & g);
      const first = (h + one + choice + (KEYS[at] as number) + (w[at] as number)) | 0;
      const two = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
      const second = (two + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      // One by one: a tuple in each round would take most of the time.
      h = g;
      g = f;
      f = e;
      e = (d + first) | 0;
      d = c;
      c = b;
      b = a;
      a = (first + second) | 0;
    }
    for (const [at, word] of [a, b, c, d, e, f, g, h].entries())
      hash[at] = (hash[at] as number) + word;
  }
  const digest = new Uint8Array(32);
  const view = new DataView(digest.buffer);
  for (const [at, word] of hash.entries()) view.setUint32(4 * at, word);
  return digest;
}

export function hmac(key: Uint8Array, data: Uint8Array): Bytes {
  const pad = new Uint8Array(BLOCK);
  pad.set(key.length > BLOCK ? sha256(key) : key);
  const mixed = (mask: number, rest: Uint8Array): Bytes => {
    const whole = new Uint8Array(BLOCK + rest.length);
    for (let at = 0; at < BLOCK; at++) whole[at] = (pad[at] as number) ^ mask;
    whole.set(rest, BLOCK);
    return sha256(whole);
  };
  return mixed(0x5c, mixed(0x36, data));
}

export function bytes(text: string): Bytes {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

export function hex(data: Uint8Array): string {
  return Array.from(data, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function utf8(text: string): Bytes {
  return new Uint8Array(new TextEncoder().encode(text));
}
