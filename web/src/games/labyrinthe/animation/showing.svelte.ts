/** From one position to the next: what is seen in between. */
import type { Arrival as Arriving } from '../../../lib/board/arrival.svelte'
import { Film, heard } from '../../../lib/board/film.svelte'
import { type Aim, finale, type Scene, scenes, takenBack } from './animate'
import { SOUNDS } from './sounds'
import { after, type Table, tableOf } from './table'
import type { Event, View } from '../types.gen'

export interface Arrival extends Arriving<View, Event> {
  readonly eye: number | null
  readonly veiled: boolean
  /** The game is over. */
  readonly over: boolean
}

interface Shown {
  readonly ply: number
  readonly eye: number | null
  readonly view: View
  readonly table: Table
}

export class Showing {
  readonly film: Film<Table, Scene>
  /** While a film plays: what was known before it. */
  before: View | null = $state.raw(null)
  #shown: Shown | null = null

  constructor(shown: (event: Scene['event']) => void) {
    this.film = new Film((scene) => shown(scene.event))
  }

  /** How the spare then lies; null if it is the same position once more, perhaps through other eyes. */
  arrive(next: Arrival, held: number, aimed: Aim | null, settled: () => void): number | null {
    const last = this.#shown
    const { view, ply, eye } = next
    if (last?.ply === ply) {
      this.#shown = { ...last, eye, view }
      return null
    }
    const back = last && undone(last, next) ? takenBack(last.table, tableOf(view)) : []
    const turn = turnAfter(last, next, back[0], held)
    const table = tableOf(view, turn)
    const reel = last && !next.gap ? [...scenes(last.table, next.told, table, aimed), ...ended(next, table)] : back
    this.before = last && (last.eye === eye || next.veiled) ? last.view : null
    this.#shown = { ply, eye, view, table }
    this.film.show(last?.table.places.length ? last.table : null, reel, begins, settled)
    return turn
  }
}

/** What the last move led to. */
function ended({ view, told, over }: Arrival, table: Table): Scene[] {
  const seat = view.home
  if (!over || seat === null || told.length === 0) return []
  const [home, found] = [view.homes[seat] ?? 0, view.found[seat] ?? []]
  return [finale({ type: 'finale', home, seat, found, dark: view.dark }, table)]
}

const undone = (last: Shown, next: Arrival): boolean =>
  next.gap && next.ply < last.ply && last.view.shifted && !next.view.shifted

/** As it fell out, as it was before a push was taken back, or else as it is held. */
function turnAfter(last: Shown | null, next: Arrival, back: Scene | undefined, held: number): number {
  if (back?.event.type === 'unshift') return back.event.turn
  return last && !next.gap ? next.told.reduce(after, last.table).turn : held
}

const begins = ({ event }: Scene): void => heard(SOUNDS, event)
