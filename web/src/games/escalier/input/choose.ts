import { type Answer as Played, NOTHING, offers, playOrAsk } from '../../../lib/board/answer'
import type { Move, Place, View } from '../types.gen'

/** What a finger touched. */
export type Touch =
  | { readonly kind: 'die' }
  | { readonly kind: 'ghost'; readonly place: Place }
  | { readonly kind: 'token'; readonly colour: number }
  | { readonly kind: 'card'; readonly colour: number }

/** What the finger is doing right now: the half of a pair that is already marked. */
export interface Grip {
  readonly aim: 'swap' | 'trade'
  readonly ghost: Place | null
  readonly card: number | null
}

export const EMPTY_HAND: Grip = { aim: 'swap', ghost: null, card: null }

type Answer = Played<Move, Grip>

/** What would answer a touch: these glow. */
export interface Lit {
  readonly die: boolean
  readonly ghosts: readonly Place[]
  readonly tokens: readonly number[]
  readonly cards: readonly number[]
}

export function same(one: Place, other: Place): boolean {
  return one.step === other.step && one.slot === other.slot
}

export function lit(legal: readonly Move[], grip: Grip): Lit {
  const pairs = grip.aim === 'swap' ? offers(legal, 'swap') : []
  const trades = grip.aim === 'trade' || !offers(legal, 'swap').length ? offers(legal, 'trade') : []
  return {
    die: legal.some((move) => move.type === 'roll'),
    ghosts: unique([
      ...offers(legal, 'advance').map((move) => move.ghost),
      ...pairs.flatMap((move) => [move.one, move.other]),
    ]),
    tokens: offers(legal, 'haunt').map((move) => move.colour),
    cards: [...new Set(trades.flatMap((move) => [move.one, move.other]))],
  }
}

/** What a touch means: an offered move, the first half of a pair, or a question to the server. */
export function answer(legal: readonly Move[], grip: Grip, touch: Touch, view: View, eye: number | null): Answer {
  switch (touch.kind) {
    case 'die':
      return playOrAsk(legal, { type: 'roll' })
    case 'token':
      return playOrAsk(legal, { type: 'haunt', colour: touch.colour })
    case 'ghost':
      return touchGhost(legal, grip, touch.place)
    case 'card':
      return touchCard(legal, grip, touch.colour, view, eye)
  }
}

function touchGhost(legal: readonly Move[], grip: Grip, place: Place): Answer {
  if (!offers(legal, 'swap').length) return playOrAsk(legal, { type: 'advance', ghost: place })
  const held = grip.aim === 'swap' ? grip.ghost : null
  if (!held) return { kind: 'hand', hand: { aim: 'swap', ghost: place, card: null } }
  if (same(held, place)) return { kind: 'hand', hand: EMPTY_HAND }
  const [one, other] = isBelow(held, place) ? [held, place] : [place, held]
  return playOrAsk(legal, { type: 'swap', one, other })
}

function touchCard(legal: readonly Move[], grip: Grip, colour: number, view: View, eye: number | null): Answer {
  if (!offers(legal, 'trade').length) {
    const own = eye === null ? -1 : view.owners.indexOf(eye)
    const pair = own >= 0 && own !== colour && view.options.grands && view.under === null
    return pair ? playOrAsk(legal, trade(own, colour)) : NOTHING
  }
  const held = grip.aim === 'trade' ? grip.card : null
  if (held === null) return { kind: 'hand', hand: { aim: 'trade', ghost: null, card: colour } }
  if (held === colour) return { kind: 'hand', hand: { ...EMPTY_HAND, aim: 'trade' } }
  return playOrAsk(legal, trade(held, colour))
}

function trade(one: number, other: number): Move {
  return { type: 'trade', one: Math.min(one, other), other: Math.max(one, other) }
}

function isBelow(one: Place, other: Place): boolean {
  return one.step < other.step || (one.step === other.step && one.slot < other.slot)
}

function unique(all: readonly Place[]): Place[] {
  return all.filter((place, i) => all.findIndex((other) => same(place, other)) === i)
}
