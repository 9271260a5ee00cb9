/** From one position to the next: what is seen in between. */
import type { Arrival } from '../../../lib/board/arrival.svelte'
import { Film, heard } from '../../../lib/board/film.svelte'
import { type Scene, scenes } from './animate'
import { SOUNDS } from './sounds'
import { after, type Table, tableOf } from './table'
import type { Event, View } from '../types.gen'

export class Showing {
  readonly film: Film<Table, Scene>
  /** What lies on the table once all has been seen. */
  table: Table | null = $state.raw(null)
  /** While a film plays: the position before it. */
  before: View | null = $state.raw(null)
  /** How often the dice were thrown before these eyes. */
  throws = $state(0)
  #shown: { ply: number; view: View } | null = null

  constructor(shown: (event: Scene['event']) => void) {
    this.film = new Film((scene) => shown(scene.event))
  }

  /** Whether it is a new position, and not the same once more. */
  arrive({ view, told, ply, gap }: Arrival<View, Event>, over: boolean, settled: () => void): boolean {
    const last = this.#shown
    if (last?.ply === ply) return false
    const known = gap ? null : (this.table ?? opening(view, told))
    this.#shown = { ply, view }
    this.before = last?.view ?? null
    this.table = tableOf(view, known ? told.reduce(after, known) : this.table)
    this.film.show(known, known ? scenes(known, told, over) : [], (scene) => this.#begins(scene), settled)
    return true
  }

  #begins({ event }: Scene): void {
    heard(SOUNDS, event)
    if (event.type === 'dice') this.throws += 1
  }
}

/** Who comes before the first throw has missed nothing: the dice for who starts move no piece. */
function opening(view: View, told: readonly Event[]): Table | null {
  return told.every(({ type }) => type === 'drawn') ? tableOf(view) : null
}
