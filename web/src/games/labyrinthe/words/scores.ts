import type { Translate } from '../../../lib/game'
import { type Ending, youOr } from '../../../lib/board/end/ending'
import type { Row } from '../../../lib/board/end/count'
import type { Event, Treasure, View } from '../types.gen'

/** What a seat has to show for itself at the end. */

const NIGHT: ReadonlySet<Treasure> = new Set<Treasure>([
  'cat',
  'snake',
  'toad',
  'raven',
  'wolf',
  'mushroom',
  'potion',
  'cauldron',
  'hourglass',
  'lantern',
  'crystal_ball',
  'mask',
])

export const isOfTheNight = (treasure: Treasure): boolean => NIGHT.has(treasure)

export function scoreText(view: View, seat: number, t: Translate): string {
  return view.options.mode === 'night' ? sumText(view, seat, t) : foundText(view, seat, t)
}

/** L9: what was found, and who is home. */
function foundText(view: View, seat: number, t: Translate): string {
  const found = view.found[seat]?.length ?? 0
  const left = view.left[seat] ?? 0
  return view.home === seat
    ? t('labyrinthe-score-home', { found })
    : t('labyrinthe-score-away', { found, left, all: found + left })
}

/** L24: the points, and where they come from. */
function sumText(view: View, seat: number, t: Translate): string {
  const found = view.found[seat] ?? []
  const night = found.filter(isOfTheNight).length
  const parts = { day: found.length - night, night }
  const coin = view.home === seat ? view.coin : null
  const sum = coin === null ? t('labyrinthe-score-sum', parts) : t('labyrinthe-score-sum-coin', { ...parts, coin })
  return `${t('labyrinthe-score-points', { points: view.points[seat] ?? 0 })} (${sum})`
}

/** What is counted while the last scene plays. */
export function rowsOf(view: View, names: readonly string[], t: Translate): Row[] {
  const night = view.options.mode === 'night'
  return names.map((name, seat) => ({
    seat,
    colour: view.colours[seat] ?? seat,
    name,
    to: (night ? view.points[seat] : view.found[seat]?.length) ?? 0,
    text: (count) =>
      night ? t('labyrinthe-score-points', { points: count }) : t('labyrinthe-score-found', { found: count }),
  }))
}

/** Why it ended, and what told equals apart. */
export function whyText(end: Pick<Ending<View, Event>, 'view' | 'names' | 'mine'>, t: Translate): string {
  const { view, names } = end
  const who = { name: names[view.home ?? -1] ?? '', you: youOr(end, view.home) }
  if (view.options.mode !== 'night') return t('labyrinthe-why-home', who)
  const why = t('labyrinthe-why-dawn', who)
  return cardsDecided(view) ? `${why} ${t('labyrinthe-why-tie')}` : why
}

/** L24: the best totals are equal, the numbers of cards are not. */
function cardsDecided({ points, found }: View): boolean {
  const best = Math.max(...points)
  const cards = found.flatMap((pile, seat) => (points[seat] === best ? [pile.length] : []))
  return new Set(cards).size > 1
}
