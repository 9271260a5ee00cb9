/** What lies on the table, as shown: between two positions it is carried on by what was told. */
import { type Circuit, columnsOf, denOf, type Facing, facingOf } from '../circuit/geometry'
import type { Event, Ran, View } from '../types.gen'

/** A die as it lies there; a used one stays where it is until the next throw. */
export interface Die {
  readonly face: number
  readonly used: boolean
}

export interface Table {
  readonly circuit: Circuit
  readonly homes: readonly number[]
  readonly eaters: readonly number[]
  /** By seat: the way its Pac-Man looks. */
  readonly facing: readonly Facing[]
  readonly ghosts: readonly [number, number]
  readonly marbles: string
  readonly white: readonly number[]
  readonly yellow: readonly number[]
  readonly dice: readonly Die[]
}

export function tableOf(view: View, before: Table | null = null): Table {
  const { spots, signs, homes, eaters, ghosts, marbles, white, yellow } = view
  const circuit = { spots, signs }
  return {
    circuit,
    homes,
    eaters,
    facing: eaters.map(
      (_, seat) =>
        (before?.eaters[seat] === eaters[seat] && before?.facing[seat]) || inwards(circuit, eaters[seat] ?? 0),
    ),
    ghosts,
    marbles,
    white,
    yellow,
    dice: diceOf(view.dice, before?.dice ?? []),
  }
}

/** Both dice as they fell, though a view knows only those that are left. */
export function diceOf(left: readonly number[], before: readonly Die[]): Die[] {
  if (left.length > 1) return left.map((face) => ({ face, used: false }))
  const kept = before.findIndex(({ face, used }) => face === left[0] && !used)
  if (left.length === 1 && kept < 0) return left.map((face) => ({ face, used: false }))
  return before.map(({ face }, slot) => ({ face, used: left.length === 0 || slot !== kept }))
}

/** The table after one more thing has happened on it. */
export function after(table: Table, event: Event): Table {
  switch (event.type) {
    case 'dice':
      return { ...table, dice: diceOf([event.one, event.two], []) }
    case 'ran':
      return ran(table, event)
    case 'gobbled':
      return { ...table, ghosts: sent(table.ghosts, event.ghost, denOf(table.circuit)) }
    case 'robbed':
      return paid(table, event.victim, event.seat, event.marbles)
    case 'returned':
      return {
        ...table,
        marbles: changed(table.marbles, [event.hole], 'y'),
        yellow: added(table.yellow, event.seat, -1),
      }
    case 'chased':
      return { ...table, ghosts: sent(table.ghosts, event.ghost, event.path.at(-1) ?? event.start) }
    case 'caught': {
      const home = table.homes[event.victim] ?? 0
      const next = {
        ...table,
        eaters: table.eaters.with(event.victim, home),
        facing: table.facing.with(event.victim, inwards(table.circuit, home)),
      }
      return paid(next, event.victim, event.seat, event.marbles)
    }
    default:
      return table
  }
}

function ran(table: Table, { seat, start, path, white, yellow }: Ran): Table {
  const [from, to] = [path.at(-2) ?? start, path.at(-1) ?? start]
  return {
    ...table,
    eaters: table.eaters.with(seat, to),
    facing: table.facing.with(seat, facingOf(table.circuit, from, to)),
    marbles: changed(table.marbles, path, '.'),
    white: added(table.white, seat, white.length),
    yellow: added(table.yellow, seat, yellow.length),
  }
}

function paid(table: Table, payer: number, to: number, marbles: number): Table {
  return { ...table, white: added(added(table.white, payer, -marbles), to, marbles) }
}

function sent(ghosts: Table['ghosts'], ghost: number, place: number): Table['ghosts'] {
  return ghost === 0 ? [place, ghosts[1]] : [ghosts[0], place]
}

function changed(marbles: string, holes: readonly number[], to: string): string {
  return [...marbles].map((marble, place) => (holes.includes(place) ? to : marble)).join('')
}

function added(counts: readonly number[], seat: number, more: number): number[] {
  return counts.with(seat, (counts[seat] ?? 0) + more)
}

/** At rest one looks across the board. */
function inwards(circuit: Circuit, place: number): Facing {
  const [, column] = circuit.spots[place] ?? [0, 0]
  return column * 2 < columnsOf(circuit) ? 'right' : 'left'
}
