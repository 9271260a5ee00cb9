/** The keyboard's finger: it walks around the frame while one pushes, and over the cells while one walks. */
import { type ArrowKey, STEPS } from '../../../lib/board/keys'
import { ARROWS, columnOf, opposite, rowOf, SIDE, type Side, sideOf } from '../maze/geometry'
import type { Arrow } from '../types.gen'

export type Cursor =
  { readonly kind: 'arrow'; readonly arrow: Arrow } | { readonly kind: 'cell'; readonly cell: number }

/** Clockwise from the top left. */
const RING: readonly Arrow[] = ['N1', 'N3', 'N5', 'E1', 'E3', 'E5', 'S5', 'S3', 'S1', 'W5', 'W3', 'W1']
const CLOCKWISE: Record<Side, ArrowKey> = { N: 'ArrowRight', E: 'ArrowDown', S: 'ArrowLeft', W: 'ArrowUp' }
const BACK: Record<Side, ArrowKey> = { N: 'ArrowLeft', E: 'ArrowUp', S: 'ArrowRight', W: 'ArrowDown' }
const ACROSS: Record<Side, ArrowKey> = { N: 'ArrowDown', E: 'ArrowLeft', S: 'ArrowUp', W: 'ArrowRight' }

export function moved(cursor: Cursor, to: ArrowKey): Cursor {
  return cursor.kind === 'arrow'
    ? { kind: 'arrow', arrow: around(cursor.arrow, to) }
    : { kind: 'cell', cell: beside(cursor.cell, to) }
}

/** Where the finger begins: at an arrow while the spare must go in, else on the pawn. */
export function begun(shifting: boolean, pawn: number): Cursor {
  return shifting ? { kind: 'arrow', arrow: ARROWS[0] ?? 'N1' } : { kind: 'cell', cell: pawn }
}

function around(arrow: Arrow, to: ArrowKey): Arrow {
  const side = sideOf(arrow)
  if (to === ACROSS[side]) return opposite(arrow)
  const by = to === CLOCKWISE[side] ? 1 : to === BACK[side] ? -1 : 0
  return RING[(RING.indexOf(arrow) + by + RING.length) % RING.length] ?? arrow
}

function beside(cell: number, to: ArrowKey): number {
  const [down, right] = STEPS[to]
  const [row, column] = [rowOf(cell) + down, columnOf(cell) + right]
  return row < 0 || column < 0 || row >= SIDE || column >= SIDE ? cell : SIDE * row + column
}
