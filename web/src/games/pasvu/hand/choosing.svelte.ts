/** V13: the half of an answer that has been chosen: a piece without a side, a ghost without who takes its place. */
import { sizeOf } from '../stage/sides'
import type { Move, Piece, Side } from '../types.gen'
import { type Answer, answersFor, type Choice } from './asked'

interface Around {
  readonly legal: () => readonly Move[]
  readonly play: (move: Move) => void
}

export class Choosing {
  #chosen: Choice | null = $state.raw(null)
  readonly #around: Around

  constructor(around: Around) {
    this.#around = around
  }

  /** What is no longer asked is no longer chosen. */
  get choice(): Choice | null {
    return this.answers.length ? this.#chosen : null
  }

  get answers(): Answer[] {
    return answersFor(this.#around.legal(), this.#chosen)
  }

  choose(choice: Choice | null): void {
    this.#chosen = choice
  }

  piece(piece: Piece): void {
    if (answersFor(this.#around.legal(), { piece }).length) this.#chosen = { piece }
  }

  /** Where but one answer is left, that is it; ghosts of one size are alike. */
  ghost(seat: number, ghost: number): void {
    const answers = answersFor(this.#around.legal(), { seat, ghost })
    const sizes = answers.map((move) => (move.type === 'swap' ? sizeOf(move.by) : null))
    const [first] = answers
    if (first && sizes.every((size) => size === sizes[0])) this.#around.play(first)
    else if (first) this.#chosen = { seat, ghost }
  }

  /** The chosen piece goes over to that side. */
  side(side: Side): void {
    const tip = this.answers.find((move) => move.type === 'tip' && move.towards === side)
    if (tip) this.#around.play(tip)
  }
}
