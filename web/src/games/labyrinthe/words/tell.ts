import type { Translate } from '../../../lib/game'
import { listText } from '../../../lib/words'
import type { Arrow, Event, Move, Treasure } from '../types.gen'

/** Everything that is told about the maze, put together from Fluent messages. */

const SIDE = 7

/** A cell counted from 1, as people count. */
export const cellAt = (cell: number): { row: number; column: number } => ({
  row: Math.floor(cell / SIDE) + 1,
  column: (cell % SIDE) + 1,
})

export const cellText = (cell: number, t: Translate): string => t('labyrinthe-cell', cellAt(cell))

export const arrowText = (arrow: Arrow, t: Translate): string => t('labyrinthe-arrow', { arrow })

export const turnText = (turn: number, t: Translate): string => t('labyrinthe-turned', { turn })

/** "rat", as on a card; "the rat", as in a sentence. */
export const treasureText = (treasure: Treasure, t: Translate): string => t(`labyrinthe-treasure-${treasure}`)
export const theTreasure = (treasure: Treasure, t: Translate): string => t(`labyrinthe-the-${treasure}`)

/** Nature's moves have no button. */
export function moveText(move: Move, t: Translate): string {
  switch (move.type) {
    case 'shift':
      return t('labyrinthe-do-shift', { arrow: move.arrow, turn: move.turn })
    case 'go':
      return t('labyrinthe-do-go', cellAt(move.cell))
    default:
      return ''
  }
}

export function eventText(event: Event, t: Translate, names: readonly string[]): string {
  const name = 'seat' in event ? (names[event.seat] ?? '') : ''
  switch (event.type) {
    case 'dealt':
      return t(event.night > 0 ? 'event-labyrinthe-dealt-night' : 'event-labyrinthe-dealt', { day: event.day })
    case 'shifted':
      return [t('event-labyrinthe-shifted', { name, arrow: event.arrow }), ...around(event.reentered, t, names)].join(
        ' ',
      )
    case 'walked':
      return walkText(event.path, name, t)
    case 'found':
      return t('event-labyrinthe-found', { name, treasure: theTreasure(event.treasure, t) })
    case 'night':
      return t('event-labyrinthe-night', { name, first: names[event.first] ?? '' })
    case 'turned':
      return t('event-labyrinthe-turned', { name, value: event.value })
    default:
      return t(`event-labyrinthe-${event.type}`, { name })
  }
}

function walkText(path: readonly number[], name: string, t: Translate): string {
  const stayed = path.length < 2
  return t(stayed ? 'event-labyrinthe-stayed' : 'event-labyrinthe-walked', { name, ...cellAt(path.at(-1) ?? 0) })
}

/** L6: whose pawns fell off and came in again. */
function around(seats: readonly number[], t: Translate, names: readonly string[]): string[] {
  if (seats.length === 0) return []
  const pawns = listText(
    seats.map((seat) => names[seat] ?? ''),
    t,
  )
  return [t('event-labyrinthe-reentered', { pawns, count: seats.length })]
}
