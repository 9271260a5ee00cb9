/** From touches to moves: only an offered one is ever played, all else is a question. */
import { type Answer as Played, NOTHING, offers, playOrAsk } from '../../../lib/board/answer'
import { type Circuit, neighbours, shortest } from '../circuit/geometry'
import type { Die } from '../animation/table'
import type { Move, View } from '../types.gen'
import { by, type End, endOf, endsOf, type Piece, pieceOf, type Step, steps } from './ways'

/** What the hand is doing right now: a die and a piece it has taken up, and the way it is about to go. */
export interface Hand {
  /** By its place among the dice, not by its face. */
  readonly die: number | null
  readonly piece: Piece | null
  readonly way: Step | null
}

export type Touch =
  | { readonly kind: 'roll' | 'go' | 'other' | 'cancel' | 'yes' | 'no' }
  | { readonly kind: 'die'; readonly die: number }
  | { readonly kind: 'ghost'; readonly ghost: 0 | 1 }
  | { readonly kind: 'eater' | 'tray'; readonly seat: number }
  | { readonly kind: 'place'; readonly place: number }
  /** A die that was dropped on a piece. */
  | { readonly kind: 'give'; readonly die: number; readonly piece: Piece }

type Answer = Played<Move, Hand>

/** What a hand can see: the position, whose eyes these are, what is offered, and the dice as they lie. */
export interface Sight {
  readonly view: View
  readonly eye: number | null
  readonly legal: readonly Move[]
  readonly dice: readonly Die[]
}

export const EMPTY: Hand = { die: null, piece: null, way: null }

/** The same hand with all in it that cannot be otherwise. */
export function preselected(sight: Sight, hand: Hand): Hand {
  const open = fitting(sight, hand)
  const [pieces, faces] = [new Set(open.map(pieceOf)), new Set(open.map(({ die }) => die))]
  const slot = sight.dice.findIndex(({ face, used }) => !used && faces.has(face))
  return {
    ...hand,
    piece: hand.piece ?? (pieces.size === 1 ? ([...pieces][0] ?? null) : null),
    die: hand.die ?? (faces.size === 1 && slot >= 0 ? slot : null),
  }
}

/** The offered steps of a hand: by its die, by its piece, or both. */
export function fitting({ legal, dice }: Sight, { die, piece }: Hand): Step[] {
  const face = die === null ? null : dice[die]?.face
  return steps(legal).filter(
    (move) => (face === null || move.die === face) && (piece === null || pieceOf(move) === piece),
  )
}

/** Where the piece in the hand can go. */
export function ends(sight: Sight, hand: Hand): End[] {
  const held = preselected(sight, hand)
  return held.piece === null ? [] : endsOf(sight.view, fitting(sight, held))
}

/** What a touch means. */
export function answer(sight: Sight, hand: Hand, touch: Touch): Answer {
  const held = preselected(sight, hand)
  switch (touch.kind) {
    case 'roll':
      return playOrAsk(sight.legal, { type: 'roll' })
    case 'yes':
    case 'no':
      return playOrAsk(sight.legal, { type: 'answer', agrees: touch.kind === 'yes' })
    case 'go':
      return held.way ? { kind: 'play', move: held.way } : NOTHING
    case 'other':
      return other(sight, held)
    case 'cancel':
      return { kind: 'hand', hand: hand.way ? { ...hand, way: null } : EMPTY }
    case 'die':
      return touchDie(sight, hand, touch.die)
    case 'give':
      return give(sight, { ...EMPTY, die: touch.die, piece: touch.piece })
    case 'tray':
      return sight.view.robs ? playOrAsk(sight.legal, { type: 'rob', seat: touch.seat }) : NOTHING
    case 'eater':
      return touchEater(sight, hand, touch.seat)
    case 'ghost':
      return touchPiece(sight, hand, touch.ghost)
    case 'place':
      return touchPlace(sight, hand, touch.place)
  }
}

/** The way that follows a finger best: to where it is, by as many places as it has touched. */
export function traced(sight: Sight, hand: Hand, trail: readonly number[]): Step | null {
  const end = ends(sight, hand).find(({ place }) => place === trail.at(-1))
  const along = (move: Step): number => move.path.filter((place) => trail.includes(place)).length
  return end?.ways.toSorted((one, next) => along(next) - along(one))[0] ?? null
}

function touchDie(sight: Sight, hand: Hand, die: number): Answer {
  if (offers(sight.legal, 'roll').length) return playOrAsk(sight.legal, { type: 'roll' })
  if (!steps(sight.legal).length || sight.dice[die]?.used !== false) return NOTHING
  if (hand.die === die) return { kind: 'hand', hand: { ...hand, die: null, way: null } }
  const both = { ...hand, die, way: null }
  return { kind: 'hand', hand: fitting(sight, both).length ? both : { ...both, piece: null } }
}

