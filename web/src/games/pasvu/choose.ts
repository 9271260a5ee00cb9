/** What is in the hand, and how fingers and keys change it. Pure: the house says what is allowed. */
import { CELL, extent, FACES, RADIUS, SIDE } from './shape'
import { type Cell, cellOf, sameCell, sizeOf } from './sides'
import type { Escape, Face, Ghost, Move, Piece, Place, View, Walk } from './types.gen'

export interface PieceInHand {
  readonly kind: 'piece'
  readonly piece: Piece
  readonly face: Face
  readonly x: number
  readonly y: number
  readonly yaw: number
}

export interface GhostInHand {
  readonly kind: 'ghost'
  readonly ghost: number
  /** Where it is held, and the height it comes down from; null as long as no cell is chosen. */
  readonly spot: { readonly x: number; readonly y: number; readonly z: number } | null
}

export type Hand = PieceInHand | GhostInHand | null

export const STEP = 50 // mils, by an arrow key
export const FINE = 10
const TURN = 3600 // tenths of a degree
const EDGE = SIDE * CELL

/** A piece as it stands now. */
export function taken(view: View, piece: Piece): PieceInHand | null {
  const pose = view.pieces.find(([name]) => name === piece)?.[1]
  return pose ? { kind: 'piece', piece, face: pose.face, x: pose.x, y: pose.y, yaw: pose.yaw } : null
}

export function turned(hand: PieceInHand, by: number): PieceInHand {
  return inside({ ...hand, yaw: (((hand.yaw + by) % TURN) + TURN) % TURN })
}

/** With that face down, or with the next one. */
export function tippedTo(hand: PieceInHand, face?: Face): PieceInHand {
  const next = FACES[(FACES.indexOf(hand.face) + 1) % FACES.length] ?? 'bottom'
  return inside({ ...hand, face: face ?? next })
}

export function movedTo(hand: PieceInHand, x: number, y: number): PieceInHand {
  return inside({ ...hand, x: Math.round(x), y: Math.round(y) })
}

/** A finger does not push a piece out of the hall. */
export function inside(hand: PieceInHand): PieceInHand {
  const { x, y } = extent(hand.piece, hand.face, hand.yaw)
  return { ...hand, x: between(hand.x, x), y: between(hand.y, y) }
}

export function placeOf({ piece, face, x, y, yaw }: PieceInHand): Place {
  return { type: 'place', piece, face, x, y, yaw }
}

export function walkOf({ ghost, spot }: GhostInHand): Walk | null {
  return spot && { type: 'walk', ghost, x: spot.x, y: spot.y, z: spot.z }
}

/** The move that would put down what is in the hand. */
export function moveOf(hand: Hand): Place | Walk | null {
  if (!hand) return null
  return hand.kind === 'piece' ? placeOf(hand) : walkOf(hand)
}

export const walks = (legal: readonly Move[]): Walk[] => legal.filter((move): move is Walk => move.type === 'walk')
export const escapes = (legal: readonly Move[]): Escape[] => legal.filter((move): move is Escape => move.type === 'escape')

/** The ghosts that can be moved, the lowest number of those alike in the reserve. */
export function movable(view: View, legal: readonly Move[], eye: number): number[] {
  const open = new Set([...walks(legal), ...escapes(legal)].map(({ ghost }) => ghost))
  const here = view.ghosts.filter(({ seat, number }) => seat === eye && (view.walked[eye] ?? []).includes(number))
  for (const { number } of here) open.add(number) // V6: elsewhere in its own cell, for nothing
  return [...open].toSorted((one, other) => one - other)
}

/** Any ghost of the reserve stands for all of its size: the one that is offered. */
export function offered(view: View, legal: readonly Move[], eye: number, ghost: number): number | null {
  const open = movable(view, legal, eye)
  if (open.includes(ghost)) return ghost
  const reserve = view.reserve[eye] ?? []
  if (!reserve.includes(ghost)) return null
  return open.find((other) => reserve.includes(other) && sizeOf(other) === sizeOf(ghost)) ?? null
}

export function standing(view: View, seat: number, ghost: number): Ghost | null {
  return view.ghosts.find((one) => one.seat === seat && one.number === ghost) ?? null
}

/** The cells that a ghost can reach, its own too where it may still be moved about in it. */
export function reach(view: View, legal: readonly Move[], eye: number, ghost: number): Cell[] {
  const cells: Cell[] = []
  const add = (cell: Cell): void => void (cells.some((known) => sameCell(known, cell)) || cells.push(cell))
  for (const walk of walks(legal)) if (walk.ghost === ghost) add(cellOf(walk.x, walk.y))
  const here = standing(view, eye, ghost)
  if (here && (view.walked[eye] ?? []).includes(ghost)) add(cellOf(here.x, here.y))
  return cells
}

/** Of the spots offered in a cell the one nearest to a point. */
export function spotNear(legal: readonly Move[], ghost: number, x: number, y: number): GhostInHand['spot'] {
  const here = walks(legal).filter((walk) => walk.ghost === ghost && sameCell(cellOf(walk.x, walk.y), cellOf(x, y)))
  const away = (walk: Walk): number => (walk.x - x) ** 2 + (walk.y - y) ** 2
  const [nearest] = here.toSorted((one, other) => away(one) - away(other))
  return nearest ? { x: nearest.x, y: nearest.y, z: nearest.z } : null
}

/** Held over a point, wholly inside its cell (V8). */
export function heldAt(hand: GhostInHand, x: number, y: number, z: number): GhostInHand {
  const radius = RADIUS[sizeOf(hand.ghost)]
  const [column, row] = cellOf(x, y)
  const put = (place: number, cell: number): number =>
    Math.round(Math.min((cell + 1) * CELL - radius, Math.max(cell * CELL + radius, place)))
  return { ...hand, spot: { x: put(x, column), y: put(y, row), z: Math.max(0, Math.round(z)) } }
}

export type Kept = { readonly hand: Hand; readonly lost: 'piece' | 'ghost' | null }

/** After a new position: the same in the hand, unless it can no longer be there. */
export function kept(hand: Hand, view: View, legal: readonly Move[], eye: number | null): Kept {
  if (!hand || eye === null) return { hand: null, lost: null }
  if (hand.kind === 'piece') {
    const still = view.phase === 'furniture' && view.turn === eye && view.movable.includes(hand.piece)
    return still ? { hand, lost: null } : { hand: null, lost: 'piece' }
  }
  const still = view.phase === 'ghosts' && !view.done[eye] && offered(view, legal, eye, hand.ghost) === hand.ghost
  return still ? { hand, lost: null } : { hand: null, lost: 'ghost' }
}

const between = (place: number, half: number): number => {
  const room = Math.ceil(half - 1e-6)
  return Math.round(room * 2 > EDGE ? EDGE / 2 : Math.min(EDGE - room, Math.max(room, place)))
}
