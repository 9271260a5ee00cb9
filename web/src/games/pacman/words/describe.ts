/** The board in words, for those who hear it. */
import { offers } from '../../../lib/board/answer'
import type { Translate } from '../../../lib/game'
import type { Hand } from '../input/choose'
import { type Circuit, facingOf, isThroughDoors } from '../circuit/geometry'
import { listText } from '../../../lib/words'
import { ghostText, marblesText, placeText } from './tell'
import type { Move, View } from '../types.gen'
import { danger, eaten, type End, endOf, heat, left, type Piece, standOf, type Step, steps } from '../input/ways'

/** "ghost 1, with the candle"; "your Pac-Man" */
export function pieceText(piece: Piece, t: Translate): string {
  return piece === 'eater'
    ? t('pacman-board-your-eater')
    : t('pacman-board-ghost', { ghost: ghostText(piece, t), with: piece })
}

/** What lies and who stands at a place; nothing is often the answer. */
export function contents(view: View, place: number, names: readonly string[], t: Translate): string {
  const marble = view.marbles[place]
  return [
    ...view.eaters.flatMap((at, seat) => (at === place ? [t('pacman-board-eater', { name: names[seat] ?? '' })] : [])),
    ...([0, 1] as const).flatMap((ghost) => (view.ghosts[ghost] === place ? [pieceText(ghost, t)] : [])),
    ...(marble === 'w' || marble === 'y' ? [marblesText(Number(marble === 'w'), Number(marble === 'y'), t)] : []),
  ].join(', ')
}

export function spotText(view: View, place: number, names: readonly string[], t: Translate): string {
  return [placeText(view, place, t), contents(view, place, names, t)].filter(Boolean).join(', ')
}

/** What a way brings: marbles, an attack, and how hot it then is. */
export function wayText(view: View, move: Step, names: readonly string[], t: Translate): string {
  const { white, yellow } = eaten(view, move)
  const [food, near] = [marblesText(white, yellow, t), danger(view, move)]
  return [
    ...(food ? [t('pacman-board-eats', { food })] : []),
    ...(white > 0 && white === left(view.marbles).white ? [t('pacman-board-eats-last')] : []),
    ...attackText(view, move, names, t),
    ...(near === null ? [] : [t('pacman-board-near', { heat: heat(near), steps: near })]),
  ].join(' ')
}

function attackText(view: View, move: Step, names: readonly string[], t: Translate): string[] {
  const end = endOf(move)
  if (move.type === 'run') return view.ghosts.includes(end) ? [t('pacman-board-attacks')] : []
  const victim = view.eaters.indexOf(end)
  if (victim < 0) return []
  return [
    victim === view.turn ? t('pacman-board-catches-own') : t('pacman-board-catches', { name: names[victim] ?? '' }),
  ]
}

/** "right 2, down 1, through the doors to row 9, column 5" */
export function stepsText(circuit: Circuit, start: number, path: readonly number[], t: Translate): string {
  const parts: { facing: string; count: number; place: number }[] = []
  path.forEach((place, i) => {
    const from = path[i - 1] ?? start
    const facing = isThroughDoors(circuit, from, place) ? 'doors' : facingOf(circuit, from, place)
    const last = parts.at(-1)
    if (last?.facing === facing && facing !== 'doors') last.count += 1
    else parts.push({ facing, count: 1, place })
  })
  return parts
    .map(({ facing, count, place }) => t('pacman-board-steps', { facing, count, place: placeText(circuit, place, t) }))
    .join(', ')
}

/** A button of the twin: where to, what it brings, and by which way. */
export function moveText(view: View, move: Step, names: readonly string[], t: Translate): string {
  const to = t('pacman-board-to', {
    place: placeText(view, endOf(move), t),
    way: stepsText(view, standOf(view, move.type === 'run' ? 'eater' : move.ghost === 0 ? 0 : 1), move.path, t),
  })
  return [to, wayText(view, move, names, t)].filter(Boolean).join(' ')
}

/** Where the keyboard's finger is, and what it could do there. */
export function cursorText(
  view: View,
  place: number,
  ends: readonly End[],
  names: readonly string[],
  t: Translate,
): string {
  const end = ends.find((one) => one.place === place)
  const [best] = end?.ways ?? []
  const reach = end && best ? [t('pacman-board-reach', { ways: end.ways.length }), wayText(view, best, names, t)] : []
  return [`${spotText(view, place, names, t)}.`, ...reach].filter(Boolean).join(' ')
}

/** What is asked of whoever acts, or what somebody else is about to do. */
export function promptText(
  view: View,
  legal: readonly Move[],
  hand: Hand,
  names: readonly string[],
  t: Translate,
): string {
  if (offers(legal, 'answer').length) return t('pacman-board-ask-count')
  if (view.asked.length)
    return t('pacman-board-waits', {
      names: listText(
        view.asked.map((seat) => names[seat] ?? ''),
        t,
      ),
    })
  if (!legal.length) return t(view.dice.length ? 'pacman-board-thinks-move' : 'pacman-board-thinks-roll')
  if (offers(legal, 'roll').length) return t('pacman-board-ask-roll')
  if (offers(legal, 'rob').length) return t('pacman-board-ask-rob')
  if (offers(legal, 'back').length) return t('pacman-board-ask-back')
  if (hand.piece !== null) return t('pacman-board-ask-end')
  const kinds = new Set(steps(legal).map(({ type }) => type))
  if (hand.die !== null || kinds.size === 1)
    return t(kinds.has('run') ? 'pacman-board-ask-piece' : 'pacman-board-ask-ghost')
  return t('pacman-board-ask-die')
}

/** P16: who would like to count. */
export function askedText({ turn }: View, eye: number | null, names: readonly string[], t: Translate): string {
  const you = turn === eye ? 'you' : 'other'
  return t('pacman-board-asked', { name: names[turn ?? 0] ?? '', you })
}

/** Everybody's tray in one line each. */
export function trayText(view: View, seat: number, names: readonly string[], t: Translate): string {
  const marbles = marblesText(view.white[seat] ?? 0, view.yellow[seat] ?? 0, t) || t('pacman-board-empty')
  return t('pacman-board-tray', {
    name: names[seat] ?? '',
    colour: t(`pacman-colour-${view.colours[seat] ?? seat}`),
    marbles,
  })
}

export const diceText = (dice: readonly number[], t: Translate): string =>
  dice.length ? t('pacman-board-dice', { dice: listText(dice.map(String), t) }) : ''

/** What still lies on the circuit. */
export function leftText(marbles: string, t: Translate): string {
  const { white, yellow } = left(marbles)
  return t('pacman-board-left', { marbles: marblesText(white, yellow, t) || t('pacman-board-none') })
}
