/** How fast this machine draws: a slow one gets fewer pixels and still ghosts. */
const SLOW = 42 // ms a frame
/** The most pixels a picture has, level by level; without a graphics card one begins low. */
const BUDGETS = [4_000_000, 1_500_000, 700_000, 350_000] as const
const SOFTWARE = 3
const SHARPEST = 2
const FRAMES = 8

export class Pace {
  #level: number
  #last: number | null = null
  #times: number[] = []

  constructor(software: boolean) {
    this.#level = software ? SOFTWARE : 0
  }

  /** Too slow for what moves for its own sake. */
  get slow(): boolean {
    return this.#level > 1
  }

  /** Pixels of the picture by pixels of the page, along an edge. */
  ratio(width: number, height: number): number {
    const budget = BUDGETS[this.#level] as number
    return Math.min(SHARPEST, devicePixelRatio || 1, Math.sqrt(budget / Math.max(1, width * height)))
  }

  /** After each frame; true when there should be fewer pixels. */
  frame(now: number, moving: boolean): boolean {
    if (this.#last !== null) this.#times.push(now - this.#last)
    this.#last = moving ? now : null
    if (this.#times.length < FRAMES) return false
    const usual = this.#times.sort((a, b) => a - b)[FRAMES >> 1] ?? 0
    this.#times = []
    if (usual < SLOW || this.#level === BUDGETS.length - 1) return false
    this.#level += 1
    return true
  }
}
