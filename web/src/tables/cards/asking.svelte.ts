/** How a player wants to be asked about discards that were left; kept on the device. */
import { keep, kept } from '../../lib/kept';

export const CLAIM_SECONDS = 8;
export type Mode = 'short' | 'wait' | 'never';
const KEY = 'rummel-knock';

class Asking {
  mode = $state<Mode>(kept<Mode>(KEY, 'short'));

  choose(mode: Mode): void {
    this.mode = mode;
    keep(KEY, mode);
  }
}

export const asking = new Asking();
