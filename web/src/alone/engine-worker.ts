/** Where the engine runs in a page: a thread of its own, so that thinking stalls nothing. */
import { Kernel } from '../kernel/kernel';
import { engineOf, startPython, type AskEngine } from './engine';

export interface Asked {
  key: number;
  /** As JSON; empty: only start. */
  request: string;
}
export type Reply = { key: number; answer: string } | { key: number; failed: string };

let engine: Promise<AskEngine> | undefined;

async function bytes(address: string): Promise<Uint8Array> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

/** The name of the worker are the addresses of the folder and of the kernel. */
async function start(): Promise<AskEngine> {
  const [folder = '', kernel = ''] = self.name.split(' ');
  const module = await WebAssembly.compile((await bytes(kernel)) as BufferSource);
  const read = (name: string): Promise<Uint8Array> => bytes(`${folder}${name}`);
  return engineOf(await startPython(folder, read, new Kernel(module)));
}

onmessage = async ({ data: { key, request } }: MessageEvent<Asked>) => {
  try {
    engine ??= start();
    const ask = await engine;
    postMessage({ key, answer: request ? ask(request) : '' } satisfies Reply);
  } catch (error) {
    postMessage({ key, failed: String(error) } satisfies Reply);
  }
};
