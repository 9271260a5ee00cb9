/** V13: the Midnight cards by the names the rules give them, and their words. A new one may have no words yet. */
import type { Translate } from '../../../../lib/game'
import type { View } from '../../types.gen'

export const CARDS = [
  'double',
  'shelter',
  'excited',
  'grimaces',
  'tag',
  'dance',
  'perch',
  'brother',
  'knock',
  'spin',
  'crystal',
  'sun',
] as const
export type CardName = (typeof CARDS)[number]

export const isKnown = (card: string): card is CardName => (CARDS as readonly string[]).includes(card)

const keyOf = (card: string): string => `pasvu-midnight-${isKnown(card) ? card : 'unknown'}`

export const cardTitle = (card: string, t: Translate): string => t(keyOf(card))

/** What it does, in a sentence or two. */
export const cardAbout = (card: string, t: Translate): string => t(`${keyOf(card)}-about`)

/** What it means for the round under way. */
export function cardNow(card: string, { keyhole, night }: Pick<View, 'keyhole' | 'night'>, t: Translate): string {
  return t(`${keyOf(card)}-now`, { side: keyhole.side, number: night.number ?? 0 })
}
