/** The push service of a browser, on this machine: what it is sent, and how the browser reads it. */
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Delivered {
  title: string;
  body: string;
  url: string;
}

export interface PushService {
  /** What `PushSubscription.toJSON()` says. */
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } };
  delivered: Delivered[];
  close: () => void;
}

export async function pushService(): Promise<PushService> {
  const pair = createECDH('prime256v1');
  const point = pair.generateKeys();
  const auth = randomBytes(16);
  const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
    Buffer.from(hkdfSync('sha256', secret, salt, info, length));

  /** RFC 8291. */
  function read(sealed: Buffer): Delivered {
    const salt = sealed.subarray(0, 16);
    const theirs = sealed.subarray(21, 21 + (sealed[20] ?? 0));
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), point, theirs]);
    const secret = derive(pair.computeSecret(theirs), auth, info, 32);
    const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const cipher = createDecipheriv('aes-128-gcm', key, nonce);
    cipher.setAuthTag(sealed.subarray(-16));
    const padded = cipher.update(sealed.subarray(21 + theirs.length, -16));
    return JSON.parse(padded.subarray(0, -1).toString()) as Delivered;
  }

  const delivered: Delivered[] = [];
  const server = createServer((request, answer) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      delivered.push(read(Buffer.concat(parts)));
      answer.writeHead(201).end();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    subscription: {
      endpoint: `http://127.0.0.1:${port}/send`,
      keys: { p256dh: point.toString('base64url'), auth: auth.toString('base64url') },
    },
    delivered,
    close: () => server.close(),
  };
}
