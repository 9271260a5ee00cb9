/** The board in words, for those who hear it. */
import type { Translate } from '../../../lib/game'
import type { Cursor } from '../input/cursor'
import { spareTile } from '../animation/table'
import { listText } from '../../../lib/words'
import { arrowText, cellText, theTreasure, treasureText } from './tell'
import type { Spare, View } from '../types.gen'

const SIDES = ['N', 'E', 'S', 'W'] as const
const CORNERS: readonly number[] = [0, 6, 48, 42] // by colour

/** "up, right and left" */
export function sidesText(open: number, t: Translate): string {
  return listText(
    SIDES.filter((_, bit) => (open >> bit) & 1).map((side) => t(`labyrinthe-board-side-${side}`)),
    t,
  )
}

export function spareText(spare: Spare, turn: number, t: Translate): string {
  const sides = t('labyrinthe-board-open', { sides: sidesText(spareTile(spare, turn).open, t) })
  if (!spare.treasure) return t('labyrinthe-board-spare', { sides })
  return t('labyrinthe-board-spare-with', { sides, treasure: theTreasure(spare.treasure, t) })
}

/** What lies and who stands on a cell; nothing is often the answer. */
export function contents(view: View, cell: number, names: readonly string[], t: Translate): string {
  const treasure = view.places[cell]?.treasure
  const colour = view.dark ? -1 : CORNERS.indexOf(cell)
  return [
    ...(treasure ? [treasureText(treasure, t)] : []),
    ...(colour >= 0 ? [t('labyrinthe-board-start', { colour: t(`labyrinthe-colour-${colour}`) })] : []),
    ...view.pawns.flatMap((at, seat) => (at === cell ? [t('labyrinthe-board-pawn', { name: names[seat] ?? '' })] : [])),
  ].join(', ')
}

export function placeText(view: View, cell: number, names: readonly string[], t: Translate): string {
  const open = t('labyrinthe-board-open', { sides: sidesText(view.places[cell]?.open ?? 0, t) })
  return [open, contents(view, cell, names, t)].filter(Boolean).join(', ')
}

export function goText(
  view: View,
  cell: number,
  pawn: number | undefined,
  names: readonly string[],
  t: Translate,
): string {
  const at = { cell: cellText(cell, t) }
  if (cell === pawn) return t('labyrinthe-board-stay-at', at)
  const what = contents(view, cell, names, t)
  return what ? t('labyrinthe-board-go-to-what', { ...at, what }) : t('labyrinthe-board-go-to', at)
}

/** Where the keyboard's finger is. */
export function cursorText(view: View, cursor: Cursor, names: readonly string[], t: Translate): string {
  if (cursor.kind === 'arrow') return arrowText(cursor.arrow, t)
  return [cellText(cursor.cell, t), contents(view, cursor.cell, names, t)].filter(Boolean).join(', ')
}
