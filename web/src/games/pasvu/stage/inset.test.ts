import { describe, expect, it } from 'vitest'
import { insetSize, roomBeside } from './inset'

describe('the small picture', () => {
  it.each([
    [1058, 620],
    [660, 640],
    [530, 300],
  ])('of %i by %i leaves most of it to the hall', (width, height) => {
    const inset = insetSize(width, height)
    expect(inset).toBeGreaterThanOrEqual(90)
    const room = roomBeside(width, height, inset)
    expect((room.width * room.height) / (width * height)).toBeGreaterThan(0.65)
    expect([room.left + room.width <= width, room.top + room.height <= height]).toEqual([true, true])
  })

  it('takes nothing where there is none', () => {
    expect(roomBeside(600, 400, 0)).toEqual({ width: 600, height: 400, left: 0, top: 0 })
  })
})
