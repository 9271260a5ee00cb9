import type { Translate } from '../../../lib/game'
import type { Ending } from '../../../lib/board/end/ending'
import type { Row } from '../../../lib/board/end/count'
import { hideoutOf } from '../animation/hideout'
import { ghostText, share } from '../look/tell'
import type { Event, Look, View } from '../types.gen'

/** What a seat has to show for itself at the end (V3). */

export const scoreText = ({ scores, out }: View, seat: number, t: Translate): string =>
  t('pasvu-score', { points: scores[seat] ?? 0, out: out[seat]?.length ?? 0 })

/** What is counted while the last scene plays. */
export const rowsOf = (view: View, names: readonly string[], t: Translate): Row[] =>
  names.map((name, seat) => ({
    seat,
    colour: seat,
    name,
    to: view.scores[seat] ?? 0,
    text: (count) => t('pasvu-tally', { points: count }),
  }))

/** The last look, and where points alone do not say who has won, what does; and who hid best. */
export function whyText({ view, names }: Pick<Ending<View, Event>, 'view' | 'names'>, t: Translate): string {
  const decided = decidedBy(view)
  return [lastLook(view.look, names, t), decided ? t(`pasvu-why-${decided}`) : '', hideoutText(view, names, t)]
    .filter(Boolean)
    .join(' ')
}

function lastLook(look: Look | null, names: readonly string[], t: Translate): string {
  if (!look) return t('pasvu-why')
  const [first, ...others] = look.ghosts.filter((ghost) => ghost.seen)
  if (!first) return t('pasvu-why-nobody')
  if (others.length) return t('pasvu-why-caught-many', { count: others.length + 1 })
  return t('pasvu-why-caught', { who: ghostText(first, names, t) })
}

/** Whose hiding place was the best, by the last look. */
function hideoutText({ look }: View, names: readonly string[], t: Translate): string {
  const best = hideoutOf(look)
  if (!best) return ''
  return t('pasvu-hideout', { who: ghostText(best, names, t), share: share(best.pixels, best.whole) })
}

type Place = readonly [points: number, out: number, reserve: number]

/** The first that tells the best from the next best; null if points do. */
function decidedBy({ scores, out, reserve }: View): 'out' | 'reserve' | 'shared' | null {
  const places = scores.map((points, seat): Place => [points, out[seat]?.length ?? 0, reserve[seat]?.length ?? 0])
  const [best, next] = places.toSorted((one, two) => two[0] - one[0] || two[1] - one[1] || one[2] - two[2])
  if (!best || !next || best[0] !== next[0]) return null
  if (best[1] !== next[1]) return 'out'
  return best[2] !== next[2] ? 'reserve' : 'shared'
}
