import type { Event, Look } from '../types.gen'

/** The looks of the last round in which anybody looked: one, or two with a Midnight card (V13). */
export function looksAfter(known: readonly Look[], told: readonly Event[], last: Look | null): readonly Look[] {
  if (!last) return []
  const all = [...known, ...told.flatMap((event) => (event.type === 'looked' ? [event.look] : [])), last]
  const ours = all.filter((look) => look.round === last.round)
  return ours.filter((look, i) => ours.findIndex((other) => isSame(look, other)) === i)
}

const isSame = (one: Look, other: Look): boolean =>
  one.keyhole.side === other.keyhole.side && one.keyhole.number === other.keyhole.number
