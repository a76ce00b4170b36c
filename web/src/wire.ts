// Made from the server's structs by `make generate`. Do not edit.

/** A card or tile: `7h`, `13s`, `*` for a joker, `*=7h` for one that stands for a piece. */
export type Piece = string;

/** Everybody takes the time they want. */
export interface NoClock {
  kind: 'none';
}

/** A number of seconds for every turn: the sheets' two minutes, or days for correspondence. */
export interface TurnClock {
  kind: 'turn';
  seconds: number;
}

/** Seconds for the whole match, and some more for every turn, once it is over. */
export interface BankClock {
  kind: 'bank';
  seconds: number;
  increment: number;
}

/** What the rules say: the option `seconds`, in games that have it, for every turn. */
export interface SheetClock {
  kind: 'sheet';
}

/** Take an open seat, or any. A pledge makes the player's words a part of the deals. */
export interface Sit {
  do: 'sit';
  seat?: number | null;
  pledge?: string | null;
  key?: string;
}

/** Give the seat up before the match starts. */
export interface Leave {
  do: 'leave';
  key?: string;
}

/** Open a seat again that somebody has taken; the host may, before the match starts. */
export interface Free {
  do: 'free';
  seat: number;
  key?: string;
}

/** Let a bot sit down at an open seat; the host may, before the match starts. */
export interface Invite {
  do: 'invite';
  seat: number;
  bot: string;
  key?: string;
}

/** Begin the match; the host may, once all seats are taken. */
export interface Start {
  do: 'start';
  pledge?: string | null;
  key?: string;
}

/** The words of the round that is about to be dealt, which the pledge has fixed. */
export interface Reveal {
  do: 'reveal';
  round: number;
  words: string;
  key?: string;
}

/** A move, as text. `number` is the last one the client has seen; a repeat has the same key. */
export interface Play {
  do: 'play';
  number: number;
  move: string;
  key: string;
}

/** Whether a move would be legal, and what is wrong if not. Nothing is played. */
export interface Check {
  do: 'check';
  number: number;
  move: string;
  key?: string;
}

/** The melds of a turn that is being built; a time-out falls back on them. */
export interface Draft {
  do: 'draft';
  number: number;
  melds: string[];
  key?: string;
}

/** Go on to the next round. */
export interface Ready {
  do: 'ready';
  key?: string;
}

/** Give up the match. */
export interface Resign {
  do: 'resign';
  key?: string;
}

/** Ask for the clocks to stop; they do once everybody has. `on=False` lets them run again. */
export interface Pause {
  do: 'pause';
  on?: boolean;
  key?: string;
}

/** How long bots seem to think from now on; the host may say, at any time. */
export interface Tempo {
  do: 'tempo';
  pace: 'natural' | 'brisk' | 'at-once';
  key?: string;
}

/** Ask for another match, or agree to it; it begins once everybody has, with the seats moved on */
export interface Rematch {
  do: 'rematch';
  on?: boolean;
  pledge?: string | null;
  key?: string;
}

/** Talk to the others at the table. */
export interface Say {
  do: 'say';
  text: string;
  key: string;
}

/** Show the others one of a few quick words, for a moment. */
export interface React {
  do: 'react';
  reaction: 'hello' | 'nice' | 'thanks' | 'oops' | 'wow' | 'bye';
  key?: string;
}

/** Stop hearing somebody in the chat, or hear them again. */
export interface Mute {
  do: 'mute';
  seat: number;
  on?: boolean;
  key?: string;
}

/** Never be matched with somebody again, and hear nothing from them; or take that back. */
export interface Block {
  do: 'block';
  seat: number;
  on?: boolean;
  key?: string;
}

/** Ask somebody with whom one has played to be friends, or agree to be. */
export interface Befriend {
  do: 'befriend';
  seat: number;
  key?: string;
}

/** Tell the operator of the server about somebody at the table. */
export interface Report {
  do: 'report';
  seat: number;
  reason: 'insult' | 'name' | 'cheating' | 'stalling' | 'other';
  text?: string;
  key?: string;
}

/** Still there. */
export interface Ping {
  do: 'ping';
  key?: string;
}

/** How a table is set up, apart from the rules of its game. */
export interface Setup {
  listed: boolean;
  pace: 'live' | 'correspondence';
  clock: Clock;
  away: 'wait' | 'bot' | 'resign';
  grace: number;
  rated: boolean;
  hints: boolean;
  watchers: boolean;
  chat: boolean;
  bot_pace: 'natural' | 'brisk' | 'at-once';
}

