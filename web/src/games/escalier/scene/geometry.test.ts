import { describe, expect, it } from 'vitest'
import { COMPACT } from './compositions/compact'
import { type Composition, spot } from './geometry'
import { TALL } from './compositions/tall'
import { WIDE } from './compositions/wide'

const FINGER = 44
const NARROWEST = { tall: 360, compact: 500, wide: 660 } // what Board.svelte gives them at least

describe.each([TALL, COMPACT, WIDE])('the $name picture', (picture: Composition) => {
  const scale = NARROWEST[picture.name] / picture.width

  it('has 22 steps in flights that follow each other', () => {
    expect(picture.steps).toHaveLength(22)
    const runs = picture.flights.toReversed().map(({ from, to }) => [from, to])
    expect(runs.flat()[0]).toBe(1)
    expect(runs.flat().at(-1)).toBe(22)
    for (const [i, run] of runs.slice(1).entries()) expect(run[0]).toBe((runs[i]?.[1] ?? 0) + 1)
  })

  it('gives every piece room for a finger', () => {
    expect(picture.piece * 1.1 * scale).toBeGreaterThanOrEqual(FINGER)
  })

  it('keeps up to four pieces on a step apart, and inside', () => {
    for (let step = 1; step <= 22; step += 1) {
      for (let crowd = 1; crowd <= 4; crowd += 1) {
        const all = Array.from({ length: crowd }, (_, place) => spot(picture, { step, spot: place, crowd }))
        for (const [i, one] of all.entries()) {
          expect(one.x).toBeGreaterThan(picture.piece / 2)
          expect(one.x).toBeLessThan(picture.width - picture.piece / 2)
          for (const other of all.slice(i + 1))
            expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(picture.piece * 0.76)
        }
      }
    }
  })
})
