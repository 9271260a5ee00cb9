/** The sandglasses of a table as they run on between two messages of the house. */
import type { Sandglass } from '../wire.gen'
import { leftAfter, type Left, total, untilNext } from './times'

export class RunningClocks {
  glasses: readonly Sandglass[] = $state.raw([])
  /** Since the house has told them, in milliseconds by a clock that nobody sets. */
  #passed = $state(0)
  #told = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  tell(glasses: readonly Sandglass[]): void {
    this.glasses = glasses
    this.#told = performance.now()
    this.#passed = 0
    this.#wait()
  }

  left(seat: number): Left {
    const glass = this.glasses[seat]
    return glass ? leftAfter(glass, this.#passed) : { move: 0, reserve: 0 }
  }

  close(): void {
    clearTimeout(this.#timer)
  }

  #wait(): void {
    clearTimeout(this.#timer)
    const running = this.glasses.flatMap((glass, seat) => (glass.runs ? [total(this.left(seat))] : []))
    const waits = running.filter((left) => left > 0).map(untilNext)
    if (waits.length > 0) this.#timer = setTimeout(() => this.#tick(), Math.min(...waits))
  }

  #tick(): void {
    this.#passed = performance.now() - this.#told
    this.#wait()
  }
}
