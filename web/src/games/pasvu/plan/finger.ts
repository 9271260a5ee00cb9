/** A finger on the plan: taps, drags, and the handle that turns a piece. */
import { GRAINS, isByWall } from '../stage/shape'
import { sameDoor } from '../stage/sides'
import type { Stage, Touch } from '../stage/stage'
import type { Side } from '../types.gen'
import { type Hit, hitAt } from './hit'
import { EDGE, RIM, snapped, type Spot, toHall, toPlan, yawTo } from './turn'

interface Under {
  readonly svg: () => SVGSVGElement | undefined
  readonly stage: () => Stage
  readonly bottom: () => Side
  readonly takable: () => readonly number[]
  readonly touch: () => Touch
  readonly turn: (yaw: number) => void
}

interface Grip {
  readonly id: number
  readonly from: Spot
  readonly hit: Hit
  readonly turning: boolean
  /** From the finger to the middle of what it has taken. */
  off: Spot
  dragging: boolean
}

const SLIP = 7 // pixels that a tap may slide
const FINGER = 26 // pixels around a ghost that still mean it

export class Finger {
  readonly #under: Under
  #grip: Grip | null = null

  constructor(under: Under) {
    this.#under = under
  }

  readonly down = (event: PointerEvent): void => {
    if (event.button !== 0 || this.#grip) return
    const spot = this.#spot(event)
    if (!spot) return
    const { x, y } = toHall(this.#under.bottom(), spot)
    const turning = event.target instanceof Element && event.target.closest('[data-turn]') !== null
    const hit = hitAt(this.#under.stage(), this.#under.takable(), x, y, FINGER * this.#milsOfPixel())
    this.#grip = {
      id: event.pointerId,
      from: [event.clientX, event.clientY],
      hit,
      turning,
      off: [0, 0],
      dragging: false,
    }
    try {
      this.#under.svg()?.setPointerCapture(event.pointerId)
    } catch {
      // the pointer is gone already
    }
  }

  readonly move = (event: PointerEvent): void => {
    const grip = this.#grip
    if (!grip || grip.id !== event.pointerId) return
    const [x, y] = grip.from
    if (!grip.dragging && Math.hypot(event.clientX - x, event.clientY - y) < SLIP) return
    const spot = this.#spot(event)
    if (!spot) return
    if (grip.turning) return this.#turn(spot)
    if (!grip.dragging) {
      if (!this.#take(grip.hit)) return
      grip.dragging = true
      grip.off = this.#offset(spot)
    }
    this.#report('over', spot, grip.off)
  }

  readonly up = (event: PointerEvent): void => {
    const grip = this.#grip
    if (!grip || grip.id !== event.pointerId) return
    this.#grip = null
    const spot = this.#spot(event)
    if (!spot || grip.turning) return
    if (grip.dragging) this.#report('drop', spot, grip.off)
    else this.#tap(grip.hit, spot)
  }

  readonly cancel = (): void => void (this.#grip = null)

  /** What the finger has taken hold of, or holds already. */
  #take(hit: Hit): boolean {
    const { draft, held, movable, eye } = this.#under.stage()
    const touch = this.#under.touch()
    if (draft) return hit.kind === 'piece' && hit.piece === draft.piece
    if (hit.kind === 'ghost' && hit.seat === eye) {
      if (held?.ghost !== hit.ghost) touch.ghost?.(hit.seat, hit.ghost)
      return true
    }
    if (held) return held.spot !== null
    if (hit.kind !== 'piece' || !movable.includes(hit.piece)) return false
    touch.piece?.(hit.piece)
    return true
  }

  #tap(hit: Hit, spot: Spot): void {
    const { draft, held, doors, open } = this.#under.stage()
    const touch = this.#under.touch()
    if (hit.kind === 'ghost' && hit.ghost !== held?.ghost) touch.ghost?.(hit.seat, hit.ghost)
    else if (hit.kind === 'rim') {
      const isWay = doors.some((door) => sameDoor(door, hit.door))
      if (isWay || !open.includes(hit.side)) touch.door?.(hit.door)
      else touch.side?.(hit.side)
    } else if (draft || held) this.#report('drop', spot, [0, 0])
    else if (hit.kind === 'piece') touch.piece?.(hit.piece)
  }

  #turn(spot: Spot): void {
    const { draft, held } = this.#under.stage()
    const bottom = this.#under.bottom()
    const at = draft?.pose ?? held?.spot
    const byWall = draft !== null && isByWall(draft.piece, draft.pose)
    if (at) this.#under.turn(snapped(yawTo(bottom, toPlan(bottom, at.x, at.y), spot), byWall))
  }

  #offset([a, b]: Spot): Spot {
    const { draft, held, ghosts, pieces } = this.#under.stage()
    const grip = this.#grip?.hit
    const piece = grip?.kind === 'piece' ? pieces.find(([name]) => name === grip.piece)?.[1] : undefined
    const ghost =
      grip?.kind === 'ghost'
        ? ghosts.find(({ seat, number }) => seat === grip.seat && number === grip.ghost)
        : undefined
    const at = draft?.pose ?? held?.spot ?? piece ?? ghost
    if (!at) return [0, 0]
    const [x, y] = toPlan(this.#under.bottom(), at.x, at.y)
    // A finger that took hold of nothing near brings it under itself.
    return Math.hypot(x - a, y - b) > 110 ? [0, 0] : [x - a, y - b]
  }

  #report(what: 'over' | 'drop', [a, b]: Spot, [dx, dy]: Spot): void {
    const { x, y } = toHall(this.#under.bottom(), [a + dx, b + dy])
    const z = (this.#under.stage().held?.spot?.z ?? 0) / GRAINS
    this.#under.touch()[what]?.({ x, y, z })
  }

  #spot({ clientX, clientY }: PointerEvent): Spot | null {
    const inside = this.#under.svg()?.getScreenCTM?.()?.inverse()
    if (!inside) return null
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(inside)
    return [x, y]
  }

  #milsOfPixel(): number {
    const width = this.#under.svg()?.getBoundingClientRect().width ?? 0
    return width > 0 ? ((EDGE + 2 * RIM) * 10) / width : 10
  }
}
