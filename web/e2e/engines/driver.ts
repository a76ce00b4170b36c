/** What an engine has to do for the tests; all else is built on it in `tab.ts`. */

/** What the mouse or a key does, as WebDriver writes it, classic and BiDi alike. */
export interface Source {
  type: 'pointer' | 'key';
  id: string;
  actions: object[];
}

/**
 * A command that the driver never answers. Firefox does that in one of many runs, with pages that
 * answer at once when they are asked something else; such a test begins again in a new browser.
 */
export class Silence extends Error {
  static readonly words = /gives no answer/;

  constructor(engine: string, command: string) {
    super(`${engine} gives no answer to ${command}`);
  }
}

export interface Driver {
  /** Until the document is there; what it asks for may still be on its way. */
  go: (address: string) => Promise<unknown>;
  reload: () => Promise<unknown>;
  /** Runs the body of a function in the page; it gets a text and promises one. */
  call: (body: string, text: string) => Promise<string>;
  perform: (sources: readonly Source[]) => Promise<unknown>;
  resize: (width: number, height: number) => Promise<unknown>;
  /** A picture of the page, as PNG in base64. */
  picture: () => Promise<string>;
  /** All errors and warnings of pages and console so far. */
  said: () => readonly string[];
  quit: () => Promise<void>;
}
