/** The halls of looks that were shown, so that they can be drawn once more; this page's only, the latest few. */
import type { Look } from '../types.gen'
import type { Table } from './drawn/drawing'

const MOST = 12
const kept = new Map<string, Table>()

/** The picture itself is the name: no two looks of one hall share it by chance. */
export function keepHall({ picture }: Look, table: Table): void {
  kept.delete(picture)
  kept.set(picture, { pieces: table.pieces, ghosts: table.ghosts })
  for (const oldest of [...kept.keys()].slice(0, -MOST)) kept.delete(oldest)
}

export function hallOf({ picture }: Look): Table | null {
  return kept.get(picture) ?? null
}
