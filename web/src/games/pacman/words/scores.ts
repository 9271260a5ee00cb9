import type { Translate } from '../../../lib/game'
import { type Ending, youOr } from '../../../lib/board/end/ending'
import type { Row } from '../../../lib/board/end/count'
import type { Event, View } from '../types.gen'
import { lastEater } from './eater'

/** What a seat has to show for itself at the end. */

/** P15: the marbles that count first. */
export function scoreText(view: View, seat: number, t: Translate): string {
  const [white, yellow] = [view.white[seat] ?? 0, view.yellow[seat] ?? 0]
  if (view.options.count === 'all') return t('pacman-score-all', { all: white + yellow, white, yellow })
  const counted = t('pacman-score-white', { white })
  return yellow > 0 ? `${counted}, ${t('pacman-score-yellow', { yellow })}` : counted
}

/** What is counted while the last scene plays (P15). */
export function rowsOf(view: View, names: readonly string[], t: Translate): Row[] {
  const all = view.options.count === 'all'
  return names.map((name, seat) => ({
    seat,
    colour: view.colours[seat] ?? seat,
    name,
    to: (view.white[seat] ?? 0) + (all ? (view.yellow[seat] ?? 0) : 0),
    text: (count) => t(all ? 'pacman-tally-all' : 'pacman-score-white', { all: count, white: count }),
  }))
}

/** Why it ended (P14) and who made it happen, and what counted if not white marbles alone (P15). */
export function whyText(end: Pick<Ending<View, Event>, 'view' | 'told' | 'names' | 'mine'>, t: Translate): string {
  const { view, names } = end
  const eater = lastEater(end.told)
  const how = endOf(view)
  const why =
    eater === null || how === 'turns' || how === 'agreed'
      ? t(`pacman-why-${how}`)
      : t(`pacman-why-${how}-by`, { name: names[eater] ?? '', you: youOr(end, eater) })
  return view.options.count === 'all' ? `${why} ${t('pacman-why-count')}` : why
}

function endOf({ marbles, options, agreed }: View): 'empty' | 'white' | 'turns' | 'agreed' {
  if (agreed) return 'agreed'
  const left = (colour: string): boolean => marbles.includes(colour)
  if (!left('w') && !left('y')) return 'empty'
  return options.end === 'white' && !left('w') ? 'white' : 'turns'
}
