import { describe, expect, test } from 'vitest'
import type { Position } from '../wire.gen'
import { arrive, EMPTY, eyeOf, PATIENCE, settle, type Queue } from './queue'

function position(ply: number, since: number | null, more: Partial<Position> = {}): Position {
  return {
    type: 'position',
    eye: 0,
    ply,
    since,
    to_act: [],
    view: `view ${ply}`,
    legal: [],
    can_undo: false,
    told: since === null ? [] : [`event ${ply}`],
    outcome: null,
    ...more,
  }
}
const after = (...positions: Position[]): Queue => positions.reduce(arrive, EMPTY)

describe('one after another', () => {
  test('the first is shown at once, without animation', () => {
    expect(after(position(4, null))).toMatchObject({ shown: { ply: 4 }, moving: false, waiting: [] })
  })
  test('the next one is animated, and the one after it waits', () => {
    const queue = after(position(0, null), position(2, 0), position(3, 2))
    expect(queue).toMatchObject({ shown: { ply: 2 }, moving: true, waiting: [{ ply: 3 }] })
    expect(settle(queue)).toMatchObject({ shown: { ply: 3 }, moving: true, waiting: [] })
    expect(settle(settle(queue))).toMatchObject({ shown: { ply: 3 }, moving: false })
  })
  test('a step that tells nothing keeps nobody waiting', () => {
    expect(after(position(0, null), position(1, 0, { told: [] }))).toMatchObject({ shown: { ply: 1 }, moving: false })
  })
  test('settling what does not move changes nothing', () => {
    const queue = after(position(1, null))
    expect(settle(queue)).toBe(queue)
  })
})

describe('jumps', () => {
  test('after a gap the newest is shown', () => {
    const queue = after(position(0, null), position(2, 0), position(9, null))
    expect(queue).toMatchObject({ shown: { ply: 9, since: null }, moving: false, waiting: [] })
  })
  test('a line that grows too long is cut', () => {
    const line = Array.from({ length: PATIENCE + 1 }, (_, i) => position(i + 1, i))
    expect(after(position(0, null), ...line).waiting).toHaveLength(PATIENCE)
    const cut = after(position(0, null), ...line, position(PATIENCE + 2, PATIENCE + 1))
    expect(cut).toMatchObject({ shown: { ply: PATIENCE + 2, since: null }, moving: false, waiting: [] })
    expect(cut.shown?.eyes[0]?.told).toEqual([])
  })
  test('the end is played, however long the line', () => {
    const line = Array.from({ length: PATIENCE + 1 }, (_, i) => position(i + 1, i))
    const over = { why: 'cleared', ranks: [1], scores: [1] } as unknown as Position['outcome']
    const end = position(PATIENCE + 2, PATIENCE + 1, { outcome: over })
    const cut = after(position(0, null), ...line, end)
    expect(cut).toMatchObject({ shown: { ply: PATIENCE + 1, since: null }, waiting: [{ ply: PATIENCE + 2 }] })
    expect(cut.shown?.eyes[0]?.told).toEqual([])
    const played = settle(cut)
    expect(played).toMatchObject({ shown: { ply: PATIENCE + 2, since: PATIENCE + 1 }, moving: true, waiting: [] })
    expect(played.shown?.eyes[0]?.told).toEqual(end.told)
  })
  test('what is late is dropped, but a whole view of an earlier ply is believed', () => {
    const queue = after(position(5, null))
    expect(arrive(queue, position(3, 2))).toBe(queue)
    expect(arrive(queue, position(3, null))).toMatchObject({ shown: { ply: 3 } })
  })
  test('the same ply again after a reconnect does not animate twice', () => {
    const queue = after(position(0, null), position(2, 0))
    const again = arrive(queue, position(2, 2, { told: [], can_undo: true }))
    expect(again.shown?.eyes).toMatchObject([{ told: ['event 2'], can_undo: true }])
  })
})

describe('several seats on one screen', () => {
  const both = after(position(0, null, { eye: 0 }), position(0, null, { eye: 1, to_act: [1] }))
  test('their positions of one ply are one scene', () => {
    expect(both.shown?.eyes.map((one) => one.eye)).toEqual([0, 1])
    const more = [position(1, 0, { eye: 0 }), position(1, 0, { eye: 1 })].reduce(arrive, both)
    expect(more.shown?.eyes).toHaveLength(2)
  })
  test('who must act is the eye', () => {
    expect(eyeOf(both.shown!, 0)?.eye).toBe(1)
  })
  test('else it stays as before, and else it is the first seat', () => {
    const idle = after(position(0, null, { eye: 0 }), position(0, null, { eye: 1 })).shown!
    expect(eyeOf(idle, 1)?.eye).toBe(1)
    expect(eyeOf(idle, null)?.eye).toBe(0)
  })
  test('of several who act at once it stays the one as before', () => {
    const together = after(
      position(0, null, { eye: 0, to_act: [0, 1] }),
      position(0, null, { eye: 1, to_act: [0, 1] }),
    ).shown!
    expect(eyeOf(together, 1)?.eye).toBe(1)
    expect(eyeOf(together, null)?.eye).toBe(0)
  })
  test('a spectator has none', () => {
    expect(eyeOf(after(position(0, null, { eye: null, to_act: [0] })).shown!, null)?.eye).toBeNull()
  })
})
