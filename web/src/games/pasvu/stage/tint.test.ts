import { expect, it } from 'vitest'
import { colourOf, cssOf, LEGEND } from './tint'

it('goes from blue, where nobody looks, to red; where there is no room, there is no colour', () => {
  const [few, many] = [colourOf(0), colourOf(16)]
  expect(few[2]).toBeGreaterThan(few[0])
  expect(many[0]).toBeGreaterThan(many[2])
  expect(colourOf(24)).toEqual(many)
  expect(colourOf(null)[3]).toBe(0)
  expect(colourOf(3)).not.toEqual(colourOf(4))
  expect(cssOf(few)).toBe('rgb(64 190 255 / 59%)')
  expect(LEGEND).toContain('rgb(64 190 255)')
})
