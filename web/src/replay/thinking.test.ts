import { expect, test } from 'vitest'
import type { Frame } from '../lib/wire.gen'
import { height, thoughtsOf, totals } from './thinking'

const frame = (ply: number, seat?: number, took?: number): Frame =>
  ({
    ply,
    view: null,
    told: [],
    ...(seat === undefined ? {} : { seat }),
    ...(took === undefined ? {} : { took }),
  }) as Frame
const all = [frame(0), frame(1, 0), frame(2, 0, 4000), frame(3), frame(4, 1, 9000), frame(5, 0, 500)]

test('a shot has the time of all that was played since the one before it', () => {
  const shots = [all[0], all[3], all[4], all[5]] as Frame[]
  expect(thoughtsOf(all, shots)).toEqual([
    undefined,
    { seat: 0, took: 4000 },
    { seat: 1, took: 9000 },
    { seat: 0, took: 500 },
  ])
})

test('everybody has a sum and a longest thought, whoever never moved has nothing', () => {
  expect(totals(thoughtsOf(all, all), 3)).toEqual([
    { moves: 2, total: 4500, longest: 4000, at: 2 },
    { moves: 1, total: 9000, longest: 9000, at: 4 },
    { moves: 0, total: 0, longest: 0, at: 0 },
  ])
})

test('a second beside a day can still be seen', () => {
  expect(height(86_400_000, 86_400_000)).toBe(1)
  expect(height(1000, 86_400_000)).toBeGreaterThan(0.05)
  expect([height(0, 5000), height(0, 0)]).toEqual([0, 0])
})
