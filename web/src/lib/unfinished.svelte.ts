/**
 * The tables that this browser can go on with, the newest first. They are remembered here too, so that the first
 * page shows them at once; the house has the last word.
 */
import { me } from './api'
import type { Listed, Room } from './wire.gen'

const KEY = 'manoir-unfinished'
const KEPT = 8
const known: { tables: readonly Listed[] } = $state({ tables: remembered() })

export function unfinished(): readonly Listed[] {
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
  keep(tables)
}

/** The house has just said it to somebody else. */
export function keep(tables: readonly Listed[]): void {
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

function remembered(): readonly Listed[] {
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
