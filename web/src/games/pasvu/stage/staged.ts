/** From what lies on the table and what is in the hand to what both pictures show. Pure. */
import type { Trial } from '../../../lib/game'
import { after } from '../animation/after'
import type { Hand } from '../hand/choose'
import { type Choice, replaceable, sidesOf, tippable, toPut } from '../hand/asked'
import { fusionsOf } from '../hand/fusing'
import { escapes, movable, reach } from '../hand/ghosts'
import { GRAINS } from './shape'
import { type Cell, cellOf, doorOf, farSide, sizeOf } from './sides'
import type { Draft, Held, Lit, Point, Stage } from './stage'
import type { Door, Event, Ghost, Move, Piece, Side, View } from '../types.gen'

export interface Sight {
  readonly view: View
  readonly legal: readonly Move[]
  readonly eye: number | null
  readonly names: readonly string[]
  readonly hand: Hand
  readonly trial: Trial<Event> | null
  /** The last answer of the house about what is in the hand, which may have moved since. */
  readonly latest: Trial<Event> | null
  /** The half of an answer to a Midnight card (V13). */
  readonly choice?: Choice | null
  /** Cells that something else than the hand points at. */
  readonly pointed?: readonly Cell[]
}

export function stageOf(sight: Sight): Stage {
  const { view, eye, names, hand, trial } = sight
  const draft = draftOf(sight)
  const { pieces, ghosts } = draft ? outcomeOf(sight) : view
  return {
    pieces: draft ? pieces.filter(([piece]) => piece !== draft.piece) : pieces,
    ghosts:
      hand?.kind === 'ghost' && hand.spot
        ? ghosts.filter(({ seat, number }) => seat !== eye || number !== hand.ghost)
        : ghosts,
    reserve: view.reserve,
    out: view.out,
    sides: view.sides,
    keyhole: view.keyhole,
    names,
    cards: view.cards,
    eye,
    movable: takablePieces(sight),
    draft,
    held: heldOf(sight),
    cells: cellsOf(sight),
    doors: exits(sight),
    open: openSides(sight),
    trouble: trial?.refused ? placeOfTrouble(trial.refused.args) : null,
    glow: glowing(sight),
    picked: sight.choice && 'piece' in sight.choice ? sight.choice.piece : null,
    omen: view.night.number,
  }
}

/** All that stands there, what is in the hand as well. */
export function hallOf({ pieces, ghosts, draft, held }: Stage): Pick<View, 'pieces' | 'ghosts'> {
  const spot = held?.spot
  return {
    pieces: draft ? [...pieces, [draft.piece, draft.pose]] : pieces,
    ghosts: spot ? [...ghosts.filter((each) => each.seat !== spot.seat || each.number !== spot.number), spot] : ghosts,
  }
}

/** V5: the hall as it would be with the piece in the hand put down: what was over it has come down, too. */
function outcomeOf({ view, trial, latest }: Sight): View {
  const answer = trial ?? latest
  return answer?.refused === null ? answer.told.reduce(after, view) : view
}

export const mayPlace = (view: View, eye: number | null): boolean =>
  view.phase === 'furniture' && view.turn === eye && eye !== null
export const mayMove = (view: View, eye: number | null): boolean =>
  view.phase === 'ghosts' && eye !== null && view.done[eye] === false

/** V13: a Midnight card lets one put a ghost into the hall. */
export const mayPut = (view: View, legal: readonly Move[], eye: number | null): boolean =>
  view.phase === 'midnight' && view.turn === eye && toPut(legal) !== null

/** Own ghosts that a touch would take into the hand. */
export function takable({ view, legal, eye }: Sight): number[] {
  return eye !== null && (mayMove(view, eye) || mayPut(view, legal, eye)) ? movable(view, legal, eye) : []
}

export function landed(trial: Trial<Event> | null): (Event & { type: 'walked' }) | null {
  return trial?.told.find((event) => event.type === 'walked') ?? null
}

/** Where the ghost in the hand would come to stand. */
function endOf(trial: Trial<Event> | null, seat: number, ghost: number): Ghost | null {
  const put = trial?.told.find((event) => event.type === 'effect')?.ghosts ?? []
  return landed(trial)?.end ?? put.find((one) => one.seat === seat && one.number === ghost) ?? null
}

export function rested(trial: Trial<Event> | null): (Event & { type: 'placed' }) | null {
  return trial?.told.find((event) => event.type === 'placed') ?? null
}

const fits = (trial: Trial<Event> | null): boolean | null => trial && trial.refused === null

function draftOf({ hand, trial, latest }: Sight): Draft | null {
  if (hand?.kind !== 'piece') return null
  const { piece, face, x, y, yaw } = hand
  const rest = rested(trial ?? latest)
  // V5: once the house has said so, as it leans, or lies.
  if (hand.fall && trial && rest) return { piece, pose: rest.pose, fits: fits(trial) }
  return { piece, pose: { face, x, y, yaw, z: rest?.piece === piece ? rest.pose.z : 0 }, fits: fits(trial) }
}

function heldOf({ hand, eye, trial }: Sight): Held | null {
  if (hand?.kind !== 'ghost' || eye === null) return null
  const { ghost, spot } = hand
  const end = endOf(trial, eye, ghost)
  const there = spot && {
    seat: eye,
    size: sizeOf(ghost),
    number: ghost,
    x: spot.x,
    y: spot.y,
    z: end ? end.z : spot.z * GRAINS,
    yaw: hand.yaw,
  }
  return { seat: eye, ghost, spot: there, fits: spot ? fits(trial) : null }
}

function takablePieces({ view, legal, eye }: Sight): readonly Piece[] {
  return mayPlace(view, eye) ? view.movable : tippable(legal)
}

function cellsOf({ view, legal, eye, hand, pointed = [] }: Sight): readonly Cell[] {
  return hand?.kind === 'ghost' && eye !== null ? reach(view, legal, eye, hand.ghost) : pointed
}

function openSides({ view, legal, eye, choice = null }: Sight): readonly Side[] {
  return view.phase === 'side' && view.turn === eye ? view.open_sides : sidesOf(legal, choice)
}

/** Those that could become one with the ghost in the hand, or with one another (V12); those to be replaced (V13). */
function glowing({ legal, eye, hand }: Sight): Lit[] {
  if (eye === null || hand?.kind === 'piece') return []
  const fused = new Set(fusionsOf(legal, hand?.ghost ?? null).flatMap(({ ghost, other }) => [ghost, other]))
  return [...[...fused].map((ghost) => ({ seat: eye, ghost })), ...replaceable(legal)]
}

/** Where the ghost in the hand would get out. */
function exits({ view, legal, eye, hand }: Sight): Door[] {
  if (hand?.kind !== 'ghost' || eye === null || !escapes(legal).some(({ ghost }) => ghost === hand.ghost)) return []
  const here = view.ghosts.find(({ seat, number }) => seat === eye && number === hand.ghost)
  const side = view.sides[eye]
  return here && side ? [doorOf(farSide(side), cellOf(here.x, here.y))] : []
}

function placeOfTrouble(args: Readonly<Record<string, unknown>>): Point | null {
  const { x, y, z } = args
  return typeof x === 'number' && typeof y === 'number' ? { x, y, z: typeof z === 'number' ? z : 0 } : null
}
