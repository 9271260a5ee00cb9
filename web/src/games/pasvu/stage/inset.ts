/** How the small picture lies on the large one, and what it leaves free. Pixels. */
export interface Room {
  readonly width: number
  readonly height: number
  /** Of the free part, from the upper left corner. */
  readonly left: number
  readonly top: number
}

const SMALLEST = 92
const LARGEST = 204
/** The hall is narrower above: it may reach under the corner where the small picture lies. */
const OVERLAP = 0.62
const SHAPE = 1.3 // how wide the hall is, by its height

export function insetSize(width: number, height: number): number {
  return Math.round(Math.min(LARGEST, Math.max(SMALLEST, 0.3 * Math.min(height, 0.8 * width))))
}

/** The part in which the hall is largest: to the left of the corner, or below it. */
export function roomBeside(width: number, height: number, inset: number): Room {
  const beside = { width: width - OVERLAP * inset, height, left: 0, top: 0 }
  const below = { width, height: height - inset, left: 0, top: inset }
  const size = (room: Room): number => Math.min(room.width / SHAPE, room.height)
  return inset > 0 && size(below) > size(beside) ? below : beside
}
