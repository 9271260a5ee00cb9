/** How a look is told: drawn where that can be done, else with the judge's picture; step by step, once, until it is over. */
import { theme } from '../../../../lib/settings.svelte'
import type { FlyTo } from '../../hall/camera/fly'
import { hasWebGL } from '../../hall/webgl'
import { breath, dive, giggle, lock, phew, shriek } from '../../sound/look'
import { heard } from '../../sound/play'
import type { Look } from '../../types.gen'
import type { Table } from '../drawn/drawing'
import type { Hung } from '../drawn/hung'
import type { Play } from '../drawn/play'
import { type Frame, WHOLE } from '../picture/frame'
import { keepHall } from '../hall'
import { beats, DIVE, LIDS, type Moment, type Step, story } from './moment'
import { Steps } from './steps'

export interface Told {
  readonly look: Look
  /** The hall that was looked at; without it there is the judge's picture only. */
  readonly table: Table | null
  readonly quiet: boolean
  readonly onfocus: ((flight: FlyTo | null) => void) | undefined
  readonly ondone: () => void
}

/** Where it is drawn, and the square of the page that the judge's picture fills. */
export interface Easel {
  readonly canvas: HTMLCanvasElement
  readonly square: HTMLElement
}

// Fetched with the board, so that nobody waits for it when the moment has come.
const drawer = hasWebGL() ? import('../drawn/play').catch(() => null) : null
const PATIENCE = 2500
const CONTRAST = '(forced-colors: active), (prefers-contrast: more)'

export class Telling {
  moment: Moment = $state('dimming')
  /** How many have been told of. */
  told = $state(0)
  /** Drawn, or the judge's picture. */
  drawn = $state(false)
  /** The judge's picture is laid over what is drawn. */
  judged = $state(false)
  /** The part of the judge's picture that fills the square. */
  frame: Frame = $state.raw(WHOLE)
  readonly #what: Told
  readonly #order: ReturnType<typeof beats>
  #easel: Easel | undefined
  #over = false
  #steps: Steps | undefined
  #play: Play | undefined
  #hung: Hung | null = null

  constructor(what: Told) {
    this.#what = what
    this.#order = beats(what.look)
  }

  begin(easel: Easel): void {
    const { look, table, quiet, onfocus } = this.#what
    this.#easel = easel
    if (document.hidden) return this.skip()
    if (table) keepHall(look, table)
    if (!drawer || !table || matchMedia?.(CONTRAST).matches) return this.#tell(false)
    if (!quiet) {
      onfocus?.({ door: look.keyhole, ms: DIVE, arrived: () => {}, leaving: (from) => (this.#hung = from) })
      heard(dive)
    }
    void Promise.race([this.#draw(table, easel.canvas), later(PATIENCE)]).then((ready) => {
      if (this.moment === 'dimming' && !this.#steps) this.#tell(ready)
    })
  }

  /** The page has another size. */
  fit(): void {
    const box = this.#easel?.square.getBoundingClientRect()
    if (box) this.#play?.size(innerWidth, innerHeight, { x: box.x, y: box.y, size: box.width })
  }

  /** The judge's own picture in its place, and all waits. */
  compare(): void {
    this.judged = !this.judged
    if (this.judged) this.#steps?.wait()
    else this.#steps?.goOn()
  }

  /** To its end, wherever it is. */
  skip(): void {
    if (this.#over) return
    this.leave()
    this.#what.ondone()
  }

  /** Also where it is taken away before its end: the camera is let go. */
  leave(): void {
    if (this.#over) return
    this.#over = true
    this.#steps?.stop()
    this.#play?.dispose()
    this.#what.onfocus?.(null)
  }

  /** Whether the hall can be drawn here. */
  async #draw(hall: Table, canvas: HTMLCanvasElement): Promise<boolean> {
    const { look, quiet } = this.#what
    const module = await drawer
    if (this.#over || !module?.isWhole(hall, look)) return false
    try {
      const night = theme() === 'night'
      const made = new module.Play(canvas, hall, look, night, this.#hung, (shown) => (this.frame = shown))
      this.#play = made
      this.fit()
      if (quiet) made.rest()
      else made.run()
      canvas.addEventListener('webglcontextlost', () => (this.drawn = false))
      await later(0)
      return true
    } catch {
      this.#play?.dispose()
      this.#play = undefined
      return false
    }
  }

  #tell(isDrawn: boolean): void {
    const { look, quiet, onfocus } = this.#what
    if (this.#over) return
    this.drawn = isDrawn
    if (!isDrawn) onfocus?.(null)
    const manner = quiet ? 'still' : isDrawn ? 'flying' : 'opening'
    this.#steps = new Steps(
      story(look, manner),
      (step) => this.#show(step),
      () => this.skip(),
    )
  }

  #show([next, ms, count]: Step): void {
    this.moment = next
    this.told = count
    if (next === 'hushed') [lock, breath].forEach((each) => heard(each))
    if (next === 'nobody') heard(giggle, this.#what.quiet ? 0 : LIDS / 1000)
    if (this.#play && !this.#what.quiet) move(this.#play, next, ms)
    const beat = this.#order[count - 1]
    if (next !== 'telling' || !beat) return
    this.#play?.find(beat.index)
    heard(() => (beat.ghost.seen ? shriek(beat.ghost.seat, beat.ms / 1000) : phew(beat.ms / 1000)))
  }
}

/** What the camera and the ghosts do at a moment. */
function move(play: Play, moment: Moment, ms: number): void {
  if (moment === 'diving') play.go(1, ms)
  else if (moment === 'hushed') play.blink()
  else if (moment === 'together' || moment === 'nobody') play.gather()
  else if (moment === 'closing') play.go(0, ms)
}

const later = (ms: number): Promise<false> => new Promise((done) => setTimeout(() => done(false), ms))
