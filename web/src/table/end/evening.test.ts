import { expect, test } from 'vitest'
import type { Chair, Room } from '../../lib/wire.gen'
import { eveningOf } from './evening'

const room = (...wins: number[]): Room =>
  ({ chairs: wins.map((count) => ({ wins: count }) as Chair) }) as unknown as Room
const outcome = { why: 'top', ranks: [2, 1, 1], scores: [] }

test('an evening of one game has no running score', () => {
  expect(eveningOf(room(0, 0, 0), null)).toBeNull()
  expect(eveningOf(room(0, 0, 0), outcome)).toBeNull()
})

test('the game that has ended counts, for everybody who won it', () => {
  expect(eveningOf(room(2, 0, 1), null)).toEqual([2, 0, 1])
  expect(eveningOf(room(2, 0, 1), outcome)).toEqual([2, 1, 2])
})
