/** What things in the hall are called, in words that sentences are put together from. */
import type { Translate } from '../../../lib/game'
import { cellOf, sizeOf } from '../stage/sides'
import type { Door, Ghost, Piece, Size } from '../types.gen'

const SIZES = ['large', 'medium', 'small'] as const
const WINDS = ['E', 'NE', 'N', 'NW', 'W', 'SW', 'S', 'SE'] as const
const EIGHTH = 450 // tenths of a degree

export const thePiece = (piece: Piece, t: Translate): string => t('pasvu-the-piece', { piece })

export const piecesText = (pieces: readonly Piece[], t: Translate): string =>
  listText(
    pieces.map((piece) => thePiece(piece, t)),
    t,
  )

export const doorText = ({ side, number }: Door, t: Translate): string => t('pasvu-door', { side, number })

/** "small ghost 2": those of one size are counted from 1. */
export function ghostText(ghost: number, t: Translate): string {
  const size = sizeOf(ghost)
  return t('pasvu-ghost', { size, nth: size === 'small' ? ghost - 2 : ghost })
}

/** As somebody's: "her small ghost". */
export const aGhost = (size: Size, t: Translate): string => t('pasvu-a-ghost', { size })

/** Rows from the south and columns from the west, counted from 1 as people count. */
export function cellAt(x: number, y: number): { row: number; column: number } {
  const [column, row] = cellOf(x, y)
  return { row: row + 1, column: column + 1 }
}

/** V13: where the head of a lying ghost points. */
export const windOf = (yaw: number): string => WINDS[Math.floor((yaw + EIGHTH / 2) / EIGHTH) % WINDS.length] ?? 'E'

/** "a large ghost and 2 small ghosts". */
export function sizesText(sizes: readonly Size[], t: Translate): string {
  const counts = SIZES.map((size) => [size, sizes.filter((other) => other === size).length] as const)
  return listText(
    counts.flatMap(([size, count]) => (count > 0 ? [t(`pasvu-ghosts-${size}`, { count })] : [])),
    t,
  )
}

/** "Zoé: a large ghost, Noé: 2 small ghosts". */
export function whoseText(
  ghosts: readonly Pick<Ghost, 'seat' | 'size'>[],
  t: Translate,
  names: readonly string[],
): string {
  const whose = names.flatMap((name, seat) => {
    const sizes = ghosts.filter((ghost) => ghost.seat === seat).map(({ size }) => size)
    return sizes.length > 0 ? [t('pasvu-whose', { name, ghosts: sizesText(sizes, t) })] : []
  })
  return whose.join(', ')
}

export function listText(
  parts: readonly string[],
  t: Translate,
  last: 'pasvu-list' | 'pasvu-or' = 'pasvu-list',
): string {
  const end = parts.at(-1) ?? ''
  return parts.length < 2 ? end : t(last, { first: parts.slice(0, -1).join(', '), last: end })
}
