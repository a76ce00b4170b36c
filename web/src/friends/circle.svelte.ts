/**
 * One's friends, as the server tells whenever something changes. While the connection is open they see
 * that one is here; a page that nobody has looked at for a while closes it.
 */
import type { Bye, Circle, Friend, FriendLink, LinkOwner, Refusal } from '../wire';
import { ask } from '../lib/api';

const FIRST_WAIT = 1000;
const LONGEST_WAIT = 60_000;
const UNSEEN = 5 * 60_000; // milliseconds after which a page that is not looked at counts as left

const part = encodeURIComponent;

export const friends = {
  link: () => ask<FriendLink>('GET', '/api/friends/link'),
  renew: () => ask<FriendLink>('POST', '/api/friends/link'),
  owner: (code: string) => ask<LinkOwner>('GET', `/api/friend-links/${part(code)}`),
  confirm: (code: string) => ask<void>('POST', `/api/friend-links/${part(code)}`),
  accept: (id: string) => ask<void>('POST', `/api/friends/${part(id)}`),
  /** Removes a friend, declines a request or withdraws one. */
  leave: (id: string) => ask<void>('DELETE', `/api/friends/${part(id)}`),
  invite: (id: string, table: string) =>
    ask<void>('POST', `/api/friends/${part(id)}/invitations`, { table }),
  decline: (table: string) => ask<void>('DELETE', `/api/invitations/${part(table)}`),
};

class Company {
  /** null: not known yet, or nobody is signed in. */
  now = $state.raw<Circle | null>(null);
  /** Whom this page has invited to which table. */
  invited = $state.raw<ReadonlySet<string>>(new Set());

  #socket: WebSocket | null = null;
  #wanted = false;
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #unseen: ReturnType<typeof setTimeout> | undefined;

  /** For somebody who is signed in; returns what ends it. */
  open = (): (() => void) => {
    this.#wanted = true;
    document.addEventListener('visibilitychange', this.#look);
    addEventListener('online', this.#look);
    this.#look();
    return () => {
      this.#wanted = false;
      document.removeEventListener('visibilitychange', this.#look);
      removeEventListener('online', this.#look);
      this.#hangUp();
      this.now = null;
      this.invited = new Set();
    };
  };

  isInvited(friend: Friend, table: string): boolean {
    return this.invited.has(`${friend.id} ${table}`);
  }

  async invite(friend: Friend, table: string): Promise<void> {
    await friends.invite(friend.id, table);
    this.invited = new Set([...this.invited, `${friend.id} ${table}`]);
  }

  /** Not now: gone from here at once, and from other pages when the server knows. */
  async decline(table: string): Promise<void> {
    if (this.now)
      this.now = {
        ...this.now,
        invitations: this.now.invitations.filter((one) => one.table !== table),
      };
    await friends.decline(table);
  }

  #look = (): void => {
    clearTimeout(this.#unseen);
    if (document.visibilityState === 'hidden') {
      this.#unseen = setTimeout(() => this.#hangUp(), UNSEEN);
    } else if (!this.#socket && this.#wanted) {
      clearTimeout(this.#retry);
      this.#connect();
    }
  };

  #hangUp(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#unseen);
    const old = this.#socket;
    this.#socket = null;
    // One that is not open yet would complain.
    if (old?.readyState === WebSocket.CONNECTING) old.onopen = () => old.close();
    else old?.close();
  }

  #connect(): void {
    if (!navigator.onLine) return;
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(`${scheme}//${location.host}/api/friends/here`);
    this.#socket = socket;
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#take(JSON.parse(event.data as string));
    };
    socket.onclose = () => {
      if (socket !== this.#socket) return;
      this.#socket = null;
      this.#later();
    };
  }

  #later(wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries++)): void {
    clearTimeout(this.#retry);
    if (!this.#wanted || document.visibilityState === 'hidden') return; // until it is looked at
    this.#retry = setTimeout(() => this.#connect(), wait * (0.7 + Math.random() * 0.6));
  }

  #take(message: Circle | Refusal | Bye): void {
    if (message.is === 'circle') {
      this.#tries = 0;
      this.now = message;
    } else if (message.is === 'bye') {
      this.#hangUp();
      this.#later(message.after * 1000);
    } else if (message.error === 'not-signed-in') {
      this.#hangUp(); // the page will find out who sits here
    }
  }
}

export const company = new Company();
