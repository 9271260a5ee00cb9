/** Where cells and arrows are in the picture: a cell is 100 wide, and the board starts at 0. */
import type { Point } from '../../../lib/board/motion'
import type { Arrow } from '../types.gen'

export type { Point }
export type Side = 'N' | 'E' | 'S' | 'W'

export const SIDE = 7
export const CELL = 100
/** Around the board: the frame with the arrows. */
export const MARGIN = 64
export const BOARD = SIDE * CELL
export const ARROWS: readonly Arrow[] = ['N1', 'N3', 'N5', 'E1', 'E3', 'E5', 'S1', 'S3', 'S5', 'W1', 'W3', 'W5']
/** Outside, a tile lies in the frame, and is drawn as small as that. */
export const OUTSIDE = 0.6

const INWARDS: Record<Side, Point> = { N: { x: 0, y: 1 }, E: { x: -1, y: 0 }, S: { x: 0, y: -1 }, W: { x: 1, y: 0 } }
const FACING: Record<Side, Side> = { N: 'S', E: 'W', S: 'N', W: 'E' }

export const sideOf = (arrow: Arrow): Side => arrow.charAt(0) as Side
export const lineOf = (arrow: Arrow): number => Number(arrow.charAt(1))
export const rowOf = (cell: number): number => Math.floor(cell / SIDE)
export const columnOf = (cell: number): number => cell % SIDE
export const isFixed = (cell: number): boolean => rowOf(cell) % 2 === 0 && columnOf(cell) % 2 === 0

/** The way that an arrow pushes. */
export const way = (arrow: Arrow): Point => INWARDS[sideOf(arrow)]

export function opposite(arrow: Arrow): Arrow {
  return `${FACING[sideOf(arrow)]}${lineOf(arrow)}` as Arrow
}

/** The cells of an arrow's line in the order of the push: first where a tile goes in. */
export function lane(arrow: Arrow): readonly number[] {
  const line = lineOf(arrow)
  const along = Array.from({ length: SIDE }, (_, i) => (way(arrow).x ? SIDE * line + i : SIDE * i + line))
  return way(arrow).x + way(arrow).y > 0 ? along : along.reverse()
}

export function centre(cell: number): Point {
  return { x: (columnOf(cell) + 0.5) * CELL, y: (rowOf(cell) + 0.5) * CELL }
}

/** The middle of an arrow, in the frame. */
export function arrowSpot(arrow: Arrow): Point {
  const at = centre(lane(arrow)[0] ?? 0)
  const away = CELL / 2 + MARGIN / 2
  return { x: at.x - way(arrow).x * away, y: at.y - way(arrow).y * away }
}

/** The arrow that a finger means, if it is near enough. */
export function nearestArrow(at: Point, reach = 105): Arrow | null {
  const far = (arrow: Arrow): number => Math.hypot(arrowSpot(arrow).x - at.x, arrowSpot(arrow).y - at.y)
  const nearest = ARROWS.reduce((best, arrow) => (far(arrow) < far(best) ? arrow : best))
  return far(nearest) <= reach ? nearest : null
}
