/** How long somebody may still think, by the house's own time. Pure: the browser's clock has no say. */
import type { Sandglass } from '../wire.gen'

export const SECOND = 1000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR
/** From here on one has to hurry. */
export const LAST = 10 * SECOND

/** What is left of the move's own time and of the reserve, a while after the house has told it. */
export interface Left {
  readonly move: number
  readonly reserve: number
}

export function leftAfter(glass: Sandglass, passed: number): Left {
  if (!glass.runs) return { move: glass.move, reserve: glass.reserve }
  const over = Math.max(0, passed - glass.move)
  return { move: Math.max(0, glass.move - passed), reserve: Math.max(0, glass.reserve - over) }
}

export const total = ({ move, reserve }: Left): number => move + reserve

/** The two largest units that say something, rounded up: nobody is shown nothing while time is left. */
export type Span =
  | { readonly unit: 'days'; readonly days: number; readonly hours: number }
  | { readonly unit: 'hours'; readonly hours: number; readonly minutes: number }
  | { readonly unit: 'minutes'; readonly minutes: number; readonly seconds: string }

export function span(milliseconds: number): Span {
  if (milliseconds > DAY - HOUR) {
    const hours = Math.ceil(milliseconds / HOUR)
    return { unit: 'days', days: Math.floor(hours / 24), hours: hours % 24 }
  }
  if (milliseconds > HOUR - MINUTE) {
    const minutes = Math.ceil(milliseconds / MINUTE)
    return { unit: 'hours', hours: Math.floor(minutes / 60), minutes: minutes % 60 }
  }
  const seconds = Math.ceil(milliseconds / SECOND)
  return { unit: 'minutes', minutes: Math.floor(seconds / 60), seconds: String(seconds % 60).padStart(2, '0') }
}

/** When what is shown will look different, so that nothing is drawn in vain. */
export function untilNext(milliseconds: number): number {
  const step = milliseconds > DAY - HOUR ? HOUR : milliseconds > HOUR - MINUTE ? MINUTE : SECOND
  return Math.max(50, milliseconds % step || step)
}