/** One seat as everyone may know it. */
export interface SeatInfo {
  kind: 'open' | 'person' | 'bot';
  name: string | null;
  bot: string | null;
  program: boolean;
  avatar: '' | 'bear' | 'cat' | 'fox' | 'frog' | 'hare' | 'hedgehog' | 'mouse' | 'owl' | 'penguin' | 'robin' | 'turtle' | 'whale';
  here: boolean;
  host: boolean;
  ready: boolean;
  again: boolean;
  declined: boolean;
  pausing: boolean;
  out: boolean;
}

/** A part of what a seat gets for a round; clients word it under its key. */
export interface Booked {
  key: string;
  points: number;
  facts: Record<string, unknown>;
}

/** A round that is over: what the seats added to its deal, and the server's seed. */
export interface Dealt {
  round: number;
  words: string[];
  seed: string;
}

/** Everything about a table but the play itself. */
export interface Table {
  is: 'table';
  version: number;
  id: string;
  game: string;
  rules: Record<string, unknown>;
  setup: Setup;
  status: 'open' | 'playing' | 'over';
  seats: SeatInfo[];
  you: number | null;
  number: number;
  round: number;
  booked: number[][];
  account: Booked[][];
  result: Record<string, unknown> | null;
  win: 'draw' | 'alone' | 'team' | 'shared' | null;
  deal: number;
  commit: string;
  pledges: string[];
  words: string[];
  dealt: number;
  reveal: Dealt | null;
  watchers: number;
  due: (number | null)[];
  held: (number | null)[];
  banks: number[];
  next_deal: number | null;
  paused: boolean;
  rematch: string | null;
  muted: number[];
  blocked: number[];
  bonds: ('' | 'sent' | 'asked' | 'friend')[];
}

/** What is best laid now, as the kernel reads it: a client that has the kernel need not ask. */
export interface Question {
  move: string;
  table: string[];
  rack: string;
  laws: number[];
  settings: number[];
  objectives: number[];
}

/** An event as its hearer may know it. */
export interface Heard {
  code: string;
  facts: Record<string, unknown>;
}

/** An earlier move of the round: what this client heard of it. */
export interface Past {
  number: number;
  events: Heard[];
}

/** The whole view at a number: the first thing a client gets, and after a gap. */
export interface Position {
  is: 'position';
  number: number;
  view: AnyView;
  question: Question | null;
  due: (number | null)[];
  held: (number | null)[];
  past: Past[];
}

/** One move: what this client heard of it, and its view after it. */
export interface Step {
  is: 'step';
  number: number;
  events: Heard[];
  view: AnyView | null;
  question: Question | null;
  due: (number | null)[];
  held: (number | null)[];
}

/** What somebody is building; empty once the turn is over. */
export interface Drafted {
  is: 'drafted';
  seat: number;
  melds: string[];
}

/** Somebody talks. */
export interface Said {
  is: 'said';
  id: number;
  seat: number;
  name: string;
  text: string;
  at: number;
}

/** A quick word of somebody; it is not kept. */
export interface Reacted {
  is: 'reacted';
  seat: number;
  reaction: 'hello' | 'nice' | 'thanks' | 'oops' | 'wow' | 'bye';
}

/** A command was not carried out; nothing has changed. */
export interface Refusal {
  is: 'refusal';
  error: string;
  message: string;
  facts: Record<string, unknown>;
  key: string;
  now: Position | null;
}

/** A meld of a move that was checked: how it reads, or what is wrong with it. */
export interface CheckedMeld {
  meld: string;
  kind: 'run' | 'set' | null;
  points: number;
  refusal: Refusal | null;
}

export interface Checked {
  legal: boolean;
  refusal: Refusal | null;
  melds: CheckedMeld[];
}

/** A command was carried out. A move has its number in the log. */
export interface Answer {
  is: 'answer';
  key: string;
  number: number | null;
  check: Checked | null;
}

/** The server hangs up; come back after this many seconds. */
export interface Bye {
  is: 'bye';
  reason: string;
  after: number;
}

/** Players say how many points they have; the one who ended the round gets a bonus (ONE-30). */
export interface ByPoints {
  by: 'points';
  bonus: number;
}

/** One point for winning; players who sit opposite win together. */
export interface ByWinner {
  by: 'winner';
}

/** What is left over counts against its owner. */
export interface ByRacks {
  by: 'racks';
  worth: number[];
  winner_takes: boolean;
  wins_only: boolean;
  lowest_wins: boolean;
  doubles: boolean;
  relief: number;
  lone_joker: boolean;
  first_lay_penalty: number;
}

/** Gin: a bonus for ending the round, and a comparison of what is left. */
export interface BySpread {
  by: 'spread';
  worth: number[];
  knock_bonus: number;
  gin_bonus: number;
  big_gin_bonus: number | null;
  lowest_bonus: number;
  win_bonus: number;
  undercut_bonus: number;
  tie: 'undercut' | 'gin-safe' | 'nobody';
}

