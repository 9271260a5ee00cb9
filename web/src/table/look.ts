/** The colour of every seat, before the game and in it. */
import type { GameClient } from '../lib/game'
import type { Room } from '../lib/wire.gen'

export function coloursOf(client: GameClient, room: Room, view: unknown): readonly number[] {
  if (view !== undefined) return client.colours(view)
  const key = client.variants.find((variant) => variant.kind === 'colours')?.key
  const chosen = key ? room.options[key] : undefined
  return Array.isArray(chosen) && chosen.length > 0 ? (chosen as number[]) : room.chairs.map((_, seat) => seat % 4)
}
