/** From a pose to where every box of a piece is, as shapes.py computes it. */
import type { Face, Piece, Pose, Side } from '../types.gen'
import { type Box, FURNITURE } from './models/furniture/furniture'

/** Which of the upright coordinates becomes x, y and z, and whether it is turned round. */
const TIPPED: Readonly<Record<Face, readonly (readonly [number, number])[]>> = {
  bottom: [
    [0, 1],
    [1, 1],
    [2, 1],
  ],
  top: [
    [0, 1],
    [1, -1],
    [2, -1],
  ],
  front: [
    [0, 1],
    [2, -1],
    [1, 1],
  ],
  back: [
    [0, 1],
    [2, 1],
    [1, -1],
  ],
  left: [
    [2, -1],
    [1, 1],
    [0, 1],
  ],
  right: [
    [2, 1],
    [1, 1],
    [0, -1],
  ],
}
const MIL = 1000
const TOWARDS: Readonly<Record<Side, number>> = { E: 0, N: 900, W: 1800, S: 2700 } // tenths of a degree
const WAYS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const

/** A box that is turned about the vertical only, in cells; of one that leans, the box around it. */
export interface Block {
  readonly x: number
  readonly y: number
  readonly yaw: number
  readonly halfX: number
  readonly halfY: number
  readonly low: number
  readonly high: number
}

type Row = readonly [number, number, number]

/** Rows of a turn, and what is added after it: from the upright piece to the hall, in cells. */
export interface Placement {
  readonly rows: readonly [Row, Row, Row]
  readonly at: readonly [number, number, number]
}

/** With that face down, standing on z = 0, its middle at x = y = 0. */
export function tipped(piece: Piece, face: Face): Box[] {
  const [mx, my, mz] = middle(piece, face)
  return FURNITURE[piece].boxes.map((box) => {
    const [x0, x1, y0, y1, z0, z1] = tip(box, face)
    return [x0 - mx, x1 - mx, y0 - my, y1 - my, z0 - mz, z1 - mz]
  })
}

/** V5: how a piece leans, as it has itself: over which edge, how far that is from its middle, and by how much. */
export interface Leaning {
  readonly way: readonly [number, number]
  /** Mils. */
  readonly away: number
  readonly cos: number
  readonly sin: number
}

export function leaningOf(piece: Piece, { face, yaw, lean }: Pick<Pose, 'face' | 'yaw' | 'lean'>): Leaning | null {
  if (!lean) return null
  const edge = ((Math.floor((TOWARDS[lean.towards] - yaw + 450) / 900) % 4) + 4) % 4
  const angle = radians(10 * lean.degrees)
  const away = Math.max(...tipped(piece, face).map((box) => box[edge % 2 ? 3 : 1]))
  return { way: WAYS[edge] ?? WAYS[0], away, cos: Math.cos(angle), sin: Math.sin(angle) }
}

/** The same boxes as it leans: each with the upright box around it. */
export function leant(boxes: readonly Box[], { way: [dx, dy], away, cos, sin }: Leaning): Box[] {
  return boxes.map(([x0, x1, y0, y1, z0, z1]) => {
    const along = (dx * (x0 + x1) + dy * (y0 + y1)) / 2 - away
    const [up, long, tall] = [(z0 + z1) / 2, (dx ? x1 - x0 : y1 - y0) / 2, (z1 - z0) / 2]
    const [to, half] = [away + along * cos + up * sin, long * cos + tall * sin]
    const [middle, high] = [up * cos - along * sin, long * sin + tall * cos]
    const from = (dx + dy) * to - half
    const span = [from, from + 2 * half]
    return [...(dx ? span : [x0, x1]), ...(dx ? [y0, y1] : span), middle - high, middle + high] as unknown as Box
  })
}

export function blocks(piece: Piece, pose: Pose): Block[] {
  const yaw = radians(pose.yaw)
  const [cos, sin] = [Math.cos(yaw), Math.sin(yaw)]
  const [stood, leaning] = [tipped(piece, pose.face), leaningOf(piece, pose)]
  return (leaning ? leant(stood, leaning) : stood).map(([x0, x1, y0, y1, z0, z1]) => {
    const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2]
    return {
      x: (pose.x + x * cos - y * sin) / MIL,
      y: (pose.y + x * sin + y * cos) / MIL,
      yaw,
      halfX: (x1 - x0) / 2 / MIL,
      halfY: (y1 - y0) / 2 / MIL,
      low: (pose.z / MIL + z0) / MIL,
      high: (pose.z / MIL + z1) / MIL,
    }
  })
}

export function placement(piece: Piece, pose: Pose): Placement {
  const [cos, sin] = [Math.cos(radians(pose.yaw)), Math.sin(radians(pose.yaw))]
  const [mx, my, mz] = middle(piece, pose.face)
  const own = { rows: rowsOf(pose.face), at: [-mx, -my, -mz] as const }
  const leaning = leaningOf(piece, pose)
  const {
    rows: [x, y, z],
    at: [ax, ay, az],
  } = leaning ? overEdge(own, leaning) : own
  return {
    rows: [mixed(x, cos, y, -sin), mixed(x, sin, y, cos), z],
    at: [(pose.x + ax * cos - ay * sin) / MIL, (pose.y + ax * sin + ay * cos) / MIL, (pose.z / MIL + az) / MIL],
  }
}

/** Turned about a lower edge. */
function overEdge({ rows: [x, y, z], at: [ax, ay, az] }: Placement, { way, away, cos, sin }: Leaning): Placement {
  const [dx, dy] = way
  const along = mixed(x, dx, y, dy)
  const far = ax * dx + ay * dy - away
  const [more, forth] = [mixed(along, cos - 1, z, sin), far * (cos - 1) + az * sin]
  return {
    rows: [mixed(x, 1, more, dx), mixed(y, 1, more, dy), mixed(z, cos, along, -sin)],
    at: [ax + forth * dx, ay + forth * dy, az * cos - far * sin],
  }
}

const radians = (tenths: number): number => (tenths * Math.PI) / 1800

function rowsOf(face: Face): readonly [Row, Row, Row] {
  return TIPPED[face].map(([axis, sign]) => [0, 1, 2].map((i) => (i === axis ? sign : 0))) as unknown as [Row, Row, Row]
}

function mixed(a: Row, by: number, b: Row, and: number): Row {
  return [a[0] * by + b[0] * and, a[1] * by + b[1] * and, a[2] * by + b[2] * and]
}

/** What is subtracted of the tipped boxes. */
function middle(piece: Piece, face: Face): Row {
  const boxes = FURNITURE[piece].boxes.map((box) => tip(box, face))
  const low = (i: number): number => Math.min(...boxes.map((box) => box[i] as number))
  const high = (i: number): number => Math.max(...boxes.map((box) => box[i] as number))
  return [Math.floor((low(0) + high(1)) / 2), Math.floor((low(2) + high(3)) / 2), low(4)]
}

function tip(box: Box, face: Face): Box {
  return TIPPED[face].flatMap(([axis, sign]) => {
    const [from, to] = [sign * (box[2 * axis] as number), sign * (box[2 * axis + 1] as number)]
    return [Math.min(from, to), Math.max(from, to)]
  }) as unknown as Box
}
