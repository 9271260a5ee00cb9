import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { delay, LONGEST, Socket, SPAN, STABLE, type Line, type Reason } from './socket'

/** The browser's end of a line, whose other end is the test. */
class FakeLine {
  static readonly OPEN = 1
  static readonly CLOSED = 3
  static dialled: FakeLine[] = []
  readyState = 0
  sent: string[] = []
  answers = true
  onopen = (): void => undefined
  onmessage = (_: { data: unknown }): void => undefined
  onclose = (_: { code: number; reason: string }): void => undefined

  constructor(readonly url: string) {
    FakeLine.dialled.push(this)
  }

  send(text: string): void {
    this.sent.push(text)
    if (this.answers) this.hear()
  }

  open(): void {
    this.readyState = FakeLine.OPEN
    this.onopen()
  }

  welcome(): void {
    this.open()
    this.hear()
  }

  hear(): void {
    this.onmessage({ data: '{"type":"pong"}' })
  }

  close(code = 1006, reason = ''): void {
    this.readyState = FakeLine.CLOSED
    this.onclose({ code, reason })
  }
}

const now = (): FakeLine => FakeLine.dialled.at(-1) as FakeLine
const dialled = (): number => FakeLine.dialled.length

let socket: Socket
let lines: [Line, Reason][]
let refused: Reason[]
let random: number

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeLine)
  vi.spyOn(Math, 'random').mockImplementation(() => random)
  random = 0.999
  FakeLine.dialled = []
  lines = []
  refused = []
  socket = new Socket('ws://house/live', {
    opened: () => undefined,
    heard: () => undefined,
    line: (line, reason) => lines.push([line, reason]),
    refused: (reason) => refused.push(reason),
  })
})

afterEach(() => {
  socket.close()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('a wait is anywhere between nothing and a span, which grows from five seconds to thirty', () => {
  const spans = [0, 1, 2, 3, 4, 5, 6, 7, 20].map((attempt) => delay(attempt, 1))
  expect(spans.slice(0, 4)).toEqual([SPAN, SPAN, SPAN, SPAN * 1.5])
  expect(spans).toEqual([...spans].sort((a, b) => a - b))
  expect(spans.slice(-2)).toEqual([LONGEST, LONGEST])
  expect(delay(0, 0)).toBe(0)
  expect(delay(20, 0.5)).toBe(LONGEST / 2)
})

test('a crowd that is cut off comes back over five seconds, not at once', () => {
  const waits = Array.from({ length: 1000 }, (_, person) => delay(0, person / 1000))
  for (let second = 0; second < 5; second++)
    expect(waits.filter((wait) => Math.floor(wait / 1000) === second)).toHaveLength(200)
})

test('whoever is cut off comes back by itself, and says so', () => {
  now().welcome()
  now().close()
  expect(lines).toEqual([
    ['open', ''],
    ['lost', ''],
  ])
  vi.advanceTimersByTime(SPAN - 10)
  expect(dialled()).toBe(1)
  vi.advanceTimersByTime(10)
  expect(dialled()).toBe(2)
  now().welcome()
  expect(lines.at(-1)).toEqual(['open', ''])
})

test('waits grow as long as no line lasts, and only a stable minute is a fresh start', () => {
  for (let attempt = 0; attempt < 12; attempt++) {
    now().welcome()
    vi.advanceTimersByTime(STABLE - 1000)
    now().close()
    vi.advanceTimersByTime(LONGEST)
  }
  expect(dialled()).toBe(13)
  now().close()
  vi.advanceTimersByTime(LONGEST * 0.99)
  expect(dialled(), 'it waits the longest').toBe(13)
  vi.advanceTimersByTime(LONGEST * 0.01)
  now().welcome()
  vi.advanceTimersByTime(STABLE)
  now().close()
  vi.advanceTimersByTime(SPAN)
  expect(dialled(), 'after a good minute five seconds are enough').toBe(15)
})

test('a house that is started again says so, and is looked for within five seconds', () => {
  now().welcome()
  now().close(1012)
  expect(lines.at(-1)).toEqual(['lost', 'restart'])
  vi.advanceTimersByTime(SPAN)
  expect(dialled()).toBe(2)
})

test('where only one node is started again, another one is looked for at once', () => {
  now().welcome()
  now().close(1012, 'elsewhere')
  expect(lines.at(-1)).toEqual(['lost', 'restart'])
  vi.advanceTimersByTime(200)
  expect(dialled()).toBe(2)
})

test('a full house gives its reason, is never taken for open, and is asked again slowly', () => {
  now().open()
  now().close(4429, 'too_many_sockets')
  expect(lines).toEqual([['lost', 'too_many_sockets']])
  vi.advanceTimersByTime(SPAN * 3)
  expect(dialled()).toBe(1)
  vi.advanceTimersByTime(LONGEST)
  expect(dialled()).toBe(2)
  now().close(4503, 'house_full')
  expect(lines.at(-1)).toEqual(['lost', 'house_full'])
  expect(refused).toEqual([])
})

test.each([
  [4403, 'bad_origin'],
  [4404, 'no_such_table'],
  [4404, 'damaged'],
])('%s %s: coming back would not help', (code, reason) => {
  now().open()
  now().close(code, reason)
  expect(refused).toEqual([reason])
  vi.advanceTimersByTime(LONGEST * 10)
  expect(dialled()).toBe(1)
})

test('who is somebody else now comes back once the new cookie is there', () => {
  now().welcome()
  random = 0
  now().close(4401, 'signed_out')
  vi.advanceTimersByTime(999)
  expect(dialled()).toBe(1)
  vi.advanceTimersByTime(1)
  expect(dialled()).toBe(2)
})

test('when the network or the person is back, nobody waits', () => {
  now().welcome()
  now().close()
  dispatchEvent(new Event('online'))
  expect(dialled()).toBe(2)
  dispatchEvent(new Event('online'))
  expect(dialled(), 'one line at a time').toBe(2)
})

test('a line that swallows pings is let go', () => {
  now().welcome()
  now().answers = false
  vi.advanceTimersByTime(30_000)
  expect(now().sent).toHaveLength(2)
  expect(lines.at(-1)).toEqual(['lost', ''])
})
