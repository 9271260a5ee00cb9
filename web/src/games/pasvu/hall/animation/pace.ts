/** How fast this machine draws: it finds out by itself how much it can do, and a slow one does less. */
const SLOW = 26 // ms a frame, usually: fewer than some forty frames a second
const HELPS = 0.9 // it was worth it if a frame now takes this part of its time at most
const FRAMES = 12
/** Frames so late need not be so many, in ms all together. */
const LATE = { frames: 4, ms: 800 }
/** Fewer pixels are worth it from this part on. */
const FEWER = 0.8
/** Ghosts breathe and the house hums so long after the last touch, in ms; and then everything rests. */
export const AWAKE = 8000
const SHARPEST = 2
const SOFTWARE = 3

/** What is done at a level, from the best one down. */
export interface Quality {
  /** The most pixels a picture has. */
  readonly pixels: number
  /** The edge of the picture of all shadows. */
  readonly shadows: number
  /** Ghosts float and look around for a while after something has happened. */
  readonly breathes: boolean
  /** The mirror shows what moves while it moves; else when it has come to rest. */
  readonly reflects: boolean
}

export const LEVELS: readonly Quality[] = [
  { pixels: 4_000_000, shadows: 1024, breathes: true, reflects: true },
  { pixels: 1_500_000, shadows: 512, breathes: true, reflects: true },
  { pixels: 700_000, shadows: 512, breathes: false, reflects: false },
  { pixels: 350_000, shadows: 512, breathes: false, reflects: false },
]

export class Pace {
  #level: number
  #last: number | null = null
  #times: number[] = []
  /** How long a frame took before there was less to do. */
  #before = Infinity
  #content = false
  /** How many pixels a picture has now. */
  #pixels = Infinity

  constructor(software: boolean) {
    this.#level = software ? SOFTWARE : 0
  }

  get quality(): Quality {
    return LEVELS[this.#level] as Quality
  }

  /** Pixels of the picture by pixels of the page, along an edge. */
  ratio(width: number, height: number): number {
    const fitting = Math.sqrt(this.quality.pixels / Math.max(1, width * height))
    const ratio = Math.min(SHARPEST, devicePixelRatio || 1, fitting)
    this.#pixels = width * height * ratio ** 2 || Infinity
    return ratio
  }

  /** After each frame; true when there is less to do from now on. */
  frame(now: number, moving: boolean): boolean {
    if (this.#last !== null) this.#times.push(now - this.#last)
    this.#last = moving ? now : null
    if (!this.#isEnough()) return false
    const usual = this.#times.sort((a, b) => a - b)[this.#times.length >> 1] ?? 0
    this.#times = []
    return this.#judge(usual)
  }

  #isEnough(): boolean {
    const { length } = this.#times
    return length >= FRAMES || (length >= LATE.frames && this.#times.reduce((sum, ms) => sum + ms) >= LATE.ms)
  }

  /** A screen that shows thirty frames a second is no reason to show less and less. */
  #judge(usual: number): boolean {
    this.#content ||= usual > this.#before * HELPS
    if (usual < SLOW || this.#content || this.#level === LEVELS.length - 1) return false
    this.#before = usual
    // A small screen has no more pixels than some levels allow: less is what is really less.
    do this.#level += 1
    while (this.quality.pixels > FEWER * this.#pixels && this.#level < LEVELS.length - 1)
    return true
  }
}
