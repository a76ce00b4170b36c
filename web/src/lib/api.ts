/** The server over plain HTTP. */
import type {
  At,
  Changes,
  Closed,
  GameCount,
  GameInfo,
  Hint,
  Lesson,
  LessonAt,
  LessonMoves,
  Checked,
  Listed,
  Matches,
  Me,
  NewTable,
  OpenedPosition,
  OptionInfo,
  PositionText,
  Refusal,
  Replay,
  Review,
  Table,
} from '../wire';
import { language, t } from './words.svelte';

export type { Hint };
export type Option = OptionInfo;
export type Game = GameInfo;

/** The server said no; `refusal.message` says why. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.message);
  }
}

/** The server could not be reached. */
export class Unreachable extends Error {}

/** What the user reads when a request failed; any other error is a bug. */
export function whyNot(error: unknown): string {
  if (error instanceof Refused) return error.refusal.message;
  if (error instanceof Unreachable) return t('web-unreachable');
  throw error;
}

export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers: {
        'accept-language': language(),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Unreachable();
  }
  if (answer.status === 204) return undefined as T; // done, without content
  const content: unknown = await answer.json().catch(() => {
    throw new Unreachable(); // a proxy answered, not the server, or the line was cut
  });
  if (answer.ok) return content as T;
  throw new Refused(content as Refusal);
}

function queryString(values: Record<string, number | undefined>): string {
  const given = Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${value}`],
  );
  return given.length ? `?${given.join('&')}` : '';
}

export const api = {
  me: () => ask<Me>('GET', '/api/me'),
  guest: (name: string, avatar: Me['avatar'] = '') =>
    ask<Me>('POST', '/api/guest', { name, avatar, language: language() }),
  change: (changes: Changes) => ask<Me>('PATCH', '/api/me', changes),
  /** How many matches of each game the user has finished and won. */
  gameCounts: () => ask<GameCount[]>('GET', '/api/me/games'),
  /** The user's matches, the newest first; `before` is the `next` of the page before. */
  matches: (which: 'running' | 'over', before: string | null = null) =>
    ask<Matches>('GET', `/api/me/matches?which=${which}${before ? `&before=${before}` : ''}`),
  games: () => ask<Game[]>('GET', '/api/games'),
  /** Values that can't be chosen beside some options. */
  closed: (game: string, options: Record<string, Option['default']>) =>
    ask<Closed[]>('POST', `/api/games/${game}/closed`, { options }),
  /** Tables that anybody may join, or watch. */
  tables: (which: 'open' | 'playing' = 'open') =>
    ask<Listed[]>('GET', `/api/tables?which=${which}`),
  table: (id: string) => ask<At>('GET', `/api/tables/${encodeURIComponent(id)}`),
  open: (table: NewTable) => ask<Table>('POST', '/api/tables', table),
  command: (id: string, command: object) =>
    ask<unknown>('POST', `/api/tables/${encodeURIComponent(id)}/commands`, command),
  replay: (id: string, round?: number) =>
    ask<Replay>('GET', `/api/tables/${encodeURIComponent(id)}/replay${queryString({ round })}`),
  best: (id: string, round: number, step: number) =>
    ask<Review>(
      'GET',
      `/api/tables/${encodeURIComponent(id)}/replay/best${queryString({ round, step })}`,
    ),
  /** A step of a round as one line of text; step 0 is the deal. */
  position: (id: string, round: number, step: number) =>
    ask<PositionText>(
      'GET',
      `/api/tables/${encodeURIComponent(id)}/replay/position${queryString({ round, step })}`,
    ),
  readRecord: (record: string, round?: number) =>
    ask<Replay>('POST', '/api/replay', { record, round }),
  bestOfRecord: (record: string, round: number, step: number) =>
    ask<Review>('POST', '/api/replay/best', { record, round, step }),
  positionOfRecord: (record: string, round: number, step: number) =>
    ask<PositionText>('POST', '/api/replay/position', { record, round, step }),
  /** What the player on turn sees of a position. */
  openPosition: (text: string) =>
    ask<OpenedPosition>('GET', `/api/position?${new URLSearchParams({ text, turn: 'true' })}`),
  positionHint: (text: string) =>
    ask<Hint>('GET', `/api/position/hint?${new URLSearchParams({ text })}`),
  /** `of`: `lessons/GAME`, or `puzzles/DAY`. */
  lesson: (of: string) => ask<Lesson>('GET', `/api/${of}`),
  lessonMoves: (of: string, moves: LessonMoves) => ask<LessonAt>('POST', `/api/${of}/moves`, moves),
  lessonCheck: (of: string, moves: LessonMoves) => ask<Checked>('POST', `/api/${of}/check`, moves),
  hint: (id: string) => ask<Hint>('GET', `/api/tables/${encodeURIComponent(id)}/hint`),
};
