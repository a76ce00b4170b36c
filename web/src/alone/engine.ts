/**
 * Python with the engine, as `tools/alone.py` has packed it. It is asked synchronously and takes
 * seconds to start, so pages use a worker.
 */
import type { Kernel } from '../kernel/kernel';

/** What of Pyodide is used here. */
export interface Python {
  registerJsModule(name: string, module: object): void;
  unpackArchive(archive: Uint8Array, format: 'zip', how: { extractDir: string }): void;
  /** What the last line is. */
  runPython(code: string): any;
}
interface Pyodide {
  loadPyodide(how: { indexURL: string; lockFileContents: string }): Promise<Python>;
}

/** The bytes of a file of the folder. */
export type Read = (name: string) => Promise<Uint8Array>;
/** A request to the engine and its answer, both as JSON (`rummel.alone.Desk`). */
export type AskEngine = (request: string) => string;

const PLACE = '/rummel';

export async function startPython(folder: string, read: Read, kernel: Kernel): Promise<Python> {
  const [{ loadPyodide }, lock, ...archives] = await Promise.all([
    import(/* @vite-ignore */ `${folder}pyodide.mjs`) as Promise<Pyodide>,
    read('lock.txt'),
    read('rummel.zip'),
    read('nets.zip'),
  ]);
  const python = await loadPyodide({
    indexURL: folder,
    lockFileContents: new TextDecoder().decode(lock), // it names no other packages
  });
  const encoder = new TextEncoder();
  python.registerJsModule('rummel_border', {
    said: (request: string) => kernel.said(encoder.encode(request)),
    net: (file: { toJs(): Uint8Array }) => kernel.net(file.toJs()),
  });
  for (const archive of archives) python.unpackArchive(archive, 'zip', { extractDir: PLACE });
  python.runPython(`import sys\nsys.path.insert(0, ${JSON.stringify(PLACE)})`);
  return python;
}

export function engineOf(python: Python): AskEngine {
  const desk = python.runPython('from rummel.alone import Desk\nDesk()') as { ask: AskEngine };
  return (request) => desk.ask(request);
}
