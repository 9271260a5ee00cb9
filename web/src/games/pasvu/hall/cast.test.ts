import { Group, PerspectiveCamera, Quaternion, Vector3 } from 'three'
import { describe, expect, it } from 'vitest'
import type { Stage } from '../stage/stage'
import { Cast } from './cast'
import { Doors } from './models/room/doors'
import { glow } from './models/paint'
import { NIGHT } from './models/palette'
import { Picker, type Target } from './camera/pick'
import { Actor, type Going, hop } from './animation/tween'

const EMPTY: Stage = {
  pieces: [],
  ghosts: [],
  reserve: [[], []],
  out: [[], []],
  sides: ['S', 'N'],
  keyhole: { side: 'W', number: 1 },
  names: ['Anna', 'Boris'],
  cards: [null, null],
  eye: 0,
  movable: [],
  draft: null,
  held: null,
  cells: [],
  doors: [],
  open: [],
  trouble: null,
}
const table = { face: 'bottom', x: 2000, y: 3000, yaw: 0, z: 0 } as const
const small = { seat: 0, size: 'small', x: 4500, y: 1500, z: 0, number: 3, yaw: null } as const

/** What is straight below a point, seen from the ceiling. */
function below(root: Group, x: number, y: number): Target[] {
  const camera = new PerspectiveCamera(40, 1, 0.1, 50)
  camera.position.set(x, y, 9)
  camera.lookAt(x, y, 0)
  camera.updateMatrixWorld()
  root.updateMatrixWorld(true)
  return new Picker().hits(0, 0, camera, root).map(({ target }) => target)
}

function played(...stages: Stage[]): Cast {
  const cast = new Cast(NIGHT)
  stages.forEach((stage, i) => cast.sync(stage, 1000 * i, i > 0))
  return cast
}

describe('the cast', () => {
  it('stands where the stage has it', () => {
    const { group } = played({ ...EMPTY, pieces: [['table', table]], ghosts: [small] })
    expect(below(group, 2, 3)[0]).toEqual({ kind: 'piece', piece: 'table' })
    expect(below(group, 4.5, 1.5)[0]).toEqual({ kind: 'ghost', seat: 0, ghost: 3, inside: true })
    expect(below(group, 5.5, 5.5)).toEqual([])
  })

  it('is under a finger all along a body that lies (V13)', () => {
    const { group } = played({ ...EMPTY, ghosts: [{ ...small, size: 'large', number: 0, yaw: 900 }] })
    const large = { kind: 'ghost', seat: 0, ghost: 0, inside: true }
    expect(below(group, 4.5, 2.1)[0]).toEqual(large)
    expect(below(group, 4.5, 0.9)[0]).toEqual(large)
    expect(below(group, 5.1, 1.5)).toEqual([])
  })

  it('goes to its new place, and is there in a third of a second', () => {
    const cast = played(
      { ...EMPTY, pieces: [['table', table]] },
      { ...EMPTY, pieces: [['table', { ...table, x: 5000 }]] },
    )
    expect(cast.update(1100)).toBe(true)
    expect(below(cast.group, 5, 3)).toEqual([])
    expect(cast.update(1360)).toBe(false)
    expect(below(cast.group, 5, 3)[0]).toEqual({ kind: 'piece', piece: 'table' })
  })

  it('runs home by the same ghost that was in the hall', () => {
    const cast = played({ ...EMPTY, ghosts: [small] }, { ...EMPTY, reserve: [[3], []] })
    expect(cast.group.children).toHaveLength(1)
    cast.update(2000)
    const [ghost] = cast.group.children
    expect(ghost?.position.y).toBeLessThan(-0.5)
    expect(ghost?.userData['target']).toMatchObject({ inside: false })
  })

  it('waits behind its own side and rejoices behind the far one', () => {
    const cast = played({ ...EMPTY, reserve: [[0], [0]], out: [[1], [1]] })
    expect(cast.group.children.map(({ position }) => position.y > 3)).toEqual([false, true, true, false])
    expect(new Set(cast.group.children.map(({ position }) => `${position.x},${position.y}`)).size).toBe(4)
  })

  it('leaves when the stage has it no more', () => {
    expect(played({ ...EMPTY, ghosts: [small] }, EMPTY).group.children).toEqual([])
  })
})

describe('a door', () => {
  const { group } = new Doors(NIGHT, glow())

  it.each([
    ['S', 1, 0.5, -0.2],
    ['S', 6, 5.5, -0.2],
    ['E', 1, 6.2, 0.5],
    ['N', 1, 5.5, 6.2],
    ['W', 2, -0.2, 4.5],
  ] as const)('%s %i is where who sits there counts it', (side, number, x, y) => {
    expect(below(group, x, y)).toContainEqual({ kind: 'door', door: { side, number } })
  })

  it('has its side around it', () => {
    expect(below(group, 3, -1)).toEqual(expect.arrayContaining([{ kind: 'side', side: 'S' }]))
  })
})

describe('an actor', () => {
  const at = (x: number, z = 0, turn = new Quaternion()): Going => ({
    stand: { middle: new Vector3(x, 0, z), turn },
    scale: 1,
  })

  it('lifts on its way and comes down exactly', () => {
    const actor = new Actor(new Group(), new Vector3(0, 0, 0.5), at(0, 0.5))
    actor.send(at(4, 0.5), 0, { course: hop(0.8), ms: 300 })
    actor.update(150)
    expect(actor.object.position.z).toBeGreaterThan(0.5)
    expect(actor.object.position.x).toBeCloseTo(2)
    expect(actor.update(300)).toBe(false)
    expect(actor.object.position.toArray()).toEqual([4, 0, 0])
  })

  it('tips over about its middle', () => {
    const actor = new Actor(new Group(), new Vector3(0, 0, 0.5), at(0, 0.5))
    actor.send(at(0, 0.5, new Quaternion().setFromAxisAngle(new Vector3(1, 0, 0), Math.PI / 2)), 0, {
      course: hop(0),
      ms: 0,
    })
    expect(actor.object.position.y).toBeCloseTo(0.5)
    expect(actor.object.position.z).toBeCloseTo(0.5)
  })

  it('turns round midway from where it is', () => {
    const actor = new Actor(new Group(), new Vector3(), at(0))
    actor.send(at(4), 0, { course: hop(0), ms: 300 })
    actor.update(150)
    actor.send(at(0), 150, { course: hop(0), ms: 300 })
    actor.update(151)
    expect(actor.object.position.x).toBeCloseTo(2, 1)
  })
})
