/** The look's moments, one after the other, in milliseconds: four seconds at most, whoever is seen. */
export type Moment = 'flying' | 'opening' | 'telling' | 'closing'

export const FLIGHT = 900
export const OPENING = 720
export const CLOSING = 260
const EACH = 190
const MOST = 900
const BREATH = 900

/** Between one outline and the next. */
export function beat(seen: number): number {
  return Math.min(EACH, MOST / Math.max(1, seen))
}

/** From the first outline until it closes. */
export function telling(seen: number): number {
  return beat(seen) * seen + BREATH
}
