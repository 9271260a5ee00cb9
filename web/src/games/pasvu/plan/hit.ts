/** What a finger on the plan means: the nearest ghost, the topmost piece, a door, a side. Points in mils. */
import { awayFrom, CELL, columnAt, RADIUS, SIDE } from '../stage/shape'
import { farSide, SIDES } from '../stage/sides'
import type { Stage } from '../stage/stage'
import type { Door, Ghost, Piece, Side } from '../types.gen'

export type Hit =
  | { readonly kind: 'ghost'; readonly seat: number; readonly ghost: number }
  | { readonly kind: 'piece'; readonly piece: Piece }
  | { readonly kind: 'rim'; readonly side: Side; readonly door: Door }
  | { readonly kind: 'floor' }

const EDGE = SIDE * CELL

/** `reach`: how far beside a ghost a finger still means it. */
export function hitAt(stage: Stage, takable: readonly number[], x: number, y: number, reach: number): Hit {
  if (x < 0 || y < 0 || x > EDGE || y > EDGE) return rim(stage, takable, x, y)
  const ghost = nearest(stage, takable, x, y, reach)
  if (ghost) return { kind: 'ghost', seat: ghost.seat, ghost: ghost.number }
  const piece = topmost(stage, x, y)
  return piece ? { kind: 'piece', piece } : { kind: 'floor' }
}

type Outside = Pick<Stage, 'sides' | 'reserve' | 'out'>

/** Where somebody's ghosts wait, and those of the far side stay: along the wall, from the left of who sits there. */
export function rowOf(
  stage: Outside,
  side: Side,
): { readonly seat: number; readonly ghost: number; readonly out: boolean; readonly along: number }[] {
  const owner = stage.sides.indexOf(side)
  const guest = stage.sides.indexOf(farSide(side))
  const waiting = (owner < 0 ? [] : (stage.reserve[owner] ?? [])).map((ghost, i) => ({
    seat: owner,
    ghost,
    out: false,
    along: 260 + 400 * i,
  }))
  const gone = (guest < 0 ? [] : (stage.out[guest] ?? [])).map((ghost, i) => ({
    seat: guest,
    ghost,
    out: true,
    along: EDGE - 260 - 400 * i,
  }))
  return [...waiting, ...gone]
}

function nearest(stage: Stage, takable: readonly number[], x: number, y: number, reach: number): Ghost | null {
  const held = stage.held?.spot ? [stage.held.spot] : []
  const glow = stage.held || stage.draft ? [] : (stage.glow ?? [])
  const isMeant = ({ seat, number }: Ghost): boolean =>
    (seat === stage.eye && (takable.includes(number) || number === stage.held?.ghost)) ||
    glow.some((lit) => lit.seat === seat && lit.ghost === number)
  const near = [...held, ...stage.ghosts]
    .filter(isMeant)
    .map((ghost) => ({ ghost, away: awayFrom(ghost, x, y) }))
    .filter(({ ghost, away }) => away <= Math.max(RADIUS[ghost.size], reach))
    .toSorted((one, other) => one.away - other.away || other.ghost.z - one.ghost.z)
  return near[0]?.ghost ?? null
}

function topmost(stage: Stage, x: number, y: number): Piece | null {
  const standing = [...stage.pieces.map(([piece, pose]) => ({ piece, pose })), ...(stage.draft ? [stage.draft] : [])]
  const tops = standing.flatMap(({ piece, pose }) => columnAt(piece, pose, x, y).map(({ high }) => ({ piece, high })))
  return tops.toSorted((one, other) => other.high - one.high)[0]?.piece ?? null
}

function rim(stage: Stage, takable: readonly number[], x: number, y: number): Hit {
  const beyond: Record<Side, number> = { S: -y, E: x - EDGE, N: y - EDGE, W: -x }
  const side = SIDES.toSorted((one, other) => beyond[other] - beyond[one])[0] ?? 'S'
  const along = { S: x, E: y, N: EDGE - x, W: EDGE - y }[side]
  const isOpen = ({ out, ghost }: { out: boolean; ghost: number }): boolean => !out || takable.includes(ghost) // V12: taken back
  const here = rowOf(stage, side).find(
    (one) => isOpen(one) && one.seat === stage.eye && Math.abs(one.along - along) <= 200,
  )
  // The doors come first, then who waits behind them.
  if (here && beyond[side] > 300 && takable.length) return { kind: 'ghost', seat: here.seat, ghost: here.ghost }
  const number = Math.min(SIDE, Math.max(1, Math.ceil(along / CELL)))
  return { kind: 'rim', side, door: { side, number } }
}
