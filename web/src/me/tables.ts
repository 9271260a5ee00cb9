/** One's own tables as the page shows them. Pure. */
import type { Me, MyTable } from '../lib/wire.gen'

/** The lobby's list, which is in order; before it has come, and for older tables, what the house said at first. */
export function ownTables(person: Me, mine: readonly MyTable[] | null): MyTable[] {
  const left = new Map(person.awaited.map((one) => [one.table, one.left]))
  const told = person.tables.map((table): MyTable => {
    const awaited = left.get(table.table)
    return { ...table, my_turn: awaited !== undefined, tempo: 'no_hurry', left: awaited ?? null }
  })
  if (!mine) return told.toSorted((one, other) => urgency(one) - urgency(other))
  const known = new Set(mine.map((table) => table.table))
  return [...mine, ...told.filter((table) => !known.has(table.table))]
}

const urgency = ({ left }: MyTable): number => left ?? Infinity
