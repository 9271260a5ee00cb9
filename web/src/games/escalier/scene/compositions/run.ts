import type { Step } from '../geometry'

/** A run of equal steps. */
export function run(x: number, dx: number, y: number, dy: number, count: number): Step[] {
  return Array.from({ length: count }, (_, i) => ({ x: x + dx * i, y: y + dy * i, width: Math.abs(dx) }))
}
