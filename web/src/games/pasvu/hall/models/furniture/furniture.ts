/** Furniture as the judge has it: the very same file. */
import data from '../../../../../../../manoir/games/pasvu/data/furniture.json'
import type { Piece, Size } from '../../../types.gen'

/** In mils, upright: x0, x1, y0, y1, z0, z1. Its front is to the south. */
export type Box = readonly [number, number, number, number, number, number]

interface Furniture {
  readonly boxes: readonly Box[]
  readonly glass?: {
    readonly from: readonly [number, number]
    readonly to: readonly [number, number]
    readonly box: number
  }
}

export const FURNITURE = data as unknown as Readonly<Record<Piece, Furniture>>
export const PIECES = Object.keys(FURNITURE) as readonly Piece[]

/** The body of a ghost, in cells: an upright cylinder with half a sphere on top. */
export const FIGURES: Readonly<Record<Size, { readonly radius: number; readonly height: number }>> = {
  small: { radius: 0.2, height: 0.5 },
  medium: { radius: 0.3, height: 0.9 },
  large: { radius: 0.42, height: 1.4 },
}

export function sizeOf(ghost: number): Size {
  return ghost === 0 ? 'large' : ghost < 3 ? 'medium' : 'small'
}
