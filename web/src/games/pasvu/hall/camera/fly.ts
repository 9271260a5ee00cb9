/** Where the camera goes for a look: down to the eye behind a keyhole. */
import type { Hung } from '../../look/drawn/hung'
import type { Door, Side } from '../../types.gen'

/** A flight to a door; null in its place is a free camera. */
export interface FlyTo {
  readonly door: Door
  readonly ms: number
  /** The camera is there, or the flight was cut short. Called once. */
  readonly arrived: () => void
  /** Whoever draws the flight asks where the camera hangs; then it stays there. */
  readonly leaving?: (hung: Hung) => void
}

/** From where one looks at the hall. Each wish is an object of its own: the same may be wished for again. */
export interface Standpoint {
  readonly from: 'home' | 'seat' | 'above' | 'door'
  /** Behind this one: in practice only. */
  readonly door: Door
}

/** In cells, z up. */
export type Vec = readonly [number, number, number]

/** Each a quarter turn to the left from the last, as in keyhole.py. */
export const SIDES: readonly Side[] = ['S', 'E', 'N', 'W']
export const CELLS = 6

const BACK = 0.75
const HEIGHT = 0.9
const PITCH = (14 * Math.PI) / 180

/** The eye behind a door, and where it looks. */
export function eyeAt(door: Door): { readonly from: Vec; readonly forward: Vec } {
  const [x, y] = turned(door.side, door.number - 0.5, -BACK)
  const [fx, fy] = towards(door.side)
  return { from: [x, y, HEIGHT], forward: [fx * Math.cos(PITCH), fy * Math.cos(PITCH), -Math.sin(PITCH)] }
}

/** A point given as whoever sits at the south has it, for whoever sits at that side. */
export function turned(side: Side, x: number, y: number): readonly [number, number] {
  let at: readonly [number, number] = [x, y]
  for (let i = 0; i < SIDES.indexOf(side); i += 1) at = [CELLS - at[1], at[0]]
  return at
}

/** Into the hall from that side. */
export function towards(side: Side): readonly [number, number] {
  const [[x0, y0], [x1, y1]] = [turned(side, 0, 0), turned(side, 0, 1)]
  return [x1 - x0, y1 - y0]
}

export function opposite(side: Side): Side {
  return SIDES[(SIDES.indexOf(side) + 2) % 4] as Side
}

/** By how many quarters to the left everybody's side goes; nought if they do not all go alike. */
export function quartersOf(before: readonly Side[], after: readonly Side[]): number {
  const [first = 0, ...rest] = after.map(
    (side, seat) => (4 + SIDES.indexOf(side) - SIDES.indexOf(before[seat] ?? side)) % 4,
  )
  if (rest.some((other) => other !== first)) return 0
  return first === 3 ? -1 : first
}
