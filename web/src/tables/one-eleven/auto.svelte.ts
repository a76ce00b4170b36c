/** Whether a hand that is not in order is passed by itself; kept on the device. */
import { keep, kept } from '../../lib/kept';

const KEY = 'rummel-one-pass';

class AutoPass {
  on = $state(kept(KEY, true));

  choose(on: boolean): void {
    this.on = on;
    keep(KEY, on);
  }
}

export const autoPass = new AutoPass();
