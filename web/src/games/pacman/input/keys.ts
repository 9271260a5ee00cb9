/** Keys that mean something wherever one is on the page. */
import type { Hand, Touch } from './choose'
import type { Move } from '../types.gen'
import { offers } from '../../../lib/board/answer'
import { steps } from './ways'

/** `free`: nothing else listens to the key. */
export function keyTouch(key: string, free: boolean, legal: readonly Move[], hand: Hand): Touch | null {
  if (key === 'Escape') return hand.way || hand.piece !== null || hand.die !== null ? { kind: 'cancel' } : null
  if (key === ' ') return free && offers(legal, 'roll').length ? { kind: 'roll' } : null
  if (key.toLowerCase() === 'o') return hand.way ? { kind: 'other' } : null
  return (key === '1' || key === '2') && steps(legal).length ? { kind: 'die', die: Number(key) - 1 } : null
}

/** What Enter means on the picture: the dice first of all, then whatever the cursor is on. */
export function enterTouch(legal: readonly Move[], cursor: number | null): Touch {
  if (offers(legal, 'roll').length) return { kind: 'roll' }
  return cursor === null ? { kind: 'go' } : { kind: 'place', place: cursor }
}
