/** Where a ghost could stand above a point: on the floor, on a shelf, on top. The house has the last word. */
import { type GhostInHand, puts, walks } from '../hand/ghosts'
import { tall } from '../hand/lying'
import { columnAt } from './shape'
import { cellOf, sameCell } from './sides'
import type { Move, Piece, View } from '../types.gen'

type Body = Pick<GhostInHand, 'ghost' | 'yaw'>

export interface Level {
  /** Null for the floor. */
  readonly on: Piece | null
  readonly x: number
  readonly y: number
  /** Mils. */
  readonly z: number
}

/** Lowest first: what there is at the point itself, and what the house offers in its cell. */
export function levelsAt(view: View, legal: readonly Move[], body: Body, x: number, y: number): Level[] {
  const found = [...here(view, body, x, y)]
  for (const walk of [...walks(legal), ...puts(legal)]) {
    if (walk.ghost !== body.ghost || !sameCell(cellOf(walk.x, walk.y), cellOf(x, y))) continue
    if (!found.some(({ z }) => Math.abs(z - walk.z) < 10))
      found.push({ on: pieceAt(view, walk.x, walk.y, walk.z), x: walk.x, y: walk.y, z: walk.z })
  }
  return found.toSorted((one, other) => one.z - other.z)
}

/** What carries something at that height. */
export function pieceAt(view: View, x: number, y: number, z: number): Piece | null {
  if (z < 10) return null
  const carries = ([piece, pose]: View['pieces'][number]): boolean =>
    !pose.lean && columnAt(piece, pose, x, y).some(({ high }) => Math.abs(high - z) < 10)
  return view.pieces.find(carries)?.[0] ?? null
}

function here(view: View, body: Body, x: number, y: number): Level[] {
  const solids = view.pieces.flatMap(([piece, pose]) =>
    columnAt(piece, pose, x, y).map((span) => ({ piece, leans: pose.lean !== undefined, ...span })),
  )
  const room = tall(body)
  const isFree = (z: number): boolean => solids.every(({ low, high }) => high <= z + 1 || low >= z + room - 1)
  const carriers = solids.filter(({ leans }) => !leans) // V5: what leans carries nothing
  const tops: Level[] = carriers.map(({ piece, high }) => ({ on: piece, x, y, z: Math.round(high) }))
  return [{ on: null, x, y, z: 0 }, ...tops].filter(({ z }) => isFree(z))
}
