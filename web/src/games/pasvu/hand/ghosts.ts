/** A ghost in the hand, and what is offered to it. Pure: the house says what is allowed. */
import { type Cell, cellOf, sameCell, sizeOf, towards } from '../stage/sides'
import type { Escape, Fuse, Ghost, Move, Put, View, Walk } from '../types.gen'
import { room } from './lying'

export interface Spot {
  readonly x: number
  readonly y: number
  /** The height it comes down from. */
  readonly z: number
}

export interface GhostInHand {
  readonly kind: 'ghost'
  readonly ghost: number
  /** Where it is held; null as long as no cell is chosen. */
  readonly spot: Spot | null
  /** Where its head points, in a round in which ghosts lie (V13); null where they stand. */
  readonly yaw: number | null
  /** It walks (V6), or a Midnight card puts it there (V13). */
  readonly how: 'walk' | 'put'
  /** It had got out, and is taken back (V12). */
  readonly back: boolean
}

export const walks = (legal: readonly Move[]): Walk[] => legal.filter((move): move is Walk => move.type === 'walk')
export const puts = (legal: readonly Move[]): Put[] => legal.filter((move): move is Put => move.type === 'put')
export const escapes = (legal: readonly Move[]): Escape[] =>
  legal.filter((move): move is Escape => move.type === 'escape')
export const fuses = (legal: readonly Move[]): Fuse[] => legal.filter((move): move is Fuse => move.type === 'fuse')

export function standing(view: View, seat: number, ghost: number): Ghost | null {
  return view.ghosts.find((one) => one.seat === seat && one.number === ghost) ?? null
}

/** A ghost as it is taken: one that lies already keeps its way, another turns its head to its exit. */
export function takenGhost(view: View, eye: number, ghost: number): GhostInHand {
  const how = view.phase === 'midnight' ? 'put' : 'walk'
  const yaw = view.night.lying ? (standing(view, eye, ghost)?.yaw ?? towards(view.sides[eye] ?? 'S')) : null
  return { kind: 'ghost', ghost, spot: null, yaw, how, back: (view.out[eye] ?? []).includes(ghost) }
}

export function walkOf({ ghost, spot, yaw, how }: GhostInHand): Walk | Put | null {
  if (!spot) return null
  const { x, y, z } = spot
  return { type: how, ghost, x, y, z, yaw }
}

/** The ghosts that can be moved, the lowest number of those alike in the reserve. */
export function movable(view: View, legal: readonly Move[], eye: number): number[] {
  const open = new Set([...walks(legal), ...puts(legal), ...escapes(legal)].map(({ ghost }) => ghost))
  const here = view.ghosts.filter(({ seat, number }) => seat === eye && (view.walked[eye] ?? []).includes(number))
  if (view.phase === 'ghosts') for (const { number } of here) open.add(number) // V6: elsewhere in its own cell, for nothing
  return [...open].toSorted((one, other) => one - other)
}

/** Any ghost that waits stands for all of its size: the one that is offered. */
export function offered(view: View, legal: readonly Move[], eye: number, ghost: number): number | null {
  const open = movable(view, legal, eye)
  if (open.includes(ghost)) return ghost
  const waiting = [view.reserve[eye] ?? [], view.out[eye] ?? []].find((all) => all.includes(ghost))
  return open.find((other) => waiting?.includes(other) && sizeOf(other) === sizeOf(ghost)) ?? null
}

/** The cells that a ghost can reach, its own too where it may still be moved about in it. */
export function reach(view: View, legal: readonly Move[], eye: number, ghost: number): Cell[] {
  const cells: Cell[] = []
  const add = (cell: Cell): void => void (cells.some((known) => sameCell(known, cell)) || cells.push(cell))
  for (const spot of [...walks(legal), ...puts(legal)]) if (spot.ghost === ghost) add(cellOf(spot.x, spot.y))
  const here = standing(view, eye, ghost)
  if (here && (view.walked[eye] ?? []).includes(ghost)) add(cellOf(here.x, here.y))
  return cells
}

/** Held at the nearest to a point of the spots offered in its cell, turned as it is if it can be; null if none is. */
export function offeredNear(hand: GhostInHand, legal: readonly Move[], x: number, y: number): GhostInHand | null {
  const here = [...walks(legal), ...puts(legal)].filter(
    (spot) => spot.ghost === hand.ghost && sameCell(cellOf(spot.x, spot.y), cellOf(x, y)),
  )
  const away = (spot: Walk | Put): number => (spot.x - x) ** 2 + (spot.y - y) ** 2
  const isTurned = (spot: Walk | Put): boolean => spot.yaw !== hand.yaw
  const [nearest] = here.toSorted(
    (one, other) => Number(isTurned(one)) - Number(isTurned(other)) || away(one) - away(other),
  )
  if (!nearest) return null
  const { x: east, y: north, z, yaw } = nearest
  return { ...hand, spot: { x: east, y: north, z }, yaw }
}

/** Held over a point, wholly inside its cell (V8); who lies only has its middle there, and stays in the hall (V13). */
export function heldAt(hand: GhostInHand, x: number, y: number, z: number): GhostInHand {
  const [column, row] = cellOf(x, y)
  const across = room(hand, 'x', column)
  const along = room(hand, 'y', row)
  return { ...hand, spot: { x: between(x, across), y: between(y, along), z: Math.max(0, Math.round(z)) } }
}

/** Turned where it lies: a long one may have to give way to the wall. */
export function ghostTurnedTo(hand: GhostInHand, yaw: number): GhostInHand {
  if (hand.yaw === null) return hand
  const turned = { ...hand, yaw }
  if (!hand.spot) return turned
  const { x, y, z } = hand.spot
  return heldAt(turned, x, y, z)
}

const between = (place: number, [low, high]: readonly [number, number]): number =>
  Math.round(Math.min(high, Math.max(low, place)))
