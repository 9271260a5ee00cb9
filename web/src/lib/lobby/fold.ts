/** What this page knows of the lobby, as a fold of what it was told. Pure. */
import type { LobbyMessage, LobbyTable, MyTable, Position, Queue, Rejected, Seeking } from '../wire.gen'

export interface Lobby {
  /** Nothing was heard yet. */
  readonly isNew: boolean
  readonly tables: readonly LobbyTable[]
  readonly queues: readonly Queue[]
  readonly guests: readonly string[]
  /** How our own waiting stands; null: we do not wait. */
  readonly seeking: Seeking | null
  /** Small boards by table. */
  readonly boards: Readonly<Record<string, Position>>
  /** Our own tables, where we are awaited first; null: the house has not told yet. */
  readonly mine: readonly MyTable[] | null
  readonly refused: Rejected | null
}

export const NEW: Lobby = {
  isNew: true,
  tables: [],
  queues: [],
  guests: [],
  seeking: null,
  boards: {},
  mine: null,
  refused: null,
}

export function receive(lobby: Lobby, message: LobbyMessage): Lobby {
  switch (message.type) {
    case 'lobby':
      return { ...lobby, isNew: false, tables: message.tables, queues: message.queues, guests: message.guests }
    case 'news': {
      const changed = new Set([...message.gone, ...message.tables.map((table) => table.table)])
      const kept = lobby.tables.filter((table) => !changed.has(table.table))
      return {
        ...lobby,
        tables: [...kept, ...message.tables],
        boards: without(lobby.boards, message.gone),
        queues: message.queues ?? lobby.queues,
        guests: message.guests ?? lobby.guests,
      }
    }
    case 'seeking':
      return { ...lobby, seeking: message.game === null ? null : message, refused: null }
    case 'seated':
      return { ...lobby, seeking: null }
    case 'mine':
      return { ...lobby, mine: message.tables }
    case 'board':
      return { ...lobby, boards: { ...lobby.boards, [message.table]: message.position as Position } }
    case 'rejected':
      return { ...lobby, refused: message }
    default:
      return lobby
  }
}

function without<Value>(record: Readonly<Record<string, Value>>, keys: readonly string[]): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).filter(([key]) => !keys.includes(key)))
}

/** Tables with a free seat, those with somebody there first; otherwise nothing moves: who comes is last. */
export function waiting(lobby: Lobby): LobbyTable[] {
  return lobby.tables
    .filter((table) => table.stage === 'waiting' && table.free > 0)
    .toSorted((one, other) => rank(one) - rank(other) || one.since - other.since || order(one, other))
}

/** Running games that somebody plays just now. */
export function playing(lobby: Lobby): LobbyTable[] {
  return lobby.tables
    .filter((table) => table.stage === 'running' && table.here > 0)
    .toSorted((one, other) => one.since - other.since || order(one, other))
}

const rank = (table: LobbyTable): number => (table.here > 0 ? 0 : 1)
const order = (one: LobbyTable, other: LobbyTable): number => (one.table < other.table ? -1 : 1)
