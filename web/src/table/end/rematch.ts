/** Once more against the same people: with the same colours, and at once where nobody has to come along. */
import type { GameClient } from '../../lib/game'
import type { Plan } from '../../lib/table/plan'
import type { ClientMessage, Room } from '../../lib/wire.gen'
import { coloursOf } from '../look'

/** What to say at the table of the rematch. There everybody sits one seat further, except for the same deal again. */
export function rematchPlan(client: GameClient, room: Room, sameDeal: boolean): Plan {
  const start = room.chairs.every((chair) => chair.mine || chair.kind === 'bot')
  return { seats: sameDeal ? [] : keepColours(client, room), start }
}

function keepColours(client: GameClient, room: Room): ClientMessage[] {
  const key = client.variants.find((variant) => variant.kind === 'colours')?.key
  if (!key) return []
  const colours = coloursOf(client, room, undefined)
  const turned = room.chairs.map((_, seat) => colours[(seat + 1) % room.chairs.length] ?? seat)
  return [{ type: 'configure', options: { ...room.options, [key]: turned }, public: room.public }]
}
