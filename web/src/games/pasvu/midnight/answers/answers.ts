/** V13: what a card asks, the answers that differ, and their words. Ghosts of one size in a reserve are alike. */
import type { Translate } from '../../../../lib/game'
import { cellText, onText } from '../../words/describe'
import { GRAINS } from '../../stage/shape'
import { type Cell, cellOf, doorOf, SIDES, sizeOf } from '../../stage/sides'
import { ghostText } from '../../words/tell'
import { lyingText } from '../../twin/lying'
import type { Ghost, Move, Pass, Put, Side, Swap, Tip, View } from '../../types.gen'

export type Answer = Tip | Swap | Put | Pass
export type Question = 'tip' | 'tag' | 'put' | 'brother' | 'other'
export type Way = 'below' | 'right' | 'above' | 'left'

const WAYS: readonly Way[] = ['below', 'right', 'above', 'left']
const ASKS: Readonly<Record<string, Question>> = { excited: 'tip', tag: 'tag', brother: 'brother' }

export const cardAsking = (view: View): string => view.night.cards.at(-1) ?? ''

export const tipsIn = (legal: readonly Move[]): Tip[] => legal.filter((move) => move.type === 'tip')
export const swapsIn = (legal: readonly Move[]): Swap[] => legal.filter((move) => move.type === 'swap')
export const passIn = (legal: readonly Move[]): Pass | undefined => legal.find((move) => move.type === 'pass')

/** By what may be answered; for whoever only waits, by the card. */
export function questionOf(view: View, legal: readonly Move[]): Question {
  if (tipsIn(legal).length) return 'tip'
  if (legal.some(({ type }) => type === 'put')) return 'put'
  const swap = swapsIn(legal)[0]
  if (swap) return swap.seat === view.turn ? 'brother' : 'tag'
  return ASKS[cardAsking(view)] ?? 'other'
}

/** One for each ghost that may go, or for each ghost and size that may come. */
export function distinct(swaps: readonly Swap[], of: (swap: Swap) => string): Swap[] {
  return swaps.filter((swap, i) => swaps.findIndex((other) => of(other) === of(swap)) === i)
}

/** By the number of the door they lie behind, as the seat that puts counts; those of one ghost. */
export function putsByDoor(legal: readonly Move[], side: Side): (readonly [number, readonly Put[]])[] {
  const all = legal.filter((move) => move.type === 'put')
  const puts = all.filter(({ ghost }) => ghost === all[0]?.ghost)
  const doors = [...new Set(puts.map((put) => doorBefore(put, side)))].toSorted((a, b) => a - b)
  return doors.map((door) => [door, puts.filter((put) => doorBefore(put, side) === door)])
}

const doorBefore = ({ x, y }: Put, side: Side): number => doorOf(side, cellOf(x, y)).number

export const standingAt = (view: View, { seat, ghost }: Pick<Swap, 'seat' | 'ghost'>): Ghost | undefined =>
  view.ghosts.find((one) => one.seat === seat && one.number === ghost)

export function cellOfSwap(view: View, swap: Pick<Swap, 'seat' | 'ghost'>): Cell {
  const ghost = standingAt(view, swap)
  return cellOf(ghost?.x ?? 0, ghost?.y ?? 0)
}

/** As who sits at `bottom` sees it. */
export const wayOf = (side: Side, bottom: Side): Way =>
  WAYS[(SIDES.indexOf(side) - SIDES.indexOf(bottom) + 4) % 4] ?? 'below'

/** "on the floor", "under the table, lying, its head to the north". */
function spotText(view: View, ghost: Pick<Ghost, 'x' | 'y' | 'z' | 'size' | 'yaw'>, t: Translate): string {
  return [onText(view, ghost, t), lyingText(ghost, t)].filter(Boolean).join(', ')
}

export const putWhere = (view: View, { ghost, x, y, z, yaw }: Put, t: Translate): string =>
  spotText(view, { x, y, z: z * GRAINS, size: sizeOf(ghost), yaw }, t)

/** Where a ghost stands: its cell, and on or under what. */
export function swapWhere(view: View, swap: Pick<Swap, 'seat' | 'ghost'>, t: Translate): string {
  const ghost = standingAt(view, swap)
  const cell = cellText(cellOfSwap(view, swap), t)
  return ghost ? t('pasvu-midnight-at', { cell, where: spotText(view, ghost, t) }) : cell
}

/** An answer in a sentence. */
export function answerText(move: Answer, view: View, names: readonly string[], t: Translate): string {
  switch (move.type) {
    case 'tip':
      return t('pasvu-midnight-do-tip', { piece: move.piece, side: move.towards })
    case 'swap': {
      const cell = cellText(cellOfSwap(view, move), t)
      if (move.seat !== view.turn) return t('pasvu-midnight-do-tag', { name: names[move.seat] ?? '', cell })
      return t('pasvu-midnight-do-brother', { ghost: ghostText(move.ghost, t), cell, size: sizeOf(move.by) })
    }
    case 'put':
      return t('pasvu-midnight-do-put', { cell: cellText(cellOf(move.x, move.y), t), where: putWhere(view, move, t) })
    case 'pass':
      return t('pasvu-midnight-do-pass')
  }
}

/** What is asked of whom, in a sentence. */
export function askText(view: View, legal: readonly Move[], names: readonly string[], t: Translate): string {
  const question = questionOf(view, legal)
  const left = view.pieces.length - view.night.tipped.length
  if (!legal.length) return t(`pasvu-midnight-waits-${question}`, { name: names[view.turn] ?? '', count: left })
  const swaps = distinct(swapsIn(legal), ({ ghost }) => `${ghost}`)
  return t(`pasvu-midnight-asks-${question}`, { name: names[swaps[0]?.seat ?? view.turn] ?? '', count: swaps.length })
}
