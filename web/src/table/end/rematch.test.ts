import { expect, test } from 'vitest'
import type { GameClient } from '../../lib/game'
import type { Room } from '../../lib/wire.gen'
import { rematchPlan } from './rematch'

const client = { variants: [{ kind: 'colours', key: 'colours', rule: 'E1' }] } as unknown as GameClient
const me = { kind: 'person', name: 'Zoé', level: null, present: true, mine: true, wins: 0 } as const
const bot = { kind: 'bot', name: '', level: 'adult', present: true, mine: false, wins: 0 } as const
const room = (patch: Partial<Room>): Room =>
  ({ chairs: [me, bot, bot], options: { colours: [], podium: true }, public: false, ...patch }) as Room

test('against ghosts it begins at once, and everybody keeps their colour one seat further', () => {
  expect(rematchPlan(client, room({ options: { colours: [2, 0, 3], podium: true } }), false)).toEqual({
    seats: [{ type: 'configure', options: { colours: [0, 3, 2], podium: true }, public: false }],
    start: true,
  })
  expect(rematchPlan(client, room({}), false).seats).toMatchObject([{ options: { colours: [1, 2, 0] } }])
})

test('somebody else has to come along first', () => {
  expect(rematchPlan(client, room({ chairs: [me, { ...me, mine: false }] }), false).start).toBe(false)
})

test('the same deal again keeps its seats and its options', () => {
  expect(rematchPlan(client, room({}), true)).toEqual({ seats: [], start: true })
})
