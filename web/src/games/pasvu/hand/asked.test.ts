import { describe, expect, it, vi } from 'vitest'
import type { Move } from '../types.gen'
import { answersFor, replaceable, sidesOf, tippable, toPut } from './asked'
import { Choosing } from './choosing.svelte'

const TIPS: Move[] = [
  { type: 'tip', piece: 'desk', towards: 'N' },
  { type: 'tip', piece: 'desk', towards: 'E' },
  { type: 'tip', piece: 'piano', towards: 'N' },
]
const SWAPS: Move[] = [
  { type: 'pass' },
  { type: 'swap', seat: 0, ghost: 3, by: 1 },
  { type: 'swap', seat: 0, ghost: 3, by: 0 },
  { type: 'swap', seat: 0, ghost: 1, by: 0 },
]

describe('what a Midnight card asks (V13)', () => {
  it('is a piece, then a side', () => {
    expect(tippable(TIPS)).toEqual(['desk', 'piano'])
    expect(sidesOf(TIPS, { piece: 'desk' })).toEqual(['N', 'E'])
    expect(sidesOf(TIPS, null)).toEqual([])
  })

  it('is a ghost, each once, then who takes its place', () => {
    expect(replaceable(SWAPS)).toEqual([
      { seat: 0, ghost: 3 },
      { seat: 0, ghost: 1 },
    ])
    expect(answersFor(SWAPS, { seat: 0, ghost: 3 })).toHaveLength(2)
    expect(answersFor(SWAPS, { seat: 1, ghost: 3 })).toEqual([])
  })

  it('is a ghost to be put', () => {
    expect(toPut([{ type: 'put', ghost: 4, x: 1, y: 2, z: 0, yaw: null }])).toBe(4)
    expect(toPut(SWAPS)).toBeNull()
  })
})

describe('half an answer', () => {
  it('waits for its other half, and is forgotten once nobody asks any more', () => {
    const play = vi.fn<(move: Move) => void>()
    let legal = TIPS
    const choosing = new Choosing({ legal: () => legal, play })
    choosing.piece('table')
    expect(choosing.choice).toBeNull()
    choosing.piece('desk')
    choosing.side('W')
    expect(play).not.toHaveBeenCalled()
    choosing.side('E')
    expect(play).toHaveBeenCalledWith(TIPS[1])
    legal = TIPS.slice(2)
    expect(choosing.choice).toBeNull()
  })

  it('is all there is to say where only one answer is left', () => {
    const play = vi.fn<(move: Move) => void>()
    const choosing = new Choosing({ legal: () => SWAPS, play })
    choosing.ghost(0, 3)
    expect([choosing.choice, play.mock.calls]).toEqual([{ seat: 0, ghost: 3 }, []])
    choosing.ghost(0, 1)
    expect(play).toHaveBeenCalledWith(SWAPS[3])
    const alike: Move[] = [4, 5].map((by) => ({ type: 'swap', seat: 1, ghost: 3, by }))
    new Choosing({ legal: () => alike, play }).ghost(1, 3)
    expect(play).toHaveBeenLastCalledWith(alike[0])
  })
})
