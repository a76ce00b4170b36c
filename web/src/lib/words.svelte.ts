/**
 * Words in the reader's language, from the Fluent files of the Python package. A key is a message,
 * or a message and one of its attributes: `game-karo8`, `game-karo8.about`.
 */
import { BOOKS, WORDS } from 'virtual:languages';
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import { LANGUAGES, type GameId, type GAMES, type Heard, type Refusal, type Why } from '../wire';
import { face, isPiece, pieceText, SUITS, type Style, type Suit } from './pieces';

export type Language = keyof typeof LANGUAGES;
export type Facts = Record<string, unknown>;

/**
 * The messages of a language by their names. Each is parsed when it is first used: reading them all
 * would hold up a slow phone.
 */
class Speech {
  readonly bundle: FluentBundle;
  #sources = new Map<string, string>();

  constructor(
    readonly language: Language,
    texts: readonly string[] = [],
    readonly book = false,
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    // A message begins where a line is not indented.
    for (const source of texts.flatMap((text) => text.split(/\n(?=[a-z])/)))
      this.#sources.set(source.slice(0, source.indexOf(' =')), source);
  }

  message(name: string): ReturnType<FluentBundle['getMessage']> {
    const source = this.#sources.get(name);
    if (source !== undefined) {
      this.#sources.delete(name);
      this.bundle.addResource(new FluentResource(source));
    }
    return this.bundle.getMessage(name);
  }
}

let spoken = $state.raw(new Speech('en'));
/** What was chosen last; it may still be on its way. */
let wanted: Language = 'en';
let bookWanted = false;

export function isLanguage(code: string): code is Language {
  return code in LANGUAGES;
}

/** The language that the browser's user reads best. */
export function browserLanguage(): Language {
  for (const wanted of navigator.languages ?? [navigator.language]) {
    const code = wanted.toLowerCase().split('-')[0] ?? '';
    if (isLanguage(code)) return code;
  }
  return 'en';
}

/** Loads a language and speaks it from then on. */
export async function speak(language: Language): Promise<void> {
  wanted = language;
  const book = bookWanted;
  const texts = [WORDS[language](), ...(book ? [BOOKS[language]()] : [])];
  const files = (await Promise.all(texts)).map((text) => text.default);
  // Another language was chosen meanwhile, or the book was opened: that comes too.
  if (language !== wanted || book !== bookWanted) return;
  spoken = new Speech(language, files, book);
  document.documentElement.lang = language;
}

/** Makes rules, rulings and options known too; pages that need them await it. */
export async function openBook(): Promise<void> {
  bookWanted = true;
  while (!spoken.book) await speak(wanted);
}

/** Fetches the book without opening it, so that it is there when there is no connection. */
export async function fetchBook(): Promise<void> {
  await BOOKS[spoken.language]();
}

export function language(): Language {
  return spoken.language;
}

export function has(key: string): boolean {
  const [name = '', attribute] = key.split('.');
  const message = spoken.message(name);
  return attribute ? message?.attributes[attribute] !== undefined : message?.value != null;
}

/**
 * A whole number, which every language here writes alike: sums of points are not grouped (2710) where
 * they stand in columns, so they are not in sentences either.
 */
class Plain extends FluentNumber {
  override toString(): string {
    return signed(this.value);
  }
}
const plain = (fact: FluentVariable): FluentVariable =>
  typeof fact === 'number' && Number.isInteger(fact) ? new Plain(fact) : fact;

/** The words under a key; `⟦key⟧` where there are none. Reading it follows the language. */
export function t(key: string, facts: Record<string, FluentVariable> = {}): string {
  const [name = '', attribute] = key.split('.');
  const message = spoken.message(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) return `⟦${key}⟧`;
  const plainFacts = Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [name, plain(fact)]),
  );
  // A fact that is missing stops a test; a player reads the rest of the sentence.
  return spoken.bundle.formatPattern(pattern, plainFacts, import.meta.env.PROD ? [] : null);
}

/** A list of names as the language writes it. */
export function list(parts: readonly string[]): string {
  if (parts.length < 2) return parts[0] ?? '–';
  return t('list-and', { before: parts.slice(0, -1).join(', '), last: parts.at(-1) ?? '' });
}

/** Numbers to choose from, in rising order: “2–6”, or “2 or 4”. */
export function numbers(values: readonly number[]): string {
  const [first = 0, last = 0] = [values[0], values.at(-1)];
  if (values.length > 2 && values.length === last - first + 1) return `${first}–${last}`;
  if (values.length < 2) return String(first);
  return t('list-or', { before: values.slice(0, -1).join(', '), last });
}

/** Points with a real minus sign. */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}

type Colours = (typeof GAMES)[GameId]['colours'];

const SUBJECT = '\u2063'; // a sign that nobody sees
const SEATS = new Set(['seat', 'seats', 'winners']);

