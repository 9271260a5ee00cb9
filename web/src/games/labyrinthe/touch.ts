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

/** What one finger does with a thing it has hold of. */
export interface Fingers {
  /** From its first real movement on. */
  drag: (at: Point) => void
  drop: (at: Point) => void
  cancel: () => void
  tap: () => void
}

type Hears = Record<'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel', (event: PointerEvent) => void>

const STILL = 8 // px: less is a tap
const TWIST = Math.PI / 5 // nobody turns two fingers by a whole quarter

/** An attachment that tells a drag from a tap. */
export function held(fingers: Fingers): (node: HTMLElement) => () => void {
  return (node) => {
    let finger: number | null = null
    let from: Point = { x: 0, y: 0 }
    let dragging = false

    const end = (event: PointerEvent, done: (at: Point) => void): void => {
      if (event.pointerId !== finger) return
      finger = null
      if (dragging) done(spot(event))
      dragging = false
    }
    return hear(node, {
      pointerdown: (event) => {
        if (event.button !== 0) return
        if (dragging) fingers.cancel() // a second finger: they turn the tile
        ;[finger, from, dragging] = [finger === null ? event.pointerId : null, spot(event), false]
        node.setPointerCapture(event.pointerId)
      },
      pointermove: (event) => {
        if (event.pointerId !== finger) return
        dragging ||= far(from, spot(event)) > STILL
        if (dragging) fingers.drag(spot(event))
      },
      pointerup: (event) => {
        if (event.pointerId === finger && !dragging) fingers.tap()
        end(event, fingers.drop)
      },
      pointercancel: (event) => end(event, fingers.cancel),
    })
  }
}

/** An attachment for two fingers that turn something: 1 is a quarter clockwise. */
export function twisted(turn: (by: 1 | -1) => void): (node: HTMLElement) => () => void {
  return (node) => {
    const down = new Map<number, Point>()
    let angle = 0
    const lift = (event: PointerEvent): void => void down.delete(event.pointerId)
    return hear(node, {
      pointerdown: (event) => {
        if (event.isPrimary) down.clear()
        down.set(event.pointerId, spot(event))
        angle = between(down)
      },
      pointermove: (event) => {
        if (!down.has(event.pointerId) || down.size !== 2) return
        down.set(event.pointerId, spot(event))
        const by = wrapped(between(down) - angle)
        if (Math.abs(by) < TWIST) return
        angle = between(down)
        turn(by > 0 ? 1 : -1)
      },
      pointerup: lift,
      pointercancel: lift,
    })
  }
}

function hear(node: HTMLElement, hears: Hears): () => void {
  const all = Object.entries(hears) as [keyof Hears, Hears[keyof Hears]][]
  for (const [name, heard] of all) node.addEventListener(name, heard)
  return () => all.forEach(([name, heard]) => node.removeEventListener(name, heard))
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
