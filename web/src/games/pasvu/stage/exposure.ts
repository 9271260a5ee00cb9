/** What each of the 24 doors would see of one's ghosts. */
import type { Translate } from '../../../lib/game'
import { DOORS, sameDoor, SIDES } from './sides'
import { listText } from '../words/tell'
import type { Door, Exposed, Exposures, Side } from '../types.gen'

export type Glance = 'seen' | 'partly' | 'hidden'

/** By door, for one ghost; or, for all of them, the worst. */
export function glances(exposures: Exposures | null, ghost: number | null): Glance[] | null {
  const ghosts = exposures?.ghosts.filter((one) => ghost === null || one.ghost === ghost) ?? []
  if (!ghosts.length) return null
  return DOORS.map((_, door) => {
    if (ghosts.some(({ seen }) => seen[door])) return 'seen'
    return ghosts.some(({ shares }) => (shares[door] ?? 0) > 0) ? 'partly' : 'hidden'
  })
}

/** Of those that a third of all doors would see: whom it makes tremble. */
export function tooExposed(exposures: Exposures | null): number[] {
  const many = DOORS.length / 3
  return exposures?.ghosts.filter(({ seen }) => seen.filter(Boolean).length >= many).map(({ ghost }) => ghost) ?? []
}

/** How many of one's own ghosts a door sees. */
export function seenThrough(exposures: Exposures | null, door: Door): number | null {
  const at = DOORS.findIndex((each) => sameDoor(each, door))
  return exposures && exposures.ghosts.filter(({ seen }) => seen[at]).length
}

/** By side, how many of its doors see a ghost. */
export const doorsSeeing = ({ seen }: Pick<Exposed, 'seen'>): readonly (readonly [Side, number])[] =>
  SIDES.map((side, i) => [side, seen.slice(6 * i, 6 * i + 6).filter(Boolean).length])

/** "Hidden from the north; seen from doors 2 and 3 in the east." */
export function exposureText({ seen }: Pick<Exposed, 'seen'>, t: Translate): string {
  const sides = SIDES.map((side, i) => ({
    side,
    doors: [1, 2, 3, 4, 5, 6].filter((number) => seen[6 * i + number - 1]),
  }))
  const hidden = sides.filter(({ doors }) => !doors.length)
  if (hidden.length === 4) return t('pasvu-board-hidden-all')
  const parts = [
    ...(hidden.length
      ? [
          t('pasvu-board-hidden-from', {
            sides: listText(
              hidden.map(({ side }) => from(side, t)),
              t,
            ),
          }),
        ]
      : []),
    ...sides
      .filter(({ doors }) => doors.length)
      .map(({ side, doors }) =>
        t('pasvu-board-seen-from', {
          side,
          all: doors.length === 6 ? 'yes' : 'no',
          count: doors.length,
          doors: listText(doors.map(String), t),
        }),
      ),
  ]
  const text = parts.join(t('pasvu-board-semicolon'))
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}

const from = (side: Side, t: Translate): string => t('pasvu-board-from-side', { side })
