/** The hand of who plays: what is in it, what the house says about it, and what putting it down plays. */
import type { Trial } from '../../../lib/game'
import { Asking } from './asking.svelte'
import {
  fallingOn,
  fallingTo,
  FINE,
  type Hand,
  heldAs,
  inside,
  kept,
  movedTo,
  moveOf,
  STEP,
  taken,
  tippedTo,
  turned,
} from './choose'
import { toPut } from './asked'
import { areKin } from './fusing'
import { Slipping } from './slipping.svelte'
import { type GhostInHand, ghostTurnedTo, heldAt, offered, offeredNear, reach, standing, takenGhost } from './ghosts'
import { type Level, levelsAt } from '../stage/levels'
import { GRAINS } from '../stage/shape'
import { cellOf, sameCell } from '../stage/sides'
import type { Point } from '../stage/stage'
import { landed, mayMove, mayPlace, mayPut } from '../stage/staged'
import type {
  Answer,
  Chart,
  Charted,
  Event,
  Expose,
  Exposures,
  Face,
  Ghost,
  Move,
  Piece,
  Place,
  Put,
  Question,
  Side,
  View,
  Walk,
} from '../types.gen'

/** What the hand needs to know, at the moment it asks. */
export interface Around {
  readonly view: () => View
  readonly legal: () => readonly Move[]
  readonly eye: () => number | null
  readonly ply: () => number
  readonly tryOut: () => ((move: Move) => Promise<Trial<Event>>) | null
  /** Nothing may move. */
  readonly quiet: () => boolean
  readonly consult: () => ((question: Question) => Promise<unknown>) | null
  readonly play: (move: Move) => void
}

/** Words for what could not be kept or found: see `pasvu-board-note-…`. */
export type Note = 'lost-piece' | 'lost-ghost' | 'no-room' | 'no-answer' | 'slid' | 'no-place'

/** Refusals of a place: somewhere close it may be another matter. */
const SLIDES: readonly string[] = [
  'sticks_out',
  'would_fall',
  'no_place',
  'on_leaning',
  'falls_from_floor',
  'cannot_fall',
  'leaves_cell',
  'leaves_hall',
  'stands_on_nothing',
  'in_the_way',
  'ghost_in_the_way',
]

const PATIENCE = 8000 // ms
const SAID = 7000

const patience = (): Promise<null> => new Promise((resolve) => setTimeout(() => resolve(null), PATIENCE))

export class Holding {
  hand: Hand = $state.raw(null)
  note: Note | null = $state.raw(null)
  /** The house is looking for a place to hide. */
  hiding = $state(false)
  readonly trying = new Asking<Place | Walk | Put, Trial<Event>>(80)
  readonly exposing = new Asking<Expose, Exposures>(250)
  readonly charting = new Asking<Chart, Charted>(60)
  readonly #around: Around
  readonly #slipping = new Slipping()
  #slid: Hand = null
  /** It was let go, and has not been answered yet: where it cannot stay, it slides. */
  #loose = false
  #hush: ReturnType<typeof setTimeout> | undefined

  constructor(around: Around) {
    this.#around = around
  }

  /** What is in the hand, as it is seen: on its way where it slides, until it is taken up again. */
  get shown(): Hand {
    return this.hand === this.#slid ? (this.#slipping.now ?? this.hand) : this.hand
  }

  /** The house can be asked for advice. */
  get canAsk(): boolean {
    return this.#around.consult() !== null
  }

