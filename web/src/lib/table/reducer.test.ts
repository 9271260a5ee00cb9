import { expect, test } from 'vitest'
import type { Position, Room, ServerMessage } from '../wire.gen'
import {
  faded,
  forgiven,
  isSettled,
  lastPly,
  mine,
  NEW,
  receive,
  sent,
  settled,
  tooSoon,
  type Action,
  type Table,
} from './reducer'

const room: Room = {
  type: 'room',
  table: 'abcdefgh12',
  game: 'escalier',
  stage: 'running',
  options: {},
  public: false,
  watchable: true,
  pace: 'usual',
  chairs: [
    { kind: 'person', name: 'Zoé', level: null, present: true, mine: true, wins: 0 },
    { kind: 'bot', name: '', level: 'child', present: true, mine: false, wins: 0 },
    { kind: 'person', name: 'Ann', level: null, present: true, mine: true, wins: 0 },
  ],
  host: true,
  host_here: true,
  watchers: 0,
  commitment: 'c0ffee',
  seed: null,
  next: null,
  deal_of: null,
}
const position: Position = {
  type: 'position',
  eye: 0,
  ply: 7,
  since: null,
  to_act: [0],
  view: {},
  legal: [],
  can_undo: false,
  told: [],
  outcome: null,
}
const roll: Action = { type: 'play', seat: 0, ply: 7, id: 'action-1', move: { type: 'roll' } }
const fold = (table: Table, ...messages: ServerMessage[]): Table => messages.reduce(receive, table)

test('a room is kept, and says which seats are ours', () => {
  expect(mine(fold(NEW, room).room)).toEqual([0, 2])
  expect(mine(null)).toEqual([])
})

test('an action is sent again until it is answered', () => {
  const waiting = sent(fold(NEW, room, position), roll)
  expect(waiting.pending).toEqual([roll])
  expect(fold(waiting, { type: 'accepted', id: 'other-one', ply: 8 }).pending).toEqual([roll])
  expect(fold(waiting, { type: 'accepted', id: 'action-1', ply: 8 }).pending).toEqual([])
})

test('a refusal answers its action, is shown, and goes away', () => {
  const refused = fold(sent(NEW, roll), { type: 'rejected', code: 'roll_first', rule: 'E2', args: {}, id: 'action-1' })
  expect(refused).toMatchObject({ pending: [], refused: { rule: 'E2' } })
  expect(forgiven(refused).refused).toBeNull()
  expect(sent(refused, roll).refused).toBeNull()
})

test('a tap that came too late says nothing', () => {
  const late = fold(sent(NEW, roll), { type: 'rejected', code: 'stale', rule: 'T10', args: {}, id: 'action-1' })
  expect(late).toMatchObject({ pending: [], refused: null })
})

test('a second tap on one position is too soon, on the next it is not', () => {
  const shown = fold(NEW, room, position)
  expect(tooSoon(shown, 7)).toBe(false)
  const waiting = sent(shown, roll)
  expect(tooSoon(waiting, 7)).toBe(true)
  expect(tooSoon(fold(waiting, { type: 'accepted', id: 'action-1', ply: 9 }), 9)).toBe(false)
})

test('who acts together with others does not wait until all their moves are shown', () => {
  const others = { ...position, since: 7, told: ['walked'] }
  const crowd = fold(NEW, room, position, { ...others, ply: 8 }, { ...others, since: 8, ply: 9 })
  expect(crowd.queue.waiting).toHaveLength(1)
  expect(tooSoon(crowd, 8)).toBe(true)
  expect(tooSoon(crowd, 8, true)).toBe(false)
})

test('a table is settled when nothing moves, waits or is unanswered', () => {
  const shown = fold(NEW, room, position)
  expect(isSettled(shown)).toBe(true)
  expect(isSettled(sent(shown, roll))).toBe(false)
  const moving = fold(shown, { ...position, since: 7, ply: 8, told: ['walked'] }, { ...position, since: 8, ply: 9 })
  expect(isSettled(moving)).toBe(false)
  expect(isSettled(settled(moving))).toBe(true)
})

test('nothing is shown before the server has said so', () => {
  const before = fold(NEW, room, position)
  expect(sent(before, roll).queue).toBe(before.queue)
})

test('bubbles come, are counted, and fade', () => {
  const said = Array.from({ length: 6 }, () => ({ type: 'said', seat: 1, phrase: 'boo' }) as const)
  const loud = fold(NEW, ...said)
  expect(loud.said.map((bubble) => bubble.key)).toEqual([2, 3, 4, 5])
  expect(faded(loud, 3).said.map((bubble) => bubble.key)).toEqual([2, 4, 5])
})

test('the last ply for a hello is the newest known, shown or not', () => {
  expect(lastPly(NEW)).toBeNull()
  const later = { ...position, ply: 8, since: 7, told: ['x'] }
  const latest = { ...position, ply: 9, since: 8, told: ['y'] }
  expect(lastPly(fold(NEW, position, later, latest))).toBe(9)
})

test('a pong changes nothing', () => expect(fold(NEW, { type: 'pong' })).toBe(NEW))
