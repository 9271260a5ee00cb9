import { expect, test } from 'vitest'
import { counted, type Row } from './count'

const row = (seat: number, to: number): Row => ({ seat, colour: seat, name: '', to, text: String })
const rows = [row(0, 4), row(1, 9), row(2, 0)]
const at = (clock: number): number[] => rows.map(({ to }) => counted(rows, to, clock))

test('everybody is counted at the same pace, from nothing to all there is', () => {
  expect(at(0)).toEqual([0, 0, 0])
  expect(at(0.5)).toEqual([4, 4, 0])
  expect(at(1)).toEqual([4, 9, 0])
})

test('nothing counts down', () => {
  const seen = Array.from({ length: 101 }, (_, i) => at(i / 100))
  expect(seen.every((now, i) => now.every((count, seat) => count >= (seen[i - 1]?.[seat] ?? 0)))).toBe(true)
})
