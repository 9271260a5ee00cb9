/** How a tile is cut: which sides are open, and the outline of its corridor. Its middle is 0, 0. */
import { CELL } from './geometry'
import type { Shape } from '../types.gen'

/** Unturned, a tile looks like its letter: I, L, and a T whose bar is above. */
const UNTURNED: Record<Shape, number> = { straight: 0b0101, corner: 0b0011, tee: 0b1110 }
const WALL = 19 // from the middle of a corridor to its edge
const EDGE = CELL / 2
const FILLET = 7

/** The open sides of a tile (1 N, 2 E, 4 S, 8 W), turned clockwise by quarters. */
export function doors(shape: Shape, turn: number): number {
  const open = UNTURNED[shape]
  return ((open << turn) | (open >> (4 - turn))) & 15
}

export function shapeOf(open: number): Shape {
  if (open === 0b0101 || open === 0b1010) return 'straight'
  return [1, 2, 4, 8].filter((door) => open & door).length === 2 ? 'corner' : 'tee'
}

/** How often an unturned tile was turned to lie like this; the least of equal ones. */
export function turnOf(open: number): number {
  return Math.max(
    0,
    [0, 1, 2, 3].findIndex((turn) => doors(shapeOf(open), turn) === open),
  )
}

/** The edges of the corridor: what glows in the dark. */
export function edges(open: number): string {
  return [0, 1, 2, 3].map((quarter) => corner(open, quarter, 'M')).join('')
}

/** The corridor itself, one closed outline. */
export function floor(open: number): string {
  return `${[0, 1, 2, 3].map((quarter) => corner(open, quarter, quarter ? 'L' : 'M')).join('')}Z`
}

/** What is left of the tile's paper once the corridor is cut out (fill-rule evenodd). */
export function hedge(open: number, round: number): string {
  return `${[0, 1, 2, 3].map((quarter) => border(0, quarter, round, quarter ? 'L' : 'M')).join('')}Z${floor(open)}`
}

/** The outer edge of the paper; where a corridor leaves the tile there is none. */
export function rim(open: number, round: number): string {
  return [0, 1, 2, 3].map((quarter) => border(open, quarter, round, 'M')).join('')
}

/** One corner of the paper, clockwise from the middle of a side, or from the corridor there, to the next. */
function border(open: number, quarter: number, round: number, pen: 'M' | 'L'): string {
  const half = EDGE - 0.7
  const gap = (side: number): number => ((open >> (side % 4)) & 1 ? WALL : 0)
  const at = (x: number, y: number): string => turned(x, y, quarter)
  const corner = `L${at(half - round, -half)}A${round} ${round} 0 0 1 ${at(half, round - half)}`
  return `${pen}${at(gap(quarter), -half)}${corner}L${at(half, -gap(quarter + 1))}`
}

/** One quarter of the outline, clockwise from one side to the next. */
function corner(open: number, quarter: number, pen: 'M' | 'L'): string {
  const here = (open >> quarter) & 1
  const next = (open >> ((quarter + 1) % 4)) & 1
  const at = (x: number, y: number): string => turned(x, y, quarter)
  const start = `${pen}${here ? at(WALL, -EDGE) : at(0, -WALL)}`
  if (here && next) {
    return `${start}L${at(WALL, -WALL - FILLET)}Q${at(WALL, -WALL)} ${at(WALL + FILLET, -WALL)}L${at(EDGE, -WALL)}`
  }
  if (here) return `${start}L${at(WALL, 0)}`
  if (next) return `${start}L${at(EDGE, -WALL)}`
  return `${start}A${WALL} ${WALL} 0 0 1 ${at(WALL, 0)}`
}

function turned(x: number, y: number, quarters: number): string {
  const [a = 0, b = 0] =
    [
      [x, y],
      [-y, x],
      [-x, -y],
      [y, -x],
    ][quarters] ?? []
  return `${a} ${b}`
}
