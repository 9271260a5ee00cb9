/** How things get from one point to another. Times run from 0 to 1. */
export interface Point {
  readonly x: number
  readonly y: number
}

export const clamp = (t: number): number => Math.min(1, Math.max(0, t))

/** Slow, fast, slow. */
export function ease(t: number): number {
  const s = clamp(t)
  return s * s * (3 - 2 * s)
}

/** Up and down again: 0 at both ends, 1 in the middle. */
export const arch = (t: number): number => Math.sin(Math.PI * clamp(t))

export function mix(from: Point, to: Point, t: number): Point {
  return { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t }
}

/** From one point to another in a bow. */
export function bow(from: Point, to: Point, t: number, height: number): Point {
  const at = mix(from, to, t)
  return { x: at.x, y: at.y - height * arch(t) }
}

/** Which leg of a path one is on, and how far along it. */
export function legOf(legs: number, t: number): { readonly leg: number; readonly along: number } {
  const leg = Math.min(legs - 1, Math.floor(t * legs))
  return { leg, along: t * legs - leg }
}
