import { describe, expect, it } from 'vitest'
import { after } from './after'
import { scenes } from './showing.svelte'
import { MOVING, small, viewOf } from './table.fixture'
import type { Event, Look } from './types.gen'

const LOOK: Look = { round: 1, keyhole: { side: 'E', number: 2 }, picture: '', ghosts: [] }
const NIGHT: readonly Event[] = [
  { type: 'finished', seat: 1 },
  { type: 'thrown', throws: [[0, 3], [1, 3]], chooser: null },
  { type: 'thrown', throws: [[0, 3], [1, 5]], chooser: 1 },
  { type: 'chosen', seat: 1, side: 'E' },
  { type: 'rolled', keyhole: { side: 'E', number: 2 }, holder: 0 },
  { type: 'looked', look: LOOK, seen: [0, 0] },
  { type: 'dealt', seat: 0, card: { value: 7, pieces: [] }, round: 2, first: true },
]

describe('what is shown', () => {
  it('never takes longer than the table waits', () => {
    const all = scenes(MOVING, NIGHT)
    expect(all.reduce((sum, { ms }) => sum + ms, 0)).toBeLessThanOrEqual(5400)
    expect(all.at(-1)?.ms).toBe(0)
    expect(all.find(({ event }) => event.type === 'looked')?.ms).toBeGreaterThan(2000)
  })

  it('puts the keyhole on its door before the look', () => {
    const look = scenes(MOVING, NIGHT).find(({ event }) => event.type === 'looked')
    expect(look?.after).toMatchObject({ keyhole: { side: 'E', number: 2 }, holder: 0, look: LOOK })
  })

  it('moves what has moved', () => {
    const end = small(2500, 500)
    const walked = after(MOVING, { type: 'walked', seat: 0, ghost: 3, start: small(1500, 500), door: null, end, cost: 1, left: 5 })
    expect(walked).toMatchObject({ ghosts: [end], points: [5, 9] })
    const out = after(walked, { type: 'escaped', seat: 0, ghost: 3, size: 'small', door: { side: 'N', number: 4 }, cost: 5, left: 0, points: 1 })
    expect(out).toMatchObject({ ghosts: [], out: [[3], []], points: [0, 9] })
    const pose = { face: 'back', x: 1, y: 2, yaw: 3, z: 4 } as const
    const placed = after(viewOf(), { type: 'placed', seat: 0, piece: 'desk', pose, displaced: [] })
    expect(placed.pieces.find(([piece]) => piece === 'desk')?.[1]).toEqual(pose)
    expect(placed.shifted).toEqual(['desk'])
  })
})
