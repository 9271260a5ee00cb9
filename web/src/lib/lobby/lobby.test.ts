import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { change } from '../settings.svelte'
import { unfinished } from '../unfinished.svelte'
import { lobby } from './lobby.svelte'

/** The browser's end of a line, whose other end is the test. */
class FakeLine {
  static readonly OPEN = 1
  static readonly CLOSED = 3
  static dialled: FakeLine[] = []
  readyState = 0
  sent: { type: string; game?: string; nonce?: string; tables?: string[]; name?: string }[] = []
  onopen = (): void => undefined
  onmessage = (_: { data: unknown }): void => undefined
  onclose = (_: { code: number; reason: string }): void => undefined

  constructor(readonly url: string) {
    FakeLine.dialled.push(this)
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text))
  }

  open(): void {
    this.readyState = FakeLine.OPEN
    this.onopen()
    this.hear({ type: 'lobby', tables: [], queues: [], guests: [] })
  }

  hear(message: object): void {
    this.onmessage({ data: JSON.stringify(message) })
  }

  close(code = 1006, reason = ''): void {
    this.readyState = FakeLine.CLOSED
    this.onclose({ code, reason })
  }
}

const line = (): FakeLine => FakeLine.dialled.at(-1) as FakeLine
const types = (): string[] => line().sent.map((message) => message.type)
let leave: () => void

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeLine)
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{"tables":[],"account":null}')))
  FakeLine.dialled = []
  leave = lobby.enter()
  line().open()
})

afterEach(() => {
  leave()
  vi.runAllTimers()
  change({ seen: false })
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('all who look share one line, which ends a moment after the last has left', () => {
  const other = lobby.enter()
  leave()
  other()
  expect(FakeLine.dialled).toHaveLength(1)
  leave = lobby.enter() // the next page looks, too
  vi.advanceTimersByTime(5000)
  expect([FakeLine.dialled.length, line().readyState]).toEqual([1, FakeLine.OPEN])
  leave()
  vi.advanceTimersByTime(5000)
  expect(line().readyState).toBe(FakeLine.CLOSED)
  leave = lobby.enter()
})

test('a wish, boards and the guest list are said again to a house that was away', () => {
  change({ seen: true, nickname: 'Ada' })
  lobby.seek('escalier', 3)
  const first = line().sent.find((message) => message.type === 'seek')?.nonce
  lobby.watch(['a'])
  line().close()
  vi.advanceTimersByTime(10_000)
  expect(FakeLine.dialled).toHaveLength(2)
  line().open()
  expect(types().toSorted()).toEqual(['seek', 'show_me', 'watch_boards'])
  const again = line().sent.find((message) => message.type === 'seek')
  expect([again?.game, again?.nonce]).toEqual(['escalier', first]) // the same wish: one table
  lobby.watch([])
})

test('whoever is nobody becomes somebody first, and waits then', async () => {
  lobby.seek('escalier', 2)
  line().hear({ type: 'rejected', code: 'no_session', rule: 'T18', args: {}, id: null })
  await vi.advanceTimersByTimeAsync(10)
  expect(FakeLine.dialled).toHaveLength(2)
  line().open()
  expect(types()).toEqual(['seek'])
  expect(lobby.state.refused).toBeNull()
})

test('whoever is seated goes to the table and waits no longer', () => {
  lobby.seek('escalier', 2)
  line().hear({ type: 'seated', table: 'abcdefgh12' })
  expect([location.pathname, lobby.wish]).toEqual(['/t/abcdefgh12', null])
  history.replaceState(null, '', '/')
})

test('a refusal ends the waiting, unless it passes', () => {
  const rejected = { type: 'rejected', rule: 'W3', args: {}, id: null }
  lobby.seek('escalier', 2)
  line().hear({ ...rejected, code: 'no_ghosts_yet' })
  expect(lobby.wish).not.toBeNull()
  line().hear({ ...rejected, code: 'name_too_short' })
  expect([lobby.wish, lobby.state.refused?.code]).toEqual([null, 'name_too_short'])
})

test('our own tables are kept, with whose turn it is', () => {
  const mine = { table: 'a', game: 'escalier', stage: 'running', names: [], free: 0, seats: 2, my_turn: true }
  line().hear({ type: 'mine', tables: [mine] })
  expect(unfinished()).toEqual([mine])
})

test('whoever wants not to be seen any more says so, and whoever never was says nothing', () => {
  lobby.show()
  expect(types()).toEqual([])
  change({ seen: true, nickname: 'Ada' })
  lobby.showAgain()
  change({ seen: false })
  lobby.showAgain()
  lobby.show()
  expect(line().sent.map(({ type, name }) => [type, name])).toEqual([
    ['show_me', 'Ada'],
    ['show_me', undefined],
  ])
})
