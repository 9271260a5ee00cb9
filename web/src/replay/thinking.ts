/** How long everybody thought, from one move to the next. Pure. */
import type { Frame } from '../lib/wire.gen'

export interface Thought {
  readonly seat: number
  /** Milliseconds. */
  readonly took: number
}

/** What led to each frame that is shown; nothing where nobody moved or no time was kept. */
export function thoughtsOf(all: readonly Frame[], shots: readonly Frame[]): (Thought | undefined)[] {
  let from = 0
  return shots.map((shot) => {
    const until = all.indexOf(shot) + 1
    const moves = all.slice(from, until).filter(({ seat, took }) => seat !== undefined && took !== undefined)
    from = until
    const seat = moves.at(-1)?.seat
    if (seat === undefined) return undefined
    return { seat, took: moves.reduce((sum, { took = 0 }) => sum + took, 0) }
  })
}

export interface Total {
  readonly moves: number
  readonly total: number
  readonly longest: number
  /** The shot of the longest thought. */
  readonly at: number
}

export function totals(thoughts: readonly (Thought | undefined)[], seats: number): Total[] {
  return Array.from({ length: seats }, (_, seat) => {
    const mine = thoughts.flatMap((thought, at) => (thought?.seat === seat ? [{ took: thought.took, at }] : []))
    const longest = mine.toSorted((one, other) => other.took - one.took)[0]
    return {
      moves: mine.length,
      total: mine.reduce((sum, { took }) => sum + took, 0),
      longest: longest?.took ?? 0,
      at: longest?.at ?? 0,
    }
  })
}

/** The height of a bar, from 0 to 1: a day beside a second must leave both to be seen. */
export const height = (took: number, longest: number): number =>
  longest > 0 ? Math.log1p(took / 500) / Math.log1p(longest / 500) : 0
