/** From what lies on the table and what is in the hand to what both pictures show. Pure. */
import type { Trial } from '../../lib/game'
import { escapes, type Hand, movable, reach } from './choose'
import { GRAINS } from './shape'
import { cellOf, doorOf, farSide, sizeOf } from './sides'
import type { Draft, Held, Point, Stage } from './stage'
import type { Door, Event, Move, View } from './types.gen'

export interface Sight {
  readonly view: View
  readonly legal: readonly Move[]
  readonly eye: number | null
  readonly names: readonly string[]
  readonly hand: Hand
  readonly trial: Trial<Event> | null
  /** The last answer of the house about what is in the hand, which may have moved since. */
  readonly latest: Trial<Event> | null
}

export function stageOf(sight: Sight): Stage {
  const { view, eye, names, hand, trial } = sight
  const draft = draftOf(sight)
  return {
    pieces: draft ? view.pieces.filter(([piece]) => piece !== draft.piece) : view.pieces,
    ghosts: hand?.kind === 'ghost' && hand.spot ? view.ghosts.filter(({ seat, number }) => seat !== eye || number !== hand.ghost) : view.ghosts,
    reserve: view.reserve,
    out: view.out,
    sides: view.sides,
    keyhole: view.keyhole,
    names,
    cards: view.cards,
    eye,
    movable: mayPlace(view, eye) ? view.movable : [],
    draft,
    held: heldOf(sight),
    cells: hand?.kind === 'ghost' && eye !== null ? reach(view, sight.legal, eye, hand.ghost) : [],
    doors: exits(sight),
    open: view.phase === 'side' && view.turn === eye ? view.open_sides : [],
    trouble: trial?.refused ? placeOfTrouble(trial.refused.args) : null,
  }
}

export const mayPlace = (view: View, eye: number | null): boolean => view.phase === 'furniture' && view.turn === eye && eye !== null
export const mayMove = (view: View, eye: number | null): boolean => view.phase === 'ghosts' && eye !== null && view.done[eye] === false

/** Own ghosts that a touch would take into the hand. */
export function takable({ view, legal, eye }: Sight): number[] {
  return mayMove(view, eye) && eye !== null ? movable(view, legal, eye) : []
}

export function landed(trial: Trial<Event> | null): (Event & { type: 'walked' }) | null {
  return trial?.told.find((event) => event.type === 'walked') ?? null
}

export function rested(trial: Trial<Event> | null): (Event & { type: 'placed' }) | null {
  return trial?.told.find((event) => event.type === 'placed') ?? null
}

const fits = (trial: Trial<Event> | null): boolean | null => trial && trial.refused === null

function draftOf({ hand, trial, latest }: Sight): Draft | null {
  if (hand?.kind !== 'piece') return null
  const { piece, face, x, y, yaw } = hand
  const rest = rested(trial ?? latest)
  return { piece, pose: { face, x, y, yaw, z: rest?.piece === piece ? rest.pose.z : 0 }, fits: fits(trial) }
}

function heldOf({ hand, eye, trial }: Sight): Held | null {
  if (hand?.kind !== 'ghost' || eye === null) return null
  const { ghost, spot } = hand
  const end = landed(trial)?.end
  const there = spot && { seat: eye, size: sizeOf(ghost), number: ghost, x: spot.x, y: spot.y, z: end ? end.z : spot.z * GRAINS }
  return { seat: eye, ghost, spot: there, fits: spot ? fits(trial) : null }
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
