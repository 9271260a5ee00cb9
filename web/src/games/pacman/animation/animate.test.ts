import { describe, expect, it } from 'vitest'
import { scenes } from './animate'
import { centre, CELL } from '../circuit/geometry'
import { eaterPose, ghostPose, ghostStand, rolling, trayOf } from './motion'
import { after } from './table'
import { at, CLASSIC, TABLE } from '../tables.fixture'
import type { Event } from '../types.gen'

const path = [at(0, 1), at(0, 2), at(1, 2), at(2, 2)]
const ran: Event = { type: 'ran', seat: 0, start: at(0, 0), path, white: path.slice(0, 3), yellow: [at(2, 2)] }
const chased: Event = { type: 'chased', seat: 0, ghost: 0, start: at(4, 4), path: [at(4, 5), at(4, 6)] }
const only = (event: Event, table = TABLE) => scenes(table, [event])[0] ?? null

describe('a film', () => {
  it('goes from table to table, one thing after the other', () => {
    const film = scenes(TABLE, [ran, chased])
    expect(film.map(({ event }) => event.type)).toEqual(['ran', 'chased'])
    expect(film[1]?.before).toEqual(film[0]?.after)
    expect(film[1]?.after).toEqual(after(after(TABLE, ran), chased))
  })

  it('has no scene longer than a second and a half', () => {
    const events: Event[] = [
      {
        type: 'drawn',
        throws: [
          [1, 2],
          [3, 4],
        ],
        first: 1,
      },
      { type: 'dice', seat: 0, one: 1, two: 2 },
      { ...ran, path: [...path, ...path].slice(0, 6) },
      { type: 'gobbled', seat: 0, ghost: 0, place: at(2, 2) },
      { type: 'robbed', seat: 0, victim: 1, marbles: 2 },
      { type: 'returned', seat: 0, hole: at(2, 2) },
      { ...chased, path: [...path, ...path].slice(0, 6) },
      { type: 'caught', seat: 0, ghost: 0, victim: 1, marbles: 2 },
      { type: 'stuck', seat: 0, eater: true, ghosts: true },
    ]
    for (const { ms } of scenes(TABLE, events)) expect(ms).toBeLessThanOrEqual(1500)
  })
})

describe('a Pac-Man', () => {
  const pose = (clock: number, event: Event = ran, table = TABLE) => eaterPose(table, 0, only(event, table), clock)

  it('runs from where it stood to the end of its way, looking where it goes', () => {
    expect(pose(0)).toMatchObject({ ...centre(CLASSIC, at(0, 0)), facing: 'right' })
    expect(pose(1)).toMatchObject({ ...centre(CLASSIC, at(2, 2)), facing: 'down' })
    expect(pose(1.5 / 4.5)).toMatchObject({ x: 2 * CELL, y: CELL / 2 })
  })

  it('opens its jaw between two holes and snaps it shut over the next', () => {
    expect(pose(0.5 / 4.5).open).toBeGreaterThan(0.9)
    expect(pose(0.97 / 4.5).open).toBeLessThan(0.3)
  })

  it('leaves by one door and comes in by another', () => {
    const table = { ...TABLE, eaters: [at(0, 4), at(0, 8)] }
    const through: Event = { type: 'ran', seat: 0, start: at(0, 4), path: [at(4, 8)], white: [], yellow: [] }
    const [out, back] = [pose(0.3 / 1.5, through, table), pose(0.8 / 1.5, through, table)]
    expect([out.facing, out.x]).toEqual(['up', 4.5 * CELL])
    expect(out.y).toBeLessThan(CELL / 2)
    expect([back.facing, back.y]).toEqual(['left', 4.5 * CELL])
    expect(back.x).toBeGreaterThan(8.5 * CELL)
  })

  it('is startled, and then spins home', () => {
    const table = { ...TABLE, eaters: [at(4, 6), at(0, 8)] }
    const caught: Event = { type: 'caught', seat: 1, ghost: 0, victim: 0, marbles: 2 }
    expect(pose(0.15, caught, table)).toMatchObject({ open: 1, spin: 0 })
    expect(pose(0.6, caught, table).spin).toBeGreaterThan(90)
    const home = pose(1, caught, table)
    expect([Math.round(home.x), Math.round(home.y)]).toEqual([50, 50])
  })
})

describe('marbles', () => {
  it('lie until a mouth comes near, roll into it one by one, and are gone', () => {
    const holes = (clock: number) => rolling(TABLE, only(ran), clock).map(({ place }) => place)
    expect(holes(0)).toEqual(path)
    expect(holes(1.05 / 4.5)).toEqual(path.slice(1))
    expect(holes(1)).toEqual([])
    const [first] = rolling(TABLE, only(ran), 0.8 / 4.5)
    expect(first?.x).toBeLessThan(centre(CLASSIC, at(0, 1)).x)
  })

  it('are in the tray as soon as they are eaten', () => {
    const white = (clock: number) => trayOf(TABLE, 0, only(ran), clock)
    expect([white(0), white(1.2 / 4.5), white(1)]).toEqual([
      { white: 0, yellow: 0 },
      { white: 1, yellow: 0 },
      { white: 3, yellow: 1 },
    ])
  })

  it('leave the tray of whoever pays before they come into the other', () => {
    const rich = { ...TABLE, white: [1, 5] }
    const robbed = only({ type: 'robbed', seat: 0, victim: 1, marbles: 2 }, rich)
    expect([trayOf(rich, 1, robbed, 0.5).white, trayOf(rich, 0, robbed, 0.5).white]).toEqual([3, 1])
  })
})

describe('a ghost', () => {
  it('stands beside the other in the den, and in the middle of any other place', () => {
    expect(ghostStand(TABLE, 0).x).toBeLessThan(ghostStand(TABLE, 1).x)
    const out = after(TABLE, chased)
    expect([ghostStand(out, 0).x, ghostStand(out, 1).x]).toEqual([6.5 * CELL, 4.5 * CELL])
  })

  it('floats along its way, while the other takes the whole den', () => {
    const scene = only(chased)
    const { x, y, scale } = ghostStand(after(TABLE, chased), 0)
    expect(ghostPose(TABLE, 0, scene, 1)).toMatchObject({ x, y, scale })
    expect(ghostPose(TABLE, 1, scene, 1).x).toBe(4.5 * CELL)
  })

  it('goes home as a wisp when it was eaten', () => {
    const out = after(TABLE, chased)
    const scene = only({ type: 'gobbled', seat: 0, ghost: 0, place: at(4, 6) }, out)
    expect(ghostPose(out, 0, scene, 0.1).wisp).toBe(false)
    expect(ghostPose(out, 0, scene, 0.6).wisp).toBe(true)
    expect(ghostPose(out, 0, scene, 1).x).toBeCloseTo(ghostStand(TABLE, 0).x)
  })
})
