/** What a finger drags: a die to a piece, or a piece along its way. */
import type { Fingers } from '../../../lib/board/pointers'
import { EMPTY, fitting, type Hand, type Sight, type Touch, traced } from './choose'
import type { Point } from '../circuit/geometry'
import { touchOf } from './touch'
import type { Piece } from './ways'

/** What the board tells a finger, and hears from it. */
export interface Under {
  readonly sight: () => Sight
  /** The hand with all in it that cannot be otherwise. */
  readonly hand: () => Hand
  readonly place: (at: Point) => number | null
  readonly take: (hand: Hand) => void
  readonly touched: (touch: Touch) => void
}

export class Dragging {
  /** The die under a finger. */
  die: { readonly die: number; readonly at: Point } | null = $state.raw(null)
  #trail: readonly number[] = []
  readonly #under: Under

  constructor(under: Under) {
    this.#under = under
  }

  stop(): void {
    this.die = null
    this.#trail = []
  }

  /** A die is carried to a piece. */
  dieFingers(die: number): Fingers {
    return {
      drag: (at) => {
        this.die = { die, at }
        const piece = this.#pieceAt(at)
        const given = { ...EMPTY, die, piece }
        this.#under.take(piece !== null && fitting(this.#under.sight(), given).length ? given : { ...EMPTY, die })
      },
      drop: (at) => {
        this.die = null
        const piece = this.#pieceAt(at)
        if (piece !== null) this.#under.touched({ kind: 'give', die, piece })
      },
      cancel: () => (this.die = null),
    }
  }

  /** A piece is drawn along its way. */
  readonly pieceFingers: Fingers = {
    grips: (from) => this.#taken(from) !== null,
    drag: (at, from) => {
      const [piece, place] = [this.#taken(from), this.#under.place(at)]
      if (piece === null || place === null || this.#trail.at(-1) === place) return
      this.#trail = [...this.#trail, place]
      const { die } = this.#under.hand()
      const sight = this.#under.sight()
      const hand = { ...EMPTY, die: fitting(sight, { ...EMPTY, die, piece }).length ? die : null, piece }
      this.#under.take({ ...hand, way: traced(sight, hand, this.#trail) })
    },
    drop: () => (this.#trail = []),
    cancel: () => {
      this.#trail = []
      this.#under.take(EMPTY)
    },
  }

  /** What a finger has taken hold of, if it can be moved. */
  #taken(from: EventTarget | null): Piece | null {
    const piece = this.#pieceOf(touchOf(from))
    return piece !== null && fitting(this.#under.sight(), { ...EMPTY, piece }).length ? piece : null
  }

  #pieceAt({ x, y }: Point): Piece | null {
    return this.#pieceOf(touchOf(document.elementFromPoint(x, y)))
  }

  #pieceOf(touch: Touch | null): Piece | null {
    if (touch?.kind === 'ghost') return touch.ghost
    return touch?.kind === 'eater' && touch.seat === this.#under.sight().eye ? 'eater' : null
  }
}
