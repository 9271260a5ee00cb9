/** A ghost of the house plays for somebody. */
import { games } from '../../lib/api'
import type { TableSession } from '../../lib/table/session.svelte'
import type { Room } from '../../lib/wire.gen'

export async function standIn(session: TableSession, room: Room, seat: number): Promise<void> {
  const levels = (await games()).find((game) => game.id === room.game)?.levels ?? []
  session.send({ type: 'stand_in', seat, level: levels[1] ?? levels[0] ?? 'adult' })
}
