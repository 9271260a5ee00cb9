/** What a Midnight card did (V13), card by card; one without words of its own is told by what has changed. */
import type { Translate } from '../../../lib/game'
import { aGhost, cellAt, listText, piecesText, whoseText } from './naming'
import type { Effect, Ghost, Piece } from '../types.gen'

interface Teller {
  readonly t: Translate
  readonly names: readonly string[]
}
type Tell = (effect: Effect, teller: Teller) => string[]

export function effectText(effect: Effect, t: Translate, names: readonly string[]): string {
  return (CARDS[effect.card] ?? anything)(effect, { t, names }).join(' ')
}

/** Ghosts that had to step aside. */
export const putDown = (ghosts: readonly Ghost[], t: Translate): string[] =>
  ghosts.length > 0 ? [t('event-pasvu-put-down', { count: ghosts.length })] : []

export const fallen = (pieces: readonly Piece[], t: Translate): string[] =>
  pieces.length > 0 ? [t('event-pasvu-down', { pieces: piecesText(pieces, t) })] : []

const shelter: Tell = (effect, teller) => {
  const lies = effect.ghosts.some(({ yaw }) => yaw !== null)
  return [
    teller.t(lies ? 'event-pasvu-lie-down' : 'event-pasvu-get-up', { count: effect.ghosts.length }),
    ...gone(effect, teller),
  ]
}

/** The piece that was tipped is the last to come down; others may have before it. */
const excited: Tell = ({ seat, pieces, ghosts }, { t, names }) => {
  const tipped = pieces.at(-1)
  if (!tipped) return []
  const [piece, { face, x, y }] = tipped
  const told = t('event-pasvu-tipped', { name: nameOf(seat, names), piece, face, ...cellAt(x, y) })
  return [
    told,
    ...fallen(
      pieces.slice(0, -1).map(([other]) => other),
      t,
    ),
    ...putDown(ghosts, t),
  ]
}

const grimaces: Tell = ({ pieces, ghosts }, { t, names }) => {
  const faces = listText(
    names.filter((_, seat) => ghosts.some((ghost) => ghost.seat === seat && ghost.size === 'small')),
    t,
  )
  return [
    ...(pieces.length > 0 ? [t('event-pasvu-mirror')] : []),
    ...(faces ? [t('event-pasvu-grimaces', { names: faces })] : []),
  ]
}

const tag: Tell = ({ seat, ghosts: [come], home: [gone] }, { t, names }) => {
  const name = nameOf(seat, names)
  if (gone) return [t('event-pasvu-tagged', { name, other: nameOf(gone.seat, names) })]
  return come ? [t('event-pasvu-put', { name, ghost: aGhost(come.size, t), ...cellAt(come.x, come.y) })] : []
}

const dance: Tell = ({ pieces, ghosts }, { t }) => {
  const slid = piecesText(
    pieces.map(([piece]) => piece),
    t,
  )
  return [...(slid ? [t('event-pasvu-danced', { pieces: slid })] : []), ...putDown(ghosts, t)]
}

const perch: Tell = ({ home }, { t, names }) => [t('event-pasvu-unperched', { whose: whoseText(home, t, names) })]

const brother: Tell = ({ seat, ghosts: [larger], home: [smaller] }, { t, names }) =>
  larger && smaller
    ? [
        t('event-pasvu-brother', {
          name: nameOf(seat, names),
          larger: aGhost(larger.size, t),
          smaller: aGhost(smaller.size, t),
        }),
      ]
    : []

const spin: Tell = ({ sides }, { t, names }) => {
  const starts = sides.map((side, seat) => t('event-pasvu-starts', { name: names[seat] ?? '', side }))
  return [t('event-pasvu-spun', { sides: starts.join(', ') })]
}

const sun: Tell = (effect, teller) => {
  const count = effect.ghosts.length
  return [...(count > 0 ? [teller.t('event-pasvu-advanced', { count })] : []), ...gone(effect, teller)]
}

const anything: Tell = (effect, teller) => {
  const { pieces, ghosts, sides } = effect
  return [
    ...(pieces.length > 0
      ? [
          teller.t('event-pasvu-moved-pieces', {
            pieces: piecesText(
              pieces.map(([piece]) => piece),
              teller.t,
            ),
          }),
        ]
      : []),
    ...(ghosts.length > 0 ? [teller.t('event-pasvu-moved-ghosts', { count: ghosts.length })] : []),
    ...(sides.length > 0 ? spin(effect, teller) : []),
    ...gone(effect, teller),
  ]
}

const CARDS: Readonly<Record<string, Tell>> = { shelter, excited, grimaces, tag, dance, perch, brother, spin, sun }

/** Who got out, and who is back in reserve. */
const gone: Tell = ({ out, home }, { t, names }) => [
  ...(out.length > 0 ? [t('event-pasvu-got-out', { whose: whoseText(out, t, names) })] : []),
  ...(home.length > 0 ? [t('event-pasvu-went-home', { whose: whoseText(home, t, names) })] : []),
]

const nameOf = (seat: number | null, names: readonly string[]): string => names[seat ?? -1] ?? ''
