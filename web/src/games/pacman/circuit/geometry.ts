/** Where places are in the picture, and how far they are from one another: a cell is 100 wide, the circuit starts at 0. */
import type { Point } from '../../../lib/board/motion'
import type { View } from '../types.gen'

export type { Point }
/** All that a drawing needs to know of a circuit. */
export type Circuit = Pick<View, 'spots' | 'signs'>
export type Facing = 'up' | 'right' | 'down' | 'left'

export const CELL = 100
/** Around the circuit: the frame with its doors. */
export const MARGIN = 40

const AWAY: Record<Facing, Point> = {
  up: { x: 0, y: -1 },
  right: { x: 1, y: 0 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
}
const FACINGS = Object.keys(AWAY) as Facing[]

export const rowsOf = ({ spots }: Circuit): number => 1 + Math.max(...spots.map(([row]) => row))
export const columnsOf = ({ spots }: Circuit): number => 1 + Math.max(...spots.map(([, column]) => column))

/** The places that have a sign, in order. */
export function places({ signs }: Circuit, sign: string): number[] {
  return [...signs].flatMap((other, place) => (other === sign ? [place] : []))
}

export const denOf = (circuit: Circuit): number => circuit.signs.indexOf('G')

export function centre({ spots }: Circuit, place: number): Point {
  const [row, column] = spots[place] ?? [0, 0]
  return { x: (column + 0.5) * CELL, y: (row + 0.5) * CELL }
}

/** Row and column of every barrier. */
export function barriers(circuit: Circuit): [row: number, column: number][] {
  const taken = new Set(circuit.spots.map(String))
  const [rows, columns] = [rowsOf(circuit), columnsOf(circuit)]
  return Array.from({ length: rows * columns }, (_, i): [number, number] => [
    Math.floor(i / columns),
    i % columns,
  ]).filter((spot) => !taken.has(String(spot)))
}

const around = new WeakMap<Circuit['spots'], readonly (readonly number[])[]>()

/** By place: what lies above, to the right, below and to the left of it. Hundreds of ways ask for it. */
export function neighbours({ spots }: Circuit): readonly (readonly number[])[] {
  const known = around.get(spots) ?? allNeighbours(spots)
  around.set(spots, known)
  return known
}

function allNeighbours(spots: Circuit['spots']): number[][] {
  const at = new Map(spots.map((spot, place) => [String(spot), place]))
  return spots.map(([row, column]) =>
    FACINGS.flatMap((facing) => {
      const { x, y } = AWAY[facing]
      const place = at.get(String([row + y, column + x]))
      return place === undefined ? [] : [place]
    }),
  )
}

/** The side on which a place lies at the edge. */
export function edge(circuit: Circuit, place: number): Facing {
  const [row, column] = circuit.spots[place] ?? [0, 0]
  if (row === 0) return 'up'
  if (column === columnsOf(circuit) - 1) return 'right'
  return row === rowsOf(circuit) - 1 ? 'down' : 'left'
}

/** Outside, before a door. */
export function outside(circuit: Circuit, place: number, far = CELL / 2 + MARGIN / 2): Point {
  const [{ x, y }, away] = [centre(circuit, place), AWAY[edge(circuit, place)]]
  return { x: x + away.x * far, y: y + away.y * far }
}

/** Whether a step leads out by one door and in by another. */
export function isThroughDoors(circuit: Circuit, from: number, to: number): boolean {
  const [one, other] = [centre(circuit, from), centre(circuit, to)]
  return Math.abs(one.x - other.x) + Math.abs(one.y - other.y) > CELL
}

/** The way one looks on a step; who comes in by a door looks away from it. */
export function facingOf(circuit: Circuit, from: number, to: number): Facing {
  if (isThroughDoors(circuit, from, to)) return opposite(edge(circuit, to))
  const [one, other] = [centre(circuit, from), centre(circuit, to)]
  if (one.x !== other.x) return other.x > one.x ? 'right' : 'left'
  return other.y > one.y ? 'down' : 'up'
}

/** A way as a line, with a gap where it goes through doors. */
export function line(circuit: Circuit, start: number, path: readonly number[]): string {
  const at = ({ x, y }: Point): string => `${x} ${y}`
  return [start, ...path]
    .map((place, i, all) => {
      const from = all[i - 1]
      if (from === undefined) return `M${at(centre(circuit, place))}`
      if (!isThroughDoors(circuit, from, place)) return `L${at(centre(circuit, place))}`
      return `L${at(outside(circuit, from))}M${at(outside(circuit, place))}L${at(centre(circuit, place))}`
    })
    .join('')
}

/** The place under a finger, if it is near enough to one. */
export function nearest(circuit: Circuit, at: Point, reach = 62): number | null {
  const far = (place: number): number => Math.hypot(centre(circuit, place).x - at.x, centre(circuit, place).y - at.y)
  const best = [...circuit.spots.keys()].reduce((one, other) => (far(other) < far(one) ? other : one))
  return far(best) <= reach ? best : null
}

/** The shortest line between two places, as one would draw it with a finger; none if it is longer than a die. */
export function shortest(circuit: Circuit, from: number, to: number, longest = 6): number[] | null {
  const near = neighbours(circuit)
  let ways: number[][] = [[]]
  const met = new Set([from])
  for (let steps = 0; steps < longest; steps += 1) {
    ways = ways.flatMap((way) =>
      (near[way.at(-1) ?? from] ?? []).filter((place) => !met.has(place)).map((place) => [...way, place]),
    )
    const found = ways.find((way) => way.at(-1) === to)
    if (found) return found
    for (const way of ways) met.add(way.at(-1) ?? from)
  }
  return null
}

/** How many spaces lie between a place and the nearest ghost; none beyond `reach`, and none for a home. */
export function ghostSteps(circuit: Circuit, ghosts: readonly number[], place: number, reach = 6): number | null {
  const near = neighbours(circuit)
  const closed = (other: number): boolean => 'HG'.includes(circuit.signs[other] ?? '') && !ghosts.includes(other)
  if (circuit.signs[place] === 'H') return null
  const met = new Set([place])
  for (let steps = 0; steps <= reach; steps += 1) {
    if (ghosts.some((ghost) => met.has(ghost))) return steps
    for (const here of [...met]) for (const next of near[here] ?? []) if (!closed(next)) met.add(next)
  }
  return null
}

function opposite(facing: Facing): Facing {
  return FACINGS[(FACINGS.indexOf(facing) + 2) % 4] ?? facing
}
