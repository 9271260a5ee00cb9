import { describe, expect, it } from 'vitest'
import {
  barriers,
  centre,
  columnsOf,
  denOf,
  edge,
  facingOf,
  ghostSteps,
  isThroughDoors,
  line,
  nearest,
  neighbours,
  places,
  rowsOf,
  shortest,
} from './geometry'
import { at, CLASSIC, LARGE } from '../tables.fixture'

describe('a circuit', () => {
  it('is as wide and as high as its spots say, whichever it is', () => {
    expect([rowsOf(CLASSIC), columnsOf(CLASSIC)]).toEqual([9, 9])
    expect([rowsOf(LARGE), columnsOf(LARGE)]).toEqual([9, 11])
    expect(barriers(CLASSIC)).toHaveLength(16)
    expect(barriers(LARGE)).toContainEqual([1, 1])
  })

  it('has four homes, four doors and one den', () => {
    for (const circuit of [CLASSIC, LARGE]) {
      expect([places(circuit, 'H').length, places(circuit, 'D').length]).toEqual([4, 4])
      expect(circuit.signs[denOf(circuit)]).toBe('G')
    }
  })

  it('joins what lies side by side, and nothing over a barrier', () => {
    const around = neighbours(CLASSIC)
    expect(around[at(0, 0)]?.toSorted((a, b) => a - b)).toEqual([at(0, 1), at(1, 0)].toSorted((a, b) => a - b))
    expect(around[at(1, 0)]).not.toContain(at(1, 2))
  })

  it('knows the place under a finger, and none far from all', () => {
    const { x, y } = centre(CLASSIC, at(2, 6))
    expect(nearest(CLASSIC, { x: x + 20, y: y - 20 })).toBe(at(2, 6))
    expect(nearest(CLASSIC, { x: -200, y: 40 })).toBeNull()
  })
})

describe('a way', () => {
  const [top, right] = [at(0, 4), at(4, 8)]

  it('through the doors leaves by one and comes in by another', () => {
    expect([isThroughDoors(CLASSIC, top, right), isThroughDoors(CLASSIC, top, at(0, 5))]).toEqual([true, false])
    expect([edge(CLASSIC, top), edge(CLASSIC, right), edge(CLASSIC, at(8, 4))]).toEqual(['up', 'right', 'down'])
    expect(facingOf(CLASSIC, top, right)).toBe('left')
    expect(line(CLASSIC, top, [right])).toBe('M450 50L450 -20M920 450L850 450')
  })

  it('is the shortest between two places, and none is longer than a die', () => {
    expect(shortest(CLASSIC, at(0, 0), at(0, 3))).toEqual([at(0, 1), at(0, 2), at(0, 3)])
    expect(shortest(CLASSIC, at(0, 0), at(8, 8))).toBeNull()
  })
})

describe('the nearest ghost', () => {
  it('is counted along the corridors, out of the den too', () => {
    expect(ghostSteps(CLASSIC, [at(0, 3), denOf(CLASSIC)], at(0, 1))).toBe(2)
    expect(ghostSteps(CLASSIC, [denOf(CLASSIC), denOf(CLASSIC)], at(4, 3))).toBe(1)
    expect(ghostSteps(CLASSIC, [at(1, 0), at(8, 4)], at(1, 2))).toBe(4)
  })

  it('does not come through a home, nor into one, nor across the den', () => {
    expect(ghostSteps(CLASSIC, [at(1, 0), at(8, 7)], at(0, 1))).toBe(6)
    expect(ghostSteps(CLASSIC, [at(0, 1), at(8, 7)], at(0, 0))).toBeNull()
    expect(ghostSteps(CLASSIC, [at(4, 3), at(4, 3)], at(4, 5), 3)).toBeNull()
  })

  it('is none if it is out of reach', () => {
    expect(ghostSteps(CLASSIC, [at(8, 7), at(8, 7)], at(0, 1))).toBeNull()
  })
})
