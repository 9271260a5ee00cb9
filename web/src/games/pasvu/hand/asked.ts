/** V13: what a Midnight card asks, and what a finger on the pictures has chosen of it so far. Pure. */
import type { Move, Piece, Put, Side, Swap, Tip } from '../types.gen'

/** A piece to be tipped over, or a ghost to be replaced. */
export type Choice = { readonly piece: Piece } | { readonly seat: number; readonly ghost: number }
export type Answer = Tip | Swap

const isAnswer = (move: Move): move is Answer => move.type === 'tip' || move.type === 'swap'

const isFor =
  (choice: Choice) =>
  (move: Answer): boolean => {
    if ('piece' in choice) return move.type === 'tip' && move.piece === choice.piece
    return move.type === 'swap' && move.seat === choice.seat && move.ghost === choice.ghost
  }

/** The answers that are left once this is chosen. */
export function answersFor(legal: readonly Move[], choice: Choice | null): Answer[] {
  return choice ? legal.filter(isAnswer).filter(isFor(choice)) : []
}

export function tippable(legal: readonly Move[]): Piece[] {
  return [...new Set(legal.flatMap((move) => (move.type === 'tip' ? [move.piece] : [])))]
}

/** Ghosts in the hall that can be replaced, whoever's. */
export function replaceable(legal: readonly Move[]): { seat: number; ghost: number }[] {
  const swaps = legal.filter((move): move is Swap => move.type === 'swap')
  return swaps
    .filter(({ seat, ghost }, i) => swaps.findIndex((one) => one.seat === seat && one.ghost === ghost) === i)
    .map(({ seat, ghost }) => ({ seat, ghost }))
}

/** Where the chosen piece can be tipped to. */
export function sidesOf(legal: readonly Move[], choice: Choice | null): Side[] {
  return answersFor(legal, choice).flatMap((move) => (move.type === 'tip' ? [move.towards] : []))
}

/** The ghost that is to be put into the hall. */
export function toPut(legal: readonly Move[]): number | null {
  return legal.find((move): move is Put => move.type === 'put')?.ghost ?? null
}
