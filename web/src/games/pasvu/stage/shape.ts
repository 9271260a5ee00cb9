/** What pieces and ghosts cover and reach, for pictures only: the house has the last word. Lengths in mils. */
import type { Box } from '../hall/models/furniture/furniture'
import { type Leaning, leaningOf, leant, placement, tipped as tip } from '../hall/pose'
import type { Face, Ghost, Piece, Pose, Size } from '../types.gen'

export interface Extent {
  readonly x: number
  readonly y: number
}

export const PIECES: readonly Piece[] = ['mirror', 'trolley', 'desk', 'piano', 'armchair', 'table']
export const FACES: readonly Face[] = ['bottom', 'back', 'front', 'left', 'right', 'top']
export const RADIUS: Readonly<Record<Size, number>> = { small: 200, medium: 300, large: 420 }
export const HEIGHT: Readonly<Record<Size, number>> = { small: 500, medium: 900, large: 1400 }
export const CELL = 1000
export const SIDE = 6
export const GRAINS = 1000 // in a mil

type Body = Pick<Ghost, 'size' | 'x' | 'y' | 'yaw'>

/** From its lowest point to its highest, standing or lying (V13). */
export const tallness = ({ size, yaw }: Pick<Ghost, 'size' | 'yaw'>): number =>
  yaw === null ? HEIGHT[size] : 2 * RADIUS[size]

/** How far a point of the floor is from the middle of a ghost, or from the line along the body of one that lies. */
export function awayFrom({ size, x, y, yaw }: Body, px: number, py: number): number {
  const half = yaw === null ? 0 : HEIGHT[size] / 2 - RADIUS[size]
  const angle = ((yaw ?? 0) * Math.PI) / 1800
  const [dx, dy] = [px - x, py - y]
  const along = dx * Math.cos(angle) + dy * Math.sin(angle)
  const across = dy * Math.cos(angle) - dx * Math.sin(angle)
  return Math.hypot(Math.max(0, Math.abs(along) - half), across)
}

const known = new Map<string, readonly Box[]>()

/** With that face down, standing on z = 0, its middle at x = y = 0; computed once. */
export function tipped(piece: Piece, face: Face): readonly Box[] {
  const key = `${piece} ${face}`
  const boxes = known.get(key) ?? tip(piece, face)
  known.set(key, boxes)
  return boxes
}

/** As it stands or leans (V5), in its own frame. */
export function boxesOf(piece: Piece, pose: Pick<Pose, 'face' | 'yaw' | 'lean'>): readonly Box[] {
  const leaning = leaningOf(piece, pose)
  return leaning ? leant(tipped(piece, pose.face), leaning) : tipped(piece, pose.face)
}

/** Something fixed to a piece, given where the piece stands upright: tipped over along with it. */
export function tippedWith(piece: Piece, face: Face, [x0, x1, y0, y1, z0, z1]: Box): Box {
  const { rows, at } = placement(piece, { face, x: 0, y: 0, yaw: 0, z: 0 })
  const turned = rows.map((row, i) => {
    const along = (x: number, y: number, z: number): number =>
      Math.round(row[0] * x + row[1] * y + row[2] * z + (at[i] ?? 0) * CELL)
    return [along(x0, y0, z0), along(x1, y1, z1)].toSorted((a, b) => a - b)
  })
  return turned.flat() as unknown as Box
}

/** Half of what a piece covers on the floor, turned like this. */
export function extent(piece: Piece, face: Face, yaw: number): Extent {
  const angle = (yaw * Math.PI) / 1800
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)]
  let [x, y] = [0, 0]
  for (const [x0, x1, y0, y1] of tipped(piece, face)) {
    for (const a of [x0, x1]) {
      for (const b of [y0, y1]) {
        x = Math.max(x, Math.abs(a * cosine - b * sine))
        y = Math.max(y, Math.abs(a * sine + b * cosine))
      }
    }
  }
  return { x, y }
}

const BESIDE = 250 // mils

/** Whether a piece stands beside a wall. */
export function isByWall(piece: Piece, { face, x, y, yaw }: Pick<Pose, 'face' | 'x' | 'y' | 'yaw'>): boolean {
  const { x: across, y: along } = extent(piece, face, yaw)
  const edge = SIDE * CELL
  return Math.min(x - across, edge - x - across, y - along, edge - y - along) < BESIDE
}

export interface Span {
  readonly low: number
  readonly high: number
}

/** The boxes above and below a point of the floor, lowest first: from and to which height. */
export function columnAt(piece: Piece, pose: Pose, x: number, y: number): Span[] {
  const angle = (-pose.yaw * Math.PI) / 1800
  const [dx, dy] = [x - pose.x, y - pose.y]
  const a = dx * Math.cos(angle) - dy * Math.sin(angle)
  const b = dx * Math.sin(angle) + dy * Math.cos(angle)
  const floor = pose.z / GRAINS
  const leaning = leaningOf(piece, pose)
  if (leaning) return slantedAt(tipped(piece, pose.face), leaning, a, b)
  return tipped(piece, pose.face)
    .filter(([x0, x1, y0, y1]) => x0 <= a && a <= x1 && y0 <= b && b <= y1)
    .map(([, , , , z0, z1]) => ({ low: floor + z0, high: floor + z1 }))
    .toSorted((one, other) => one.low - other.low)
}

/** V5: the same of boxes that lean, at a point as the piece has it. */
function slantedAt(boxes: readonly Box[], { way: [dx, dy], away, cos, sin }: Leaning, a: number, b: number): Span[] {
  const far = a * dx + b * dy - away
  return boxes
    .filter(([x0, x1, y0, y1]) => (dx ? y0 <= b && b <= y1 : x0 <= a && a <= x1))
    .map(([x0, x1, y0, y1, z0, z1]) => {
      const [one, other] = [dx * x0 + dy * y0 - away, dx * x1 + dy * y1 - away]
      // Its length and its height as they were, of all that is now above this point.
      const [back, front] = [Math.min(one, other), Math.max(one, other)]
      return {
        low: Math.max((far * cos - front) / sin, (z0 - far * sin) / cos),
        high: Math.min((far * cos - back) / sin, (z1 - far * sin) / cos),
      }
    })
    .filter(({ low, high }) => low < high)
    .toSorted((one, other) => one.low - other.low)
}

/** Whether a piece reaches into the square of a cell. */
export function reachesInto(piece: Piece, pose: Pose, column: number, row: number): boolean {
  const angle = (pose.yaw * Math.PI) / 1800
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)]
  const half = CELL / 2
  const [dx, dy] = [(column + 0.5) * CELL - pose.x, (row + 0.5) * CELL - pose.y]
  // Two rectangles are apart if they are along one of their four axes.
  const wide = half * (Math.abs(cosine) + Math.abs(sine))
  return boxesOf(piece, pose).some(([x0, x1, y0, y1]) => {
    const [mx, my, hx, hy] = [(x0 + x1) / 2, (y0 + y1) / 2, (x1 - x0) / 2, (y1 - y0) / 2]
    const [ax, ay] = [dx - (mx * cosine - my * sine), dy - (mx * sine + my * cosine)]
    const gaps = [
      Math.abs(ax) - half - hx * Math.abs(cosine) - hy * Math.abs(sine),
      Math.abs(ay) - half - hx * Math.abs(sine) - hy * Math.abs(cosine),
      Math.abs(ax * cosine + ay * sine) - wide - hx,
      Math.abs(ay * cosine - ax * sine) - wide - hy,
    ]
    return gaps.every((gap) => gap < -1)
  })
}
