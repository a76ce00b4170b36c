/**
 * A line to the server that can be cut and held up: what a browser sees when the network fails,
 * whatever engine it has. Every line has its own address, so pages begin with nothing stored.
 */
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

export class Line {
  #server: Server;
  #ends = new Set<Socket>();
  #whole = true;
  #held: { path: string; reached: () => void; released: Promise<void> } | null = null;

  private constructor(server: URL) {
    this.#server = createServer((browser) => this.#join(browser, server));
  }

  static async open(server: string): Promise<Line> {
    const line = new Line(new URL(server));
    await new Promise<void>((done) => line.#server.listen(0, '127.0.0.1', done));
    return line;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  #join(browser: Socket, { hostname, port }: URL): void {
    if (!this.#whole) return void browser.destroy();
    const server = connect(Number(port), hostname);
    for (const [end, other] of [
      [browser, server],
      [server, browser],
    ] as const) {
      this.#ends.add(end);
      end.on('error', () => other.destroy());
      end.on('close', () => {
        this.#ends.delete(end);
        other.destroy();
      });
    }
    browser.on('data', async (sent) => {
      const held = this.#held;
      if (held && sent.toString('latin1').startsWith(`GET ${held.path}`)) {
        held.reached();
        await held.released;
      }
      server.write(sent);
    });
    server.pipe(browser);
  }

  /** Requests for this path wait until `release` is called; `reached` resolves at the first one. */
  hold(path: string): { reached: Promise<void>; release: () => void } {
    let release = (): void => undefined;
    let arrived = (): void => undefined;
    const released = new Promise<void>((done) => (release = done));
    const reached = new Promise<void>((done) => (arrived = done));
    this.#held = { path, reached: arrived, released };
    return {
      reached,
      release: () => {
        this.#held = null;
        release();
      },
    };
  }

  /** Nothing goes through, and what was under way is lost. */
  cut(): void {
    this.#whole = false;
    for (const end of this.#ends) end.destroy();
  }

  mend(): void {
    this.#whole = true;
  }

  async close(): Promise<void> {
    this.cut();
    await new Promise((done) => this.#server.close(done));
  }
}
