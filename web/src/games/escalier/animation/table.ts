import type { Stand } from '../scene/geometry'
import type { Event, Place, View } from '../types.gen'

/** The pieces on the stairs, as shown. Ghosts are steps and nothing more: one looks like another. */
export interface Table {
  readonly tokens: readonly number[]
  readonly ghosts: readonly number[]
  readonly arrived: readonly number[]
}

export const TOP = 22

/** A piece where it stands; `slot` is set for ghosts, `colour` for tokens. */
export type Piece =
  | { readonly kind: 'ghost'; readonly place: Place; readonly stand: Stand }
  | { readonly kind: 'token'; readonly colour: number; readonly stand: Stand }

export function tableOf(view: View): Table {
  return { tokens: view.tokens, ghosts: view.ghosts, arrived: view.arrived }
}

export function crowd(table: Table, step: number): number {
  if (step === TOP) return table.arrived.length
  return table.ghosts.filter((s) => s === step).length + table.tokens.filter((s) => s === step).length
}

export function ghostStand(table: Table, place: Place): Stand {
  return { step: place.step, spot: place.slot, crowd: crowd(table, place.step) }
}

export function tokenStand(table: Table, colour: number): Stand {
  const step = table.tokens[colour] ?? 0
  if (!step) return { step: TOP, spot: table.arrived.indexOf(colour), crowd: table.arrived.length }
  const ghosts = table.ghosts.filter((s) => s === step).length
  const before = table.tokens.filter((s, c) => s === step && c < colour).length
  return { step, spot: ghosts + before, crowd: crowd(table, step) }
}

export function places(ghosts: readonly number[]): Place[] {
  return ghosts.map((step, i) => ({ step, slot: i - ghosts.indexOf(step) }))
}

/** Every piece, ghosts from the foot up, then tokens, then who is at the top. */
export function pieces(table: Table): Piece[] {
  const tokens = table.tokens.flatMap((step, colour) => (step ? [colour] : []))
  return [
    ...places(table.ghosts).map((place): Piece => ({ kind: 'ghost', place, stand: ghostStand(table, place) })),
    ...[...tokens, ...table.arrived].map((colour): Piece => ({
      kind: 'token',
      colour,
      stand: tokenStand(table, colour),
    })),
  ]
}

/** The table after one more thing has happened on it. */
export function after(table: Table, event: Event): Table {
  switch (event.type) {
    case 'climbed':
      return { ...table, tokens: table.tokens.with(event.colour, event.to === TOP ? 0 : event.to) }
    case 'haunted':
      return {
        ...table,
        tokens: table.tokens.with(event.colour, 0),
        ghosts: joined(table.ghosts, event.place.step),
      }
    case 'advanced': {
      const index = table.ghosts.indexOf(event.start.step) + event.start.slot
      const others = table.ghosts.toSpliced(index, 1)
      return { ...table, ghosts: event.to ? joined(others, event.to.step) : others }
    }
    case 'arrived':
      return { ...table, arrived: [...table.arrived, event.colour] }
    default:
      return table
  }
}

function joined(ghosts: readonly number[], step: number): number[] {
  return ghosts.toSpliced(ghosts.filter((s) => s <= step).length, 0, step)
}
