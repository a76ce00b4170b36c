/** What a player has chosen once for all tables; kept on this device. */
import { keep, kept } from './kept';

export class Habit<T> {
  value: T = $state() as T;
  #key: string;

  constructor(key: string, usual: T) {
    this.#key = key;
    this.value = kept(key, usual);
  }

  choose(value: T): void {
    this.value = value;
    keep(this.#key, value);
  }
}
