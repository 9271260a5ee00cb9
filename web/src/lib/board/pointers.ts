/** Fingers and mice on a board: what they touch, drag and turn. */
import type { Point } from './motion'

export type Attachment = (node: Element) => () => void
type Heard<Name extends keyof HTMLElementEventMap> = (event: HTMLElementEventMap[Name]) => void

/** An attachment that listens to events of a picture: lint and readers know that it is no button. */
export function listening(listeners: { readonly [Name in keyof HTMLElementEventMap]?: Heard<Name> }): Attachment {
  return (node) => {
    const all = Object.entries(listeners) as [string, EventListener][]
    for (const [name, heard] of all) node.addEventListener(name, heard)
    return () => all.forEach(([name, heard]) => node.removeEventListener(name, heard))
  }
}

/** An attachment for a picture that can have the focus and listens to keys. */
export function reachedByKeys(keydown: (event: KeyboardEvent) => void, replaying: boolean): Attachment {
  return (node) => {
    if (node instanceof HTMLElement) node.tabIndex = replaying ? -1 : 0
    return listening({ keydown })(node)
  }
}

/** What `data-touch="kind:name:more"` says there, or around there; nothing is scenery. */
export function touchedAt(target: EventTarget | null): readonly string[] {
  const text = target instanceof Element ? target.closest('[data-touch]')?.getAttribute('data-touch') : null
  return text?.split(':') ?? []
}

/** An attachment for taps on a picture: on a touch, or on scenery, which ends what is being shown. */
export function tapped<Touch>(
  touchOf: (target: EventTarget | null) => Touch | null,
  touched: (touch: Touch) => void,
  skip: () => void,
): Attachment {
  return listening({
    click: ({ target }) => {
      const touch = touchOf(target)
      if (touch) touched(touch)
      else skip()
    },
  })
}

/** A point of the screen in the measure of the picture that is in there. */
export function inPicture(stage: Element | undefined, { x, y }: Point): Point | null {
  const inside = stage?.querySelector('svg')?.getScreenCTM()?.inverse()
  return inside ? new DOMPoint(x, y).matrixTransform(inside) : null
}

/** What one finger does with a thing it has hold of. */
export interface Fingers {
  /** Whether a finger there has hold of anything; without, always. */
  grips?: (from: EventTarget | null) => boolean
  /** From its first real movement on; `from` is what it took hold of. */
  drag: (at: Point, from: EventTarget | null) => void
  drop: (at: Point) => void
  cancel: () => void
  /** Two fingers do something else with it: the second one ends a drag. */
  twoTurn?: true
}

const STILL = 8 // px: less is a tap
const AFTER = 50 // ms in which a browser may make a click of a drag
const TWIST = Math.PI / 5 // nobody turns two fingers by a whole quarter

/** An attachment for things that can be dragged. A tap remains a click; a drag is none. */
export function held(fingers: Fingers): Attachment {
  return (node) => {
    let finger: number | null = null
    let from: Point = { x: 0, y: 0 }
    let taken: EventTarget | null = null
    let dragging = false

    const down = (event: PointerEvent): void => {
      if (finger !== null && fingers.twoTurn) return letGo()
      if (event.button !== 0 || finger !== null || fingers.grips?.(event.target) === false) return
      ;[finger, from, taken, dragging] = [event.pointerId, pointOf(event), event.target, false]
      // A quick finger leaves the thing before it has really moved.
      follow(true)
    }
    const move = (event: PointerEvent): void => {
      if (event.pointerId !== finger) return
      dragging ||= Math.hypot(event.clientX - from.x, event.clientY - from.y) > STILL
      if (dragging) fingers.drag(pointOf(event), taken)
    }
    const up = (event: PointerEvent): void => {
      if (event.pointerId !== finger) return
      if (event.type === 'pointercancel') return letGo()
      end()
      if (dragging) fingers.drop(pointOf(event))
    }
    const letGo = (): void => {
      end()
      if (dragging) fingers.cancel()
    }
    const end = (): void => {
      follow(false)
      finger = null
      if (dragging) swallowClick()
    }
    // Whoever drags does not scroll; parts of a picture cannot say so by touch-action.
    const stay = (event: Event): void => {
      if (finger !== null && event.cancelable) event.preventDefault()
    }
    const follow = (on: boolean): void => {
      const change = on ? 'addEventListener' : 'removeEventListener'
      window[change]('pointermove', move as EventListener)
      for (const last of ['pointerup', 'pointercancel']) window[change](last, up as EventListener)
    }
    node.addEventListener('pointerdown', down as EventListener)
    node.addEventListener('touchmove', stay, { passive: false })
    return () => {
      follow(false)
      node.removeEventListener('touchmove', stay)
      node.removeEventListener('pointerdown', down as EventListener)
    }
  }
}

/** An attachment for two fingers that turn something: 1 is a quarter clockwise. */
export function twisted(turn: (by: 1 | -1) => void): Attachment {
  const down = new Map<number, Point>()
  let angle = 0
  const lift = (event: PointerEvent): void => void down.delete(event.pointerId)
  return listening({
    pointerdown: (event) => {
      if (event.isPrimary) down.clear()
      down.set(event.pointerId, pointOf(event))
      angle = between(down)
    },
    pointermove: (event) => {
      if (!down.has(event.pointerId) || down.size !== 2) return
      down.set(event.pointerId, pointOf(event))
      const by = wrapped(between(down) - angle)
      if (Math.abs(by) < TWIST) return
      angle = between(down)
      turn(by > 0 ? 1 : -1)
    },
    pointerup: lift,
    pointercancel: lift,
  })
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

const pointOf = (event: PointerEvent): Point => ({ x: event.clientX, y: event.clientY })

function between(down: ReadonlyMap<number, Point>): number {
  const [one, other] = [...down.values()]
  return one && other ? Math.atan2(other.y - one.y, other.x - one.x) : 0
}

function wrapped(angle: number): number {
  return Math.atan2(Math.sin(angle), Math.cos(angle))
}
