/** The running score of an evening: how often each seat's owner has won, this table and those it is a rematch of. */
import type { Outcome, Room } from '../../lib/wire.gen'

/** By seat; null where there is no game before this one. */
export function eveningOf({ chairs }: Pick<Room, 'chairs'>, outcome: Outcome | null): readonly number[] | null {
  const before = chairs.map(({ wins }) => wins)
  if (!before.some((wins) => wins > 0)) return null
  return before.map((wins, seat) => wins + (outcome?.ranks[seat] === 1 ? 1 : 0))
}
