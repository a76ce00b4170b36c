/** A wish to the server: whether it is under way, and how it went, in words. */
import { whyNot } from '../lib/api';

export class Wish {
  busy = $state(false);
  /** What was done. */
  success = $state('');
  /** Why it was not. */
  fault = $state('');

  /** Does it, unless it is being done already; false, and a fault to read, if it failed. */
  async make(work: () => Promise<void>, done = ''): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.success = '';
    this.fault = '';
    try {
      await work();
      this.success = done;
      return true;
    } catch (error) {
      this.fault = whyNot(error);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
