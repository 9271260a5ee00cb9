/** What was told, as scenes in a row. */
import { after, alike, slid, type Table } from './table'
import type { Arrow, Event, Treasure } from '../types.gen'

/** The end: somebody is home. By night the sun rises; by day they show what they have found. */
export interface Finale {
  readonly type: 'finale'
  readonly home: number
  readonly seat: number
  readonly found: readonly Treasure[]
  readonly dark: boolean
}

/** What a scene shows: an event; pawns that come in again; a push taken back; or the end. */
export type Happening =
  | Event
  | { readonly type: 'reenter'; readonly seats: readonly number[]; readonly arrow: Arrow }
  | { readonly type: 'unshift'; readonly arrow: Arrow; readonly turn: number }
  | Finale

/** One thing that happens, `ms` long, over a table that is then `after`. */
export interface Scene {
  readonly event: Happening
  readonly ms: number
  /** The line already lies where it goes: it was shown before it was pushed. */
  readonly settling: boolean
  readonly after: Table
}

export interface Aim {
  readonly arrow: Arrow
  readonly turn: number
}

const LENGTH: Record<Event['type'], number> = {
  dealt: 0,
  began: 300,
  shifted: 340,
  walked: 150,
  found: 800,
  night: 1600,
  home: 700,
  turned: 1500,
}
const A_STEP = 150
const A_WALK = 900
const REENTER = 420
const SETTLE = 160
const DAWN = 4200
const HOMECOMING = 3200

/** `final` is the position that follows; `aimed` the push that this screen was showing already. */
export function scenes(before: Table, told: readonly Event[], final: Table, aimed: Aim | null): Scene[] {
  const films: Scene[] = []
  let table = before
  told.forEach((event, i) => {
    const next = settled(table, event, told.slice(i + 1), final)
    const settling = event.type === 'shifted' && event.arrow === aimed?.arrow && event.turn === aimed.turn
    const ms = settling ? SETTLE : length(event)
    if (ms) films.push({ event, ms, settling, after: next })
    table = next
    if (event.type === 'shifted' && event.reentered.length && !settling) {
      films.push({
        event: { type: 'reenter', seats: event.reentered, arrow: event.arrow },
        ms: REENTER,
        settling,
        after: next,
      })
    }
  })
  return films
}

/** The last scene, over a table on which nothing moves any more. */
export const finale = (event: Finale, table: Table): Scene => ({
  event,
  ms: event.dark ? DAWN : HOMECOMING,
  settling: false,
  after: table,
})

/** The film of a push that was taken back, if that is what leads from one table to the other. */
export function takenBack(before: Table, final: Table): Scene[] {
  const arrow = before.forbidden
  const turn = arrow ? [0, 1, 2, 3].find((quarters) => alike(slid(before, arrow, quarters), final)) : undefined
  if (!arrow || turn === undefined) return []
  return [{ event: { type: 'unshift', arrow, turn }, ms: LENGTH.shifted, settling: false, after: final }]
}

/** By night other signs are on the tiles than the table knows: the position has them. */
function settled(table: Table, event: Event, rest: readonly Event[], final: Table): Table {
  const next = after(table, event)
  const last = event.type === 'night' && !rest.some(({ type }) => type === 'shifted')
  return last ? { ...next, places: final.places, spare: final.spare } : next
}

function length(event: Event): number {
  if (event.type === 'walked') return Math.min(A_WALK, A_STEP * (event.path.length - 1))
  return LENGTH[event.type]
}
