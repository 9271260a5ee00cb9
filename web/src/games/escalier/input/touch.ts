import { touchedAt } from '../../../lib/board/pointers'
import type { Touch } from './choose'
import type { Move, Place } from '../types.gen'

/** What a move is about: the focus on its button shows it on the stairs. */
export interface Pointed {
  readonly ghosts: readonly Place[]
  readonly tokens: readonly number[]
  readonly cards: readonly number[]
}

export function pointedBy(move: Move | null): Pointed {
  const none = { ghosts: [], tokens: [], cards: [] }
  switch (move?.type) {
    case 'advance':
      return { ...none, ghosts: [move.ghost] }
    case 'swap':
      return { ...none, ghosts: [move.one, move.other] }
    case 'haunt':
      return { ...none, tokens: [move.colour] }
    case 'trade':
      return { ...none, cards: [move.one, move.other] }
    default:
      return none
  }
}

/** `ghost:7:1`, `token:2` and `card:3` in the picture are touches; all else is scenery. */
export function touchOf(target: EventTarget | null): Touch | null {
  const [kind, first, second] = touchedAt(target)
  const [one, two] = [Number(first), Number(second)]
  if (kind === 'ghost') return { kind, place: { step: one, slot: two } }
  if (kind === 'token' || kind === 'card') return { kind, colour: one }
  return null
}
