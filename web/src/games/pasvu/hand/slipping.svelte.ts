/** What slides to where it can stand is on its way for a moment: to be seen only; in the hand it is there already. */
import type { Hand } from './choose'

const MS = 320
const TURN = 3600

export class Slipping {
  /** Where it is now; null when it has arrived. */
  now: Hand = $state.raw(null)
  #frame = 0

  /** From one place to another, at once where nothing may move. */
  go(from: NonNullable<Hand>, to: NonNullable<Hand>, quiet: boolean): void {
    this.stop()
    if (quiet || typeof requestAnimationFrame === 'undefined') return
    const start = performance.now()
    this.now = from
    const step = (): void => {
      const by = (performance.now() - start) / MS
      this.now = by < 1 ? between(from, to, 1 - (1 - by) ** 3) : null
      if (this.now) this.#frame = requestAnimationFrame(step)
    }
    this.#frame = requestAnimationFrame(step)
  }

  stop(): void {
    cancelAnimationFrame(this.#frame)
    this.now = null
  }
}

/** The same hand on its way; what is not a place is as it will be. */
export function between(from: NonNullable<Hand>, to: NonNullable<Hand>, by: number): NonNullable<Hand> {
  const mix = (one: number, other: number): number => Math.round(one + (other - one) * by)
  if (to.kind === 'piece')
    return from.kind === 'piece'
      ? { ...to, x: mix(from.x, to.x), y: mix(from.y, to.y), yaw: turnedBy(from.yaw, to.yaw, by) }
      : to
  if (from.kind !== 'ghost' || !from.spot || !to.spot) return to
  const spot = { x: mix(from.spot.x, to.spot.x), y: mix(from.spot.y, to.spot.y), z: mix(from.spot.z, to.spot.z) }
  return { ...to, spot }
}

/** The shorter way round. */
function turnedBy(from: number, to: number, by: number): number {
  const way = ((to - from + 1.5 * TURN) % TURN) - TURN / 2
  return (Math.round(from + way * by) + TURN) % TURN
}
