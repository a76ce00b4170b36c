/** Times the engine for browsers: `node bench/alone.mjs FOLDER FILE.wasm GAMES.json`. */
import { readFile } from 'node:fs/promises';
import { memoryUsage, cpuUsage } from 'node:process';

const [, , folder, file, list] = process.argv;
const { games, bots, rounds } = JSON.parse(list);
/** Of the processor, in milliseconds: whatever else the machine does is not counted. */
const spent = () => (cpuUsage().user + cpuUsage().system) / 1000;

const begun = spent();
const module = await WebAssembly.compile(await readFile(file));
const kernel = new WebAssembly.Instance(module, {}).exports;
kernel._initialize();
function carried(bytes, carry) {
  const room = kernel.rummel_room(bytes.length);
  new Uint8Array(kernel.memory.buffer).set(bytes, room);
  const size = carry();
  const answer = new Uint8Array(kernel.memory.buffer, kernel.rummel_answer(), size);
  return new TextDecoder().decode(answer);
}
const { loadPyodide } = await import(`${folder}/pyodide.mjs`);
const lockFileContents = await readFile(`${folder}/lock.txt`, 'utf-8');
const python = await loadPyodide({ indexURL: `${folder}/`, lockFileContents });
python.registerJsModule('rummel_border', {
  said: (request) => carried(new TextEncoder().encode(request), kernel.rummel_ask),
  net: (net) => carried(net.toJs(), kernel.rummel_net),
});
for (const name of ['rummel.zip', 'nets.zip']) {
  const archive = new Uint8Array(await readFile(`${folder}/${name}`));
  python.unpackArchive(archive, 'zip', { extractDir: '/rummel' });
}
python.runPython('import sys\nsys.path.insert(0, "/rummel")\nfrom rummel.alone import Desk');
const started = spent() - begun;

const table = python.runPython(`
from random import Random
from rummel import match
from rummel.bots import find_bot

class Table:
    def begin(self, game, seed):
        self.match, self.chance = match.new(game, seed=seed), Random(seed)
    def move(self, bot):
        seat = self.match.to_act[0]
        move = find_bot(bot)(self.match.knowledge(seat), self.chance)
        self.match = self.match.play(move, seat)
        return self.match.state.outcome is None

Table()`);

const times = {};
for (const game of games) {
  for (const bot of bots) {
    const each = [];
    for (let round = 0; round < rounds; round++) {
      table.begin(game, `alone ${round}`);
      for (let on = true; on && each.length < 80 * rounds;) {
        const before = spent();
        on = table.move(bot);
        each.push(spent() - before);
      }
    }
    (times[game] ??= {})[bot] = each;
  }
}
const megabytes = (bytes) => bytes / 1e6;
const memory = megabytes(memoryUsage().rss);
console.log(JSON.stringify({ started, times, memory }));
