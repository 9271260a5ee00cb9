/** What was told, as scenes in a row. */
import { lastEater } from '../words/eater'
import { after, type Table } from './table'
import type { Event } from '../types.gen'

/** The end: whoever ate the last marble snaps once more, and marbles are counted. */
export interface Finale {
  readonly type: 'finale'
  /** Nobody, where time was up. */
  readonly seat: number | null
}

export type Happening = Event | Finale

/** One thing that happens, `ms` long, from one table to the next. */
export interface Scene {
  readonly event: Happening
  readonly ms: number
  readonly before: Table
  readonly after: Table
}

const LENGTH: Record<Event['type'], number> = {
  drawn: 1200,
  dice: 700,
  ran: 190, // a step
  gobbled: 1200,
  robbed: 800,
  returned: 700,
  chased: 200, // a step
  caught: 1500,
  stuck: 600,
  proposed: 500,
  answered: 500,
}

const FINALE = 4200

/** At the end of the game there is one scene more. */
export function scenes(before: Table, told: readonly Event[], over = false): Scene[] {
  let table = before
  const all: Scene[] = told.map((event) => {
    const scene = { event, ms: length(event), before: table, after: after(table, event) }
    table = scene.after
    return scene
  })
  if (!over || told.length === 0) return all
  return [...all, { event: { type: 'finale', seat: lastEater(told) }, ms: FINALE, before: table, after: table }]
}

function length(event: Event): number {
  return event.type === 'ran' || event.type === 'chased'
    ? LENGTH[event.type] * (event.path.length + 0.5)
    : LENGTH[event.type]
}