/** What a side may have at the end of a round, worded under `tally-<family>-<name>`. */
export interface Item {
  name: string;
  each: number;
  most: number;
  shared: boolean;
  all: number | null;
  unmelded: number;
  melds: number;
  partners: boolean;
}

/** Each side counts its melds, what it holds, and items that have a price of their own. */
export interface ByTally {
  by: 'tally';
  worth: number[];
  out: number;
  concealed: number;
  items: Item[];
}

/** An option of a game, as a form for new tables needs it. */
export interface OptionInfo {
  name: string;
  key: string;
  kind: 'switch' | 'number' | 'choice' | 'numbers';
  default: boolean | number | string | number[];
  least: number | null;
  most: number | null;
  allowed: number[];
  choices: string[];
  ledger: string[];
  group: 'match' | 'limits' | 'deal' | 'turn' | 'melds' | 'opening' | 'table' | 'end' | 'score' | 'clock';
}

/** A game, as a form for new tables needs it. Its words are under `game-<id>`. */
export interface GameInfo {
  id: string;
  family: string;
  sheet: string;
  seats: number[];
  clock: number;
  open_drafts: boolean;
  bots: string[];
  options: OptionInfo[];
}

/** Values of an option that can't be chosen now, and the option that rules them out. */
export interface Closed {
  option: string;
  values: (boolean | number | string)[];
  by: string;
}

/** The person who sends the request. */
export interface Me {
  id: string;
  name: string;
  language: string;
  account: boolean;
  bot: boolean;
  avatar: '' | 'bear' | 'cat' | 'fox' | 'frog' | 'hare' | 'hedgehog' | 'mouse' | 'owl' | 'penguin' | 'robin' | 'turtle' | 'whale';
  shown: boolean;
}

/** A table that anybody may join, or watch. */
export interface Listed {
  id: string;
  game: string;
  seats: number;
  open: number;
  names: string[];
  created: number;
}

/** A table as it stands. */
export interface At {
  table: Table;
  position: Position | null;
}

/** Something that speaks for a move; clients word it under `why-<code>`. */
export interface Why {
  code: string;
  facts: Record<string, unknown>;
}

/** What the master would do in the place of a player, and why. */
export interface Hint {
  moves: string[];
  placed: number;
  points: number;
  reached: number;
  needed: number;
  proven: boolean;
  reasons: Why[];
  sure: number | null;
}

/** Where somebody is signed in. The id names the session but can't be used to sign in. */
export interface SessionInfo {
  id: string;
  label: string;
  created: number;
  seen: number;
  current: boolean;
}

/** How a match ended. The reason is worded under `result-<reason>`. */
export interface Result {
  reason: string;
  totals: number[];
  winners: number[];
  bonus: number[];
}

/** A match as one of its players remembers it. */
export interface MatchInfo {
  table: string;
  game: string;
  status: 'open' | 'playing' | 'over';
  pace: 'live' | 'correspondence';
  rated: boolean;
  created: number;
  ended: number | null;
  moved: number;
  seat: number;
  names: (string | null)[];
  bots: number[];
  totals: number[];
  place: number | null;
  result: Result | null;
  win: 'draw' | 'alone' | 'team' | 'shared' | null;
  your_turn: boolean;
  due: number | null;
}

/** The newest matches first. `next` is what `before` has to be for more. */
export interface Matches {
  matches: MatchInfo[];
  next: string | null;
}

/** How many matches of a game somebody has finished, and won. */
export interface GameCount {
  game: string;
  played: number;
  won: number;
}

/** Somebody you never want to meet again. */
export interface Blocked {
  id: string;
  name: string;
}

/** How many people look for the same. */
export interface Queue {
  game: string;
  pace: 'quick' | 'calm' | 'days';
  players: number;
  people: number;
}

/** How the search stands. */
export interface Looking {
  game: string;
  pace: 'quick' | 'calm' | 'days';
  players: number;
  waited: number;
  table: string | null;
}

/** What somebody looks for; null: nothing, or no more. */
export interface Search {
  looking: Looking | null;
}

/** The public key that browsers subscribe with, base64url. */
export interface PushKey {
  key: string;
}

/** The token is shown this once: `Authorization: Bearer …` is how the bot uses it. */
export interface Token {
  id: string;
  name: string;
  created: number;
  token: string;
}

/** A user's own bot. */
export interface TokenInfo {
  id: string;
  name: string;
  created: number;
  seen: number | null;
}

/** A line of the list of the strongest. */
export interface Ranked {
  place: number;
  id: string;
  name: string;
  rating: number;
  matches: number;
  bot: boolean;
  avatar: '' | 'bear' | 'cat' | 'fox' | 'frog' | 'hare' | 'hedgehog' | 'mouse' | 'owl' | 'penguin' | 'robin' | 'turtle' | 'whale';
}

