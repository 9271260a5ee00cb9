/** What is played out in three dimensions: who is where meanwhile, and in the end. */
import { Vector3 } from 'three'
import { describe, expect, it } from 'vitest'
import { after } from '../../animation/after'
import type { Act, Stage } from '../../stage/stage'
import { small, viewOf } from '../../table.fixture'
import type { Effect, Event, View } from '../../types.gen'
import { Cast } from '../cast'
import { motionsOf, nameOf } from './choreography'
import { quartersOf } from '../camera/fly'
import { glow } from '../models/paint'
import { NIGHT } from '../models/palette'
import { starting, wheeled } from '../camera/rig'
import { Swing } from './swing'
import { Wonders } from './wonder'

const effect = (more: Partial<Effect>): Effect => ({
  type: 'effect',
  card: 'sun',
  seat: null,
  pieces: [],
  ghosts: [],
  home: [],
  out: [],
  sides: [],
  ...more,
})
const NOTHING = {
  names: [],
  eye: 0,
  movable: [],
  draft: null,
  held: null,
  cells: [],
  doors: [],
  open: [],
  trouble: null,
} as const
const stageOf = (view: View, act: Act | null = null): Stage => ({ ...view, ...NOTHING, act })

/** The cast before an event, and as it is being played out: first without a word of how, as the page does it. */
function playing(before: View, event: Event, ms = 1000): { cast: Cast; end: View; act: Act } {
  const cast = new Cast(NIGHT)
  const [act, end] = [{ event, before, ms }, after(before, event)]
  cast.sync(stageOf(before), 0, false)
  cast.sync(stageOf(end), 5000, true)
  cast.sync(stageOf(end, act), 5000, true)
  return { cast, end, act }
}
const where = (cast: Cast, seat: number, ghost: number): { at: Vector3; scale: number } => {
  const found = cast.group.children.find(
    ({ userData }) => userData['target']?.seat === seat && userData['target']?.ghost === ghost,
  )
  return { at: found?.position.clone() ?? new Vector3(99, 99, 99), scale: found?.scale.x ?? 0 }
}

describe('a fusion', () => {
  const [one, other, end] = [
    small(1300, 500),
    small(1700, 500, { number: 4 }),
    small(1400, 500, { size: 'medium', number: 1 }),
  ]
  const before = viewOf({ ghosts: [one, other], reserve: [[0, 1, 2, 5, 6], []] })
  const event: Event = { type: 'fused', seat: 0, ghosts: [one, other], end }

  it('has the two in the hall at first, nobody when it flashes, and the larger one in the end', () => {
    const { cast } = playing(before, event)
    cast.update(5000)
    expect([3, 4].map((ghost) => where(cast, 0, ghost).at.y > 0)).toEqual([true, true])
    cast.update(5460)
    expect([3, 4, 1].map((ghost) => where(cast, 0, ghost).scale < 0.3)).toEqual([true, true, true])
    expect(cast.update(6000)).toBe(false)
    expect(where(cast, 0, 1)).toMatchObject({ scale: 1, at: { x: 1.4, y: 0.5 } })
    expect([3, 4].map((ghost) => where(cast, 0, ghost).at.y < 0)).toEqual([true, true])
  })

  it('is not played twice, and leaves nothing behind', () => {
    const { cast, end: view, act } = playing(before, event)
    cast.update(5300)
    const { at } = where(cast, 0, 3)
    cast.sync(stageOf(view, act), 5300, true)
    cast.update(5300)
    expect(where(cast, 0, 3).at.distanceTo(at)).toBeLessThan(1e-9)
    expect(cast.update(6000)).toBe(false)
    const wonders = new Wonders(glow())
    wonders.play(act, 0)
    expect([wonders.update(500), wonders.group.children.length > 20]).toEqual([true, true])
    expect([wonders.update(1500), wonders.group.children.length]).toEqual([false, 0])
  })
})

describe('a Midnight card', () => {
  it('lets everybody arrive in time, whoever goes one after the other', () => {
    const ghosts = [small(500, 500), small(1500, 500, { number: 4 }), small(2500, 500, { seat: 1 })]
    const before = viewOf({ ghosts, reserve: [[], []] })
    const moved = ghosts.slice(0, 1).map((each) => ({ ...each, y: 1500 }))
    const { cast } = playing(
      before,
      effect({
        ghosts: moved,
        out: ghosts.slice(1, 2),
        home: ghosts.slice(2),
        pieces: [['desk', { face: 'front', x: 4000, y: 1500, yaw: 100, z: 0 }]],
      }),
    )
    expect(cast.update(5990)).toBe(false)
    expect(where(cast, 0, 3).at.y).toBeCloseTo(1.5)
    expect(where(cast, 0, 4).at.y).toBeGreaterThan(6)
    expect(where(cast, 1, 3).at.y).toBeGreaterThan(6)
  })

  it('has smoke where one takes another’s place, and no other ghost has any', () => {
    const theirs = small(1500, 500, { seat: 1 })
    const act: Act = {
      event: effect({ ghosts: [small(1500, 500)], home: [theirs] }),
      before: viewOf({ ghosts: [theirs] }),
      ms: 1000,
    }
    const [smoke, none] = [new Wonders(glow()), new Wonders(glow())]
    smoke.play(act, 0)
    none.play({ ...act, event: effect({ ghosts: [small(1500, 500)] }) }, 0)
    // One that gets up while another runs home takes nobody's place.
    none.play(
      {
        ...act,
        event: effect({ ghosts: [small(2500, 500)], home: [theirs] }),
        before: viewOf({ ghosts: [theirs, small(2500, 500, { yaw: 0 })] }),
      },
      0,
    )
    expect([smoke.update(300), none.update(300)]).toEqual([true, false])
  })

  it('turns the board: everybody outside goes along, and the camera with them', () => {
    expect([
      quartersOf(['S', 'N'], ['E', 'W']),
      quartersOf(['S', 'N'], ['W', 'E']),
      quartersOf(['S', 'N'], []),
      quartersOf(['S', 'N'], ['S', 'E']),
    ]).toEqual([1, -1, 0, 0])
    const act: Act = { event: effect({ sides: ['E', 'W'] }), before: viewOf(), ms: 1000 }
    expect(motionsOf(act).has(nameOf({ seat: 1, number: 6 }))).toBe(true)
    const swing = new Swing()
    const [from, to] = [starting('S', 1.3), starting('E', 1.3)]
    let now = from
    swing.begin(from, 1, 100, 400)
    expect(swing.update(300, (orbit) => (now = orbit))).toBe(true)
    expect(now.azimuth).toBeCloseTo((from.azimuth + to.azimuth) / 2)
    expect(swing.update(500, (orbit) => (now = orbit))).toBe(false)
    expect([now.azimuth, now.x, now.y]).toEqual([
      expect.closeTo(to.azimuth),
      expect.closeTo(to.x),
      expect.closeTo(to.y),
    ])
    expect(wheeled(now, -Math.PI / 2).x).toBeCloseTo(from.x)
  })
})
