/** What an engine has to do for the tests; all else is built on it in `tab.ts`. */

/** What the mouse or a key does, as WebDriver writes it, classic and BiDi alike. */
export interface Source {
  type: 'pointer' | 'key';
  id: string;
  actions: object[];
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
