/** Whoever ate the last marble: in their last move, or before they took marbles from somebody and put one back (P9). */
import type { Event } from '../types.gen'

export function lastEater(told: readonly Event[]): number | null {
  const last = told.findLast(({ type }) => type === 'ran' || type === 'robbed' || type === 'returned')
  if (last?.type === 'ran') return last.white.length + last.yellow.length > 0 ? last.seat : null
  return last?.type === 'robbed' || last?.type === 'returned' ? last.seat : null
}
