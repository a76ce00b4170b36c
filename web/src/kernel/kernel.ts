/** The kernel: an instance of the WebAssembly file. It is asked synchronously, so pages use a worker. */
import { KernelRefusal, type Answer, type Request, type Word } from './requests';

interface Exports {
  memory: WebAssembly.Memory;
  _initialize(): void;
  rummel_room(size: number): number;
  rummel_ask(): number;
  rummel_net(): number;
  rummel_answer(): number;
}

export class Kernel {
  #module: WebAssembly.Module;
  #exports: Exports;

  constructor(module: WebAssembly.Module) {
    this.#module = module;
    this.#exports = Kernel.#begin(module);
  }

  static #begin(module: WebAssembly.Module): Exports {
    const { exports } = new WebAssembly.Instance(module); // it needs nothing of its page
    const begun = exports as unknown as Exports;
    begun._initialize();
    return begun;
  }

  ask<W extends Word>(request: Request<W>): Answer<W> {
    const text = this.said(new TextEncoder().encode(JSON.stringify(request)));
    const answer = JSON.parse(text) as Answer<W> | { refused: string } | { not_native: string };
    if ('refused' in answer) throw new KernelRefusal(answer.refused);
    if ('not_native' in answer) throw new KernelRefusal(`not native: ${answer.not_native}`);
    return answer;
  }

  /** The answer to a request, both as they cross the border. */
  said(request: Uint8Array): string {
    return this.#carried(request, () => this.#exports.rummel_ask());
  }

  /** Takes in the file of a net; the answer has its number. */
  net(file: Uint8Array): string {
    return this.#carried(file, () => this.#exports.rummel_net());
  }

  #carried(bytes: Uint8Array, carry: () => number): string {
    try {
      const room = this.#exports.rummel_room(bytes.length);
      if (!room) throw new KernelRefusal('the request is too long');
      new Uint8Array(this.#exports.memory.buffer).set(bytes, room);
      const size = carry();
      if (!size) throw new KernelRefusal('the request is too long');
      // Memory that has grown is another buffer.
      const answer = new Uint8Array(
        this.#exports.memory.buffer,
        this.#exports.rummel_answer(),
        size,
      );
      return new TextDecoder().decode(answer);
    } catch (error) {
      // After a trap the state is unknown: the next request gets a fresh instance.
      if (!(error instanceof KernelRefusal)) this.#exports = Kernel.#begin(this.#module);
      throw error;
    }
  }
}
