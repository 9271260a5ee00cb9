/**
 * The tables that this browser can go on with, the newest first. They are remembered here too, so that the first
 * page shows them at once; the house has the last word.
 */
import { me } from './api'
import type { Listed, Room } from './wire.gen'

const KEY = 'manoir-unfinished'
const KEPT = 8

/** A table of one's own; the lobby knows whether it waits for us. */
export type Unfinished = Listed & { readonly my_turn?: boolean }

const known: { tables: readonly Unfinished[] } = $state({ tables: remembered() })

export function unfinished(): readonly Unfinished[] {
  return known.tables
}

/** The newest table of a game that waits for us. */
export function unfinishedOf(game: string): Listed | undefined {
  return known.tables.find((table) => table.game === game)
}

/** Asks the house. Whoever has never been at a table is nobody yet, and stays so. */
export async function askAgain(): Promise<void> {
  if (localRead() === null) return
  const { tables } = await me()
  const waiting = known.tables.filter((table) => table.my_turn).map((table) => table.table)
  const told = tables.map((table) => ({ ...table, my_turn: waiting.includes(table.table) }))
  keep(told.toSorted((one, other) => Number(other.my_turn) - Number(one.my_turn)))
}

/** The house has just said it to somebody else. */
export function keep(tables: readonly Unfinished[]): void {
  known.tables = tables.slice(0, KEPT)
  try {
    localStorage.setItem(KEY, JSON.stringify(known.tables))
  } catch {
    // A private window may refuse: then the house is asked on the next page.
  }
}

/** One's own table as it stands now. */
export function note(room: Room): void {
  const others = known.tables.filter((table) => table.table !== room.table)
  const mine = room.host || room.chairs.some((chair) => chair.mine)
  keep(mine && room.stage !== 'over' ? [listed(room), ...others] : others)
}

function listed({ table, game, stage, chairs }: Room): Listed {
  const names = chairs.map((chair) => chair.name).filter(Boolean)
  return {
    table,
    game,
    stage,
    names,
    free: chairs.filter((chair) => chair.kind === 'empty').length,
    seats: chairs.length,
  }
}

function remembered(): readonly Unfinished[] {
  try {
    const saved: unknown = JSON.parse(localRead() ?? '[]')
    return Array.isArray(saved) ? saved.filter(isListed) : []
  } catch {
    return []
  }
}

function localRead(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

/** What is stored may come from another version of the house. */
function isListed(one: unknown): one is Listed {
  const { table, game, stage, names } = (one ?? {}) as Partial<Listed>
  return [table, game, stage].every((text) => typeof text === 'string') && Array.isArray(names)
}