/** How strong somebody is in a game. */
export interface Rating {
  game: string;
  rating: number;
  matches: number;
}

/** What everybody may know of somebody. */
export interface Public {
  id: string;
  name: string;
  ratings: Rating[];
}

/** Where a friend plays now. */
export interface Playing {
  game: string;
  way: 'join' | 'watch' | 'yours' | '';
  table: string | null;
}

/** A friend, as far as they want to be seen. */
export interface Friend {
  id: string;
  name: string;
  avatar: '' | 'bear' | 'cat' | 'fox' | 'frog' | 'hare' | 'hedgehog' | 'mouse' | 'owl' | 'penguin' | 'robin' | 'turtle' | 'whale';
  here: boolean;
  playing: Playing | null;
}

/** Somebody who would like to be friends, or whom one has asked. */
export interface Asker {
  id: string;
  name: string;
  avatar: '' | 'bear' | 'cat' | 'fox' | 'frog' | 'hare' | 'hedgehog' | 'mouse' | 'owl' | 'penguin' | 'robin' | 'turtle' | 'whale';
}

/** A friend wants one at a table that has not begun. */
export interface Invitation {
  table: string;
  game: string;
  name: string;
  avatar: '' | 'bear' | 'cat' | 'fox' | 'frog' | 'hare' | 'hedgehog' | 'mouse' | 'owl' | 'penguin' | 'robin' | 'turtle' | 'whale';
  at: number;
}

/** One's friends, who is here, and what they want. */
export interface Circle {
  is: 'circle';
  friends: Friend[];
  asked: Asker[];
  sent: Asker[];
  invitations: Invitation[];
}

/** What the address of one's friend link ends with. */
export interface FriendLink {
  code: string;
}

/** Whose friend link it is, and how they stand to whoever opens it. */
export interface LinkOwner {
  name: string;
  avatar: '' | 'bear' | 'cat' | 'fox' | 'frog' | 'hare' | 'hedgehog' | 'mouse' | 'owl' | 'penguin' | 'robin' | 'turtle' | 'whale';
  stands: 'new' | 'friend' | 'own';
}

/** One move and what it changed. The first step of a round is its deal. */
export interface ReplayStep {
  seat: number | null;
  move: string | null;
  events: Heard[];
  seconds: number | null;
  view: Record<string, unknown>;
}

/** A round that is over. */
export interface Replay {
  game: string;
  rules: Record<string, unknown>;
  seats: SeatInfo[];
  round: number;
  rounds: number;
  booked: number[][];
  before: number;
  result: Record<string, unknown> | null;
  win: 'draw' | 'alone' | 'team' | 'shared' | null;
  whole: boolean;
  commit: string;
  pledges: string[] | null;
  words: string[];
  seed: string;
  first: number | null;
  dealt: Record<string, unknown>;
  steps: ReplayStep[];
}

/** The best move of a seat, from what it could see. */
export interface Best {
  step: number;
  kind: 'only' | 'solver' | 'bot';
  same: boolean;
  moves: string[];
  events: Heard[];
  placed: number;
  played: number;
  proven: boolean;
  master: boolean;
  reasons: Why[];
  sure: number | null;
  lays: boolean;
  reached: number;
  needed: number;
  view: Record<string, unknown>;
}

/** The best moves of a round from a step on. `next` is the step to ask for more; None: all. */
export interface Review {
  best: Best[];
  next: number | null;
}

/** A state of a round as one line, without the source of chance. */
export interface PositionText {
  position: string;
}

/** A round as the kernel reads it, and the seat whose move is wanted. */
export interface KernelRound {
  family: string;
  options: Record<string, number[]>;
  fields: Record<string, unknown>;
  seat: number;
}

/** A position that somebody has brought along, as a table shows it. */
export interface OpenedPosition {
  game: string;
  rules: Record<string, unknown>;
  position: string;
  whole: boolean;
  seat: number | null;
  view: Record<string, unknown>;
  question: Question | null;
  round: KernelRound | null;
}

/** A move as the learner notices it. */
export interface LessonMove {
  events: Heard[];
  view: AnyView;
}

/** Where a task stands after a move of the learner, and what the others did then. */
export interface LessonAt {
  number: number;
  moves: LessonMove[];
  done: boolean;
  lost: boolean;
  next: string;
}

/** A move that a task wants, and what it leads to. */
export interface LessonStep {
  move: string;
  any: boolean;
  check: Checked;
  at: LessonAt;
}

/** A position to play. Its words are under `lesson-<words>`. */
export interface LessonTask {
  words: string;
  position: string;
  win: boolean;
  most: number;
  rules: Record<string, unknown>;
  start: LessonAt;
  line: LessonStep[];
}

