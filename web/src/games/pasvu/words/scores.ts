import type { Translate } from '../../../lib/game'
import type { View } from '../types.gen'

/** What a seat has to show for itself at the end (V3). */

export const scoreText = ({ scores, out }: View, seat: number, t: Translate): string =>
  t('pasvu-score', { points: scores[seat] ?? 0, out: out[seat]?.length ?? 0 })

/** Five rounds are over; where points alone do not say who has won, what does. */
export function whyText(view: View, t: Translate): string {
  const decided = decidedBy(view)
  return [t('pasvu-why'), ...(decided ? [t(`pasvu-why-${decided}`)] : [])].join(' ')
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
