import { describe, expect, it } from 'vitest'
import { scenes, takenBack } from './animate'
import { centre } from '../maze/geometry'
import { pose, stand } from './motion'
import { doors } from '../maze/shape'
import { slid, type Table } from './table'
import type { Event, Treasure } from '../types.gen'

const table: Table = {
  places: Array.from({ length: 49 }, (_, cell) => ({
    open: doors('corner', cell % 4),
    treasure: cell === 10 ? 'owl' : null,
  })),
  spare: { shape: 'tee', treasure: null },
  turn: 0,
  pawns: [0, 3, 45, 24],
  forbidden: null,
  dark: false,
}
const push: Event = { type: 'shifted', seat: 0, arrow: 'N3', turn: 1, reentered: [2] }
const film = (told: readonly Event[], final: Table = table) => scenes(table, told, final, null)

describe('a film', () => {
  it('slides the line, then lets who fell off come in again', () => {
    const [slide, back] = film([push])
    expect([slide?.event.type, back?.event.type]).toEqual(['shifted', 'reenter'])
    expect(slide?.after).toEqual(slid(table, 'N3', 1))
  })

  it('does not slide again what this screen has shown before the push', () => {
    const [only, ...rest] = scenes(table, [push], table, { arrow: 'N3', turn: 1 })
    expect([only?.settling, rest]).toEqual([true, []])
    expect(scenes(table, [push], table, { arrow: 'N3', turn: 0 })[0]?.settling).toBe(false)
  })

  it('walks with quick steps, and no walk is long', () => {
    const walk = (cells: number): number =>
      film([{ type: 'walked', seat: 0, path: [...Array(cells).keys()] }])[0]?.ms ?? 0
    expect(walk(3)).toBe(300)
    expect(walk(30)).toBe(900)
    expect(walk(1)).toBe(0) // who stays is not filmed
  })

  it('brings the signs of the night with the dark', () => {
    const final: Table = {
      ...table,
      dark: true,
      places: table.places.map((place) => ({ ...place, treasure: 'cat' as Treasure })),
    }
    const [fall] = film([{ type: 'night', seat: 0, first: 1 }], final)
    expect(fall?.after.places).toEqual(final.places)
  })

  it('ends well before the shell loses patience', () => {
    const told: Event[] = [
      { type: 'walked', seat: 0, path: [...Array(20).keys()] },
      { type: 'found', seat: 0, treasure: 'cat' },
      { type: 'home', seat: 0 },
      { type: 'turned', seat: 0, value: 5 },
    ]
    expect(film(told).reduce((sum, { ms }) => sum + ms, 0)).toBeLessThan(5000)
  })

  it('shows a push that was taken back the other way round', () => {
    const [back] = takenBack(slid(table, 'W1', 3), table)
    expect(back?.event).toMatchObject({ type: 'unshift', arrow: 'E1' })
    expect(takenBack(slid(table, 'W1', 3), { ...table, pawns: [1, 3, 45, 24] })).toEqual([])
    expect(takenBack(table, table)).toEqual([])
  })
})

describe('a pawn', () => {
  const [slide, back] = film([push])
  const at = (seat: number, scene = slide, clock = 0) => pose(table, seat, scene ?? null, clock, null)

  it('rides its line, and only its line', () => {
    expect(at(3, slide, 1).y - at(3, slide, 0).y).toBe(100)
    expect(at(0, slide, 1)).toEqual(at(0, slide, 0))
  })

  it('falls off outside, and begins its way back from there', () => {
    const fallen = at(2, slide, 1)
    expect(fallen.y).toBeGreaterThan(700)
    const after = slide?.after ?? table
    expect(pose(after, 2, back ?? null, 0, null)).toEqual(fallen)
    expect(pose(after, 2, back ?? null, 1, null).y).toBeCloseTo(stand(after, 2).y)
  })

  it('ends its walk where it then stands', () => {
    const [walk] = film([{ type: 'walked', seat: 0, path: [0, 1, 2] }])
    expect(pose(table, 0, walk ?? null, 1, null)).toEqual(stand(walk?.after ?? table, 0))
    expect(Math.abs(pose(table, 0, walk ?? null, 0.5, null).x - centre(1).x)).toBeLessThan(1)
  })

  it('can be seen beside those who share its cell, and leaves a treasure in sight', () => {
    for (const crowd of [2, 3, 4]) {
      const shared = { ...table, pawns: Array(crowd).fill(5) as number[] }
      const spots = shared.pawns.map((_, seat) => stand(shared, seat))
      for (const [i, one] of spots.entries()) {
        for (const other of spots.slice(i + 1)) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(30)
      }
    }
    const on = { ...table, pawns: [10] }
    expect(stand(on, 0).x - centre(10).x).toBeGreaterThan(20)
  })
})
