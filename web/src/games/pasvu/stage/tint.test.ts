import { expect, it } from 'vitest'
import { coloursOf, cssOf, LEGEND } from './tint'

it('goes from blue, where fewest doors look, to red; where there is no room, there is no colour', () => {
  const [few, some, many, none] = coloursOf({ side: 2, doors: [6, 10, 18, null] })
  expect(few![2]).toBeGreaterThan(few![0])
  expect(many![0]).toBeGreaterThan(many![2])
  expect(some).not.toEqual(few)
  expect(none![3]).toBe(0)
  expect(cssOf(few!)).toBe('rgb(46 176 255 / 75%)')
  expect(LEGEND).toContain('rgb(46 176 255)')
})

it('makes little of little: all alike is all blue', () => {
  const all = coloursOf({ side: 2, doors: [9, 9, 9, 9] })
  expect(new Set(all.map(String))).toHaveLength(1)
  expect(all[0]![2]).toBe(255)
})
