/** Those who are told of, in their order: a line around each, and a name beside it, so that none lies on another. */
import type { Look } from '../../types.gen'
import { contour } from './contour'
import { beats } from '../scene/moment'
import { extent, FIRST_GHOST, type Picture } from './picture'
import { share } from '../tell'

export interface Label {
  /** Which of the look's ghosts. */
  readonly index: number
  readonly seat: number
  readonly seen: boolean
  readonly name: string
  /** How much of it is seen, in per cent. */
  readonly share: number
  readonly x: number
  readonly y: number
  readonly path: string
}

const LINE = 11
const LETTER = 5.2

/** Whom another ghost hides has no line, where ghosts do not hide one another (V11). */
export function labels(picture: Picture, look: Look, names: readonly string[]): (Label | null)[] {
  const made: (Label | null)[] = []
  for (const { index, ghost } of beats(look)) {
    const where = extent(picture, FIRST_GHOST + index)
    const name = names[ghost.seat] ?? ''
    const half = (Math.max(7, name.length) * LETTER) / 2
    const x = where ? Math.min(214 - half, Math.max(42 + half, (where.left + where.right) / 2)) : 0
    const { seat, seen, pixels, whole } = ghost
    made.push(
      where && {
        index,
        seat,
        seen,
        name,
        share: share(pixels, whole),
        x,
        y: free(made, x, half, Math.max(34, where.top - 4)),
        path: contour(picture, FIRST_GHOST + index),
      },
    )
  }
  return made
}

/** The nearest height above at which nothing is written yet; below, where there is no room above. */
function free(made: readonly (Label | null)[], x: number, half: number, from: number): number {
  const clash = (y: number): boolean =>
    made.some(
      (other) =>
        other !== null &&
        Math.abs(other.y - y) < LINE &&
        Math.abs(other.x - x) < half + (Math.max(7, other.name.length) * LETTER) / 2,
    )
  const lines = [...made.keys(), made.length].map((i) => i * LINE)
  const above = lines.map((far) => from - far).find((y) => y > 24 && !clash(y))
  return above ?? lines.map((far) => from + far).find((y) => !clash(y)) ?? from
}
