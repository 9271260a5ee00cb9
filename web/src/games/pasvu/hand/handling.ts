/** What fingers and keys on the pictures do: to the hand, to half an answer, to the table. */
import { sound } from '../../../lib/sound'
import type { Holding } from './holding.svelte'
import { keyOf } from './keys'
import { stepOf } from '../plan/turn'
import { sameDoor } from '../stage/sides'
import type { Stage, Touch } from '../stage/stage'
import type { Door, Move, Side } from '../types.gen'
import type { Choosing } from './choosing.svelte'
import { fusionsOf } from './fusing'

interface Around {
  readonly holding: Holding
  readonly choosing: Choosing
  readonly stage: () => Stage
  readonly legal: () => readonly Move[]
  /** The side that is below on the plan. */
  readonly bottom: () => Side
  /** A film is playing: a finger ends it. */
  readonly busy: () => boolean
  readonly skip: () => void
  readonly play: (move: Move) => void
  /** In practice: look through a door. */
  readonly peek: (door: Door) => void
  /** The same through one door after the other. */
  readonly peekNext: () => void
}

export function touchOf({ holding, choosing, stage, busy, skip, play, peek }: Around): Touch {
  const taken = (take: () => void): void => {
    if (busy()) return skip()
    const before = [holding.hand, choosing.choice]
    take()
    if (holding.hand !== before[0] || choosing.choice !== before[1]) sound('tap')
  }
  const side = (side: Side): void => {
    if (choosing.choice) choosing.side(side)
    else if (stage().open.includes(side)) play({ type: 'choose', side })
  }
  return {
    piece: (piece) =>
      taken(() => {
        choosing.piece(piece)
        holding.takePiece(piece)
      }),
    ghost: (seat, ghost) =>
      taken(() => {
        choosing.ghost(seat, ghost)
        holding.meet(seat, ghost)
      }),
    over: (point) => holding.over(point),
    drop: (point) => holding.drop(point),
    door: (door) => {
      const { hand } = holding
      if (hand?.kind === 'ghost' && stage().doors.some((way) => sameDoor(way, door)))
        play({ type: 'escape', ghost: hand.ghost })
      else if (stage().open.includes(door.side) || choosing.choice) side(door.side)
      else peek(door)
    },
    side,
  }
}

export function keysOf({ holding, choosing, legal, bottom, play, peekNext }: Around): (event: KeyboardEvent) => void {
  /** What can only be one; of several, one's fingers come to the first. */
  const fuse = (pictures: EventTarget | null): void => {
    const fusions = fusionsOf(legal(), holding.hand?.kind === 'ghost' ? holding.hand.ghost : null)
    const [first] = fusions
    if (first && fusions.length === 1) play(first)
    else if (pictures instanceof HTMLElement) pictures.parentElement?.querySelector<HTMLElement>('.fuse')?.focus()
  }
  return (event) => {
    const key = legal().length ? keyOf(event) : null
    if (key?.kind === 'peek') return peekNext()
    if (key?.kind === 'fuse') return fuse(event.currentTarget)
    if (key?.kind === 'cancel') choosing.choose(null)
    if (!key || !holding.hand) return
    event.preventDefault()
    if (key.kind === 'turn') holding.turn(key.by)
    else if (key.kind === 'tip') holding.tip()
    else if (key.kind === 'fall') holding.fall()
    else if (key.kind === 'slide') void holding.slide()
    else if (key.kind === 'cancel') holding.empty()
    else if (key.kind === 'put') holding.put()
    else if (key.kind === 'step') {
      const { x, y } = stepOf(bottom(), key.right, key.up)
      holding.nudge(x, y, event.shiftKey)
    }
  }
}
