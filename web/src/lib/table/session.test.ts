/** A table as a browser lives it, over a line whose other end is the test. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Position, Room, ServerMessage } from '../wire.gen'
import { setPlan } from './plan'
import { TableSession } from './session.svelte'

class FakeLine {
  static readonly OPEN = 1
  static now: FakeLine
  readyState = FakeLine.OPEN
  sent: { type: string }[] = []
  onopen = (): void => undefined
  onmessage = (_: { data: unknown }): void => undefined
  onclose = (): void => undefined

  constructor() {
    FakeLine.now = this
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string })
  }

  close(): void {}
}

const hear = (message: Partial<ServerMessage>): void => FakeLine.now.onmessage({ data: JSON.stringify(message) })
const position = (ply: number): Partial<Position> => ({
  type: 'position',
  ply,
  since: ply - 1,
  eye: 0,
  told: [],
  to_act: [1],
})
const chair = { kind: 'person', name: 'Zoé', level: null, present: true, mine: true, wins: 0 } as const
const room = (patch: Partial<Room>): Partial<Room> => ({ type: 'room', stage: 'waiting', chairs: [chair], ...patch })

let session: TableSession

beforeEach(async () => {
  vi.stubGlobal('WebSocket', FakeLine)
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{"tables":[],"account":null}'))
  setPlan('one', { seats: [{ type: 'configure', options: {}, public: false }], start: true })
  session = new TableSession('one')
  await vi.waitFor(() => expect(FakeLine.now).toBeDefined())
  FakeLine.now.onopen()
})
afterEach(() => {
  session.close()
  vi.unstubAllGlobals()
})

test('while somebody reads, positions wait; then all are shown', () => {
  hear(room({ stage: 'running' }))
  hear(position(3))
  expect(session.position?.ply).toBe(3)
  session.pause(true)
  hear(position(4))
  hear(position(5))
  expect(session.position?.ply).toBe(3)
  session.pause(false)
  expect(session.position?.ply).toBe(5)
})

test('whoever begins to read before the first position came sees it all the same', () => {
  hear(room({ stage: 'running' }))
  session.pause(true)
  hear(position(3))
  expect(session.position?.ply).toBe(3)
})

test('only a host lays the table as planned', () => {
  hear(room({ host: false }))
  expect(FakeLine.now.sent.map(({ type }) => type)).not.toContain('configure')
})

test('a host does, and the game begins at once', () => {
  hear(room({ host: true }))
  const said = FakeLine.now.sent.map(({ type }) => type)
  expect(said.slice(said.indexOf('configure'))).toEqual(['configure', 'start'])
})
