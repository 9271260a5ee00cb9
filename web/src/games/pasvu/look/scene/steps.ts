/** One step after the other, each for its time; it can wait, and go on. */
import type { Step } from './moment'

export class Steps {
  readonly #show: (step: Step) => void
  readonly #done: () => void
  #rest: readonly Step[]
  #timer: ReturnType<typeof setTimeout> | undefined
  #ends = 0
  #left = 0

  constructor(steps: readonly Step[], show: (step: Step) => void, done: () => void) {
    this.#rest = steps
    this.#show = show
    this.#done = done
    this.#next()
  }

  wait(): void {
    this.#left = Math.max(0, this.#ends - performance.now())
    clearTimeout(this.#timer)
  }

  goOn(): void {
    this.#for(this.#left)
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  #next(): void {
    const [step, ...rest] = this.#rest
    if (!step) return this.#done()
    this.#rest = rest
    this.#for(step[1])
    this.#show(step)
  }

  #for(ms: number): void {
    clearTimeout(this.#timer)
    this.#ends = performance.now() + ms
    this.#timer = setTimeout(() => this.#next(), ms)
  }
}
