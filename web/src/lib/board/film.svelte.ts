/** Plays scenes one after the other. The position is always right: a film only delays how it looks. */
import { reducedMotion } from '../settings.svelte'
import { type Sound, sound } from '../sound'
import { isSkipping, pace } from './pace.svelte'

export interface Shot<Table> {
  readonly ms: number
  readonly after: Table
}

export class Film<Table, Scene extends Shot<Table>> {
  scene: Scene | null = $state.raw(null)
  clock = $state(0)
  /** Which scene of the film it is. */
  at = $state(0)
  /** What lies on the table between two scenes. */
  table: Table | null = $state.raw(null)

  #rest: readonly Scene[] = []
  #frame = 0
  #watchdog: ReturnType<typeof setTimeout> | undefined
  #done: () => void = () => {}

  /** `ended` hears of every scene that was seen to its end. */
  constructor(readonly ended: (scene: Scene) => void = () => {}) {}

  /** Play from a table that is known to a watcher who wants to see things move; else settle at once. */
  show(table: Table | null, scenes: readonly Scene[], begins: (scene: Scene) => void, settled: () => void): void {
    if (table !== null && scenes.length && moves()) return this.play(table, scenes, begins, settled)
    this.stop()
    settled()
  }

  play(table: Table, scenes: readonly Scene[], begins: (scene: Scene) => void, done: () => void): void {
    this.stop()
    this.table = table
    this.#rest = scenes
    this.#done = done
    this.at = -1
    // Frames stop in a hidden tab, but the game goes on.
    const all = scenes.reduce((sum, scene) => sum + scene.ms, 0)
    this.#watchdog = setTimeout(() => this.skip(), all / pace() + 1500)
    this.#next(begins)
  }

  /** To the end, at once. */
  skip(): void {
    if (!this.playing) return
    const done = this.#done
    this.stop()
    done()
  }

  stop(): void {
    cancelAnimationFrame(this.#frame)
    clearTimeout(this.#watchdog)
    this.#rest = []
    this.#done = () => {}
    this.scene = null
    this.table = null
  }

  get playing(): boolean {
    return this.table !== null
  }

  #next(begins: (scene: Scene) => void): void {
    const [scene, ...rest] = this.#rest
    if (!scene) return this.skip()
    this.#rest = rest
    this.clock = 0
    this.at += 1
    this.scene = scene
    begins(scene)
    const start = performance.now()
    const ms = scene.ms / pace()
    const tick = (now: number): void => {
      if (isSkipping()) return this.skip()
      this.clock = Math.min(1, Math.max(0, (now - start) / ms))
      if (this.clock < 1) this.#frame = requestAnimationFrame(tick)
      else {
        this.table = scene.after
        this.ended(scene)
        this.#next(begins)
      }
    }
    this.#frame = requestAnimationFrame(tick)
  }
}

/** Whether anybody would see a thing move. */
export const moves = (): boolean => !reducedMotion() && !document.hidden && !isSkipping()

/** The sound of an event, where it has one. */
export function heard(sounds: Readonly<Partial<Record<string, Sound>>>, event: { readonly type: string }): void {
  const name = sounds[event.type]
  if (name) sound(name)
}