  /** A new position: what is in the hand stays there, unless it no longer can. */
  arrive(): void {
    const { view, legal, eye } = this.#now()
    if (this.#isThere(view, eye)) return this.empty()
    const { hand, lost } = kept(this.hand, view, legal, eye)
    // Nobody misses a ghost that had nowhere to go yet.
    const missed = lost !== null && !(this.hand?.kind === 'ghost' && this.hand.spot === null)
    this.hand = hand
    if (missed) this.say(`lost-${lost}`)
  }

  /** For a while. */
  say(note: Note): void {
    this.note = note
    clearTimeout(this.#hush)
    this.#hush = setTimeout(() => (this.note = null), SAID)
  }

  /** Ask about what is in the hand; called whenever it or the position changes. */
  ask(): void {
    this.#serve()
    this.#settle()
    const [{ view, eye }, move, ply] = [this.#now(), moveOf(this.hand), this.#around.ply()]
    this.trying.about(move, ply, this.#around.tryOut())
    const consult = this.#around.consult()
    const practises = view.options.practice && eye !== null && consult !== null
    const helps = practises && !this.trying.answer?.refused && (mayPlace(view, eye) || mayMove(view, eye))
    const ghost = practises && mayMove(view, eye) && this.hand?.kind === 'ghost' ? this.hand.ghost : null
    this.charting.about(
      ghost === null ? null : { type: 'chart', ghost },
      ply,
      consult as ((question: Chart) => Promise<Charted>) | null,
    )
    this.exposing.about(
      helps && move?.type !== 'put' ? { type: 'expose', move } : null,
      ply,
      consult as ((question: Expose) => Promise<Exposures>) | null,
    )
  }

  empty(): void {
    this.hand = null
    this.note = null
    this.trying.stop()
    this.trying.latest = null
  }

  takePiece(piece: Piece): void {
    const { view, eye } = this.#now()
    if (!mayPlace(view, eye) || !view.movable.includes(piece)) return
    if (this.hand?.kind === 'piece' && this.hand.piece === piece) return
    this.#take(taken(view, piece))
  }

  takeGhost(seat: number, ghost: number): void {
    const { view, legal, eye } = this.#now()
    if (eye === null || seat !== eye || !(mayMove(view, eye) || mayPut(view, legal, eye))) return
    const number = offered(view, legal, eye, ghost)
    if (number !== null) this.#take(takenGhost(view, eye, number))
  }

  /** In a picture: V12, with a ghost in the hand another one in reach is where it goes; a second time it is that one. */
  meet(seat: number, ghost: number): void {
    const there = this.#partner(seat, ghost)
    if (there) this.drop({ x: there.x, y: there.y, z: Math.round(there.z / GRAINS) })
    else this.takeGhost(seat, ghost)
  }

  /** Drawn along under a finger. */
  over({ x, y, z }: Point): void {
    const hand = this.hand
    this.#loose = false
    if (hand?.kind === 'piece') this.hand = movedTo(hand, x, y)
    else if (hand && this.#reaches(x, y)) this.hand = this.#heldOver(hand, x, y, z)
  }

  /** Let go there, or tapped: in another cell first where the house knows a spot. */
  drop({ x, y, z }: Point): void {
    const { legal } = this.#now()
    const hand = this.hand
    this.note = null
    if (hand?.kind === 'ghost') {
      const same = hand.spot !== null && sameCell(cellOf(hand.spot.x, hand.spot.y), cellOf(x, y))
      this.hand = (same ? null : offeredNear(hand, legal, x, y)) ?? this.#heldOver(hand, x, y, z)
    } else this.over({ x, y, z })
    this.#loose = true
  }

  /** V5, V8: to the nearest place where it may be, as the house has it; to be seen before it is put there. */
  async slide(): Promise<void> {
    const [consult, move, hand] = [this.#around.consult(), moveOf(this.hand), this.hand]
    if (!consult || !move || !hand) return
    const answer = (await Promise.race([consult({ type: 'slide', move }), patience()]).catch(
      () => null,
    )) as Answer | null
    if (this.hand !== hand) return // it has been moved on
    const there = answer?.type === 'slid' ? answer.move : null
    if (!there) return this.say(answer ? 'no-place' : 'no-answer')
    this.hand = this.#slid = heldAs(hand, there)
    this.#slipping.go(hand, this.#slid, this.#around.quiet())
    this.say('slid')
  }

  rise({ x, y, z }: Level): void {
    if (this.hand?.kind === 'ghost') this.hand = { ...this.hand, spot: { x, y, z } }
  }

  turn(by: number): void {
    if (this.hand) this.turnTo(turned(this.hand.yaw ?? 0, by))
  }

  turnTo(yaw: number): void {
    if (this.hand?.kind === 'piece') this.hand = inside({ ...this.hand, yaw })
    else if (this.hand) this.hand = ghostTurnedTo(this.#laid(this.hand), yaw)
  }

  tip(face?: Face): void {
    if (this.hand?.kind === 'piece') this.hand = tippedTo(this.hand, face)
  }

  /** V5: it is let fall towards that side, or the next one. */
  fall(side?: Side): void {
    if (this.hand?.kind === 'piece') this.hand = side ? fallingTo(this.hand, side) : fallingOn(this.hand)
  }

  /** By a key: some steps to the east and to the north. */
  nudge(east: number, north: number, fine: boolean): void {
    const hand = this.hand
    const step = fine ? FINE : STEP
    if (hand?.kind === 'piece') this.hand = movedTo(hand, hand.x + east * step, hand.y + north * step)
    else if (hand?.spot) this.hand = heldAt(hand, hand.spot.x + east * step, hand.spot.y + north * step, hand.spot.z)
  }

  /** Exactly as it was written down: the house says if it is nonsense. */
  write(hand: Hand): void {
    this.note = null
    this.hand = hand
  }

  /** Where the house has said no, nothing happens: the reason is there to be read. */
  put(): void {
    if (this.trying.answer?.refused) return
    const move = moveOf(this.hand)
    if (move) this.#around.play(move)
  }

  levels(): Level[] {
    const { view, legal } = this.#now()
    if (this.hand?.kind !== 'ghost' || !this.hand.spot) return []
    return levelsAt(view, legal, this.hand, this.hand.spot.x, this.hand.spot.y)
  }

  /** V8: the house chooses a well-hidden spot in the cell, and the ghost goes there. */
  async hide(ghost: number, column: number, row: number): Promise<void> {
    const consult = this.#around.consult()
    if (!consult || this.hiding) return
    this.hiding = true
    this.note = null
    try {
      const answer = (await Promise.race([consult({ type: 'hide', ghost, column, row }), patience()])) as Answer | null
      if (answer?.type === 'hidden' && answer.walk) {
        this.#holds(answer.walk)
        this.#around.play(answer.walk)
      } else this.say(answer?.type === 'hidden' ? 'no-room' : 'no-answer')
    } catch {
      this.say('no-answer')
    } finally {
      this.hiding = false
    }
  }

  #now(): { view: View; legal: readonly Move[]; eye: number | null } {
    return { view: this.#around.view(), legal: this.#around.legal(), eye: this.#around.eye() }
  }

  /** Once the house has said no to what was let go. */
  #settle(): void {
    const { answer } = this.trying
    if (!this.#loose || !answer) return
    this.#loose = false
    if (answer.refused && SLIDES.includes(answer.refused.code)) void this.slide()
  }

  /** V13: whom a Midnight card lets one put into the hall is in the hand at once. */
  #serve(): void {
    const { legal, eye } = this.#now()
    const ghost = this.hand ? null : toPut(legal)
    if (ghost !== null && eye !== null) this.takeGhost(eye, ghost)
  }

  #holds({ ghost, x, y, z, yaw }: Walk): void {
    const { view, eye } = this.#now()
    if (eye !== null) this.hand = { ...takenGhost(view, eye, ghost), spot: { x, y, z }, yaw }
  }

  /** V13: one that lies in the hall can be turned where it is. */
  #laid(hand: GhostInHand): GhostInHand {
    const { view, eye } = this.#now()
    const here = eye === null || hand.spot ? null : standing(view, eye, hand.ghost)
    if (!here || !this.#reaches(here.x, here.y)) return hand
    return { ...hand, spot: { x: here.x, y: here.y, z: Math.round(here.z / GRAINS) } }
  }

  /** In another cell, which the ghost in the hand can reach; it could become one with it, or rests anyway. */
  #partner(seat: number, ghost: number): Ghost | null {
    const { view, eye } = this.#now()
    const hand = this.hand
    if (!view.options.fusions || hand?.kind !== 'ghost' || seat !== eye) return null
    if (!areKin(hand.ghost, ghost) && !view.held[seat]?.includes(ghost)) return null
    const there = standing(view, seat, ghost)
    const here = hand.spot ?? standing(view, seat, hand.ghost)
    if (!there || !this.#reaches(there.x, there.y)) return null
    return here && sameCell(cellOf(here.x, here.y), cellOf(there.x, there.y)) ? null : there
  }

  #take(hand: Hand): void {
    this.empty()
    this.hand = hand
  }

  #reaches(x: number, y: number): boolean {
    const { view, legal, eye } = this.#now()
    if (this.hand?.kind !== 'ghost' || eye === null) return false
    return reach(view, legal, eye, this.hand.ghost).some((cell) => sameCell(cell, cellOf(x, y)))
  }

  /** At the height it is held at, or where there is room. */
  #heldOver(hand: GhostInHand, x: number, y: number, z: number): Hand {
    const held = heldAt(hand, x, y, z)
    if (!held.spot) return held
    const { view } = this.#now()
    const levels = levelsAt(view, [], hand, held.spot.x, held.spot.y)
    const level = levels.findLast((one) => one.z <= z + 10) ?? levels[0]
    return level ? { ...held, spot: { ...held.spot, z: level.z } } : held
  }

  /** What was in the hand has been put down just so. */
  #isThere(view: View, eye: number | null): boolean {
    const hand = this.hand
    if (hand?.kind === 'piece') {
      const pose = view.pieces.find(([piece]) => piece === hand.piece)?.[1]
      const isThere = pose?.x === hand.x && pose.y === hand.y && pose.face === hand.face
      return view.shifted.includes(hand.piece) && (isThere || hand.fall !== undefined)
    }
    const ghost = hand && eye !== null ? standing(view, eye, hand.ghost) : null
    if (hand && eye !== null && !hand.back && (view.out[eye] ?? []).includes(hand.ghost)) return true
    if (!ghost || !hand?.spot || ghost.x !== hand.spot.x || ghost.y !== hand.spot.y || ghost.yaw !== hand.yaw)
      return false
    return Math.abs(ghost.z / GRAINS - hand.spot.z) < 10 || landed(this.trying.latest)?.end.z === ghost.z
  }
}
