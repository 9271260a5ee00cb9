import { describe, expect, it } from 'vitest'
import { FUSES, TWINS, viewOf, walk } from '../table.fixture'
import type { Fuse, View } from '../types.gen'
import { areKin, fusionsOf, made, makes } from './fusing'
import { alike, hintsOf, resting, whereIs } from './reserve'

const fuse = (ghost: number, other: number): Fuse => ({ type: 'fuse', ghost, other })
const fusions = (more: Partial<View>): View => viewOf({ options: TWINS.options, ...more })

describe('two that could become one (V12)', () => {
  it('are offered once, and stand where the one in the hand does', () => {
    expect(fusionsOf(FUSES, null)).toEqual([fuse(3, 4)])
    expect(fusionsOf(FUSES, 4)).toEqual([fuse(4, 3)])
    expect(fusionsOf(FUSES, 5)).toEqual([])
    expect(fusionsOf([fuse(4, 3)], 3)).toEqual([fuse(4, 3)])
  })

  it('make one of the next size', () => {
    expect([fuse(3, 4), fuse(3, 1), fuse(2, 5)].map(makes)).toEqual(['medium', 'large', 'large'])
    expect([fuse(3, 4), fuse(3, 1)].map(made)).toEqual([1, 0])
  })

  it('are small and small, or small and medium', () => {
    expect([areKin(3, 4), areKin(1, 4), areKin(1, 2), areKin(0, 3)]).toEqual([true, true, false, false])
  })
})

describe('who waits', () => {
  it('may come in, waits at the edge, or can be taken back', () => {
    const view = fusions({ reserve: [[0, 1, 2], []], edge: [[1], []], out: [[3, 4], []], ready: [[1, 3, 4], []] })
    expect([0, 1, 3, 5].map((ghost) => whereIs(view, 0, ghost))).toEqual(['reserve', 'edge', 'back', 'hall'])
    expect([1, 3].map((ghost) => alike(view, 0, ghost))).toEqual([1, 2])
    expect(hintsOf(view, 0)).toEqual(['pasvu-board-hint-small', 'pasvu-board-hint-edge', 'pasvu-board-hint-back'])
  })

  it('needs no hint without fusions, or where everybody may come in', () => {
    expect(hintsOf(viewOf(), 0)).toEqual([])
    expect(hintsOf(fusions({ reserve: [[5, 6], []], ready: [[5, 6], []] }), 0)).toEqual([])
    expect(alike(TWINS, 0, 5)).toBe(2)
  })

  it('rests after a fusion, or makes faces', () => {
    expect(resting(fusions({ held: [[1, 5], []] }), 0)).toEqual([
      { ghost: 1, why: 'fused' },
      { ghost: 5, why: 'faces' },
    ])
    expect(fusionsOf([walk(3, 1, 2)], null)).toEqual([])
  })
})
