/** Programs that a test starts and ends. */
import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';

export class Program {
  #child: ChildProcess;
  #gone: Promise<void>;
  /** All it has written. */
  text = '';
  #waiting: (() => void)[] = [];
  #kill = (): void => void this.#child.kill('SIGKILL');

  /** `pipes`: more of its outputs to read, by number: 3 and so on. */
  constructor(path: string, args: readonly string[], env: NodeJS.ProcessEnv = {}, pipes = 0) {
    const stdio: StdioOptions = ['ignore', ...Array<'pipe'>(2 + pipes).fill('pipe')];
    this.#child = spawn(path, args, { env: { ...process.env, ...env }, stdio });
    for (const pipe of this.#child.stdio.slice(1))
      pipe?.on('data', (data: Buffer) => {
        this.text += data.toString();
        for (const look of this.#waiting) look();
      });
    this.#gone = new Promise((done) => {
      this.#child.on('error', (error) => {
        this.text += String(error);
        done();
      });
      this.#child.on('exit', () => done());
    });
    process.on('exit', this.#kill);
  }

  /** Until it has written something. */
  async says(words: RegExp): Promise<RegExpExecArray> {
    const heard = new Promise<void>((done) => {
      const look = (): void => void (words.test(this.text) && done());
      this.#waiting.push(look);
      look();
    });
    await Promise.race([heard, this.#gone]);
    return words.exec(this.text) ?? this.ended();
  }

  /** Never, or an error once it has ended by itself. */
  async ended(): Promise<never> {
    await this.#gone;
    throw new Error(`${this.#child.spawnfile} has ended: ${this.text.slice(-2000)}`);
  }

  async end(): Promise<void> {
    this.#child.kill('SIGTERM');
    const late = setTimeout(this.#kill, 5000);
    await this.#gone;
    clearTimeout(late);
    process.off('exit', this.#kill);
  }
}
