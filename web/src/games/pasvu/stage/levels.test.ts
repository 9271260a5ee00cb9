import { describe, expect, it } from 'vitest'
import { held } from '../hand/hands.fixture'
import { levelsAt, pieceAt } from './levels'
import { columnAt, extent, reachesInto, tippedWith } from './shape'
import { poseOf, viewOf, walk } from '../table.fixture'
import type { View } from '../types.gen'

const of = (pieces: View['pieces']): View => viewOf({ pieces })

describe('the levels above a point', () => {
  it('are under the table and on it', () => {
    const view = of([['table', poseOf()]])
    expect(levelsAt(view, [], held(), 3000, 3000)).toEqual([
      { on: null, x: 3000, y: 3000, z: 0 },
      { on: 'table', x: 3000, y: 3000, z: 700 },
    ])
  })

  it('leave out where the ghost is too tall, and what is solid', () => {
    const view = of([
      ['table', poseOf()],
      ['armchair', poseOf({ x: 1000, y: 1000 })],
    ])
    expect(levelsAt(view, [], held({ ghost: 0 }), 3000, 3000).map(({ z }) => z)).toEqual([700])
    expect(levelsAt(view, [], held(), 1000, 900).map(({ z }) => z)).toEqual([450])
  })

  it('have room under what leans, and none on it (V5)', () => {
    const view = of([['mirror', poseOf({ y: 2900, lean: { towards: 'N', degrees: 60 } })]])
    const under = levelsAt(view, [], held({ ghost: 3 }), 3000, 4300)
    expect(under).toEqual([{ on: null, x: 3000, y: 4300, z: 0 }])
    const [span] = columnAt('mirror', poseOf({ y: 2900, lean: { towards: 'N', degrees: 60 } }), 3000, 4000)
    // Its back leans from 3000 on: a thousand mils further it is as high as that over the tangent of 60 degrees.
    expect(span?.low).toBeCloseTo(1000 / Math.tan(Math.PI / 3), 6)
    expect(span?.high).toBeCloseTo(1000 / Math.tan(Math.PI / 3) + 140 / Math.sin(Math.PI / 3), 6)
    expect(reachesInto('mirror', poseOf({ y: 2900, lean: { towards: 'N', degrees: 60 } }), 3, 4)).toBe(true)
    expect(reachesInto('mirror', poseOf({ y: 2900 }), 3, 4)).toBe(false)
  })

  it('have room under the table for a tall one that lies (V13)', () => {
    const view = of([['table', poseOf()]])
    expect(levelsAt(view, [], held({ ghost: 1, yaw: 0 }), 3000, 3000).map(({ z }) => z)).toEqual([0, 700])
    expect(levelsAt(view, [], held({ ghost: 1 }), 3000, 3000).map(({ z }) => z)).toEqual([700])
  })

  it('have both shelves of the trolley, and what the house offers in the cell', () => {
    const view = of([['trolley', poseOf({ x: 2500, y: 2500 })]])
    expect(levelsAt(view, [], held(), 2500, 2500).map(({ on, z }) => [on, z])).toEqual([
      ['trolley', 160],
      ['trolley', 760],
    ])
    expect(levelsAt(view, [walk(3, 2500, 2050)], held(), 2500, 2500).map(({ z }) => z)).toEqual([0, 160, 760])
    expect(pieceAt(view, 2500, 2500, 760)).toBe('trolley')
    expect(pieceAt(view, 2500, 2500, 0)).toBeNull()
  })
})

describe('the shape of a piece', () => {
  it('covers what it covers, turned and lifted', () => {
    expect(columnAt('desk', poseOf({ yaw: 900, z: 500_000 }), 3000, 3900)).toEqual([
      { low: 500, high: 1320 },
      { low: 1320, high: 1400 },
    ])
    expect(columnAt('desk', poseOf({ yaw: 900 }), 3900, 3000)).toEqual([])
    expect(extent('mirror', 'bottom', 0)).toEqual({ x: 600, y: 100 })
  })

  it('reaches into the cells it covers a part of, and no others', () => {
    const cells = (yaw: number): string[] =>
      [0, 1, 2, 3, 4, 5].flatMap((row) =>
        [0, 1, 2, 3, 4, 5]
          .filter((column) => reachesInto('mirror', poseOf({ x: 2500, y: 2500, yaw }), column, row))
          .map((column) => `${column},${row}`),
      )
    expect(cells(0)).toEqual(['1,2', '2,2', '3,2'])
    expect(cells(900)).toEqual(['2,1', '2,2', '2,3'])
    expect(cells(450)).toEqual(['2,2'])
  })

  it('carries along what is fixed to it', () => {
    expect(tippedWith('mirror', 'back', [-520, 520, -40, -40, 160, 1720])).toEqual([-520, 520, -740, 820, 140, 140])
    expect(tippedWith('table', 'bottom', [0, 0, 0, 0, 700, 700])).toEqual([0, 0, 0, 0, 700, 700])
  })
})
