import type { Translate } from '../../../lib/game'
import { aGhost, cellAt, doorText, listText, piecesText, sizesText, thePiece, whoseText } from './naming'
import { effectText, fallen, putDown } from './effect'
import { cardTitle } from '../midnight/cards/cards'
import type { CameDown, Dealt, Event, Fused, Looked, Placed, Thrown, Walked } from '../types.gen'

/** Everything that is told about the hall, put together from Fluent messages. */

export { moveText } from './doing'
export { doorText, ghostText, listText, sizesText, thePiece } from './naming'

export function eventText(event: Event, t: Translate, names: readonly string[]): string {
  const name = 'seat' in event ? (names[event.seat ?? -1] ?? '') : 'holder' in event ? (names[event.holder] ?? '') : ''
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
    case 'fused':
      return fusedText(event, name, t)
    case 'escaped':
      return t('event-pasvu-escaped', {
        name,
        ghost: aGhost(event.size, t),
        door: doorText(event.door, t),
        points: event.points,
      })
    case 'fell':
      return t('event-pasvu-fell', {
        pieces: piecesText(
          event.pieces.map(([piece]) => piece),
          t,
        ),
      })
    case 'down':
      return downText(event, t)
    case 'thrown':
      return thrownText(event, t, names)
    case 'chosen':
      return t('event-pasvu-chosen', { name, side: event.side })
    case 'looked':
      return lookedText(event, t, names)
    case 'struck':
      return t('event-pasvu-struck', { name, card: cardTitle(event.card, t), round: event.round })
    case 'passed':
      return t('event-pasvu-passed', { name, card: cardTitle(event.card, t) })
    case 'effect':
      return effectText(event, t, names)
    case 'foretold':
      return t('event-pasvu-foretold', { number: event.number })
    case 'crossed':
      return t('event-pasvu-crossed', { door: doorText(event.keyhole, t) })
    default:
      return t(`event-pasvu-${event.type}`, { name })
  }
}

/** V4: what may be placed again, and points; the first card of a round says which round it is. */
function dealtText({ card, round, first }: Dealt, name: string, t: Translate): string {
  const pieces = listText(
    card.pieces.map((piece) => thePiece(piece, t)),
    t,
    'pasvu-or',
  )
  const told = t(pieces ? 'event-pasvu-dealt' : 'event-pasvu-dealt-number', { name, pieces, value: card.value })
  return first ? `${t('event-pasvu-round', { round })} ${told}` : told
}

/** V5: where it came to rest, and who had to get off. */
function placedText({ piece, pose, displaced }: Placed, name: string, t: Translate): string {
  const told = t('event-pasvu-placed', { name, piece, face: pose.face, ...cellAt(pose.x, pose.y) })
  const leans = pose.lean ? [t('event-pasvu-leans', { side: pose.lean.towards })] : []
  return [told, ...leans, ...putDown(displaced, t)].join(' ')
}

/** V6, V7: in through a door, on through the hall, or about in its cell for nothing. */
function walkedText({ door, end, cost, back }: Walked, name: string, t: Translate): string {
  const ghost = aGhost(end.size, t)
  if (door)
    return t(back ? 'event-pasvu-came-back' : 'event-pasvu-came-in', { name, ghost, cost, door: doorText(door, t) })
  return t(cost > 0 ? 'event-pasvu-walked' : 'event-pasvu-nudged', { name, ghost, cost, ...cellAt(end.x, end.y) })
}

/** V12: which two, and what became of them. */
function fusedText({ ghosts, end }: Fused, name: string, t: Translate): string {
  const two = sizesText(
    ghosts.map(({ size }) => size),
    t,
  )
  return t('event-pasvu-fused', { name, ghosts: two, made: sizesText([end.size], t), ...cellAt(end.x, end.y) })
}

const downText = ({ pieces, ghosts }: CameDown, t: Translate): string =>
  [
    ...fallen(
      pieces.map(([piece]) => piece),
      t,
    ),
    ...putDown(ghosts, t),
  ].join(' ')

/** V9: what everybody threw, and who chooses or that they throw again. */
function thrownText({ throws, chooser }: Thrown, t: Translate, names: readonly string[]): string {
  const thrown = throws.map(([seat, face]) => t('event-pasvu-threw', { name: names[seat] ?? '', face }))
  const end = chooser === null ? t('event-pasvu-again') : t('event-pasvu-chooser', { name: names[chooser] ?? '' })
  return `${thrown.join(', ')}. ${end}`
}

/** V10: whose ghosts were seen, and which. */
function lookedText({ look }: Looked, t: Translate, names: readonly string[]): string {
  const door = doorText(look.keyhole, t)
  const seen = whoseText(
    look.ghosts.filter((ghost) => ghost.seen),
    t,
    names,
  )
  return seen ? t('event-pasvu-looked', { door, seen }) : t('event-pasvu-looked-none', { door })
}
