import { describe, expect, it } from 'vitest'
import type { Look } from '../../types.gen'
import { coloured } from './colour'
import { contour, loops } from './contour'
import { labels } from './labels'
import fixture from '../look.fixture.json'
import { extent, FIRST_GHOST, PIXELS, unpacked } from './picture'
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
    expect(() => unpacked(btoa('\u0005\u0001'))).toThrow('256')
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

/** A picture with a few pixels of value 9, given as rows of text from (10, 2) on; `m` is in the mirror. */
function sketch(...rows: readonly string[]): ReturnType<typeof unpacked> {
  const values = new Uint8Array(PIXELS * PIXELS)
  const mirrored = new Uint8Array(PIXELS * PIXELS)
  rows.forEach((row, y) =>
    [...row].forEach((letter, x) => {
      const at = (y + 2) * PIXELS + x + 10
      if (letter !== '.') values[at] = 9
      if (letter === 'm') mirrored[at] = 1
    }),
  )
  return { values, mirrored }
}

describe('a contour', () => {
  it('goes around the pixels of a value once', () => {
    const drawn = sketch('###')
    expect(extent(drawn, 9)).toEqual({ left: 10, right: 13, top: 2, bottom: 3 })
    expect(extent(drawn, 8)).toBeNull()
    expect(loops(drawn, 9, 0)).toEqual([
      [
        [10, 2],
        [11, 2],
        [12, 2],
        [13, 2],
        [13, 3],
        [12, 3],
        [11, 3],
        [10, 3],
      ],
    ])
    expect(contour(drawn, 8)).toBe('')
  })

  it('has a line for every part, for a hole, and for what is in the mirror', () => {
    expect(loops(sketch('##..##', '##..##'), 9, 0)).toHaveLength(2)
    expect(loops(sketch('###', '#.#', '###'), 9, 0)).toHaveLength(2)
    expect(loops(sketch('#.', '.#'), 9, 0)).toHaveLength(2)
    const both = sketch('##mm', '##mm')
    expect([loops(both, 9, 0), loops(both, 9, 1)].map((each) => each.length)).toEqual([1, 1])
  })

  it('is smooth, closed, and never two pixels away from the edge', () => {
    for (const index of look.ghosts.keys()) {
      const path = contour(picture, FIRST_GHOST + index)
      const where = extent(picture, FIRST_GHOST + index)
      expect(path === '').toBe(where === null)
      if (!where) continue
      expect(path).toMatch(/^M.*Z$/)
      expect(path).not.toMatch(/NaN|undefined/)
      const numbers = (path.match(/Q[^QZ]+/g) ?? []).flatMap((part) => part.slice(1).split(' ').map(Number))
      const [xs, ys] = [numbers.filter((_, i) => i % 2 === 0), numbers.filter((_, i) => i % 2 === 1)]
      if (!xs.length) continue
      expect(Math.abs(Math.min(...xs) - where.left)).toBeLessThan(2)
      expect(Math.abs(Math.max(...xs) - where.right)).toBeLessThan(2)
      expect(Math.abs(Math.min(...ys) - where.top)).toBeLessThan(2)
      expect(Math.abs(Math.max(...ys) - where.bottom)).toBeLessThan(2)
    }
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
  const names = ['Anna', 'Boris', 'Chloé', 'Denis']
  const made = labels(picture, look, names).filter((label) => label !== null)

  it('name everybody who is seen, from the largest on', () => {
    expect(made.map(({ index }) => index).sort()).toEqual(
      look.ghosts.flatMap(({ seen }, i) => (seen ? [i] : [])).sort(),
    )
    expect(made[0]?.name).toBe('Chloé')
  })

  it('come last for who is only glimpsed, and say how much', () => {
    const ghosts = look.ghosts.map((ghost) => ({ ...ghost, seen: ghost.seat !== 0 }))
    const glimpsed = labels(picture, { ...look, ghosts }, names).filter((label) => label && !label.seen)
    expect(glimpsed.map((label) => label?.share)).toEqual([71])
  })

  it('leave out whom another ghost hides', () => {
    const ghosts = look.ghosts.map((ghost, i) => (i === 1 ? { ...ghost, pixels: 9, seen: true } : ghost))
    expect(labels(picture, { ...look, ghosts }, names).filter((label) => label === null)).toHaveLength(1)
  })

  it('do not lie on one another', () => {
    for (const one of made)
      for (const other of made)
        if (one !== other && Math.abs(one.x - other.x) < 20) expect(Math.abs(one.y - other.y)).toBeGreaterThan(8)
  })
})
