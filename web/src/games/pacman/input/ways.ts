/** The offered ways of Pac-Mans and ghosts: where they end, what they eat, and how near a ghost is. */
import { offers } from '../../../lib/board/answer'
import { denOf, ghostSteps } from '../circuit/geometry'
import type { Chase, Move, Run, View } from '../types.gen'

/** One's own Pac-Man, or a ghost by its number. */
export type Piece = 'eater' | 0 | 1
export type Step = Run | Chase

/** A place where a piece can end its move, with all ways there, the richest first. */
export interface End {
  readonly place: number
  readonly ways: readonly Step[]
  /** Somebody stands there who will regret it. */
  readonly attack: boolean
}

export const steps = (legal: readonly Move[]): Step[] => [...offers(legal, 'run'), ...offers(legal, 'chase')]
export const pieceOf = (move: Step): Piece => (move.type === 'run' ? 'eater' : move.ghost === 0 ? 0 : 1)
export const endOf = (move: Step): number => move.path.at(-1) ?? -1

export function standOf(view: View, piece: Piece): number {
  return (piece === 'eater' ? view.eaters[view.turn ?? 0] : view.ghosts[piece]) ?? 0
}

/** The marbles on a way. */
export function eaten(view: View, move: Step): { white: number; yellow: number } {
  const count = (marble: string): number =>
    move.type === 'run' ? move.path.filter((place) => view.marbles[place] === marble).length : 0
  return { white: count('w'), yellow: count('y') }
}

/** How near the nearest ghost is to where a Pac-Man would then stand; an eaten one is in its den by then. */
export function danger(view: View, move: Step): number | null {
  if (move.type === 'chase') return null
  const ghosts = view.ghosts.map((place) => (place === endOf(move) ? denOf(view) : place))
  return ghostSteps(view, ghosts, endOf(move))
}

/** How hot a place is by the steps to the nearest ghost: from cold, out of reach of any die, to burning. */
export type Heat = 0 | 1 | 2 | 3

export function heat(steps: number | null): Heat {
  if (steps === null || steps > 6) return 0
  return steps <= 2 ? 3 : steps <= 4 ? 2 : 1
}

/** The heat of every place of a Pac-Man's way, as if it stopped there; ghosts fear nobody. */
export function heats(view: View, move: Step): Heat[] {
  if (move.type === 'chase') return []
  const last = heat(danger(view, move))
  return move.path.map((place) => (place === endOf(move) ? last : heat(ghostSteps(view, view.ghosts, place))))
}

/** The marbles that still lie on the circuit. */
export function left(marbles: string): { white: number; yellow: number } {
  const count = (marble: string): number => marbles.split(marble).length - 1
  return { white: count('w'), yellow: count('y') }
}

export function endsOf(view: View, moves: readonly Step[]): End[] {
  const byPlace = new Map<number, Step[]>()
  for (const move of moves) byPlace.set(endOf(move), [...(byPlace.get(endOf(move)) ?? []), move])
  return [...byPlace].map(([place, ways]) => ({
    place,
    ways: ways.toSorted((one, other) => worth(view, other) - worth(view, one) || one.path.length - other.path.length),
    attack: (ways[0]?.type === 'run' ? view.ghosts : view.eaters).includes(place),
  }))
}

/** All ways to the same end. */
export function by(all: readonly End[], way: Step): readonly Step[] {
  return all.find(({ place }) => place === endOf(way))?.ways ?? []
}

function worth(view: View, move: Step): number {
  const { white, yellow } = eaten(view, move)
  return white + yellow + yellow / 10
}
