/** Fingers on the board: what they touch, drag and turn. */
import { ARROWS, type Point } from './geometry'
import type { Touch } from './choose'

/** `arrow:N1` and `cell:12` in the picture are touches; all else is scenery. */
export function touchOf(target: EventTarget | null): Touch | null {
  const text = target instanceof Element ? target.closest('[data-touch]')?.getAttribute('data-touch') : null
  const [kind, name] = text?.split(':') ?? []
  const arrow = ARROWS.find((one) => one === name)
  if (kind === 'arrow' && arrow) return { kind, arrow }
  if (kind === 'cell') return { kind, cell: Number(name) }
  return null
}

export interface Fingers {
  /** One finger drags, from its first real movement on. */
  drag: (at: Point) => void
  drop: (at: Point) => void
  cancel: () => void
  tap: () => void
  /** Two fingers have turned by a quarter: 1 is clockwise. */
  turn: (by: 1 | -1) => void
}

const STILL = 8 // px: less is a tap
const QUARTER = Math.PI / 5 // nobody turns two fingers by a whole quarter

/** An attachment that tells drags, taps and turns of two fingers apart. */
export function held(fingers: Fingers): (node: HTMLElement) => () => void {
  return (node) => {
    const down = new Map<number, Point>()
    let from: Point | null = null
    let doing: 'tap' | 'drag' | 'turn' | null = null
    let angle = 0

    const begin = (event: PointerEvent): void => {
      if (event.button !== 0) return
      node.setPointerCapture(event.pointerId)
      down.set(event.pointerId, spot(event))
      if (down.size === 1) [from, doing] = [spot(event), 'tap']
      if (down.size === 2) {
        if (doing === 'drag') fingers.cancel()
        ;[doing, angle] = ['turn', between(down)]
      }
    }
    const move = (event: PointerEvent): void => {
      if (!down.has(event.pointerId)) return
      down.set(event.pointerId, spot(event))
      if (doing === 'turn' && down.size === 2) {
        const by = wrapped(between(down) - angle)
        if (Math.abs(by) < QUARTER) return
        angle = between(down)
        fingers.turn(by > 0 ? 1 : -1)
      } else if (doing === 'drag' || (doing === 'tap' && from && far(from, spot(event)) > STILL)) {
        doing = 'drag'
        fingers.drag(spot(event))
      }
    }
    const end = (event: PointerEvent): void => {
      if (!down.delete(event.pointerId) || down.size) return
      const did = doing
      doing = null
      if (did === 'drag') fingers.drop(spot(event))
      else if (did === 'tap') fingers.tap()
    }
    const lost = (event: PointerEvent): void => {
      if (!down.delete(event.pointerId)) return
      if (doing === 'drag') fingers.cancel()
      doing = null
    }
    const heard = { pointerdown: begin, pointermove: move, pointerup: end, pointercancel: lost }
    for (const [name, hear] of Object.entries(heard)) node.addEventListener(name, hear as EventListener)
    return () => {
      for (const [name, hear] of Object.entries(heard)) node.removeEventListener(name, hear as EventListener)
    }
  }
}

const spot = (event: PointerEvent): Point => ({ x: event.clientX, y: event.clientY })
const far = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y)

function between(down: ReadonlyMap<number, Point>): number {
  const [one, other] = [...down.values()]
  return one && other ? Math.atan2(other.y - one.y, other.x - one.x) : 0
}

function wrapped(angle: number): number {
  return Math.atan2(Math.sin(angle), Math.cos(angle))
}
