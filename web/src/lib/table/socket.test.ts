import { expect, test } from 'vitest'
import { delay, FIRST_DELAY, LAST_DELAY } from './socket'

test('the wait doubles from a quarter of a second to two seconds', () => {
  const waits = [0, 1, 2, 3, 4, 20].map((attempt) => delay(attempt, 0))
  expect(waits).toEqual([FIRST_DELAY, 500, 1000, LAST_DELAY, LAST_DELAY, LAST_DELAY])
})

test('jitter spreads it, and never over the last', () => {
  expect(delay(0, 0.99)).toBeLessThan(delay(0, 0))
  expect(delay(9, 0.5)).toBe(LAST_DELAY * 0.75)
})
