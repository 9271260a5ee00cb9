/** What is in the hand, and how fingers and keys change it. Pure: the house says what is allowed. */
import { type GhostInHand, offered, walkOf } from './ghosts'
import { CELL, extent, FACES, SIDE } from '../stage/shape'
import { SIDES } from '../stage/sides'
import type { Face, Move, Piece, Place, Put, Side, View, Walk } from '../types.gen'

export interface PieceInHand {
  readonly kind: 'piece'
  readonly piece: Piece
  readonly face: Face
  readonly x: number
  readonly y: number
  readonly yaw: number
  /** V5: it is to be let fall towards this side. */
  readonly fall?: Side | undefined
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

/** Round and round. */
export const turned = (yaw: number, by: number): number => (((yaw + by) % TURN) + TURN) % TURN

/** With that face down, or with the next one. */
export function tippedTo(hand: PieceInHand, face?: Face): PieceInHand {
  const next = FACES[(FACES.indexOf(hand.face) + 1) % FACES.length] ?? 'bottom'
  return inside({ ...hand, face: face ?? next })
}

/** V5: let fall towards that side; the same once more, and it stands. */
export function fallingTo({ fall, ...hand }: PieceInHand, side: Side): PieceInHand {
  return fall === side ? hand : { ...hand, fall: side }
}

/** Towards the next side, and after the last one none. */
export function fallingOn({ fall, ...hand }: PieceInHand): PieceInHand {
  const next = SIDES[fall ? SIDES.indexOf(fall) + 1 : 0]
  return next ? { ...hand, fall: next } : hand
}

export function movedTo(hand: PieceInHand, x: number, y: number): PieceInHand {
  return inside({ ...hand, x: Math.round(x), y: Math.round(y) })
}

/** A finger does not push a piece out of the hall. */
export function inside(hand: PieceInHand): PieceInHand {
  const { x, y } = extent(hand.piece, hand.face, hand.yaw)
  return { ...hand, x: between(hand.x, x), y: between(hand.y, y) }
}

export function placeOf({ piece, face, x, y, yaw, fall }: PieceInHand): Place {
  const place = { type: 'place', piece, face, x, y, yaw } as const
  return fall ? { ...place, fall } : place
}

/** The move that would put down what is in the hand. */
export function moveOf(hand: Hand): Place | Walk | Put | null {
  if (!hand) return null
  return hand.kind === 'piece' ? placeOf(hand) : walkOf(hand)
}

/** The same in the hand, where a move would put it. */
export function heldAs(hand: NonNullable<Hand>, move: Place | Walk | Put): NonNullable<Hand> {
  if (hand.kind === 'piece') return { ...hand, x: move.x, y: move.y, yaw: move.yaw ?? hand.yaw }
  return { ...hand, spot: { x: move.x, y: move.y, z: move.type === 'place' ? 0 : move.z }, yaw: move.yaw }
}

export interface Kept {
  readonly hand: Hand
  readonly lost: 'piece' | 'ghost' | null
}

/** After a new position: the same in the hand, unless it can no longer be there. */
export function kept(hand: Hand, view: View, legal: readonly Move[], eye: number | null): Kept {
  if (!hand || eye === null) return { hand: null, lost: null }
  if (hand.kind === 'piece') {
    const still = view.phase === 'furniture' && view.turn === eye && view.movable.includes(hand.piece)
    return still ? { hand, lost: null } : { hand: null, lost: 'piece' }
  }
  const asked =
    hand.how === 'put' ? view.phase === 'midnight' && view.turn === eye : view.phase === 'ghosts' && !view.done[eye]
  const still =
    asked && view.night.lying === (hand.yaw !== null) && offered(view, legal, eye, hand.ghost) === hand.ghost
  return still ? { hand, lost: null } : { hand: null, lost: 'ghost' }
}

const between = (place: number, half: number): number => {
  const room = Math.ceil(half - 1e-6)
  return Math.round(room * 2 > EDGE ? EDGE / 2 : Math.min(EDGE - room, Math.max(room, place)))
}
