import { describe, expect, it } from 'vitest'
import { heldAt, inside, kept, movable, movedTo, moveOf, offered, type PieceInHand, reach, spotNear, taken, tippedTo, turned } from './choose'
import { MOVING, small, viewOf, walk, WALKS } from './table.fixture'

const VIEW = viewOf()
const table = (more: Partial<PieceInHand> = {}): PieceInHand => ({ kind: 'piece', piece: 'table', face: 'bottom', x: 900, y: 2700, yaw: 700, ...more })

describe('a piece in the hand', () => {
  it('is taken as it stands', () => {
    expect(taken(VIEW, 'table')).toEqual(table())
    expect(moveOf(table())).toEqual({ type: 'place', piece: 'table', face: 'bottom', x: 900, y: 2700, yaw: 700 })
  })

  it('is not pushed out of the hall, whichever way it is turned', () => {
    expect(movedTo(table({ yaw: 0 }), -5000, 99_999)).toMatchObject({ x: 500, y: 5500 })
    const { x } = movedTo(table({ yaw: 450 }), -5000, 3000)
    expect(x).toBe(708) // half a diagonal, rounded up
    expect(inside(table({ piece: 'desk', yaw: 900, x: 100, y: 100 }))).toMatchObject({ x: 500, y: 1000 })
  })

  it('turns round and round, and tips from face to face', () => {
    expect(turned(table({ yaw: 3500 }), 150).yaw).toBe(50)
    expect(turned(table({ yaw: 0 }), -900).yaw).toBe(2700)
    expect(tippedTo(table()).face).toBe('back')
    expect(tippedTo(table({ face: 'top' })).face).toBe('bottom')
    expect(tippedTo(table(), 'left').face).toBe('left')
  })
})

describe('a ghost in the hand', () => {
  it('is one of those offered, the first of those alike in the reserve', () => {
    expect(movable(MOVING, WALKS, 0)).toEqual([0, 3, 4])
    expect(offered(MOVING, WALKS, 0, 6)).toBe(4)
    expect(offered(MOVING, WALKS, 0, 2)).toBeNull()
  })

  it('reaches the cells it is offered, and its own once it has moved', () => {
    expect(reach(MOVING, WALKS, 0, 3)).toEqual([[1, 1], [2, 0]])
    expect(reach({ ...MOVING, walked: [[3], []] }, WALKS, 0, 3)).toEqual([[1, 1], [2, 0], [1, 0]])
  })

  it('goes to the nearest of the spots that a cell offers', () => {
    expect(spotNear(WALKS, 3, 2410, 600)).toEqual({ x: 2400, y: 620, z: 900 })
    expect(spotNear(WALKS, 3, 2900, 100)).toEqual({ x: 2500, y: 500, z: 0 })
    expect(spotNear(WALKS, 3, 5500, 5500)).toBeNull()
  })

  it('is held wholly inside its cell', () => {
    expect(heldAt({ kind: 'ghost', ghost: 0, spot: null }, 1010, 2990, -3).spot).toEqual({ x: 1420, y: 2580, z: 0 })
    expect(heldAt({ kind: 'ghost', ghost: 3, spot: null }, 6500, -200, 40).spot).toEqual({ x: 5800, y: 200, z: 40 })
  })
})

describe('when others move', () => {
  const held = { kind: 'ghost', ghost: 3, spot: { x: 1500, y: 1500, z: 0 } } as const

  it('what is in the hand stays there', () => {
    const after = { ...MOVING, ghosts: [...MOVING.ghosts, small(5500, 5500, { seat: 1 })] }
    expect(kept(held, after, WALKS, 0)).toEqual({ hand: held, lost: null })
    expect(kept(table(), { ...VIEW, shifted: ['piano'] }, [], 0)).toEqual({ hand: table(), lost: null })
  })

  it('what can no longer be there is let go, and said', () => {
    expect(kept(held, MOVING, [{ type: 'done' }, walk(4, 500, 500)], 0)).toEqual({ hand: null, lost: 'ghost' })
    expect(kept(held, { ...MOVING, done: [true, false] }, [], 0)).toEqual({ hand: null, lost: 'ghost' })
    expect(kept(table(), { ...VIEW, movable: ['desk'] }, [], 0)).toEqual({ hand: null, lost: 'piece' })
    expect(kept(null, VIEW, [], 0)).toEqual({ hand: null, lost: null })
  })
})
