/** What a browser knows of a table: a fold over the server's messages. Pure: no socket, no clock. */
import type { ClientMessage, Phrase, Rejected, Room, ServerMessage } from '../wire.gen'
import * as queue from './queue'

/** A message that is sent again until the server has answered it. */
export type Action = Extract<ClientMessage, { id: string; ply: number }>

export interface Bubble {
  readonly key: number
  readonly seat: number
  readonly phrase: Phrase
}

export interface Table {
  readonly room: Room | null
  readonly queue: queue.Queue
  /** Sent, and neither accepted nor refused yet. */
  readonly pending: readonly Action[]
  readonly refused: Rejected | null
  readonly said: readonly Bubble[]
  readonly heard: number
}

export const NEW: Table = { room: null, queue: queue.EMPTY, pending: [], refused: null, said: [], heard: 0 }
const BUBBLES = 4
/** A tap that came too late is nobody's fault: the present position comes with the refusal. */
const LATE: readonly string[] = ['stale', 'conflict']

export function receive(table: Table, message: ServerMessage): Table {
  switch (message.type) {
    case 'room':
      return { ...table, room: message }
    case 'position':
      return { ...table, queue: queue.arrive(table.queue, message) }
    case 'accepted':
      return { ...answered(table, message.id), refused: null }
    case 'rejected':
      return { ...answered(table, message.id), refused: LATE.includes(message.code) ? null : message }
    case 'said': {
      const bubble = { key: table.heard, seat: message.seat, phrase: message.phrase }
      return { ...table, heard: table.heard + 1, said: [...table.said, bubble].slice(-BUBBLES) }
    }
    case 'tried':
    case 'advice':
    case 'pong':
    case 'house': // of every table: see notice.svelte.ts
    case 'clocks': // they run on by themselves
      return table
  }
}

/** Before it goes over the wire. */
export function sent(table: Table, action: Action): Table {
  return { ...table, pending: [...table.pending, action], refused: null }
}

/** A second tap on one position: the first is on its way, or already answered. Who acts `together` waits for nobody. */
export function tooSoon(table: Table, ply: number, together = false): boolean {
  return table.pending.some((action) => action.ply === ply) || (!together && table.queue.waiting.length > 0)
}

/** Nothing moves, waits to be shown or waits for an answer. */
export function isSettled(table: Table): boolean {
  return !table.queue.moving && table.queue.waiting.length === 0 && table.pending.length === 0
}

export function settled(table: Table): Table {
  return { ...table, queue: queue.settle(table.queue) }
}

export function faded(table: Table, key: number): Table {
  return { ...table, said: table.said.filter((bubble) => bubble.key !== key) }
}

export function forgiven(table: Table): Table {
  return { ...table, refused: null }
}

/** The last ply this browser knows, for the next hello. */
export function lastPly(table: Table): number | null {
  return table.queue.waiting.at(-1)?.ply ?? table.queue.shown?.ply ?? null
}

/** Seats held on this screen. */
export function mine(room: Room | null): number[] {
  return (room?.chairs ?? []).flatMap((chair, seat) => (chair.mine ? [seat] : []))
}

function answered(table: Table, id: string | null): Table {
  return { ...table, pending: table.pending.filter((action) => action.id !== id) }
}
