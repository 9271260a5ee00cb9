/** What lies on the table, as shown: between two positions it is carried on by what was told. */
import { lane, opposite } from '../maze/geometry'
import { doors, shapeOf, turnOf } from '../maze/shape'
import type { Arrow, Event, Place, Spare, View } from '../types.gen'

export interface Table {
  readonly places: readonly Place[]
  readonly spare: Spare | null
  /** How the spare lies, in quarters: as it was when it fell out. */
  readonly turn: number
  readonly pawns: readonly number[]
  readonly forbidden: Arrow | null
  readonly dark: boolean
}

export function tableOf(view: View, turn = 0): Table {
  const { places, spare, pawns, forbidden, dark } = view
  return { places, spare, turn, pawns, forbidden, dark }
}

/** The spare as it would lie on the board. */
export function spareTile(spare: Spare, turn: number): Place {
  return { open: doors(spare.shape, turn), treasure: spare.treasure }
}

/** Where a pawn is after a push: what falls off comes in again at the other end (L6). */
export function ridden(cell: number, arrow: Arrow): number {
  const line = lane(arrow)
  const at = line.indexOf(cell)
  return at < 0 ? cell : (line[(at + 1) % line.length] ?? cell)
}

/** The line has slid one cell; what fell out is the new spare. */
export function slid(table: Table, arrow: Arrow, turn: number): Table {
  const line = lane(arrow)
  const out = table.places[line.at(-1) ?? 0]
  if (!table.spare || !out) return table
  const places = [...table.places]
  line.forEach((cell, i) => (places[cell] = table.places[line[i - 1] ?? -1] ?? spareTile(table.spare as Spare, turn)))
  return {
    ...table,
    places,
    spare: { shape: shapeOf(out.open), treasure: out.treasure },
    turn: turnOf(out.open),
    pawns: table.pawns.map((cell) => ridden(cell, arrow)),
    forbidden: opposite(arrow),
  }
}

/** The table after one more thing has happened on it. */
export function after(table: Table, event: Event): Table {
  switch (event.type) {
    case 'shifted':
      return slid(table, event.arrow, event.turn)
    case 'walked':
      return { ...table, pawns: table.pawns.with(event.seat, event.path.at(-1) ?? 0) }
    case 'night':
      // The day's signs go at once; the night's come with the position.
      return { ...table, dark: true, places: table.places.map(({ open }) => ({ open, treasure: null })) }
    default:
      return table
  }
}

/** Two tables on which the same tiles lie. */
export function alike(one: Table, other: Table): boolean {
  return JSON.stringify([one.places, one.pawns]) === JSON.stringify([other.places, other.pawns])
}
