/** The user of this browser, and their preferences. */
import type { Me } from '../wire';
import { api, Refused } from './api';
import { ANIMAL_NAMES, ANIMALS } from './animals';
import type { Back } from './deck';
import { keep, kept } from './kept';
import { browserLanguage, isLanguage, language, speak, t, type Language } from './words.svelte';

export type Look = 'auto' | 'light' | 'dark' | 'contrast';
export const LOOKS: readonly Look[] = ['auto', 'light', 'dark', 'contrast'];
/** What a table is made of. */
export type Cloth = 'felt' | 'oak' | 'night';
export const CLOTHS: readonly Cloth[] = ['felt', 'oak', 'night'];

interface Likes {
  language: Language | null;
  look: Look;
  cloth: Cloth;
  /** The backs of cards: one for all games, or each game's. */
  back: Back | 'game';
  /** Cards and tiles in large print. */
  large: boolean;
  sound: boolean;
  /** The phone vibrates when it is the user's turn. */
  vibrate: boolean;
  /** Notices say that it is the user's turn while no page is open. */
  push: boolean;
  /** How loud, from 0 to 1. */
  volume: number;
  letters: boolean;
  /** Nothing glides. */
  still: boolean;
  /** Every table as a list of moves. */
  plain: boolean;
  name: string;
}

const KEY = 'rummel';
const PATIENCE = 1500; // milliseconds
const NONE: Likes = {
  language: null,
  look: 'auto',
  cloth: 'felt',
  back: 'game',
  large: false,
  sound: true,
  vibrate: false,
  push: false,
  volume: 0.6,
  letters: false,
  still: false,
  plain: false,
  name: '',
};

class Session {
  me = $state.raw<Me | null>(null);
  /** The server has identified us, or has had enough time. */
  met = $state(false);
  /** Who we are could not be asked: the server does not answer. */
  away = $state(false);
  #request: Promise<void> | null = null;
  likes = $state.raw<Likes>({ ...NONE, ...kept<Partial<Likes>>(KEY, {}) });

  /** Speaks the chosen language or the browser's. */
  async begin(): Promise<void> {
    const chosen = this.likes.language;
    this.#dress();
    await speak(chosen && isLanguage(chosen) ? chosen : browserLanguage());
  }

  /** Finds out who is signed in; a server that hangs must not hold up pages that don't need it. */
  async meet(): Promise<void> {
    const known = this.known().catch(() => undefined); // the server is away: that shows later
    await Promise.race([known, new Promise((done) => setTimeout(done, PATIENCE))]);
    this.met = true;
  }

  /** Whether the server knows us. One request, repeated only if there was no answer. */
  async known(): Promise<boolean> {
    if (this.me) return true;
    this.#request ??= api.me().then(
      (me) => {
        this.me ??= me;
        this.away = false;
      },
      (error: unknown) => {
        this.away = !(error instanceof Refused);
        if (!this.away) return; // we are nobody yet
        this.#request = null;
        throw error;
      },
    );
    await this.#request;
    return this.me !== null;
  }

  like(changes: Partial<Likes>): void {
    this.likes = { ...this.likes, ...changes };
    keep(KEY, this.likes);
    if (changes.language) {
      void speak(changes.language);
      // The server writes refusals in this language too; if this request fails, no harm is done.
      if (this.me) api.change({ language: changes.language }).catch(() => undefined);
    }
    this.#dress();
  }

  /** The user has not chosen a name yet. */
  get nameless(): boolean {
    return !this.me || (!this.me.account && !this.likes.name);
  }

  /**
   * Makes sure that the server knows us. A guest who gives no name is called after an animal, and
   * looks like it.
   */
  async signIn(name = ''): Promise<Me> {
    const wanted = name.trim();
    if (this.me) {
      if (wanted && this.nameless) await this.rename(wanted);
      return this.me;
    }
    const known = wanted || this.likes.name;
    // Somebody the server knows already stays the same person.
    if (known) this.me = await api.guest(known);
    else {
      const animal = ANIMALS[Math.floor(Math.random() * ANIMALS.length)] ?? 'fox';
      this.me = await api.guest(t(ANIMAL_NAMES[animal]), animal);
    }
    if (wanted) this.like({ name: wanted });
    return this.me;
  }

  /** Somebody else sits here now, or the same one with an account; null: nobody known. */
  async become(me: Me | null): Promise<void> {
    this.me = me;
    // Whatever was spoken elsewhere, from now on the server answers as this page speaks.
    if (me && me.language !== language()) this.me = await api.change({ language: language() });
  }

  /** Changes the avatar: an animal, or initials. */
  async look(avatar: Me['avatar']): Promise<void> {
    this.me = await api.change({ avatar });
  }

  /** Wants friends to see that one is here, or not. */
  async show(shown: boolean): Promise<void> {
    this.me = await api.change({ shown });
  }

  /** Takes another name; tables where the user already sits keep the old one. */
  async rename(name: string): Promise<void> {
    if (this.me) this.me = await api.change({ name });
    this.like({ name });
  }

  #dress(): void {
    const root = document.documentElement;
    if (this.likes.look === 'auto') delete root.dataset['look'];
    else root.dataset['look'] = this.likes.look;
    if (this.likes.cloth === 'felt') delete root.dataset['cloth'];
    else root.dataset['cloth'] = this.likes.cloth;
    root.classList.toggle('letters', this.likes.letters);
    root.classList.toggle('still', this.likes.still);
  }
}

export const session = new Session();
