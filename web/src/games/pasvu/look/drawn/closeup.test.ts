import { describe, expect, it } from 'vitest'
import type { Look } from '../../types.gen'
import { WHOLE } from '../picture/frame'
import fixture from '../look.fixture.json'
import { extent, FIRST_GHOST, PIXELS, unpacked } from '../picture/picture'
import { closeUp, Gliding, lensIn } from './closeup'

const look = fixture.look as Look
const picture = unpacked(look.picture)
const shown = look.ghosts.flatMap((_, i) => (extent(picture, FIRST_GHOST + i) ? [i] : []))
const SQUARE = { x: 40, y: 25, size: 700 }

describe('a close-up', () => {
  it.each(shown)('has all of ghost %i in it, larger than before', (index) => {
    const { x, y, wide } = closeUp(picture, index)
    const { left, right, top, bottom } = extent(picture, FIRST_GHOST + index) ?? {
      left: 0,
      right: 0,
      top: 0,
      bottom: 0,
    }
    expect(wide).toBeLessThan(PIXELS)
    expect([x <= left, right <= x + wide, y <= top, bottom <= y + wide]).toEqual([true, true, true, true])
  })

  it('is the whole picture where nothing of a ghost is seen', () => {
    expect(closeUp(picture, 99)).toEqual(WHOLE)
  })

  it('is drawn where lines over it are: a pixel of the judge is one place in both', () => {
    const frame = closeUp(picture, shown[0] ?? 0)
    const { x, y, unit } = lensIn(SQUARE, frame)
    for (const [u, v] of [
      [0, 0],
      [200, 31],
      [128, 128],
    ] as const) {
      const tangent = [(u - PIXELS / 2) / (PIXELS / 2), (v - PIXELS / 2) / (PIXELS / 2)] as const
      expect(x + tangent[0] * unit).toBeCloseTo(SQUARE.x + ((u - frame.x) / frame.wide) * SQUARE.size, 6)
      expect(y + tangent[1] * unit).toBeCloseTo(SQUARE.y + ((v - frame.y) / frame.wide) * SQUARE.size, 6)
    }
  })

  it('glides from one to the next, from wherever it is', () => {
    const gliding = new Gliding()
    const there = closeUp(picture, shown[0] ?? 0)
    expect(gliding.at(0)).toEqual(WHOLE)
    gliding.to(there, 1000)
    const { wide } = gliding.at(1200)
    expect([wide < PIXELS, wide > there.wide]).toEqual([true, true])
    gliding.to(WHOLE, 1200)
    expect(gliding.at(1200).wide).toBeCloseTo(wide, 6)
    expect(gliding.at(9000)).toEqual(WHOLE)
  })
})
