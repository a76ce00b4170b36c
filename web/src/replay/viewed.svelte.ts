/** Tables to look at: a moment of a round that is over, a position from a line of text. */
import { Live } from '../lib/live.svelte';
import { Play } from '../lib/play.svelte';
import type { Table } from '../wire';

export type About = Pick<Table, 'id' | 'game' | 'rules' | 'seats'> & Partial<Table>;

/** A table without a connection: it shows what it is given, and nothing can be played at it. */
export class ViewedPlay extends Play {
  constructor(about: About) {
    super(about.id, new Live(about.id, false));
    this.live.table = tableOf(about);
  }

  override async act(): Promise<boolean> {
    return false;
  }

  override async check(): Promise<null> {
    return null;
  }

  override async askHint(): Promise<void> {}
}

/** A table that no server keeps. */
export function tableOf(about: About): Table {
  return {
    is: 'table',
    version: 1,
    setup: {
      listed: false,
      pace: 'live',
      clock: { kind: 'none' },
      away: 'wait',
      grace: 0,
      rated: false,
      hints: false,
      watchers: true,
      chat: false,
      bot_pace: 'natural',
    },
    status: 'playing',
    you: null,
    number: 0,
    round: 1,
    booked: [],
    account: [],
    result: null,
    win: null,
    deal: 1,
    commit: '',
    pledges: [],
    words: [],
    dealt: 1,
    reveal: null,
    watchers: 0,
    due: [],
    held: [],
    banks: [],
    next_deal: null,
    paused: false,
    rematch: null,
    muted: [],
    blocked: [],
    bonds: [],
    ...about,
  };
}
