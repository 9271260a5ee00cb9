/** Sides, doors and cells of the hall. */
import { CELL, SIDE } from './shape'
import type { Door, Side, Size } from '../types.gen'

export type Cell = readonly [number, number]

/** Each a quarter turn to the left from the last. */
export const SIDES: readonly Side[] = ['S', 'E', 'N', 'W']
export const DOORS: readonly Door[] = SIDES.flatMap((side) => [1, 2, 3, 4, 5, 6].map((number) => ({ side, number })))
/** By number, the ghosts of one colour. */
export const FAMILY: readonly Size[] = ['large', 'medium', 'medium', 'small', 'small', 'small', 'small']

export const sizeOf = (ghost: number): Size => FAMILY[ghost] ?? 'small'

export const farSide = (side: Side): Side => SIDES[(SIDES.indexOf(side) + 2) % 4] ?? 'S'

/** The yaw at which a head points from a side to the far one. */
export const towards = (side: Side): number => ({ S: 900, E: 1800, N: 2700, W: 0 })[side]

export const cellOf = (x: number, y: number): Cell => [within(x), within(y)]

export const sameCell = (one: Cell, other: Cell): boolean => one[0] === other[0] && one[1] === other[1]

export const sameDoor = (one: Door, other: Door): boolean => one.side === other.side && one.number === other.number

/** Around the hall, one door after the other. */
export const nextDoor = (door: Door): Door =>
  DOORS[(DOORS.findIndex((each) => sameDoor(each, door)) + 1) % DOORS.length] ?? door

/** The middle of a door, on the edge of the floor. */
export function doorAt({ side, number }: Door): { x: number; y: number } {
  const along = (number - 0.5) * CELL
  const end = SIDE * CELL
  return { S: { x: along, y: 0 }, E: { x: end, y: along }, N: { x: end - along, y: end }, W: { x: 0, y: end - along } }[
    side
  ]
}

/** The door of a side in whose line a cell lies. */
export function doorOf(side: Side, [column, row]: Cell): Door {
  const number = { S: column, N: SIDE - 1 - column, E: row, W: SIDE - 1 - row }[side]
  return { side, number: 1 + number }
}

const within = (place: number): number => Math.min(SIDE - 1, Math.max(0, Math.floor(place / CELL)))
