/** Between the hall, in mils, and the plan, a hundred units a cell, turned so that one's own side is below. */
import { CELL } from '../stage/shape'
import { SIDES } from '../stage/sides'
import type { Side } from '../types.gen'

export type Spot = readonly [number, number]

export const UNIT = 100
export const EDGE = 6 * UNIT
/** Around the floor: doors, and who waits behind them. */
export const RIM = 96

const K = UNIT / CELL

export function toPlan(bottom: Side, x: number, y: number): Spot {
  const [a, b] = [x * K, y * K]
  return { S: [a, EDGE - b], E: [b, a], N: [EDGE - a, b], W: [EDGE - b, EDGE - a] }[bottom] as unknown as Spot
}

export function toHall(bottom: Side, [a, b]: Spot): { x: number; y: number } {
  const [x, y] = ({ S: [a, EDGE - b], E: [b, a], N: [EDGE - a, b], W: [EDGE - b, EDGE - a] } as const)[bottom]
  return { x: x / K, y: y / K }
}

const OUTSIDE = 600 // mils from the wall

/** Behind a wall, so far along it for whoever sits there. */
export function outside(bottom: Side, side: Side, along: number): Spot {
  const end = 6 * CELL
  const { x, y } = {
    S: { x: along, y: -OUTSIDE },
    E: { x: end + OUTSIDE, y: along },
    N: { x: end - along, y: end + OUTSIDE },
    W: { x: -OUTSIDE, y: end - along },
  }[side]
  return toPlan(bottom, x, y)
}

/** In degrees, clockwise as pictures have it: what lies towards the east, unturned. */
export function spin(bottom: Side, yaw: number): number {
  return 90 * SIDES.indexOf(bottom) - yaw / 10
}

/** A step on the plan, to the right and up, as a step in the hall. */
export function stepOf(bottom: Side, right: number, up: number): { x: number; y: number } {
  return { S: { x: right, y: up }, E: { x: -up, y: right }, N: { x: -right, y: -up }, W: { x: up, y: -right } }[bottom]
}

/** The yaw at which a handle points from the middle of a piece to a point of the plan. */
export function yawTo(bottom: Side, [ax, ay]: Spot, [bx, by]: Spot): number {
  const degrees = (Math.atan2(by - ay, bx - ax) * 180) / Math.PI
  return ((Math.round((90 * SIDES.indexOf(bottom) - degrees) * 10) % 3600) + 3600) % 3600
}

const NOTCH = 150 // tenths of a degree
/** So far from a wall's line one still means it, where a wall is near. */
const PULL = 225

/** From notch to notch; near a wall along its line. */
export function snapped(yaw: number, byWall = false): number {
  const line = Math.round(yaw / 900) * 900
  return (byWall && Math.abs(yaw - line) <= PULL ? line : Math.round(yaw / NOTCH) * NOTCH) % 3600
}
