/** Whether cards are turned up by themselves; kept on the device. */
import { keep, kept } from '../../lib/kept';

const KEY = 'rummel-duel-flip';

class AutoFlip {
  on = $state(kept(KEY, false));

  choose(on: boolean): void {
    this.on = on;
    keep(KEY, on);
  }
}

export const autoFlip = new AutoFlip();
