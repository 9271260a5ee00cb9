/** Plays what has happened before the position it led to. What is no drama is shown at once: the pictures glide by themselves. */
import { Film } from '../../lib/film.svelte'
import { reducedMotion } from '../../lib/settings.svelte'
import { sound } from '../../lib/sound'
import { after } from './after'
import { SOUNDS } from './noises'
import type { Event, View } from './types.gen'

export interface Arrival {
  readonly view: View
  readonly told: readonly Event[]
  readonly ply: number
  /** Nothing is known of what led here. */
  readonly gap: boolean
}

export interface Scene {
  readonly event: Event
  readonly ms: number
  readonly after: View
}

const MS: Readonly<Record<Event['type'], number>> = {
  opened: 0, dealt: 450, placed: 700, declined: 0, walked: 450, escaped: 600, down: 300, finished: 0, thrown: 1300, chosen: 350, rolled: 950, looked: 4000,
}
const DRAMA: readonly Event['type'][] = ['thrown', 'chosen', 'rolled', 'looked']
/** The table gives a board up after six seconds. */
const LONGEST = 5400

export class Showing {
  readonly film = new Film<View, Scene>()
  #shown: { ply: number; view: View } | null = null

  /** Whether it is a new position, and not the same once more. */
  arrive({ view, told, ply, gap }: Arrival, settled: () => void): boolean {
    const last = this.#shown
    if (last?.ply === ply) return false
    this.#shown = { ply, view }
    const drama = !gap && last !== null && told.some(({ type }) => DRAMA.includes(type))
    if (drama && !reducedMotion() && !document.hidden) {
      this.film.play(last.view, scenes(last.view, told), ({ event }) => noise(event), settled)
    } else {
      this.film.stop()
      if (!gap) for (const event of told.slice(-1)) noise(event)
      settled()
    }
    return true
  }
}

/** One after the other, and never longer than the table waits. What follows a look needs no time: the look ends the film. */
export function scenes(view: View, told: readonly Event[]): Scene[] {
  const look = told.findIndex(({ type }) => type === 'looked')
  const ms = told.map(({ type }, i) => (look >= 0 && i > look ? 0 : MS[type]))
  const pace = Math.min(1, LONGEST / Math.max(1, ms.reduce((sum, one) => sum + one, 0)))
  let table = view
  return told.map((event, i) => {
    table = after(table, event)
    return { event, ms: (ms[i] ?? 0) * pace, after: table }
  })
}

function noise(event: Event): void {
  const name = SOUNDS[event.type]
  if (name) sound(name)
}