/** Of a game, or of a day: enough to play it as it is meant without asking again. */
export interface Lesson {
  game: string;
  tasks: LessonTask[];
}

/** Options that differ from the game's own. */
export interface ChosenOptions {
  options: Record<string, unknown>;
}

export interface NewName {
  name: string;
  language?: string | null;
  avatar?: '' | 'bear' | 'cat' | 'fox' | 'frog' | 'hare' | 'hedgehog' | 'mouse' | 'owl' | 'penguin' | 'robin' | 'turtle' | 'whale';
}

/** The body of `POST /api/tables`. `options` are those that differ from the preset. */
export interface NewTable {
  game: string;
  options?: Record<string, unknown>;
  seats?: string[];
  setup?: Partial<Setup>;
  pledge?: string | null;
  start?: boolean;
}

/** The name and the password of an account. */
export interface Credentials {
  name: string;
  password: string;
}

/** Fields to be changed; the others stay. */
export interface Changes {
  name?: string | null;
  language?: string | null;
  avatar?: '' | 'bear' | 'cat' | 'fox' | 'frog' | 'hare' | 'hedgehog' | 'mouse' | 'owl' | 'penguin' | 'robin' | 'turtle' | 'whale' | null;
  shown?: boolean | null;
}

export interface NewPassword {
  old: string;
  new: string;
}

/** The password, for accounts. */
export interface Goodbye {
  password?: string | null;
}

/** What somebody wants to play with strangers. */
export interface Wanted {
  game: string;
  pace?: 'quick' | 'calm' | 'days';
  players?: number;
  pledge?: string | null;
}

