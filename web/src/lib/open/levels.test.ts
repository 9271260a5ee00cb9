import { describe, expect, it } from 'vitest'
import type { GameInfo } from '../wire.gen'
import { levelsFor, nearest } from './levels'

const maze: GameInfo = {
  id: 'labyrinthe',
  fewest: 2,
  most: 4,
  levels: ['normal', 'best', 'master'],
  limits: { master: { seats: [2, 4], options: { mode: ['base'] } } },
  opening: { mode: 'base' },
  lively: [],
}

describe('ghosts', () => {
  it('are offered where they play', () => {
    expect(levelsFor(maze, 2, {})).toEqual(['normal', 'best', 'master'])
    expect(levelsFor(maze, 4, { mode: 'base' })).toContain('master')
    expect(levelsFor(maze, 3, {})).toEqual(['normal', 'best'])
    expect(levelsFor(maze, 2, { mode: 'night' })).toEqual(['normal', 'best'])
    expect(levelsFor(undefined, 2, {})).toEqual([])
  })

  it('give way to the strongest one that plays', () => {
    expect(nearest(maze, 'master', 2, {})).toBe('master')
    expect(nearest(maze, 'master', 2, { mode: 'night' })).toBe('best')
    expect(nearest(maze, 'normal', 3, {})).toBe('normal')
  })
})
