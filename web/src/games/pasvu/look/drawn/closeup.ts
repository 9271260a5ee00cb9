/** Closer to whoever is told of, from the same eye: a part of the judge's picture fills the square, and all else moves out of it. */
import { type Frame, WHOLE } from '../picture/frame'
import { extent, FIRST_GHOST, type Picture, PIXELS } from '../picture/picture'
import { smooth } from './dive'
import type { Lens } from './eye'

/** How much of the square a ghost would fill, and how close that may be. */
const FILL = 0.34
/** One that is tall fills as much as one that is wide by less. */
const SLENDER = 0.75
const CLOSEST = 2.3
const FURTHEST = 1.25
/** How far towards the middle it comes. */
const CENTRED = 0.82
const MS = 420

/** The frame for one of the look's ghosts; the whole picture where nothing is seen of it. */
export function closeUp(picture: Picture, index: number): Frame {
  const found = extent(picture, FIRST_GHOST + index)
  if (!found) return WHOLE
  const { left, right, top, bottom } = found
  const zoom = Math.min(CLOSEST, Math.max(FURTHEST, (PIXELS * FILL) / Math.max(right - left, SLENDER * (bottom - top))))
  const wide = PIXELS / zoom
  const middle = (from: number, to: number): number =>
    PIXELS / 2 + ((from + to - PIXELS) / 2) * CENTRED * (1 - 1 / zoom) * 2
  const held = (at: number): number => Math.min(PIXELS, Math.max(0, at)) - wide / 2
  return { x: held(middle(left, right)), y: held(middle(top, bottom)), wide }
}

/** The judge's lens over a square of the page, for a part of its picture. */
export function lensIn(square: { readonly x: number; readonly y: number; readonly size: number }, frame: Frame): Lens {
  const scale = square.size / frame.wide
  return {
    x: square.x + (PIXELS / 2 - frame.x) * scale,
    y: square.y + (PIXELS / 2 - frame.y) * scale,
    unit: (PIXELS / 2) * scale,
  }
}

/** A frame that glides to the next one. */
export class Gliding {
  #from = WHOLE
  #to = WHOLE
  #start = -Infinity

  to(next: Frame, now: number): void {
    this.#from = this.at(now)
    this.#to = next
    this.#start = now
  }

  at(now: number): Frame {
    const by = smooth((now - this.#start) / MS)
    const mix = (one: number, other: number): number => one + (other - one) * by
    // Evenly for the eye: by factors, not by pixels.
    const wide = this.#from.wide * (this.#to.wide / this.#from.wide) ** by
    const middle = (axis: 'x' | 'y'): number =>
      mix(this.#from[axis] + this.#from.wide / 2, this.#to[axis] + this.#to.wide / 2) - wide / 2
    return { x: middle('x'), y: middle('y'), wide }
  }
}
