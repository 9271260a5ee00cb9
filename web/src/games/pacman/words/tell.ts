import type { Translate } from '../../../lib/game'
import { listText } from '../../../lib/words'
import type { Drawn, Event, Move, Ran, Stuck, View } from '../types.gen'

/** Everything that is told about the circuit, put together from Fluent messages. */

type Circuit = Pick<View, 'signs' | 'spots'>

/** A place as people count, from 1: a home by its colour, the den, and holes by row and column. */
export function placeText({ signs, spots }: Circuit, place: number, t: Translate): string {
  const [row, column] = spots[place] ?? [0, 0]
  const at = { row: row + 1, column: column + 1 }
  switch (signs[place]) {
    case 'H':
      return t('pacman-home', { colour: homeColour(signs, place) })
    case 'G':
      return t('pacman-den')
    case 'D':
      return t('pacman-door', { ...at, side: sideOf(spots, row, column) })
    case 'Y':
      return t('pacman-yellow-hole', at)
    default:
      return t('pacman-hole', at)
  }
}

/** Doors lead out over an edge. */
function sideOf(spots: Circuit['spots'], row: number, column: number): string {
  if (row === 0) return 'top'
  if (row === Math.max(...spots.map(([other]) => other))) return 'bottom'
  return column === 0 ? 'left' : 'right'
}

/** Homes are red, green, blue and yellow, row by row. */
const homeColour = (signs: string, place: number): number =>
  [...signs.slice(0, place)].filter((sign) => sign === 'H').length

/** A ghost by its number, counted from 1; how it looks is for the board to say. */
export const ghostText = (ghost: number, t: Translate): string => t('pacman-ghost', { ghost: ghost + 1 })

/** "3 white marbles and one yellow marble"; nothing, where there is none. */
export function marblesText(white: number, yellow: number, t: Translate): string {
  const parts = [white > 0 ? t('pacman-white', { white }) : '', yellow > 0 ? t('pacman-yellow', { yellow }) : '']
  return listText(
    parts.filter((part) => part !== ''),
    t,
  )
}

/** Where a move leads is for the board to say: it knows the circuit. Nature's moves have no button. */
export function moveText(move: Move, t: Translate): string {
  switch (move.type) {
    case 'roll':
      return t('pacman-do-roll')
    case 'run':
      return t('pacman-do-run', { die: move.die })
    case 'chase':
      return t('pacman-do-chase', { die: move.die, ghost: move.ghost + 1 })
    case 'rob':
      return t('pacman-do-rob', { seat: move.seat + 1 })
    case 'back':
      return t('pacman-do-back')
    case 'propose':
      return t('pacman-do-propose')
    case 'answer':
      return t(move.agrees ? 'pacman-do-agree' : 'pacman-do-decline')
    default:
      return ''
  }
}

export function eventText(event: Event, t: Translate, names: readonly string[]): string {
  const name = 'seat' in event ? (names[event.seat] ?? '') : ''
  switch (event.type) {
    case 'drawn':
      return drawnText(event, t, names)
    case 'dice':
      return t('event-pacman-dice', { name, one: event.one, two: event.two })
    case 'ran':
      return ranText(event, name, t)
    case 'chased':
      return t('event-pacman-chased', { name, ghost: event.ghost + 1, steps: event.path.length })
    case 'robbed':
      return t('event-pacman-robbed', { name, victim: names[event.victim] ?? '', marbles: event.marbles })
    case 'caught':
      return caughtText(event.seat === event.victim, event.marbles, name, names[event.victim] ?? '', t)
    case 'answered':
      return t(event.agrees ? 'event-pacman-agreed' : 'event-pacman-declined', { name })
    case 'stuck':
      return stuckText(event, name, t)
    default:
      return t(`event-pacman-${event.type}`, { name })
  }
}

/** P2: what everybody threw, and who starts. */
function drawnText({ throws, first }: Drawn, t: Translate, names: readonly string[]): string {
  const thrown = throws.map(([one, two], seat) =>
    t('event-pacman-threw', { name: names[seat] ?? '', total: one + two }),
  )
  const end = first === null ? t('event-pacman-again') : t('event-pacman-starts', { name: names[first] ?? '' })
  return `${thrown.join(', ')}. ${end}`
}

function ranText({ path, white, yellow }: Ran, name: string, t: Translate): string {
  const eaten = marblesText(white.length, yellow.length, t)
  return eaten ? t('event-pacman-ran', { name, eaten }) : t('event-pacman-ran-empty', { name, steps: path.length })
}

/** P13: to attack one's own costs nothing but the trip. */
function caughtText(own: boolean, marbles: number, name: string, victim: string, t: Translate): string {
  return own ? t('event-pacman-caught-own', { name }) : t('event-pacman-caught', { name, victim, marbles })
}

/** P8, P13: what stays where it is. */
function stuckText({ eater, ghosts }: Stuck, name: string, t: Translate): string {
  return t(eater && ghosts ? 'event-pacman-stuck' : eater ? 'event-pacman-stuck-eater' : 'event-pacman-stuck-ghosts', {
    name,
  })
}
