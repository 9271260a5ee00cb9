import { describe, expect, it } from 'vitest'
import type { Look } from '../types.gen'
import { coloured } from './colour'
import { labels } from './labels'
import fixture from './look.fixture.json'
import { extent, FIRST_GHOST, outline, PIXELS, unpacked } from './picture'
import { holePath } from './shape'

const look = fixture.look as Look
const picture = unpacked(look.picture)
const counted = (): Record<string, number> => {
  const counts: Record<string, number> = {}
  picture.values.forEach((value, i) => {
    const key = String(value + 128 * (picture.mirrored[i] as number))
    counts[key] = (counts[key] ?? 0) + 1
  })
  return counts
}

describe('the judge’s picture', () => {
  it('is read as it was written, pixel by pixel', () => {
    expect(counted()).toEqual(fixture.counts)
  })

  it('shows of each ghost what the verdict says', () => {
    look.ghosts.forEach(({ pixels }, i) => {
      expect(picture.values.filter((value) => value === FIRST_GHOST + i)).toHaveLength(pixels)
    })
  })

  it('is refused when a part of it is missing', () => {
    expect(() => unpacked(look.picture.slice(0, -8))).toThrow('256')
    expect(() => unpacked(btoa('\u0005'))).toThrow('256')
  })

  it('is in the hole that is drawn around it, and fills it to a pixel', () => {
    const [, , radius = 0, , , , , right = 0, y = 0, endRight = 0, end = 0] = (holePath().match(/[\d.]+/g) ?? []).map(
      Number,
    )
    const slope = (endRight - right) / (end - y)
    const half = (row: number): number =>
      Math.max(
        Math.sqrt(Math.max(0, radius ** 2 - (row - 108) ** 2)),
        row > y && row < end ? right - 128 + slope * (row - y) : 0,
      )
    const reach = (row: number): number =>
      Math.max(
        0,
        ...[...Array(PIXELS).keys()]
          .filter((column) => picture.values[row * PIXELS + column] !== 0)
          .map((column) => Math.abs(column + 0.5 - 128)),
      )
    for (let row = 0; row < PIXELS; row += 1) expect(reach(row), `row ${row}`).toBeLessThan(half(row + 0.5) + 1)
    for (const row of [150, 180, 200, 215]) expect(reach(row), `row ${row}`).toBeGreaterThan(half(row + 0.5) - 1.5)
  })
})

describe('an outline', () => {
  const drawn = unpacked(
    btoa(
      String.fromCharCode(
        ...[...Array(256).keys()].flatMap((row) => (row === 2 ? [10, 0, 3, 9, 243, 0] : [128, 0, 128, 0])),
      ),
    ),
  )

  it('goes around the pixels of a value', () => {
    expect(extent(drawn, 9)).toEqual({ left: 10, right: 13, top: 2, bottom: 3 })
    expect(outline(drawn, 9)).toBe('M10 2H13M10 3H13M10 2V3M13 2V3')
    expect(extent(drawn, 8)).toBeNull()
  })
})

describe('the colours', () => {
  const colours = coloured(picture, look)
  const at = (i: number): string => colours.slice(4 * i, 4 * i + 3).join()

  it('tell the floor of one’s own from the mirror’s, and ghosts by their seat', () => {
    const first = (value: number, mirrored: number): number =>
      picture.values.findIndex((each, i) => each === value && picture.mirrored[i] === mirrored)
    const several = [first(0, 0), first(1, 0), first(1, 1), first(13, 0), first(17, 0), first(19, 0), first(6, 0)].map(
      at,
    )
    expect(new Set(several).size).toBe(several.length)
  })
})

describe('the labels', () => {
  const made = labels(picture, look, ['Anna', 'Boris', 'Chloé', 'Denis'])

  it('name everybody who is seen and nobody else', () => {
    expect(made.map(({ index }) => index).sort()).toEqual(
      look.ghosts.flatMap(({ seen }, i) => (seen ? [i] : [])).sort(),
    )
  })

  it('do not lie on one another', () => {
    for (const one of made)
      for (const other of made)
        if (one !== other && Math.abs(one.x - other.x) < 20) expect(Math.abs(one.y - other.y)).toBeGreaterThan(8)
  })
})
