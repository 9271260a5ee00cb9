/** V13: how much room a ghost takes, standing or lying. Lengths in mils, for pictures and fingers only. */
import { CELL, HEIGHT, RADIUS, SIDE } from '../stage/shape'
import { sizeOf } from '../stage/sides'

const EDGE = SIDE * CELL

interface Body {
  readonly ghost: number
  readonly yaw: number | null
}

/** Half of what the box around it covers along an axis. */
function half({ ghost, yaw }: Body, axis: 'x' | 'y'): number {
  const size = sizeOf(ghost)
  if (yaw === null) return RADIUS[size]
  const angle = (yaw * Math.PI) / 1800
  const [long, wide] = axis === 'x' ? [Math.cos(angle), Math.sin(angle)] : [Math.sin(angle), Math.cos(angle)]
  return Math.abs(long) * (HEIGHT[size] / 2) + Math.abs(wide) * RADIUS[size]
}

/** How high it is, as it stands or lies. */
export function tall({ ghost, yaw }: Body): number {
  const size = sizeOf(ghost)
  return yaw === null ? HEIGHT[size] : 2 * RADIUS[size]
}

/** Between which places its middle may be, in that row or column of cells. */
export function room(body: Body, axis: 'x' | 'y', cell: number): readonly [number, number] {
  const away = Math.ceil(half(body, axis) - 1e-6)
  if (body.yaw === null) return [cell * CELL + away, (cell + 1) * CELL - away]
  return [Math.max(cell * CELL, away), Math.min((cell + 1) * CELL - 1, EDGE - away)]
}
