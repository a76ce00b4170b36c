/** Times requests to the kernel for browsers: `node bench/kernel.mjs FILE.wasm REQUESTS.json`. */
import { readFile } from 'node:fs/promises';

const [, , file, list] = process.argv;
const module = await WebAssembly.compile(await readFile(file));
const kernel = new WebAssembly.Instance(module, {}).exports;
kernel._initialize();

function ask(request) {
  const text = new TextEncoder().encode(JSON.stringify(request));
  const room = kernel.rummel_room(text.length); // which may make the memory another buffer
  new Uint8Array(kernel.memory.buffer).set(text, room);
  const size = kernel.rummel_ask();
  const answer = new Uint8Array(kernel.memory.buffer, kernel.rummel_answer(), size);
  return JSON.parse(new TextDecoder().decode(answer));
}

const times = {};
for (const { name, ...request } of JSON.parse(await readFile(list, 'utf-8'))) {
  let best = Infinity;
  for (let run = 0; run < (name ? 5 : 1); run++) {
    const start = performance.now();
    const answer = ask(request);
    best = Math.min(best, performance.now() - start);
    if ('refused' in answer || 'not_native' in answer) throw new Error(JSON.stringify(answer));
  }
  if (name) (times[name] ??= []).push(best);
}
console.log(JSON.stringify(times));