function give(sight: Sight, hand: Hand): Answer {
  return fitting(sight, hand).length ? { kind: 'hand', hand } : ask(sight, hand)
}

function touchEater(sight: Sight, hand: Hand, seat: number): Answer {
  const { view, legal, eye } = sight
  if (view.robs) return playOrAsk(legal, { type: 'rob', seat })
  return seat === eye ? touchPiece(sight, hand, 'eater') : touchPlace(sight, hand, view.eaters[seat] ?? -1, false)
}

/** A piece is attacked where it can be, else taken up, or let go. */
function touchPiece(sight: Sight, hand: Hand, piece: Piece): Answer {
  const { view, eye } = sight
  const place = piece === 'eater' ? view.eaters[eye ?? 0] : view.ghosts[piece]
  if (view.returns && !view.robs) return playOrAsk(sight.legal, { type: 'back', hole: place ?? 0 })
  const held = preselected(sight, hand)
  const end = held.piece === piece ? undefined : ends(sight, held).find((one) => one.place === place)
  if (end) return touchEnd(held, end)
  return hand.piece === piece ? { kind: 'hand', hand: EMPTY } : take(sight, piece, held.die)
}

/** With the die in the hand, or else with any; the server says why not, if there is none. */
function take(sight: Sight, piece: Piece, die: number | null): Answer {
  const found = [die, null].find((one) => fitting(sight, { ...EMPTY, die: one, piece }).length)
  return found === undefined
    ? ask(sight, { ...EMPTY, die, piece })
    : { kind: 'hand', hand: { ...EMPTY, die: found, piece } }
}

/** A place is the end of a way, a point on it, a free hole for a marble, whoever stands there, or a question. */
function touchPlace(sight: Sight, hand: Hand, place: number, pieces = true): Answer {
  const { view, legal } = sight
  if (view.returns && !view.robs) return playOrAsk(legal, { type: 'back', hole: place })
  const [held, all] = [preselected(sight, hand), ends(sight, hand)]
  const end = all.find((one) => one.place === place)
  if (end) return touchEnd(held, end)
  const { way } = held
  const through = way ? by(all, way).filter(({ path }) => path.includes(place)) : []
  if (way && through.length) return { kind: 'hand', hand: { ...held, way: next(through, way) } }
  const piece = pieces ? standing(sight, held, place) : null
  if (piece !== null)
    return piece === 'rob' ? touchEater(sight, hand, view.eaters.indexOf(place)) : touchPiece(sight, hand, piece)
  return held.piece === null ? NOTHING : ask(sight, held, place)
}

/** Who stands at a place; of two ghosts in their den, the one that is not in the hand. */
function standing({ view, eye }: Sight, held: Hand, place: number): Piece | 'rob' | null {
  if (view.robs && view.eaters.includes(place)) return 'rob'
  if (eye !== null && view.eaters[eye] === place) return 'eater'
  const here = ([0, 1] as const).filter((ghost) => view.ghosts[ghost] === place)
  return here.length > 1 && held.piece === 0 ? 1 : (here[0] ?? null)
}

/** The first touch shows the way, and what it brings; the second goes. */
function touchEnd(held: Hand, end: End): Answer {
  const [best] = end.ways
  if (!best) return NOTHING
  if (held.way && endOf(held.way) === end.place) return { kind: 'play', move: held.way }
  return { kind: 'hand', hand: { ...held, way: best } }
}

function other(sight: Sight, held: Hand): Answer {
  if (!held.way) return NOTHING
  return { kind: 'hand', hand: { ...held, way: next(by(ends(sight, held), held.way), held.way) } }
}

function next(ways: readonly Step[], way: Step): Step {
  return ways[(ways.indexOf(way) + 1) % ways.length] ?? way
}

/** A move that names what was touched, so that the server can say why not. */
function ask({ view, dice, eye }: Sight, { die, piece }: Hand, place: number | null = null): Answer {
  if (piece === null || eye === null) return NOTHING
  const from = (piece === 'eater' ? view.eaters[eye] : view.ghosts[piece]) ?? 0
  const path = place === null ? firstStep(view, from) : (shortest(view, from, place) ?? [place]) // too far for any die: a leap
  const face = dice[die ?? dice.findIndex(({ used }) => !used)]?.face ?? 1
  return {
    kind: 'ask',
    move: piece === 'eater' ? { type: 'run', die: face, path } : { type: 'chase', die: face, ghost: piece, path },
  }
}

const firstStep = (circuit: Circuit, from: number): number[] => neighbours(circuit)[from]?.slice(0, 1) ?? []
