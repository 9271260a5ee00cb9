import type { Translate } from '../../../lib/game'
import type { View } from '../types.gen'

/** What a seat has to show for itself at the end. */

/** P15: the marbles that count first. */
export function scoreText(view: View, seat: number, t: Translate): string {
  const [white, yellow] = [view.white[seat] ?? 0, view.yellow[seat] ?? 0]
  if (view.options.count === 'all') return t('pacman-score-all', { all: white + yellow, white, yellow })
  const counted = t('pacman-score-white', { white })
  return yellow > 0 ? `${counted}, ${t('pacman-score-yellow', { yellow })}` : counted
}

/** Why it ended (P14), and what counted if not white marbles alone (P15). */
export function whyText(view: View, t: Translate): string {
  const why = t(`pacman-why-${endOf(view)}`)
  return view.options.count === 'all' ? `${why} ${t('pacman-why-count')}` : why
}

function endOf({ marbles, options }: View): 'empty' | 'white' | 'turns' {
  const left = (colour: string): boolean => marbles.includes(colour)
  if (!left('w') && !left('y')) return 'empty'
  return options.end === 'white' && !left('w') ? 'white' : 'turns'
}
