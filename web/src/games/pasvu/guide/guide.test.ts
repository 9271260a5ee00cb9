import { describe, expect, it } from 'vitest'
import { pagesOf } from './guide'

describe('the guide', () => {
  it('tells of a variant only where it is played', () => {
    const plain = pagesOf({ fusions: false, midnight: 0 })
    expect(plain).toEqual(['aim', 'card', 'walk', 'look', 'mirror', 'points'])
    expect(pagesOf({ fusions: true, midnight: 0 })).toEqual([...plain, 'fusions'])
    expect(pagesOf({ fusions: false, midnight: 2 })).toEqual([...plain, 'midnight', 'furniture', 'ghosts', 'keyhole'])
  })

  it('tells of all where no game is on the table', () => {
    expect(pagesOf(undefined)).toEqual(pagesOf({ fusions: true, midnight: 1 }))
  })
})
