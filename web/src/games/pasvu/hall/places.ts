/** Where ghosts stand that are not in the hall: in the wings, smaller, side by side. */
import type { Side } from '../types.gen'
import { CELLS, opposite, turned } from './camera/fly'

/** Who waits or has got away is drawn at this part of its size. */
export const WINGS = 0.66
const BACK = 0.8

/** By number, along a side: large, medium, medium, four small. */
const ROW: readonly number[] = [0.36, 0.94, 1.4, 1.78, 2.1, 2.42, 2.74]

/** In reserve: behind its own side, on the left for whoever sits there. */
export function reserveSpot(side: Side, ghost: number): readonly [number, number] {
  return turned(side, ROW[ghost] ?? 0, -BACK)
}

/** Got out: behind the far side, on the left for whoever sits at its own. */
export function outSpot(side: Side, ghost: number): readonly [number, number] {
  return turned(opposite(side), 6 - (ROW[ghost] ?? 0), -BACK)
}

/** Outside which side a place is, and how far. */
export function beyond({ x, y }: { x: number; y: number }): { side: Side | null; far: number } {
  const out: readonly (readonly [Side, number])[] = [
    ['S', -y],
    ['N', y - CELLS],
    ['W', -x],
    ['E', x - CELLS],
  ]
  const [side, far] = out.reduce((best, each) => (each[1] > best[1] ? each : best))
  return far > 0 ? { side, far } : { side: null, far: 0 }
}
