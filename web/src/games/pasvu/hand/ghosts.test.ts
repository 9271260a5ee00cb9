import { describe, expect, it } from 'vitest'
import { LYING, MOVING, small, viewOf, walk, WALKS } from '../table.fixture'
import type { Move } from '../types.gen'
import { ghostTurnedTo, heldAt, movable, offered, offeredNear, reach, takenGhost, walkOf } from './ghosts'
import { held } from './hands.fixture'

describe('a ghost in the hand', () => {
  it('is one of those offered, the first of those alike in the reserve', () => {
    expect(movable(MOVING, WALKS, 0)).toEqual([0, 3, 4])
    expect(offered(MOVING, WALKS, 0, 6)).toBe(4)
    expect(offered(MOVING, WALKS, 0, 2)).toBeNull()
  })

  it('may be one that got out, and stands for all that did (V12)', () => {
    const gone = viewOf({ phase: 'ghosts', reserve: [[0, 1, 2], []], out: [[3, 4], []], ready: [[3, 4], []] })
    const back: Move[] = [{ type: 'done' }, walk(3, 500, 500)]
    expect(offered(gone, back, 0, 4)).toBe(3)
    expect(takenGhost(gone, 0, 3)).toMatchObject({ back: true, yaw: null, how: 'walk' })
    expect(takenGhost(MOVING, 0, 3).back).toBe(false)
  })

  it('reaches the cells it is offered, and its own once it has moved', () => {
    expect(reach(MOVING, WALKS, 0, 3)).toEqual([
      [1, 1],
      [2, 0],
    ])
    expect(reach({ ...MOVING, walked: [[3], []] }, WALKS, 0, 3)).toEqual([
      [1, 1],
      [2, 0],
      [1, 0],
    ])
  })

  it('goes to the nearest of the spots that a cell offers', () => {
    expect(offeredNear(held(), WALKS, 2410, 600)?.spot).toEqual({ x: 2400, y: 620, z: 900 })
    expect(offeredNear(held(), WALKS, 2900, 100)?.spot).toEqual({ x: 2500, y: 500, z: 0 })
    expect(offeredNear(held(), WALKS, 5500, 5500)).toBeNull()
  })

  it('is held wholly inside its cell', () => {
    expect(heldAt(held({ ghost: 0 }), 1010, 2990, -3).spot).toEqual({ x: 1420, y: 2580, z: 0 })
    expect(heldAt(held(), 6500, -200, 40).spot).toEqual({ x: 5800, y: 200, z: 40 })
  })

  it('is put where a Midnight card says', () => {
    const asked = viewOf({ phase: 'midnight' })
    const put = { ...takenGhost(asked, 0, 4), spot: { x: 500, y: 2500, z: 0 } }
    expect(walkOf(put)).toEqual({ type: 'put', ghost: 4, x: 500, y: 2500, z: 0, yaw: null })
    expect(reach(asked, [{ type: 'put', ghost: 4, x: 500, y: 2500, z: 0, yaw: null }], 0, 4)).toEqual([[0, 2]])
  })
})

describe('a lying ghost in the hand (V13)', () => {
  it('points its head to its exit, and one that lies already keeps its way', () => {
    expect(takenGhost(LYING, 0, 4).yaw).toBe(900)
    expect(takenGhost({ ...LYING, sides: ['W', 'E'] }, 0, 4).yaw).toBe(0)
    expect(takenGhost({ ...LYING, ghosts: [small(1500, 500, { yaw: 1234 })] }, 0, 3).yaw).toBe(1234)
    expect(walkOf(held({ spot: { x: 1500, y: 500, z: 0 }, yaw: 1234 }))).toEqual(walk(3, 1500, 500, 0, 1234))
  })

  it('has its middle in its cell and reaches beyond it, but not out of the hall', () => {
    const large = held({ ghost: 0, yaw: 0 })
    expect(heldAt(large, 10, 10, 0).spot).toEqual({ x: 700, y: 420, z: 0 })
    expect(heldAt(large, 2010, 2010, 0).spot).toEqual({ x: 2010, y: 2010, z: 0 })
    expect(heldAt({ ...large, yaw: 900 }, 5990, 5990, 0).spot).toEqual({ x: 5580, y: 5300, z: 0 })
  })

  it('gives way to the wall as it turns', () => {
    const large = held({ ghost: 0, yaw: 900, spot: { x: 420, y: 900, z: 0 } })
    expect(ghostTurnedTo(large, 0)).toMatchObject({ yaw: 0, spot: { x: 700, y: 900 } })
    expect(ghostTurnedTo(held(), 900).yaw).toBeNull()
  })

  it('is laid as the house offers it, its own way first', () => {
    const legal = [walk(3, 1500, 1500, 0, 0), walk(3, 1800, 1800, 0, 900)]
    expect(offeredNear(held({ yaw: 900 }), legal, 1500, 1500)).toMatchObject({ spot: { x: 1800, y: 1800 }, yaw: 900 })
    expect(offeredNear(held({ yaw: 450 }), legal, 1500, 1500)).toMatchObject({ spot: { x: 1500, y: 1500 }, yaw: 0 })
  })
})
