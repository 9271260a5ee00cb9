/** Names beside those who are seen, so that none lies on another. */
import type { Look } from '../types.gen'
import { extent, FIRST_GHOST, outline, type Picture } from './picture'

export interface Label {
  /** Which of the look's ghosts. */
  readonly index: number
  readonly seat: number
  readonly name: string
  readonly x: number
  readonly y: number
  readonly path: string
}

const LINE = 11
const LETTER = 5.2

/** From the nearest (the largest) on: the shriek is loudest there. */
export function labels(picture: Picture, { ghosts }: Look, names: readonly string[]): Label[] {
  const made: Label[] = []
  const seen = ghosts.map((ghost, index) => ({ ...ghost, index })).filter((ghost) => ghost.seen)
  for (const { index, seat } of seen.sort((a, b) => b.pixels - a.pixels)) {
    const where = extent(picture, FIRST_GHOST + index)
    if (!where) continue
    const name = names[seat] ?? ''
    const half = (name.length * LETTER) / 2
    const x = Math.min(220 - half, Math.max(36 + half, (where.left + where.right) / 2))
    made.push({
      index,
      seat,
      name,
      x,
      y: free(made, x, half, Math.max(30, where.top - 4)),
      path: outline(picture, FIRST_GHOST + index),
    })
  }
  return made
}

/** The nearest height above at which nothing is written yet. */
function free(made: readonly Label[], x: number, half: number, from: number): number {
  let y = from
  for (const _ of made) {
    const clash = made.find(
      (other) => Math.abs(other.y - y) < LINE && Math.abs(other.x - x) < half + (other.name.length * LETTER) / 2,
    )
    if (!clash) break
    y = clash.y - LINE
  }
  return y
}
