/** From one position to the next: what is seen in between. */
import type { Arrival } from '../../../lib/board/arrival.svelte'
import { Film, heard } from '../../../lib/board/film.svelte'
import { type Scene, scenes } from './animate'
import { SOUNDS } from './sounds'
import { type Table, tableOf } from './table'
import type { Event, View } from '../types.gen'

export class Showing {
  readonly film: Film<Table, Scene>
  /** While a film plays: the position before it. */
  before: View | null = $state.raw(null)
  /** While a film plays: whose every colour is. */
  owners: View['owners'] | null = $state.raw(null)
  /** The die as it lies, and how often it was thrown before these eyes. */
  thrown: { readonly face: number | null; readonly count: number } = $state.raw({ face: null, count: 0 })
  #shown: { ply: number; view: View; table: Table } | null = null

  constructor(shown: (event: Scene['event']) => void) {
    this.film = new Film((scene) => shown(scene.event))
  }

  /** Whether it is a new position, and not the same once more. */
  arrive({ view, told, ply, gap }: Arrival<View, Event>, settled: () => void): boolean {
    const last = this.#shown
    this.#shown = { ply, view, table: tableOf(view) }
    if (last?.ply === ply) return false
    this.before = last?.view ?? null
    this.owners = last?.view.owners ?? null
    const known = last && !gap && told.length ? last.table : null
    this.film.show(known, known ? scenes(known, told, view.under) : [], (scene) => this.#begins(scene), settled)
    const die = told.findLast((event) => event.type === 'die')
    if (die && !this.film.playing) this.thrown = { ...this.thrown, face: die.face }
    return true
  }

  #begins({ event }: Scene): void {
    heard(SOUNDS, event)
    if (event.type === 'traded') this.owners = this.#shown?.view.owners ?? null
    if (event.type === 'die') this.thrown = { face: event.face, count: this.thrown.count + 1 }
  }
}
