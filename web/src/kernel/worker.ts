/** Where the kernel runs in a page: a thread of its own, so that thinking stalls nothing. */
import { Kernel } from './kernel';
import { KernelRefusal, type Request } from './requests';

export interface Asked {
  key: number;
  request: Request;
}
export type Reply =
  | { key: number; answer: object }
  /** `refused`: it can't do that; `failed`: something is broken. */
  | { key: number; error: 'refused' | 'failed'; why: string };

let kernel: Promise<Kernel> | undefined;

async function load(address: string): Promise<Kernel> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return new Kernel(await WebAssembly.compileStreaming(answer));
}

/** The name of the worker is the address of the file. */
onmessage = async ({ data: { key, request } }: MessageEvent<Asked>) => {
  try {
    kernel ??= load(self.name);
    const answer = (await kernel).ask(request);
    postMessage({ key, answer } satisfies Reply);
  } catch (error) {
    const refused = error instanceof KernelRefusal;
    postMessage({ key, error: refused ? 'refused' : 'failed', why: String(error) } satisfies Reply);
  }
};
