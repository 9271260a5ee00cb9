import { describe, expect, it } from 'vitest'
import {
  fallingOn,
  fallingTo,
  inside,
  kept,
  movedTo,
  moveOf,
  type PieceInHand,
  taken,
  tippedTo,
  turned,
} from './choose'
import { held } from './hands.fixture'
import { LYING, MOVING, small, viewOf, walk, WALKS } from '../table.fixture'

const VIEW = viewOf()
const table = (more: Partial<PieceInHand> = {}): PieceInHand => ({
  kind: 'piece',
  piece: 'table',
  face: 'bottom',
  x: 900,
  y: 2700,
  yaw: 700,
  ...more,
})

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
    expect([turned(3500, 150), turned(0, -900)]).toEqual([50, 2700])
    expect(tippedTo(table()).face).toBe('back')
    expect(tippedTo(table({ face: 'top' })).face).toBe('bottom')
    expect(tippedTo(table(), 'left').face).toBe('left')
  })
})

describe('V5: a piece that is to fall', () => {
  it('says so in its move, and no longer once it is to stand', () => {
    const falls = fallingTo(table(), 'N')
    expect(moveOf(falls)).toEqual({ ...moveOf(table()), fall: 'N' })
    expect(moveOf(fallingTo(falls, 'W'))).toMatchObject({ fall: 'W' })
    expect(moveOf(fallingTo(falls, 'N'))).toEqual(moveOf(table()))
  })

  it('goes from side to side, and then stands', () => {
    const sides: unknown[] = []
    let hand = table()
    for (let i = 0; i < 5; i++) sides.push((hand = fallingOn(hand)).fall)
    expect(sides).toEqual(['S', 'E', 'N', 'W', undefined])
  })
})

describe('when others move', () => {
  const ghost = held({ spot: { x: 1500, y: 1500, z: 0 } })

  it('what is in the hand stays there', () => {
    const after = { ...MOVING, ghosts: [...MOVING.ghosts, small(5500, 5500, { seat: 1 })] }
    expect(kept(ghost, after, WALKS, 0)).toEqual({ hand: ghost, lost: null })
    expect(kept(table(), { ...VIEW, shifted: ['piano'] }, [], 0)).toEqual({ hand: table(), lost: null })
  })

  it('what can no longer be there is let go, and said', () => {
    expect(kept(ghost, MOVING, [{ type: 'done' }, walk(4, 500, 500)], 0)).toEqual({ hand: null, lost: 'ghost' })
    expect(kept(ghost, { ...MOVING, done: [true, false] }, [], 0)).toEqual({ hand: null, lost: 'ghost' })
    expect(kept(table(), { ...VIEW, movable: ['desk'] }, [], 0)).toEqual({ hand: null, lost: 'piece' })
    expect(kept(null, VIEW, [], 0)).toEqual({ hand: null, lost: null })
  })

  it('a ghost that stood is let go when all lie, and one that was to be put once that is over', () => {
    expect(kept(ghost, LYING, WALKS, 0).lost).toBe('ghost')
    expect(kept(held({ ...ghost, yaw: 900 }), LYING, WALKS, 0).lost).toBeNull()
    const put = held({ ghost: 4, how: 'put' })
    const asked = viewOf({ phase: 'midnight' })
    expect(kept(put, asked, [{ type: 'put', ghost: 4, x: 500, y: 2500, z: 0, yaw: null }], 0)).toEqual({
      hand: put,
      lost: null,
    })
    expect(kept(put, MOVING, WALKS, 0).lost).toBe('ghost')
  })
})
