/** The camera goes around the hall along with who sits at it, when the board is turned (V13). */
import { type Orbit, wheeled } from '../camera/rig'
import { ease } from './tween'

export class Swing {
  #from: Orbit | null = null
  #angle = 0
  #start = 0
  #ms = 0

  /** By so many quarters to the left. */
  begin(from: Orbit, quarters: number, now: number, ms: number): void {
    this.#from = from
    this.#angle = (quarters * Math.PI) / 2
    this.#start = now
    this.#ms = ms
  }

  stop(): void {
    this.#from = null
  }

  /** Whether it is still on its way. */
  update(now: number, put: (orbit: Orbit) => void): boolean {
    if (!this.#from) return false
    const t = Math.min(1, Math.max(0, (now - this.#start) / Math.max(1, this.#ms)))
    put(wheeled(this.#from, this.#angle * ease(t)))
    if (t === 1) this.stop()
    return t < 1
  }
}
