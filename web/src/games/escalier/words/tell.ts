import type { Translate } from '../../../lib/game'
import { listText } from '../../../lib/words'
import { COLOUR_NAMES } from '../pieces/colours'
import { places, TOP } from '../animation/table'
import type { Event, Move, Place, View } from '../types.gen'

/** Everything the board says, put together from Fluent messages. */

export function colourText(colour: number, t: Translate): string {
  return t(`escalier-colour-${COLOUR_NAMES[colour] ?? 'orange'}`)
}

export function placeText(place: Place, t: Translate, ghosts: readonly number[] = []): string {
  return t(keyed('escalier-place', place, ghosts), { step: place.step, place: place.slot + 1 })
}

/** A ghost that is alone on its step needs no place there; `ghosts` are the steps they stand on. */
function keyed(message: string, { step }: Place, ghosts: readonly number[]): string {
  return ghosts.filter((other) => other === step).length === 1 ? `${message}-alone` : message
}

export function moveText(move: Move, t: Translate, ghosts: readonly number[] = []): string {
  switch (move.type) {
    case 'haunt':
      return t('escalier-do-haunt', { colour: colourText(move.colour, t) })
    case 'advance':
      return t(keyed('escalier-do-advance', move.ghost, ghosts), { step: move.ghost.step, place: move.ghost.slot + 1 })
    case 'swap':
      return t('escalier-do-swap', { one: placeText(move.one, t, ghosts), other: placeText(move.other, t, ghosts) })
    case 'trade':
      return t('escalier-do-trade', { one: colourText(move.one, t), other: colourText(move.other, t) })
    default:
      return t(`escalier-do-${move.type}`)
  }
}

/** What a person who does not see the stairs wants to hear about them, from the top down. */
export function describe(view: View, names: readonly string[], t: Translate): string[] {
  const steps = Array.from({ length: TOP }, (_, i) => TOP - i)
  const lines = steps.flatMap((step) => {
    const here = [...ghostsOn(view, step, t), ...tokensOn(view, step, t)]
    return here.length ? [t('escalier-step-holds', { step, pieces: listText(here, t) })] : []
  })
  const owners = view.owners.map((seat, colour) =>
    seat === null
      ? t('escalier-owner-neutral', { colour: colourText(colour, t) })
      : t('escalier-owner', { colour: colourText(colour, t), name: names[seat] ?? '' }),
  )
  return [...lines, ...owners]
}

function ghostsOn(view: View, step: number, t: Translate): string[] {
  const under = view.under
  if (under) {
    return view.ghosts.flatMap((s, i) =>
      s === step ? [t('escalier-ghost-lifted', { colour: colourText(under[i] ?? 0, t) })] : [],
    )
  }
  const count = places(view.ghosts).filter((place) => place.step === step).length
  return count ? [t('escalier-ghosts', { count })] : []
}

function tokensOn(view: View, step: number, t: Translate): string[] {
  const here = view.tokens.flatMap((s, colour) => (s === step ? [colour] : []))
  const all = step === TOP ? [...here, ...view.arrived] : here
  return all.map((colour) => t('escalier-token', { colour: colourText(colour, t) }))
}

export function eventText(event: Event, t: Translate, names: readonly string[]): string {
  const name = 'seat' in event ? (names[event.seat] ?? '') : ''
  switch (event.type) {
    case 'die':
      return t('event-escalier-die', { name, face: event.face })
    case 'climbed':
      return t('event-escalier-climbed', {
        name,
        colour: colourText(event.colour, t),
        start: event.start,
        to: event.to,
      })
    case 'haunted':
      return t('event-escalier-haunted', { name, colour: colourText(event.colour, t), step: event.place.step })
    case 'advanced':
      return event.to
        ? t('event-escalier-advanced', { name, from: placeText(event.start, t), to: placeText(event.to, t) })
        : t('event-escalier-advanced-top', { name, from: placeText(event.start, t) })
    case 'swapped':
      return t('event-escalier-swapped', { name, one: placeText(event.one, t), other: placeText(event.other, t) })
    case 'traded':
      return t('event-escalier-traded', { name, one: colourText(event.one, t), other: colourText(event.other, t) })
    case 'arrived':
      return event.owner === null
        ? t('event-escalier-arrived-neutral', { colour: colourText(event.colour, t) })
        : t('event-escalier-arrived', { colour: colourText(event.colour, t), name: names[event.owner] ?? '' })
    default:
      return t(`event-escalier-${event.type}`, { name })
  }
}
