import { expect, test } from 'vitest'
import type { Sandglass } from '../wire.gen'
import { DAY, HOUR, leftAfter, MINUTE, SECOND, span, total, untilNext } from './times'

const glass: Sandglass = { move: 30_000, reserve: 60_000, runs: true, up: false, away: false, given_up: false, back: false }

test('first the time of the move runs, then the reserve, and never below nothing', () => {
  expect(leftAfter(glass, 12_000)).toEqual({ move: 18_000, reserve: 60_000 })
  expect(leftAfter(glass, 45_000)).toEqual({ move: 0, reserve: 45_000 })
  expect(total(leftAfter(glass, 95_000))).toBe(0)
  expect(leftAfter({ ...glass, runs: false }, 45_000)).toEqual({ move: 30_000, reserve: 60_000 })
})

test('a span has two units, rounded up', () => {
  expect(span(0)).toEqual({ unit: 'minutes', minutes: 0, seconds: '00' })
  expect(span(9_001)).toEqual({ unit: 'minutes', minutes: 0, seconds: '10' })
  expect(span(61 * SECOND)).toEqual({ unit: 'minutes', minutes: 1, seconds: '01' })
  expect(span(HOUR)).toEqual({ unit: 'hours', hours: 1, minutes: 0 })
  expect(span(5 * HOUR + MINUTE)).toEqual({ unit: 'hours', hours: 5, minutes: 1 })
  expect(span(3 * DAY)).toEqual({ unit: 'days', days: 3, hours: 0 })
  expect(span(3 * DAY - 1)).toEqual({ unit: 'days', days: 3, hours: 0 })
  expect(span(2 * DAY - HOUR)).toEqual({ unit: 'days', days: 1, hours: 23 })
})

test('days are not drawn every second', () => {
  expect(untilNext(3 * DAY)).toBe(HOUR)
  expect(untilNext(5 * HOUR + 20 * SECOND)).toBe(20 * SECOND)
  expect(untilNext(9_400)).toBe(400)
})
