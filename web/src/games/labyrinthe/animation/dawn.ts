/** When the light of the last scene comes to a cell: the further from home, the later. */
import { columnOf, rowOf } from '../maze/geometry'

const FIRST = 0.06
const LAST = 0.78
const FAR = Math.hypot(6, 6)

export function reachedAt(home: number, cell: number): number {
  const away = Math.hypot(rowOf(cell) - rowOf(home), columnOf(cell) - columnOf(home))
  return FIRST + (LAST - FIRST) * (away / FAR)
}
