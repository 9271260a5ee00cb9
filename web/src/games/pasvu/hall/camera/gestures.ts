/** Fingers, mouse and wheel on a picture of the hall: who taps, who carries, who turns the camera. */
export interface Reports {
  /** Something is in the hand: a finger then carries it and does not turn the camera. */
  inHand: () => boolean
  tap: (x: number, y: number) => void
  /** A drag begins here: true if it takes hold of something. */
  grab: (x: number, y: number) => boolean
  over: (x: number, y: number) => void
  drop: (x: number, y: number) => void
  hover: (x: number, y: number) => void
  orbit: (dx: number, dy: number) => void
  /** False if it cannot go further: the page may scroll then. */
  zoom: (factor: number, x: number, y: number) => boolean
}

type Mode = 'none' | 'press' | 'carry' | 'orbit' | 'pinch'
interface Spot {
  readonly x: number
  readonly y: number
}

const SLACK = 7

export class Gestures {
  readonly #node: HTMLElement
  readonly #reports: Reports
  readonly #down = new Map<number, Spot>()
  readonly #stop = new AbortController()
  #mode: Mode = 'none'
  #start: Spot = { x: 0, y: 0 }
  #turning = false
  #pending: (() => void) | null = null
  #frame = 0

  constructor(node: HTMLElement, reports: Reports) {
    this.#node = node
    this.#reports = reports
    const signal = this.#stop.signal
    node.addEventListener('pointerdown', (event) => this.#pressed(event), { signal })
    node.addEventListener('pointermove', (event) => this.#moved(event), { signal })
    node.addEventListener('pointerup', (event) => this.#lifted(event, true), { signal })
    node.addEventListener('pointercancel', (event) => this.#lifted(event, false), { signal })
    node.addEventListener('contextmenu', (event) => event.preventDefault(), { signal })
    node.addEventListener('wheel', (event) => this.#wheeled(event), { signal, passive: false })
  }

  dispose(): void {
    this.#stop.abort()
    cancelAnimationFrame(this.#frame)
  }

  #pressed(event: PointerEvent): void {
    const at = this.#spot(event)
    this.#down.set(event.pointerId, at)
    this.#node.setPointerCapture(event.pointerId)
    if (this.#down.size > 1) {
      this.#forget()
      this.#mode = 'pinch'
      return
    }
    this.#mode = 'press'
    this.#start = at
    this.#turning = event.button !== 0
  }

  #moved(event: PointerEvent): void {
    const at = this.#spot(event)
    const before = this.#down.get(event.pointerId)
    if (!before) return this.#soon(() => this.#reports.hover(at.x, at.y))
    if (this.#mode === 'press' && Math.hypot(at.x - this.#start.x, at.y - this.#start.y) > SLACK)
      this.#mode = this.#begun()
    if (this.#mode === 'pinch') this.#pinched(event.pointerId, before, at)
    if (this.#mode === 'orbit') this.#reports.orbit(at.x - before.x, at.y - before.y)
    if (this.#mode === 'carry') this.#soon(() => this.#reports.inHand() && this.#reports.over(at.x, at.y))
    this.#down.set(event.pointerId, at)
  }

  #begun(): Mode {
    if (this.#turning) return 'orbit'
    const { x, y } = this.#start
    return this.#reports.inHand() || this.#reports.grab(x, y) ? 'carry' : 'orbit'
  }

  #lifted(event: PointerEvent, willingly: boolean): void {
    if (!this.#down.delete(event.pointerId)) return
    const { x, y } = this.#spot(event)
    const mode = this.#mode
    if (this.#down.size === 0) this.#mode = 'none'
    if (!willingly) return this.#forget()
    if (mode === 'press' && !this.#turning) this.#reports.tap(x, y)
    if (mode === 'carry') {
      this.#forget()
      if (this.#reports.inHand()) this.#reports.drop(x, y)
    }
  }

  /** Two fingers: apart is closer; both together turn the camera. */
  #pinched(id: number, before: Spot, at: Spot): void {
    const other = [...this.#down].find(([key]) => key !== id)?.[1]
    if (!other) return
    const apart = (spot: Spot): number => Math.max(20, Math.hypot(spot.x - other.x, spot.y - other.y))
    this.#reports.zoom(apart(before) / apart(at), (at.x + other.x) / 2, (at.y + other.y) / 2)
    this.#reports.orbit((at.x - before.x) / 2, (at.y - before.y) / 2)
  }

  #wheeled(event: WheelEvent): void {
    const { x, y } = this.#spot(event)
    const lines = event.deltaMode === 1 ? 30 : 1
    const factor = Math.exp(Math.min(200, Math.max(-200, event.deltaY * lines)) * 0.0012)
    if (this.#reports.zoom(factor, x, y)) event.preventDefault()
  }

  /** Once a frame, the last one only. */
  #soon(report: () => void): void {
    this.#pending = report
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0
      this.#pending?.()
      this.#pending = null
    })
  }

  #forget(): void {
    this.#pending = null
  }

  #spot(event: MouseEvent): Spot {
    const { left, top } = this.#node.getBoundingClientRect()
    return { x: event.clientX - left, y: event.clientY - top }
  }
}
