import { Habit } from './habit.svelte';

/** Whether this page can be installed like an app, as far as the browser says. */
interface Prompt extends Event {
  prompt: () => Promise<unknown>;
}

class Install {
  #prompt = $state.raw<Prompt | null>(null);
  /** The browser offers it. */
  offered: boolean = $derived(this.#prompt !== null);
  /** It was opened from the home screen. */
  done = matchMedia('(display-mode: standalone)').matches;

  constructor() {
    // The browser says so once, soon after the first page is there.
    addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault();
      this.#prompt = event as Prompt;
    });
    addEventListener('appinstalled', () => {
      this.#prompt = null;
    });
  }

  async ask(): Promise<void> {
    await this.#prompt?.prompt();
    this.#prompt = null; // it can be used only once
  }
}

/** A match was finished on this device: nobody is asked before that. */
export const finished = new Habit<boolean>('rummel-finished', false);

export const install = new Install();
