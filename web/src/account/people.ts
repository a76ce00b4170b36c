/** The server's requests about accounts, except those that every page needs. */
import type { Me, Public, Ranked, SessionInfo, Token, TokenInfo } from '../wire';
import { ask } from '../lib/api';

const part = encodeURIComponent;

export const people = {
  register: (name: string, password: string) => ask<Me>('POST', '/api/account', { name, password }),
  signIn: (name: string, password: string) => ask<Me>('POST', '/api/session', { name, password }),
  signOut: () => ask<void>('DELETE', '/api/session'),
  newPassword: (old: string, password: string) =>
    ask<void>('POST', '/api/me/password', { old, new: password }),
  leave: (password: string) => ask<void>('DELETE', '/api/me', password ? { password } : {}),

  sessions: () => ask<SessionInfo[]>('GET', '/api/sessions'),
  endSession: (id: string) => ask<void>('DELETE', `/api/sessions/${part(id)}`),
  endOthers: () => ask<void>('DELETE', '/api/sessions'),

  bots: () => ask<TokenInfo[]>('GET', '/api/tokens'),
  addBot: (name: string) => ask<Token>('POST', '/api/tokens', { name }),
  deleteBot: (id: string) => ask<void>('DELETE', `/api/tokens/${part(id)}`),

  ratings: (game: string) => ask<Ranked[]>('GET', `/api/ratings/${part(game)}`),
  person: (id: string) => ask<Public>('GET', `/api/people/${part(id)}`),
};
