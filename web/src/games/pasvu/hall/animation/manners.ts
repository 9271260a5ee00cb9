/** How ghosts carry themselves: they float, look where something happens, blink, squash when they land and tremble. */
import type { FaceName } from '../models/paint'

/** How long a landing is felt, and how long fear shakes somebody. */
export const BOUNCE = 520
export const SHIVER = 1600

/** What one ghost feels at a moment. */
export interface Mood {
  /** Its place in the crowd, so that they do not all do the same. */
  readonly index: number
  /** From 0, at rest, to 1. */
  readonly awake: number
  /** Milliseconds since it came down, or since it learned that doors see it. */
  readonly landed: number
  readonly startled: number
  readonly moving: boolean
  readonly afraid: boolean
  readonly lying: boolean
}

export interface Bearing {
  /** Above where it stands, in cells. */
  readonly lift: number
  /** To the side, in cells. */
  readonly shake: number
  /** Its height by its usual one; it is wider as it is lower. */
  readonly tall: number
  /** How far it looks past what it looks at. */
  readonly glance: number
  readonly face: FaceName
}

const BLINK = 130
const BETWEEN = 3100

export function bearing(mood: Mood, now: number): Bearing {
  const { index, awake, lying, afraid } = mood
  const float = lying ? 0 : 0.035 * awake * (1 + Math.sin(now / 620 + index * 1.7))
  return {
    lift: float,
    shake: shaking(mood, now),
    tall: lying ? 1 : squash(mood) * (1 + 0.012 * awake * Math.sin(now / 410 + index)),
    glance: 0.16 * Math.sin(index * 2.4) + 0.3 * awake * Math.sin(now / 1900 + index * 2.9),
    face: awake > 0 && (now + index * 737) % BETWEEN < BLINK ? 'shut' : afraid ? 'scared' : 'calm',
  }
}

/** Long on its way, low when it lands, and then a little up and down. */
function squash({ moving, landed }: Mood): number {
  if (moving) return 1.1
  const t = landed / BOUNCE
  return t >= 1 ? 1 : 1 - 0.3 * (1 - t) ** 2 * Math.cos(t * 3.4 * Math.PI)
}

function shaking({ afraid, startled }: Mood, now: number): number {
  const t = startled / SHIVER
  return afraid && t < 1 ? 0.022 * (1 - t) * Math.sin(now / 17) : 0
}
