/** The few questions asked over HTTP. */
import type {
  Analysis,
  ChangePassword,
  Credentials,
  FeedAddress,
  GameInfo,
  GameSheet,
  Holiday,
  Listed,
  Me,
  Opened,
  OpenTable,
  Played,
  Problem,
  PushForgotten,
  PushKey,
  PushWish,
  Replay,
} from './wire.gen'
import { at } from './page/base'

/** An answer that is an error, by its code: `problem-<code>` has the words. */
export class HttpProblem extends Error {
  constructor(
    readonly code: string,
    readonly args: Record<string, string | number> = {},
  ) {
    super(code)
  }
}

export const openTable = (wish: OpenTable): Promise<Opened> => tell('POST', '/api/tables', wish)
/** A browser that is nobody yet becomes somebody. */
export const me = (): Promise<Me> => ask('/api/me')
export const myGames = (): Promise<Played[]> => ask('/api/me/games')
export const takeHoliday = (wish: Holiday): Promise<Me> => tell('PUT', '/api/me/holiday', wish)
export const pushKey = (): Promise<PushKey> => ask('/api/push')
export const listenToPush = (wish: PushWish): Promise<PushKey> => tell('PUT', '/api/me/push', wish)
export const forgetPush = (wish: PushForgotten): Promise<PushKey> => tell('POST', '/api/me/push/forget', wish)
export const myFeed = (): Promise<FeedAddress> => ask('/api/me/feed')
export const makeFeed = (): Promise<FeedAddress> => tell('POST', '/api/me/feed')
export const revokeFeed = (): Promise<FeedAddress> => tell('DELETE', '/api/me/feed')
export const register = (wish: Credentials): Promise<Me> => tell('POST', '/api/account', wish)
export const signIn = (wish: Credentials): Promise<Me> => tell('POST', '/api/session', wish)
export const signOut = (): Promise<Me> => tell('DELETE', '/api/session')
export const changePassword = (wish: ChangePassword): Promise<Me> => tell('PUT', '/api/account/password', wish)
export const publicTables = (): Promise<Listed[]> => ask('/api/tables')
let asked: Promise<GameInfo[]> | undefined
/** Asked once: the house does not change while we look. */
export function games(): Promise<GameInfo[]> {
  asked ??= ask<GameInfo[]>('/api/games').catch((error: unknown) => {
    asked = undefined
    throw error
  })
  return asked
}
/** What a guest brings along. */
export const gameSheet = (game: string): Promise<GameSheet> => ask(`/api/games/${game}`)
/** As spectators saw it, or through the eyes of a seat. */
export const replay = (table: string, eye: number | null = null): Promise<Replay> =>
  ask(`/api/tables/${table}/replay${eye === null ? '' : `?eye=${eye}`}`)
export const analysis = (table: string): Promise<Analysis> => ask(`/api/tables/${table}/analysis`)

export const inviteImage = (table: string): string => at(`/api/tables/${table}/invite.svg`)
export const savedGame = (table: string): string => at(`/api/tables/${table}/save`)

const tell = <Answer>(method: string, path: string, body?: unknown): Promise<Answer> =>
  ask(path, {
    method,
    headers: { 'content-type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
  })

async function ask<Answer>(path: string, init?: RequestInit): Promise<Answer> {
  const answer = await fetch(at(path), { credentials: 'same-origin', ...init }).catch(() => {
    throw new HttpProblem('offline')
  })
  const body: unknown = await answer.json().catch(() => undefined)
  if (answer.ok && body !== undefined) return body as Answer
  const problem = body as Partial<Problem> | undefined
  throw new HttpProblem(problem?.code ?? `http_${answer.status}`, { ...problem?.args })
}
