import type { Translate } from '../../lib/game'
import { cellOf, sizeOf } from './sides'
import type { CameDown, Dealt, Door, Event, Ghost, Looked, Move, Piece, Placed, Size, Thrown, Walked } from './types.gen'

/** Everything that is told about the hall, put together from Fluent messages. */

const SIZES = ['large', 'medium', 'small'] as const

export const thePiece = (piece: Piece, t: Translate): string => t('pasvu-the-piece', { piece })

export const doorText = ({ side, number }: Door, t: Translate): string => t('pasvu-door', { side, number })

/** "small ghost 2": those of one size are counted from 1. */
export function ghostText(ghost: number, t: Translate): string {
  const size = sizeOf(ghost)
  return t('pasvu-ghost', { size, nth: size === 'small' ? ghost - 2 : ghost })
}

/** Rows from the south and columns from the west, counted from 1 as people count. */
function cellAt(x: number, y: number): { row: number; column: number } {
  const [column, row] = cellOf(x, y)
  return { row: row + 1, column: column + 1 }
}

/** Nature's moves have no button. */
export function moveText(move: Move, t: Translate): string {
  switch (move.type) {
    case 'place':
      return t('pasvu-do-place', { piece: move.piece, face: move.face, ...cellAt(move.x, move.y) })
    case 'walk':
      return t('pasvu-do-walk', { ghost: ghostText(move.ghost, t), ...cellAt(move.x, move.y) })
    case 'escape':
      return t('pasvu-do-escape', { ghost: ghostText(move.ghost, t) })
    case 'choose':
      return t('pasvu-do-choose', { side: move.side })
    case 'decline':
    case 'done':
      return t(`pasvu-do-${move.type}`)
    default:
      return ''
  }
}

export function eventText(event: Event, t: Translate, names: readonly string[]): string {
  const name = 'seat' in event ? (names[event.seat] ?? '') : 'holder' in event ? (names[event.holder] ?? '') : ''
  switch (event.type) {
    case 'opened':
    case 'rolled':
      return t(`event-pasvu-${event.type}`, { name, door: doorText(event.keyhole, t) })
    case 'dealt':
      return dealtText(event, name, t)
    case 'placed':
      return placedText(event, name, t)
    case 'walked':
      return walkedText(event, name, t)
    case 'escaped':
      return t('event-pasvu-escaped', { name, ghost: aGhost(event.size, t), door: doorText(event.door, t), points: event.points })
    case 'down':
      return downText(event, t)
    case 'thrown':
      return thrownText(event, t, names)
    case 'chosen':
      return t('event-pasvu-chosen', { name, side: event.side })
    case 'looked':
      return lookedText(event, t, names)
    default:
      return t(`event-pasvu-${event.type}`, { name })
  }
}

/** As somebody's: "her small ghost". */
const aGhost = (size: Size, t: Translate): string => t('pasvu-a-ghost', { size })

/** V4: what may be placed anew, and points; the first card of a round says which round it is. */
function dealtText({ card, round, first }: Dealt, name: string, t: Translate): string {
  const pieces = listText(card.pieces.map((piece) => thePiece(piece, t)), t, 'pasvu-or')
  const told = t(pieces ? 'event-pasvu-dealt' : 'event-pasvu-dealt-number', { name, pieces, value: card.value })
  return first ? `${t('event-pasvu-round', { round })} ${told}` : told
}

/** V5: where it came to rest, and who had to get off. */
function placedText({ piece, pose, displaced }: Placed, name: string, t: Translate): string {
  const told = t('event-pasvu-placed', { name, piece, face: pose.face, ...cellAt(pose.x, pose.y) })
  return [told, ...putDown(displaced, t)].join(' ')
}

/** V6, V7: in through a door, on through the hall, or about in its cell for nothing. */
function walkedText({ door, end, cost }: Walked, name: string, t: Translate): string {
  const ghost = aGhost(end.size, t)
  if (door) return t('event-pasvu-came-in', { name, ghost, cost, door: doorText(door, t) })
  return t(cost > 0 ? 'event-pasvu-walked' : 'event-pasvu-nudged', { name, ghost, cost, ...cellAt(end.x, end.y) })
}

function downText({ pieces, ghosts }: CameDown, t: Translate): string {
  const fallen = listText(pieces.map((piece) => thePiece(piece, t)), t)
  return [...(fallen ? [t('event-pasvu-down', { pieces: fallen })] : []), ...putDown(ghosts, t)].join(' ')
}

const putDown = (ghosts: readonly Ghost[], t: Translate): string[] => (ghosts.length > 0 ? [t('event-pasvu-put-down', { count: ghosts.length })] : [])

/** V9: what everybody threw, and who chooses or that they throw again. */
function thrownText({ throws, chooser }: Thrown, t: Translate, names: readonly string[]): string {
  const thrown = throws.map(([seat, face]) => t('event-pasvu-threw', { name: names[seat] ?? '', face }))
  const end = chooser === null ? t('event-pasvu-again') : t('event-pasvu-chooser', { name: names[chooser] ?? '' })
  return `${thrown.join(', ')}. ${end}`
}

/** V10: whose ghosts were seen, and which. */
function lookedText({ look }: Looked, t: Translate, names: readonly string[]): string {
  const door = doorText(look.keyhole, t)
  const seen = names.flatMap((name, seat) => {
    const sizes = look.ghosts.filter((ghost) => ghost.seen && ghost.seat === seat).map((ghost) => ghost.size)
    return sizes.length > 0 ? [t('event-pasvu-looked-at', { name, ghosts: sizesText(sizes, t) })] : []
  })
  return seen.length > 0 ? t('event-pasvu-looked', { door, seen: seen.join(', ') }) : t('event-pasvu-looked-none', { door })
}

/** "a large ghost and 2 small ghosts". */
export function sizesText(sizes: readonly Size[], t: Translate): string {
  const counts = SIZES.map((size) => [size, sizes.filter((other) => other === size).length] as const)
  return listText(counts.flatMap(([size, count]) => (count > 0 ? [t(`pasvu-ghosts-${size}`, { count })] : [])), t)
}

export function listText(parts: readonly string[], t: Translate, last: 'pasvu-list' | 'pasvu-or' = 'pasvu-list'): string {
  const end = parts.at(-1) ?? ''
  return parts.length < 2 ? end : t(last, { first: parts.slice(0, -1).join(', '), last: end })
}
