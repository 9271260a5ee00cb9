/** Which part of the picture is shown: coming closer, and moving about. */
import { PIXELS } from './picture'

export interface Frame {
  readonly x: number
  readonly y: number
  /** How many pixels are shown across. */
  readonly wide: number
}

export const WHOLE: Frame = { x: 0, y: 0, wide: PIXELS }
const LEAST = 24

/** Closer where the factor is below 1; the point at a share of the frame's width and height stays. */
export function closer(frame: Frame, factor: number, across = 0.5, down = 0.5): Frame {
  const wide = Math.min(PIXELS, Math.max(LEAST, frame.wide * factor))
  return within({ x: frame.x + (frame.wide - wide) * across, y: frame.y + (frame.wide - wide) * down, wide })
}

/** By shares of what is shown. */
export function moved(frame: Frame, dx: number, dy: number): Frame {
  return within({ ...frame, x: frame.x + dx * frame.wide, y: frame.y + dy * frame.wide })
}

/** What a key does to it, null if nothing. */
export function keyed(frame: Frame, key: string): Frame | null {
  const step = STEPS[key]
  if (step) return moved(frame, ...step)
  if (key === '+' || key === '=') return closer(frame, 0.75)
  if (key === '-') return closer(frame, 1 / 0.75)
  return key === '0' ? WHOLE : null
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-0.15, 0],
  ArrowRight: [0.15, 0],
  ArrowUp: [0, -0.15],
  ArrowDown: [0, 0.15],
}

function within({ x, y, wide }: Frame): Frame {
  const held = (at: number): number => Math.min(PIXELS - wide, Math.max(0, at))
  return { x: held(x), y: held(y), wide }
}
