/** What makes a piece recognisable from above: thin things fixed to it, given where it stands upright. */
import { type Box, FURNITURE } from '../hall/models/furniture/furniture'
import { tippedWith } from '../stage/shape'
import type { Face, Piece } from '../types.gen'

export type Kind = 'glass' | 'keys' | 'lid' | 'blotter' | 'drawers' | 'cushion' | 'cloth' | 'tray' | 'back'

export interface Decal {
  readonly kind: Kind
  readonly box: Box
}

/** As seen from above: a surface, or an edge with what it shows on its outer side. */
export interface Seen {
  readonly kind: Kind
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** Where it looks to, if it stands upright: to the east, north... in the frame of the piece. */
  readonly out: readonly [number, number] | null
}

const glass = FURNITURE.mirror.glass
const DECALS: Readonly<Record<Piece, readonly (Decal & { readonly normal: readonly [number, number, number] })[]>> = {
  mirror: glass
    ? [{ kind: 'glass', box: [glass.from[0], glass.to[0], -40, -40, glass.from[1], glass.to[1]], normal: [0, -1, 0] }]
    : [],
  piano: [
    { kind: 'keys', box: [-800, 800, -380, -130, 760, 760], normal: [0, 0, 1] },
    { kind: 'lid', box: [-860, 860, 60, 360, 1500, 1500], normal: [0, 0, 1] },
    { kind: 'lid', box: [-820, 820, 400, 400, 100, 1400], normal: [0, 1, 0] },
  ],
  desk: [
    { kind: 'blotter', box: [-420, 420, -380, 180, 900, 900], normal: [0, 0, 1] },
    { kind: 'drawers', box: [-960, -590, -460, -460, 60, 780], normal: [0, -1, 0] },
    { kind: 'drawers', box: [590, 960, -460, -460, 60, 780], normal: [0, -1, 0] },
  ],
  armchair: [
    { kind: 'cushion', box: [-340, 340, -560, 310, 450, 450], normal: [0, 0, 1] },
    { kind: 'back', box: [-540, 540, 400, 550, 1200, 1200], normal: [0, 0, 1] },
    { kind: 'cushion', box: [-340, 340, 350, 350, 500, 1150], normal: [0, -1, 0] },
  ],
  table: [{ kind: 'cloth', box: [-400, 400, -400, 400, 700, 700], normal: [0, 0, 1] }],
  trolley: [{ kind: 'tray', box: [-480, 480, -280, 280, 760, 760], normal: [0, 0, 1] }],
}

export function seenFromAbove(piece: Piece, face: Face): Seen[] {
  return DECALS[piece].flatMap(({ kind, box, normal }) => {
    const [x0, x1, y0, y1] = tippedWith(piece, face, box)
    const [nx, ny, nz] = towards(piece, face, normal)
    if (nz < 0) return [] // it looks at the floor
    return [{ kind, x: x0, y: y0, width: x1 - x0, height: y1 - y0, out: nz > 0 ? null : ([nx, ny] as const) }]
  })
}

function towards(piece: Piece, face: Face, [x, y, z]: readonly [number, number, number]): [number, number, number] {
  const at = (box: Box): number[] => {
    const [x0, , y0, , z0] = tippedWith(piece, face, box)
    return [x0, y0, z0]
  }
  const [a, b] = [at([0, 0, 0, 0, 0, 0]), at([x, x, y, y, z, z])]
  return [0, 1, 2].map((i) => (b[i] ?? 0) - (a[i] ?? 0)) as [number, number, number]
}
