/** Plays what has happened before the position it led to. What is no drama is shown at once: the pictures glide by themselves. */
import type { Arrival } from '../../../lib/board/arrival.svelte'
import { Film, moves } from '../../../lib/board/film.svelte'
import { after } from './after'
import { sound } from '../../../lib/sound'
import { hear } from './sounds'
import type { Act } from '../stage/stage'
import type { Event, View } from '../types.gen'

/** One thing that happens in the hall. */
interface Played extends Act {
  readonly after: View
}
/** The end: who hid best is lit, and points are counted. */
interface Finale {
  readonly event: { readonly type: 'finale' }
  readonly ms: number
  readonly before: View
  readonly after: View
}
export type Scene = Played | Finale

export const MS: Readonly<Record<Event['type'], number>> = {
  opened: 0,
  dealt: 450,
  placed: 700,
  declined: 0,
  walked: 450,
  escaped: 600,
  fused: 2000,
  fell: 500,
  down: 300,
  finished: 0,
  thrown: 1300,
  chosen: 350,
  rolled: 950,
  looked: 60_000,
  struck: 15_000,
  effect: 1500,
  passed: 0,
  foretold: 1800,
  crossed: 1400,
}
/** What a Midnight card does to the hall takes its time (V13). */
const EFFECTS: Readonly<Record<string, number>> = {
  shelter: 1300,
  excited: 1200,
  grimaces: 2400,
  dance: 2200,
  perch: 1700,
  spin: 2400,
  sun: 1800,
}
const DRAMA: readonly Event['type'][] = [
  'thrown',
  'chosen',
  'rolled',
  'looked',
  'struck',
  'effect',
  'foretold',
  'crossed',
]
/** These say themselves when they are over (see `next`): nobody hurries them. */
const OWN_TIME: readonly Event['type'][] = ['looked', 'struck']
/** All the others, up to a look or after it. */
const LONGEST = 5400
const FINALE = 5200

export class Showing {
  readonly film = new Film<View, Scene>()
  /** What the pictures play out: a scene of the film, or what needs none. */
  act: Act | null = $state.raw(null)
  #shown: { ply: number; view: View } | null = null
  #scenes: readonly Scene[] = []
  #settled: () => void = () => {}

  /** Whether it is a new position, and not the same once more. */
  arrive({ view, told, ply, gap }: Arrival<View, Event>, settled: () => void, over = false): boolean {
    const last = this.#shown
    if (last?.ply === ply) return false
    this.#shown = { ply, view }
    this.act = null
    const all = gap || last === null || document.hidden ? [] : scenes(last.view, told).filter(isShown)
    if (over && all.length && moves()) all.push({ event: { type: 'finale' }, ms: FINALE, before: view, after: view })
    this.#settled = settled
    if (all.some(isDrama)) this.#play(last?.view ?? view, all)
    else {
      this.film.stop()
      this.#perform(all.filter(isPlayed).findLast(({ event }) => event.type === 'fused'))
      if (!gap) for (const event of told.slice(-1)) hear(event)
      settled()
    }
    return true
  }

  /** The scene is over before its time: on with the next one. */
  next(): void {
    const { scene } = this.film
    if (scene) this.#play(scene.after, this.#scenes.slice(this.#scenes.indexOf(scene) + 1))
  }

  #play(table: View, all: readonly Scene[]): void {
    this.#scenes = all
    const done = (): void => {
      this.act = null
      this.#settled()
    }
    this.film.play(table, all, (scene) => this.#begin(scene), done)
  }

  #begin(scene: Scene): void {
    this.act = isPlayed(scene) ? scene : null
    if (isPlayed(scene)) hear(scene.event)
    else sound('chime')
  }

  /** Over the new position: nobody has to wait for it. */
  #perform(act: Act | undefined): void {
    this.act = act ?? null
    if (act) setTimeout(() => this.act === act && (this.act = null), act.ms)
  }
}

const isPlayed = (scene: Scene): scene is Played => scene.event.type !== 'finale'
const isDrama = ({ event }: Scene): boolean => event.type === 'finale' || DRAMA.includes(event.type)

/** Where nothing is to move, a look is still shown: as pictures that do not. */
const isShown = ({ event }: Scene): boolean => moves() || event.type === 'looked'

/** One after the other. */
export function scenes(view: View, told: readonly Event[]): Scene[] {
  let table = view
  return parts(told).flatMap((part) => {
    const pace = paceOf(part)
    return part.map((event) => {
      const before = table
      table = after(before, event)
      return { event, ms: lengthOf(event) * (OWN_TIME.includes(event.type) ? 1 : pace), before, after: table }
    })
  })
}

function paceOf(part: readonly Event[]): number {
  const all = part.filter(({ type }) => !OWN_TIME.includes(type)).reduce((sum, event) => sum + lengthOf(event), 0)
  return Math.min(1, LONGEST / Math.max(1, all))
}

/** Each ends with a look, except for the last. */
function parts(told: readonly Event[]): Event[][] {
  const found: Event[][] = [[]]
  for (const event of told) {
    found.at(-1)?.push(event)
    if (event.type === 'looked') found.push([])
  }
  return found
}

function lengthOf(event: Event): number {
  return (event.type === 'effect' ? EFFECTS[event.card] : undefined) ?? MS[event.type]
}