/** Speaks at one table: with its players' names and its kind of pieces. */
export class TableWords {
  constructor(
    readonly names: readonly (string | null)[],
    readonly style: Style,
    /** Of tiles, in the order of `SUITS`. */
    readonly colours: Colours = ['blue', 'yellow', 'red', 'green'],
    /** The seat of the reader, who is spoken to; null: nobody is. */
    readonly you: number | null = null,
  ) {}

  name(seat: number): string {
    return this.names[seat] ?? t('seat', { number: seat + 1 });
  }

  /** Whose something is: the reader, who may never have read their name, is “You”. */
  called(seat: number): string {
    return seat === this.you ? t('web-end-you') : this.name(seat);
  }

  event(heard: Heard): string {
    const key = `event-${heard.code}`;
    if (heard.code === 'match-over' && this.#isOneOf(heard.facts['winners']))
      return `${t('web-match-over')}. ${t('web-end-you-won', this.variables(heard.facts))}.`;
    const mine = this.you !== null && heard.facts['seat'] === this.you && has(`${key}.you`);
    return t(mine ? `${key}.you` : key, this.variables(heard.facts));
  }

  #isOneOf(seats: unknown): boolean {
    return this.you !== null && Array.isArray(seats) && seats.includes(this.you);
  }

  /** What a seat did, beside its name: “discarded 7♥”. Empty where nothing begins with the name. */
  deed(heard: Heard): string {
    const facts = { ...this.variables(heard.facts), seat: SUBJECT };
    const text = t(`event-${heard.code}`, facts);
    const [deed = ''] = text.startsWith(SUBJECT)
      ? text.slice(SUBJECT.length).split(/\.(?:\s|$)/)
      : [];
    return deed.replace(/^[:\s]+/, '').trim();
  }

  /** The same where there is little room, if a language has fewer words for it. */
  brief(heard: Heard): string {
    const key = `event-${heard.code}.brief`;
    return has(key) ? t(key, this.variables(heard.facts)) : this.deed(heard);
  }

  /** Why a move is a good one; empty where this page does not know the reason yet. */
  reason(why: Why): string {
    const key = `why-${why.code}`;
    return has(key) ? t(key, this.variables(why.facts)) : '';
  }

  /** In the reader's own language, which may have changed since the server spoke. */
  error(refusal: Pick<Refusal, 'error' | 'message' | 'facts'>): string {
    const key = `error-${refusal.error}`;
    return has(key) ? t(key, this.variables(refusal.facts)) : refusal.message;
  }

  /** Pieces, melds and lists of them on one line. */
  pieces(value: unknown): string {
    if (Array.isArray(value)) {
      // Numbers side by side would read as one.
      const between = Array.isArray(value[0]) ? ' | ' : this.style === 'number' ? ', ' : ' ';
      return value.map((one) => this.pieces(one)).join(between);
    }
    return pieceText(String(value), this.style);
  }

  /** A piece as it is read out: “7 of hearts”, “7 red”. */
  spoken(piece: string): string {
    const { joker, rank, suit } = face(piece);
    if (suit === null) return joker ? t('web-joker') : piece;
    const name =
      this.style === 'card'
        ? t('web-card', { rank, suit })
        : t('web-piece', { rank, suit: this.suit(suit) });
    return joker ? t('web-joker-as', { piece: name }) : name;
  }

  suit(letter: Suit): string {
    if (this.style !== 'tile') return t(SUIT_KEYS[letter]);
    return t(`colour-${this.colours[SUITS.indexOf(letter)]}`);
  }

  /** The facts of an event or a refusal as its words need them. */
  variables(facts: Facts): Record<string, FluentVariable> {
    return Object.fromEntries(
      Object.entries(facts).map(([fact, value]) => [fact, this.#fact(fact, value)]),
    );
  }

  #fact(fact: string, value: unknown): FluentVariable {
    if (SEATS.has(fact)) {
      const seats = Array.isArray(value) ? value : [value];
      return list(seats.filter((seat) => typeof seat === 'number').map((seat) => this.name(seat)));
    }
    if (fact === 'numbers' && Array.isArray(value)) return numbers(value as number[]);
    if (fact === 'suit' && SUITS.includes(value as Suit)) return this.suit(value as Suit);
    if (value === null || value === undefined) return '–';
    if (typeof value === 'number') return value;
    if (Array.isArray(value)) {
      const plain = value.length > 0 && value.every((one) => typeof one === 'string');
      if (plain && !value.every(isPiece)) return value.join(', ');
      return this.pieces(value);
    }
    const text = String(value);
    return isPiece(text) ? this.pieces(text) : text;
  }
}

const SUIT_KEYS = { c: 'suit-c', d: 'suit-d', h: 'suit-h', s: 'suit-s' };
