/** What was told, as scenes in a row. */
import { after, type Table } from './table'
import type { Event } from '../types.gen'

/** One thing that happens, `ms` long, from one table to the next. */
export interface Scene {
  readonly event: Event
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
}

export function scenes(before: Table, told: readonly Event[]): Scene[] {
  let table = before
  return told.map((event) => {
    const scene = { event, ms: length(event), before: table, after: after(table, event) }
    table = scene.after
    return scene
  })
}

function length(event: Event): number {
  return event.type === 'ran' || event.type === 'chased'
    ? LENGTH[event.type] * (event.path.length + 0.5)
    : LENGTH[event.type]
}