/** What `PushSubscription.toJSON()` says in a browser, its keys base64url. */
export interface Subscribed {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface Unsubscribed {
  endpoint: string;
}

/** What the bot is called at tables. */
export interface NewToken {
  name: string;
}

/** The table at which a friend is wanted. */
export interface InvitedTo {
  table: string;
}

/** A record that somebody has brought along. */
export interface ReadRecord {
  record: string;
  round?: number | null;
}

/** The same, asking for its best moves from a step on. */
export interface ReviewRecord {
  record: string;
  round?: number | null;
  step?: number;
}

/** A record, and which step of a round is meant; step 0 is its deal. */
export interface StepOfRecord {
  record: string;
  round?: number | null;
  step?: number;
}

/** A task, counted from 0, and the moves of the learner so far, the one in question last. */
export interface LessonMoves {
  step: number;
  moves: string[];
}

/** How a round ended. The reason is worded under `outcome-<reason>`. */
export interface Outcome {
  reason: string;
  points: number[];
  winners: number[];
  left: number[];
  void: boolean;
  next_first: number | null;
}

export interface TilesView {
  seat: number | null;
  to_act: number[];
  legal: string[];
  free: string[];
  outcome: Outcome | null;
  first: number;
  turn: number;
  phase: 'draw' | 'play' | 'change' | 'return' | 'reject';
  hands: (Piece[] | null)[];
  counts: number[];
  pool: number;
  scrap: Piece[];
  scrapped: number;
  table: Piece[][];
  opened: boolean[];
  needed: number[];
  may_use_table: boolean;
  most: number;
  changes: number;
  drawn: Piece | null;
  last: Piece[];
  turns: number;
}

export interface RommeView {
  seat: number | null;
  to_act: number[];
  legal: string[];
  free: string[];
  outcome: Outcome | null;
  first: number;
  carried: number[];
  previous: number[];
  turn: number;
  phase: 'start' | 'draw' | 'claim' | 'meld';
  hands: (Piece[] | null)[];
  counts: number[];
  stock: number;
  discard: Piece | null;
  discards: number;
  pile: Piece[];
  table: Piece[][];
  owners: number[];
  turns: number;
  melding: boolean;
  opened: boolean[];
  needed: number;
  first_to_lay: number | null;
  asked: number[];
  drawn: Piece | null;
  taken: Piece | null;
  owed: boolean;
}

export interface GinView {
  seat: number | null;
  to_act: number[];
  legal: string[];
  free: string[];
  outcome: Outcome | null;
  first: number;
  turn: number;
  phase: 'upcard' | 'stock' | 'draw' | 'discard' | 'spread';
  hands: (Piece[] | null)[];
  counts: number[];
  stock: number;
  discards: number;
  discard: Piece | null;
  pile: Piece[];
  limit: number;
  factor: number;
  drawn: Piece | null;
  deadwood: number | null;
  may_end: boolean;
  ending: 'knock' | 'gin' | 'big-gin' | 'stalled' | null;
  opener: number | null;
  melds: Piece[][];
  owners: number[];
  left: (number | null)[];
}

export interface CanastaView {
  seat: number | null;
  to_act: number[];
  legal: string[];
  free: string[];
  outcome: Outcome | null;
  first: number;
  carried: number[];
  turn: number;
  phase: 'draw' | 'answer' | 'meld';
  hands: (Piece[] | null)[];
  counts: number[];
  stock: number;
  discard: Piece | null;
  discards: number;
  under: number;
  frozen: boolean;
  table: Piece[][];
  owners: number[];
  sides: number[];
  red_threes: Piece[][];
  turns: number;
  opened: boolean[];
  needed: number;
  canastas: number[];
  to_go_out: number;
  drawn: Piece[];
  laid: boolean;
  answer: 'yes' | 'no' | null;
  fines: number[];
}

export interface OneElevenView {
  seat: number | null;
  to_act: number[];
  legal: string[];
  free: string[];
  outcome: Outcome | null;
  turn: number;
  phase: 'choose' | 'take' | 'insert' | 'announce';
  hands: (number[] | null)[];
  counts: number[];
  centre: (number | null)[];
  draw: number;
  discards: number;
  top: number;
  pile: number[];
  taken: number | null;
  spot: number;
  turns_left: number;
  directions: ('rising' | 'falling' | null)[];
  series: number[];
  points: number;
  ordered: boolean;
  counted: number[][];
}

export interface Karo8View {
  seat: number | null;
  to_act: number[];
  legal: string[];
  free: string[];
  outcome: Outcome | null;
  turn: number;
  phase: 'draw-eight' | 'start' | 'play' | 'drawn';
  hands: (Piece[] | null)[];
  counts: number[];
  stock: number;
  rows: ([number, number])[];
  gaps: number[][];
  heroes: number[];
}

/** Everyone sees the same: a stack is hidden even from its owner (DUE-06). */
export interface DuelView {
  seat: number | null;
  to_act: number[];
  legal: string[];
  free: string[];
  outcome: Outcome | null;
  phase: 'flip';
  due: number[];
  waiting: number[];
  stacks: number[];
  piles: number[];
  turned: Piece[][];
  tricks: number;
  tricks_left: number;
  last: Piece[][];
  last_winner: number | null;
  values: number[][];
  nobody: number;
  heroes: number[];
  cards: [number, number];
}

export type Clock =
  | NoClock
  | TurnClock
  | BankClock
  | SheetClock;

export type AnyCommand =
  | Sit
  | Leave
  | Free
  | Invite
  | Start
  | Reveal
  | Play
  | Check
  | Draft
  | Ready
  | Resign
  | Pause
  | Tempo
  | Rematch
  | Say
  | React
  | Mute
  | Block
  | Befriend
  | Report
  | Ping;

export type AnyMessage =
  | Table
  | Position
  | Step
  | Drafted
  | Said
  | Reacted
  | Answer
  | Refusal
  | Bye;

export type Scoring =
  | ByPoints
  | ByWinner
  | ByRacks
  | BySpread
  | ByTally;

/** The view of each family. */
export interface Views {
  'tiles': TilesView;
  'romme': RommeView;
  'gin': GinView;
  'canasta': CanastaView;
  'one-eleven': OneElevenView;
  'karo8': Karo8View;
  'duel': DuelView;
}
/** The words of each family's moves. */
export interface Moves {
  'tiles': 'lay' | 'draw' | 'take' | 'exchange' | 'reject' | 'pass';
  'romme': 'draw' | 'take' | 'knock' | 'pass' | 'lay' | 'open' | 'add' | 'rob' | 'discard';
  'gin': 'take' | 'draw' | 'pass' | 'discard' | 'knock' | 'add' | 'spread';
  'canasta': 'draw' | 'take' | 'pass' | 'ask' | 'answer' | 'lay' | 'add' | 'discard';
  'one-eleven': 'choose' | 'clear' | 'take' | 'insert' | 'announce' | 'pass';
  'karo8': 'lay' | 'draw' | 'pass';
  'duel': 'flip';
}
export type Family = keyof Views;
export type AnyView = Views[Family];

/** What does not change about the games; their options come from `/api/games`. */
export const GAMES = {
  'rummikub': { family: 'tiles', tiled: true, seats: [2, 3, 4], players: 2, sheet: '', colours: ['blue', 'yellow', 'red', 'green'], cells: false, tasks: 6, box: "Rummikub", minutes: 15, mood: 'thoughtful', bestWith: [2, 3, 4], quick: {}, long: {"rounds": 4}, levels: true },
  'romme': { family: 'romme', tiled: false, seats: [2, 3, 4, 5, 6], players: 4, sheet: 'ROM', colours: ['blue', 'yellow', 'red', 'green'], cells: false, tasks: 6, box: "Disney 100 Rommé", minutes: 20, mood: 'light', bestWith: [3, 4], quick: {"rounds": 1}, long: {"rounds": 8}, levels: true },
  'romme-lay': { family: 'romme', tiled: false, seats: [2, 3, 4, 5, 6], players: 4, sheet: 'LAY', colours: ['blue', 'yellow', 'red', 'green'], cells: false, tasks: 3, box: "Disney 100 Rommé", minutes: 20, mood: 'thoughtful', bestWith: [3, 4], quick: {"rounds": 1}, long: {"rounds": 8}, levels: true },
  'gin': { family: 'gin', tiled: false, seats: [2], players: 2, sheet: '', colours: ['blue', 'yellow', 'red', 'green'], cells: false, tasks: 4, box: "", minutes: 20, mood: 'thoughtful', bestWith: [2], quick: {"rounds": 1}, long: {"target": 250}, levels: true },
  'canasta': { family: 'canasta', tiled: false, seats: [2, 3, 4], players: 4, sheet: 'CAN', colours: ['blue', 'yellow', 'red', 'green'], cells: false, tasks: 5, box: "", minutes: 30, mood: 'thoughtful', bestWith: [4], quick: {"target": 1500}, long: {"target": 10000}, levels: true },
  'myrummy': { family: 'tiles', tiled: true, seats: [2, 3, 4], players: 2, sheet: 'MYR', colours: ['black', 'grey', 'purple', 'green'], cells: false, tasks: 6, box: "MyRummy Travel", minutes: 40, mood: 'thoughtful', bestWith: [2, 3, 4], quick: {"rounds": 1}, long: {"rounds": 8}, levels: true },
  'serie-noire': { family: 'tiles', tiled: true, seats: [2, 3, 4], players: 2, sheet: 'SNR', colours: ['blue', 'yellow', 'red', 'green'], cells: false, tasks: 6, box: "Dujardin Série Noire", minutes: 25, mood: 'thoughtful', bestWith: [2, 3, 4], quick: {"rounds": 1}, long: {"rounds": 8}, levels: true },
  'serie-noire-gin': { family: 'gin', tiled: true, seats: [2, 3, 4], players: 2, sheet: 'GIN', colours: ['blue', 'yellow', 'red', 'green'], cells: false, tasks: 3, box: "Dujardin Série Noire", minutes: 15, mood: 'thoughtful', bestWith: [2, 3], quick: {"rounds": 1}, long: {"target": 250}, levels: true },
  'brettspielnetz': { family: 'tiles', tiled: true, seats: [2], players: 2, sheet: 'BSN', colours: ['blue', 'yellow', 'red', 'green'], cells: true, tasks: 6, box: "Brettspielnetz", minutes: 10, mood: 'thoughtful', bestWith: [2], quick: {}, long: {"rounds": 3}, levels: true },
  'one-eleven': { family: 'one-eleven', tiled: false, seats: [2, 3, 4, 5], players: 2, sheet: 'ONE', colours: ['blue', 'yellow', 'red', 'green'], cells: false, tasks: 4, box: "MyRummy 111", minutes: 10, mood: 'light', bestWith: [2, 3, 4], quick: {"target": 30}, long: {"target": 120}, levels: true },
  'karo8': { family: 'karo8', tiled: false, seats: [2, 3, 4], players: 2, sheet: 'KAR', colours: ['blue', 'yellow', 'red', 'green'], cells: false, tasks: 5, box: "Disney 100 Rommé", minutes: 5, mood: 'light', bestWith: [2, 4], quick: {}, long: {"rounds": 5}, levels: true },
  'duel': { family: 'duel', tiled: false, seats: [2, 4], players: 2, sheet: 'DUE', colours: ['blue', 'yellow', 'red', 'green'], cells: false, tasks: 0, box: "Disney 100 Rommé", minutes: 5, mood: 'light', bestWith: [2], quick: {}, long: {"rounds": 3}, levels: false },
} as const;
export type GameId = keyof typeof GAMES;
/** The bots that people play with, the weakest first, and the usual one. */
export const CHARACTERS = ['mia', 'leo', 'nora', 'viktor', 'ada'] as const;
export type Character = (typeof CHARACTERS)[number];
export const USUAL: Character = 'leo';
/** The languages of the words, each under its own name. */
export const LANGUAGES = { cs: 'Čeština', de: 'Deutsch', en: 'English', es: 'Español', fr: 'Français', it: 'Italiano', nl: 'Nederlands', pl: 'Polski', sk: 'Slovenčina' } as const;

/** What a score sheet on paper needs to know of a game; the engine's own rules say it. */
export interface Sheet {
  rounds: number;
  target: number;
  /** Among equals the last round decides who has won. */
  lastDecides: boolean;
  /** Nobody wins a match in which all are level; else they share it. */
  draws: boolean;
  /** Who starts the next round: the next player, the one after the winner; null: chosen again. */
  starter: 'next' | 'after-winner' | null;
  /** The seats of each side, by the number of players; where it is left out, all play alone. */
  sides: Readonly<Record<number, readonly (readonly number[])[]>>;
  scoring: Scoring;
}
export const SHEETS: Record<GameId, Sheet> = {
  'rummikub': { rounds: 1, target: 0, lastDecides: false, draws: false, starter: null, sides: {}, scoring: {"by":"racks","worth":[30,1,2,3,4,5,6,7,8,9,10,11,12,13],"winner_takes":true,"wins_only":false,"lowest_wins":true,"doubles":false,"relief":0,"lone_joker":false,"first_lay_penalty":0} },
  'romme': { rounds: 4, target: 0, lastDecides: false, draws: false, starter: 'next', sides: {}, scoring: {"by":"racks","worth":[20,11,2,3,4,5,6,7,8,9,10,10,10,10],"winner_takes":false,"wins_only":false,"lowest_wins":false,"doubles":false,"relief":0,"lone_joker":false,"first_lay_penalty":0} },
  'romme-lay': { rounds: 4, target: 0, lastDecides: false, draws: false, starter: 'next', sides: {}, scoring: {"by":"racks","worth":[20,11,2,3,4,5,6,7,8,9,10,10,10,10],"winner_takes":false,"wins_only":false,"lowest_wins":false,"doubles":false,"relief":40,"lone_joker":true,"first_lay_penalty":20} },
  'gin': { rounds: 0, target: 100, lastDecides: false, draws: false, starter: 'next', sides: {}, scoring: {"by":"spread","worth":[0,1,2,3,4,5,6,7,8,9,10,10,10,10],"knock_bonus":0,"gin_bonus":25,"big_gin_bonus":null,"lowest_bonus":0,"win_bonus":0,"undercut_bonus":25,"tie":"gin-safe"} },
  'canasta': { rounds: 0, target: 5000, lastDecides: false, draws: false, starter: 'next', sides: {"4":[[0,2],[1,3]]}, scoring: {"by":"tally","worth":[50,20,20,5,5,5,5,5,10,10,10,10,10,10],"out":100,"concealed":100,"items":[{"name":"natural","each":500,"most":11,"shared":false,"all":null,"unmelded":1,"melds":35,"partners":false},{"name":"mixed","each":300,"most":11,"shared":false,"all":null,"unmelded":1,"melds":50,"partners":false},{"name":"red","each":100,"most":4,"shared":true,"all":800,"unmelded":-1,"melds":0,"partners":false},{"name":"fine","each":-100,"most":20,"shared":false,"all":null,"unmelded":1,"melds":0,"partners":true}]} },
  'myrummy': { rounds: 4, target: 0, lastDecides: false, draws: false, starter: 'after-winner', sides: {}, scoring: {"by":"racks","worth":[25,1,2,3,4,5,6,7,8,9,10,11,12,13],"winner_takes":true,"wins_only":false,"lowest_wins":false,"doubles":true,"relief":0,"lone_joker":false,"first_lay_penalty":0} },
  'serie-noire': { rounds: 4, target: 0, lastDecides: false, draws: false, starter: null, sides: {}, scoring: {"by":"racks","worth":[25,1,2,3,4,5,6,7,8,9,10,11,12,13],"winner_takes":true,"wins_only":false,"lowest_wins":false,"doubles":true,"relief":0,"lone_joker":false,"first_lay_penalty":0} },
  'serie-noire-gin': { rounds: 0, target: 100, lastDecides: false, draws: false, starter: 'next', sides: {}, scoring: {"by":"spread","worth":[0,1,2,3,4,5,6,7,8,9,10,11,12,13],"knock_bonus":20,"gin_bonus":25,"big_gin_bonus":50,"lowest_bonus":50,"win_bonus":20,"undercut_bonus":10,"tie":"undercut"} },
  'brettspielnetz': { rounds: 1, target: 0, lastDecides: false, draws: true, starter: null, sides: {}, scoring: {"by":"racks","worth":[25,1,2,3,4,5,6,7,8,9,10,11,12,13],"winner_takes":false,"wins_only":true,"lowest_wins":true,"doubles":false,"relief":0,"lone_joker":false,"first_lay_penalty":0} },
  'one-eleven': { rounds: 0, target: 60, lastDecides: true, draws: false, starter: 'next', sides: {}, scoring: {"by":"points","bonus":5} },
  'karo8': { rounds: 1, target: 0, lastDecides: false, draws: true, starter: 'next', sides: {"3":[[0,2],[1]],"4":[[0,2],[1,3]]}, scoring: {"by":"winner"} },
  'duel': { rounds: 1, target: 0, lastDecides: false, draws: true, starter: null, sides: {"4":[[0,2],[1,3]]}, scoring: {"by":"winner"} },
};
