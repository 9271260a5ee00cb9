/** The camera goes from one place around the hall to another, the short way round. */
import { ease } from '../animation/tween'
import type { Orbit } from './rig'

const MS = 550
const ROUND = 2 * Math.PI

export class Glide {
  #from: Orbit | null = null
  #to: Orbit | null = null
  #start = 0

  begin(from: Orbit, to: Orbit, now: number): void {
    this.#from = from
    this.#to = { ...to, azimuth: from.azimuth + short(to.azimuth - from.azimuth) }
    this.#start = now
  }

  stop(): void {
    this.#to = null
  }

  /** Whether it is still on its way. */
  update(now: number, put: (orbit: Orbit) => void): boolean {
    const [from, to] = [this.#from, this.#to]
    if (!from || !to) return false
    const by = ease(Math.min(1, Math.max(0, (now - this.#start) / MS)))
    const between = (a: number, b: number): number => a + (b - a) * by
    put({
      azimuth: between(from.azimuth, to.azimuth),
      elevation: between(from.elevation, to.elevation),
      distance: between(from.distance, to.distance),
      x: between(from.x, to.x),
      y: between(from.y, to.y),
    })
    if (by === 1) this.stop()
    return by < 1
  }
}

/** An angle of less than half a turn. */
export const short = (angle: number): number => ((((angle + Math.PI) % ROUND) + ROUND) % ROUND) - Math.PI
