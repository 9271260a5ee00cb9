import { Vector3 } from 'three'
import { describe, expect, it } from 'vitest'
import { bevelled } from './bevel'
import { partsOf } from './decor'
import { FURNITURE, PIECES } from './furniture'
import { shapeOf } from './piece'

/** Corners of all triangles, three by three. */
function triangles(places: { count: number }, at: (i: number) => Vector3): Vector3[][] {
  return Array.from({ length: places.count / 3 }, (_, i) => [at(3 * i), at(3 * i + 1), at(3 * i + 2)])
}

describe('a bevelled box', () => {
  const box = bevelled([2, 3, 4], 0.1)
  const places = box.getAttribute('position')
  const at = (i: number): Vector3 => new Vector3().fromBufferAttribute(places, i)

  it('is closed: its triangles enclose what its edges left of it', () => {
    const volume = triangles(places, at).reduce(
      (sum, [a, b, c]) => sum + (a as Vector3).dot((b as Vector3).clone().cross(c as Vector3)) / 6,
      0,
    )
    expect(volume).toBeGreaterThan(24 - 0.005 * 4 * 9)
    expect(volume).toBeLessThan(24)
    expect(places.count / 3).toBe(44)
  })
})

describe('what makes a box a piano', () => {
  // As much as a hair: the look is drawn with the same models, and the judge knows the boxes only.
  const HAIR = 20
  it.each(PIECES)('%s keeps to its body', (piece) => {
    const boxes = FURNITURE[piece].boxes
    for (const one of partsOf(piece)) {
      const [x0, x1, y0, y1, z0, z1] = one.box
      for (const x of [x0, (x0 + x1) / 2, x1])
        for (const y of [y0, (y0 + y1) / 2, y1])
          for (const z of [z0, (z0 + z1) / 2, z1]) {
            const away = Math.min(
              ...boxes.map((box) =>
                Math.hypot(
                  ...[x, y, z].map((value, i) =>
                    Math.max((box[2 * i] as number) - value, value - (box[2 * i + 1] as number), 0),
                  ),
                ),
              ),
            )
            expect(away, `${piece} ${one.colour} ${one.box}`).toBeLessThanOrEqual(HAIR)
          }
    }
  })

  it.each(PIECES)('%s is cheap to draw', (piece) => {
    expect(shapeOf(piece).getAttribute('position').count / 3).toBeLessThan(2500)
  })
})
