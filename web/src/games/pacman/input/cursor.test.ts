import { describe, expect, it } from 'vitest'
import { moved } from './cursor'
import { at, CLASSIC } from '../tables.fixture'

describe('the keyboard’s finger', () => {
  it('goes to the next place, over a barrier too', () => {
    expect(moved(CLASSIC, at(0, 0), 'ArrowRight')).toBe(at(0, 1))
    expect(moved(CLASSIC, at(1, 0), 'ArrowRight')).toBe(at(1, 2))
    expect(moved(CLASSIC, at(2, 2), 'ArrowUp')).toBe(at(1, 2))
    expect(moved(CLASSIC, at(4, 5), 'ArrowLeft')).toBe(at(4, 4))
  })

  it('stays at the edge', () => {
    expect(moved(CLASSIC, at(0, 0), 'ArrowUp')).toBe(at(0, 0))
    expect(moved(CLASSIC, at(8, 8), 'ArrowRight')).toBe(at(8, 8))
  })
})
