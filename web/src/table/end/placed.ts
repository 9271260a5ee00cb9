/** Everybody by place, the best first. */
import type { Outcome } from '../../lib/wire.gen'

export const placedBy = ({ ranks }: Outcome): { readonly rank: number; readonly seat: number }[] =>
  ranks.map((rank, seat) => ({ rank, seat })).toSorted((one, other) => one.rank - other.rank || one.seat - other.seat)
