/** Where the steps are in a picture, and where pieces stand on them. */
import type { Point } from '../../../lib/board/motion'

export type { Point }

/** One step: the middle of its tread, where a lone piece stands unless it is told to stand aside. */
export interface Step extends Point {
  readonly width: number
  readonly stand?: number
}

/** A run of steps between two turns. Where the stairs have fallen in, a ladder leads on. */
export interface Flight {
  readonly from: number
  readonly to: number
}

export interface Ladder {
  readonly foot: Point
  readonly head: Point
}

/** A thing in the picture: where, and how big. */
export interface Thing extends Point {
  readonly size: number
}

/** All that a drawing of the tower is derived from. Steps are numbered from 1. */
export interface Composition {
  readonly name: 'wide' | 'compact' | 'tall'
  readonly width: number
  readonly height: number
  /** The width of a piece, and the least a finger needs. */
  readonly piece: number
  /** Height of a slab's face, and depth of its tread. */
  readonly slab: number
  readonly tread: number
  readonly steps: readonly Step[]
  readonly flights: readonly Flight[]
  readonly ladders: readonly Ladder[]
  readonly moon: Thing
  readonly ruin: Thing
  readonly nook: Thing
  readonly niches: readonly Thing[]
  readonly arches: readonly Thing[]
  readonly banner: Thing
  readonly webs: readonly (Thing & { readonly turn: number })[]
  readonly owl: Thing
  readonly rope: Thing & { readonly length: number }
  readonly lantern: Thing
  readonly bats: readonly Thing[]
  /** How far the broken frame reaches in from the left and the right. */
  readonly frame: number
}

/** A piece is the `spot`-th of a `crowd` on its step: never more than a place. */
export interface Stand {
  readonly step: number
  readonly spot: number
  readonly crowd: number
}

type Offsets = readonly (readonly [number, number])[]

// In widths of a piece: far enough apart for a finger, narrow enough for a step between two others.
const CROWDS: readonly Offsets[] = [
  [[0, 0]],
  [
    [-0.4, 0.08],
    [0.4, -0.44],
  ],
  [
    [-0.5, 0.1],
    [0.5, 0.1],
    [0, -0.7],
  ],
  [
    [-0.56, 0.1],
    [0.44, 0.1],
    [-0.4, -0.78],
    [0.6, -0.78],
  ],
]

/** On a broad step everybody stands in one row. */
const ROOM = 0.87

export function stepAt(picture: Composition, step: number): Step {
  const found = picture.steps[step - 1]
  if (!found) throw new RangeError(`no step ${step}`)
  return found
}

export function spot(picture: Composition, stand: Stand): Point {
  const { x: middle, y, width, stand: aside = 0 } = stepAt(picture, stand.step)
  const crowd = Math.max(1, Math.min(4, stand.crowd))
  const x = middle + (crowd < 3 ? aside : 0)
  const place = Math.min(stand.spot, crowd - 1)
  if (crowd > 1 && crowd * picture.piece * ROOM <= width) {
    const pitch = Math.min(picture.piece * 1.12, width / crowd)
    return { x: x + (place - (crowd - 1) / 2) * pitch, y: y + (place % 2 ? -0.06 : 0.06) * picture.piece }
  }
  const offsets = CROWDS[crowd - 1] ?? []
  const [dx, dy] = offsets[place] ?? [0, 0]
  return { x: inside(picture, x, offsets) + dx * picture.piece, y: y + dy * picture.piece }
}

/** At the edge of the picture a crowd moves in, all together. */
function inside(picture: Composition, x: number, offsets: Offsets): number {
  const sides = offsets.map(([dx]) => dx)
  const low = (0.54 - Math.min(...sides)) * picture.piece
  const high = picture.width - (0.54 + Math.max(...sides)) * picture.piece
  return Math.min(high, Math.max(low, x))
}
