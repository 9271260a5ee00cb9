/** From touches to moves: only an offered one is ever played, all else is a question. */
import { type Answer as Played, NOTHING, offers } from '../../../lib/board/answer'
import type { Arrow, Go, Move, Shift } from '../types.gen'

/** What the hand is doing right now: how it holds the spare, and where it would push. */
export interface Hand {
  readonly turn: number
  readonly arrow: Arrow | null
}

export type Touch =
  | { readonly kind: 'arrow'; readonly arrow: Arrow }
  | { readonly kind: 'cell'; readonly cell: number }
  | { readonly kind: 'turn'; readonly by: number }
  | { readonly kind: 'push' }
  | { readonly kind: 'cancel' }

type Answer = Played<Move, Hand>

export const shifts = (legal: readonly Move[]): Shift[] => offers(legal, 'shift')
export const goes = (legal: readonly Move[]): Go[] => offers(legal, 'go')

/** What a touch means. */
export function answer(legal: readonly Move[], hand: Hand, touch: Touch): Answer {
  switch (touch.kind) {
    case 'arrow':
      return touchArrow(legal, hand, touch.arrow)
    case 'cell':
      return hand.arrow ? letGo(hand) : touchCell(legal, touch.cell)
    case 'turn':
      return { kind: 'hand', hand: { ...hand, turn: (hand.turn + touch.by + 4) % 4 } }
    case 'push':
      return hand.arrow ? touchArrow(legal, hand, hand.arrow) : NOTHING
    case 'cancel':
      return hand.arrow ? letGo(hand) : NOTHING
  }
}

/** The first touch shows what the push would do, the second pushes. */
function touchArrow(legal: readonly Move[], hand: Hand, arrow: Arrow): Answer {
  const found = shifts(legal).find((move) => move.arrow === arrow && move.turn === hand.turn)
  if (!found) return { kind: 'ask', move: { type: 'shift', arrow, turn: hand.turn } }
  return hand.arrow === arrow ? { kind: 'play', move: found } : { kind: 'hand', hand: { ...hand, arrow } }
}

function touchCell(legal: readonly Move[], cell: number): Answer {
  const found = goes(legal).find((move) => move.cell === cell)
  return found ? { kind: 'play', move: found } : { kind: 'ask', move: { type: 'go', cell } }
}

function letGo(hand: Hand): Answer {
  return { kind: 'hand', hand: { ...hand, arrow: null } }
}
