/** From touches to moves: only an offered one is ever played, all else is a question. */
import { sound } from '../sound'

/** What a touch means: a move, a question to the rules, another state of the hand, or nothing. */
export type Answer<Move, Hand> =
  | { readonly kind: 'play'; readonly move: Move }
  | { readonly kind: 'ask'; readonly move: Move }
  | { readonly kind: 'hand'; readonly hand: Hand }
  | { readonly kind: 'nothing' }

export const NOTHING = { kind: 'nothing' } as const

interface Deeds<Move, Hand> {
  readonly play: (move: Move) => void
  readonly ask: (move: Move) => void
  readonly take: (hand: Hand) => void
}

export function carryOut<Move, Hand>(answer: Answer<Move, Hand>, { play, ask, take }: Deeds<Move, Hand>): void {
  if (answer.kind === 'hand') {
    take(answer.hand)
    sound('tap')
  } else if (answer.kind === 'play') play(answer.move)
  else if (answer.kind === 'ask') ask(answer.move)
}

/** The offered moves of one type. */
export function offers<Move extends { readonly type: string }, T extends Move['type']>(
  legal: readonly Move[],
  type: T,
): Extract<Move, { type: T }>[] {
  return legal.filter((move): move is Extract<Move, { type: T }> => move.type === type)
}

/** A move as text, whatever the order of its fields. */
export function keyOf(move: unknown): string {
  return JSON.stringify(move, (_, value: unknown) =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )
}

/** Play the offered move that says the same, or ask why there is none. */
export function playOrAsk<Move>(legal: readonly Move[], move: Move): Answer<Move, never> {
  const wanted = keyOf(move)
  const found = legal.find((other) => keyOf(other) === wanted)
  return found ? { kind: 'play', move: found } : { kind: 'ask', move }
}
