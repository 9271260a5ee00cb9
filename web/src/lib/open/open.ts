/** Opening a table: the wish as it is laid out on the opening page, and how it comes true. */
import { openTable } from '../api'
import { change } from '../settings.svelte'
import { setPlan, type Plan } from '../table/plan'
import type { ClientMessage, Pace, Tempo, WhenUp } from '../wire.gen'

/** Who shall sit on a seat. */
export type Sitter =
  | { readonly kind: 'me' | 'here'; readonly name: string }
  | { readonly kind: 'friend' }
  | { readonly kind: 'bot'; readonly level: string }

export interface Wish {
  readonly game: string
  readonly sitters: readonly Sitter[]
  readonly options: Readonly<Record<string, unknown>>
  readonly public: boolean
  readonly pace: Pace
  readonly tempo?: Tempo
  readonly whenUp?: WhenUp
}

/** Opens the table; the seats are taken as soon as its socket answers. Returns its id. */
export async function open(wish: Wish): Promise<string> {
  const { table } = await openTable({
    game: wish.game,
    seats: wish.sitters.length,
    options: wish.options,
    public: wish.public,
    pace: wish.pace,
    tempo: wish.tempo ?? 'no_hurry',
    when_up: wish.whenUp ?? 'ghost',
  })
  setPlan(table, planOf(wish.sitters, nonce))
  const bot = wish.sitters.find((sitter) => sitter.kind === 'bot')
  change({ game: wish.game, ...(bot && { level: bot.level }) })
  return table
}

export function planOf(sitters: readonly Sitter[], salt: () => string): Plan {
  const seats = sitters.flatMap((sitter, seat): ClientMessage[] => {
    if (sitter.kind === 'friend') return []
    if (sitter.kind === 'bot') return [{ type: 'seat_bot', seat, level: sitter.level }]
    return [{ type: 'sit', seat, nickname: sitter.name, nonce: salt() }]
  })
  return { seats, start: seats.length === sitters.length }
}

/** A seat's own pinch of chance, in hexadecimal. */
export function nonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
