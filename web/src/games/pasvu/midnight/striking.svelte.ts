/** The course of the scene: the clock strikes, each card is turned over, shown and read aloud, and it ends, once. */
import { lang } from '../../../lib/i18n.svelte'
import { sound } from '../../../lib/sound'
import { BREATH, CLOSING, HANDS, LONGEST, type Moment, reading, STRIKING, STROKE, STROKES, TURNING } from './moment'
import { readAloud } from './speech'

interface Around {
  readonly title: () => string
  readonly about: () => string
  readonly quiet: () => boolean
  readonly follows: () => boolean
  /** Whether there is another card, which comes next then. */
  readonly next: () => boolean
  readonly ondone: () => void
}

export class Striking {
  moment: Moment = $state('striking')
  /** Strokes so far. */
  struck = $state(0)

  readonly #around: Around
  readonly #timers: ReturnType<typeof setTimeout>[] = []
  #bound: ReturnType<typeof setTimeout> | undefined
  #hush: () => void = () => {}
  #shown = false // for long enough to be read
  #speaking = false
  #over = false

  constructor(around: Around) {
    this.#around = around
  }

  begin(): void {
    if (document.hidden) return this.done()
    if (this.#around.quiet()) return this.#read()
    if (this.#around.follows()) return this.#turn()
    for (let i = 0; i < STROKES; i += 1) this.#later(() => this.#strike(), HANDS + i * STROKE)
    this.#later(() => this.#turn(), STRIKING)
  }

  /** However often it is asked for. A voice has its time from then on. */
  aloud(): void {
    const { title, about } = this.#around
    this.#hush()
    clearTimeout(this.#bound)
    this.#bound = setTimeout(() => this.#close(), LONGEST)
    this.#hush = readAloud(`${title()}. ${about()}`, lang(), {
      began: () => (this.#speaking = true),
      ended: () => this.#silent(),
    })
  }

  /** On to the next card, or to the end. */
  goOn(): void {
    if (this.#over) return
    if (this.#around.next()) this.#follow()
    else this.done()
  }

  /** Another card that has been turned over is shown once more, from the beginning. */
  again(): void {
    this.still()
    this.#read()
  }

  /** To the end at once. */
  done(): void {
    if (this.#over) return
    this.#over = true
    this.still()
    this.#around.ondone()
  }

  still(): void {
    this.#timers.splice(0).forEach(clearTimeout)
    clearTimeout(this.#bound)
    this.#hush()
  }

  #strike(): void {
    this.struck += 1
    sound('bell')
  }

  #turn(): void {
    this.moment = 'turning'
    this.#later(() => this.#read(), TURNING)
  }

  #follow(): void {
    this.still()
    if (this.#around.quiet()) this.#read()
    else this.#turn()
  }

  #read(): void {
    this.moment = 'reading'
    ;[this.#shown, this.#speaking] = [false, false]
    this.#later(() => {
      this.#shown = true
      this.#mayClose()
    }, reading(this.#around.about()))
    this.aloud()
  }

  #silent(): void {
    this.#speaking = false
    this.#later(() => this.#mayClose(), BREATH)
  }

  #mayClose(): void {
    if (this.#shown && !this.#speaking) this.#close()
  }

  #close(): void {
    if (this.#around.next()) return this.#follow()
    this.moment = 'closing'
    if (this.#around.quiet()) this.done()
    else this.#later(() => this.done(), CLOSING)
  }

  #later(what: () => void, ms: number): void {
    this.#timers.push(setTimeout(what, ms))
  }
}
