import { describe, expect, it } from 'vitest'
import { doors, edges, floor, hedge, rim, shapeOf, turnOf } from './shape'
import type { Shape } from '../types.gen'

const SHAPES: readonly Shape[] = ['straight', 'corner', 'tee']
const TURNS = [0, 1, 2, 3]

describe('a tile', () => {
  it('unturned looks like its letter: I, L, T', () => {
    expect(doors('straight', 0)).toBe(1 | 4)
    expect(doors('corner', 0)).toBe(1 | 2)
    expect(doors('tee', 0)).toBe(2 | 4 | 8)
  })

  it('turns clockwise by quarters', () => {
    expect(doors('corner', 1)).toBe(2 | 4)
    expect(doors('corner', 3)).toBe(8 | 1)
    expect(doors('tee', 1)).toBe(4 | 8 | 1)
  })

  it('is told by its open sides, shape and turn', () => {
    for (const shape of SHAPES) {
      for (const turn of TURNS) {
        const open = doors(shape, turn)
        expect(shapeOf(open)).toBe(shape)
        expect(doors(shape, turnOf(open))).toBe(open)
      }
    }
  })
})

describe('the drawing of a corridor', () => {
  /** The points of a path that lie on the edge of the tile. */
  const mouths = (path: string): string[] =>
    [...path.matchAll(/-?[\d.]+ -?[\d.]+/g)].map(([at]) => at).filter((at) => /(^| )-?50( |$)/.test(at))

  it('reaches the edge of the tile at open sides only, with both its lips', () => {
    for (const shape of SHAPES) {
      for (const turn of TURNS) {
        const open = doors(shape, turn)
        const sides = mouths(floor(open)).map((at) => {
          const [x, y] = at.split(' ').map(Number)
          return y === -50 ? 1 : x === 50 ? 2 : y === 50 ? 4 : 8
        })
        for (const side of [1, 2, 4, 8]) expect(sides.filter((one) => one === side)).toHaveLength(open & side ? 2 : 0)
      }
    }
  })

  it('has the same edges by night as its floor has by day', () => {
    expect(mouths(edges(7)).sort()).toEqual(mouths(floor(7)).sort())
  })

  it('leaves the rim of the paper open where the corridor leaves', () => {
    expect(rim(1, 9)).toContain('M19 -49.3')
    expect(rim(0, 9)).toContain('M0 -49.3')
    expect(hedge(5, 9).match(/Z/g)).toHaveLength(2)
  })
})
