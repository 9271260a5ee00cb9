/** Fingers on the board: what they touch, and what they drag. */
import type { Point } from './geometry'
import type { Touch } from './choose'

/** `place:12`, `ghost:0`, `eater:1`, `tray:2`, `die:0`, `roll`, `go`, `other`, `cancel` are touches; all else is scenery. */
export function touchOf(target: EventTarget | null): Touch | null {
  const text = target instanceof Element ? target.closest('[data-touch]')?.getAttribute('data-touch') : null
  const [kind, name] = text?.split(':') ?? []
  const number = Number(name)
  switch (kind) {
    case 'roll':
    case 'go':
    case 'other':
    case 'cancel':
      return { kind }
    case 'die':
      return { kind, die: number }
    case 'ghost':
      return { kind, ghost: number === 0 ? 0 : 1 }
    case 'eater':
    case 'tray':
      return { kind, seat: number }
    case 'place':
      return { kind, place: number }
    default:
      return null
  }
}

/** What one finger does with a thing it has hold of. */
export interface Fingers {
  /** Whether a finger there has hold of anything; without, always. */
  grips?: (from: EventTarget | null) => boolean
  /** From its first real movement on; `from` is what it took hold of. */
  drag: (at: Point, from: EventTarget | null) => void
  drop: (at: Point) => void
  cancel: () => void
}

const STILL = 9 // px: less is a tap
const AFTER = 50 // ms in which a browser may make a click of a drag

/** An attachment for things that can be dragged. A tap remains a click; a drag is none. */
export function held(fingers: Fingers): (node: Element) => () => void {
  return (node) => {
    let finger: number | null = null
    let from: Point = { x: 0, y: 0 }
    let taken: EventTarget | null = null
    let dragging = false

    const down = (event: PointerEvent): void => {
      if (event.button !== 0 || finger !== null || fingers.grips?.(event.target) === false) return
      ;[finger, from, taken, dragging] = [event.pointerId, spot(event), event.target, false]
      // A quick finger leaves the thing before it has really moved.
      listen(true)
    }
    const move = (event: PointerEvent): void => {
      if (event.pointerId !== finger) return
      dragging ||= Math.hypot(event.clientX - from.x, event.clientY - from.y) > STILL
      if (dragging) fingers.drag(spot(event), taken)
    }
    const up = (event: PointerEvent): void => {
      if (event.pointerId !== finger) return
      listen(false)
      finger = null
      if (!dragging) return
      swallowClick()
      if (event.type === 'pointerup') fingers.drop(spot(event))
      else fingers.cancel()
    }
    // Whoever drags does not scroll; parts of a picture cannot say so by touch-action.
    const stay = (event: Event): void => {
      if (finger !== null && event.cancelable) event.preventDefault()
    }
    const listen = (on: boolean): void => {
      const change = on ? window.addEventListener : window.removeEventListener
      change.call(window, 'pointermove', move as EventListener)
      for (const end of ['pointerup', 'pointercancel']) change.call(window, end, up as EventListener)
    }
    node.addEventListener('pointerdown', down as EventListener)
    node.addEventListener('touchmove', stay, { passive: false })
    return () => {
      listen(false)
      node.removeEventListener('touchmove', stay)
      node.removeEventListener('pointerdown', down as EventListener)
    }
  }
}

/** Until the next finger comes down, or soon. */
function swallowClick(): void {
  const swallow = (event: Event): void => event.stopPropagation()
  const free = (): void => {
    window.removeEventListener('click', swallow, true)
    window.removeEventListener('pointerdown', free, true)
  }
  window.addEventListener('click', swallow, true)
  window.addEventListener('pointerdown', free, true)
  setTimeout(free, AFTER)
}

const spot = (event: PointerEvent): Point => ({ x: event.clientX, y: event.clientY })
