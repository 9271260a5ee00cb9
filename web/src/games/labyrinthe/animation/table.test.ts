import { describe, expect, it } from 'vitest'
import { ARROWS, lane, opposite } from '../maze/geometry'
import { doors } from '../maze/shape'
import { after, alike, ridden, slid, type Table } from './table'
import type { Treasure } from '../types.gen'

/** A board on which every cell can be told from every other by its treasure. */
const SIGNS = Array.from({ length: 49 }, (_, cell) => `sign ${cell}` as Treasure)
const table: Table = {
  places: SIGNS.map((treasure, cell) => ({ open: doors('corner', cell % 4), treasure })),
  spare: { shape: 'tee', treasure: 'owl' },
  turn: 0,
  pawns: [0, 3, 45, 24],
  forbidden: null,
  dark: false,
}
const signs = (of: Table, cells: readonly number[]): (string | null)[] =>
  cells.map((cell) => of.places[cell]?.treasure ?? null)

describe('a push', () => {
  it('moves its line one cell on, puts the spare in and makes what fell out the spare', () => {
    const next = slid(table, 'W1', 3)
    expect(signs(next, [7, 8, 9, 13])).toEqual(['owl', 'sign 7', 'sign 8', 'sign 12'])
    expect(next.places[7]?.open).toBe(doors('tee', 3))
    expect(next.spare).toEqual({ shape: 'corner', treasure: 'sign 13' })
    expect(next.forbidden).toBe('E1')
  })

  it('leaves every other line as it is', () => {
    for (const arrow of ARROWS) {
      const next = slid(table, arrow, 0)
      const others = [...table.places.keys()].filter((cell) => !lane(arrow).includes(cell))
      expect(signs(next, others)).toEqual(signs(table, others))
    }
  })

  it('keeps the spare as it lay when it fell out', () => {
    const next = slid(table, 'N3', 0)
    const out = table.places[45]
    expect(doors(next.spare?.shape ?? 'tee', next.turn)).toBe(out?.open)
  })

  it('carries pawns along, and who falls off comes in at the other end (L6)', () => {
    expect(slid(table, 'N3', 0).pawns).toEqual([0, 10, 3, 31])
    expect(ridden(8, 'N3')).toBe(8)
  })

  it('is undone by pushing the same tile back where it came out', () => {
    for (const arrow of ARROWS) {
      const there = slid(table, arrow, 2)
      expect(alike(slid(there, opposite(arrow), there.turn), table)).toBe(true)
    }
  })
})

describe('what is told', () => {
  it('walks a pawn to the end of its way', () => {
    expect(after(table, { type: 'walked', seat: 1, path: [3, 4, 11] }).pawns).toEqual([0, 11, 45, 24])
    expect(after(table, { type: 'walked', seat: 1, path: [3] }).pawns).toEqual(table.pawns)
  })

  it('takes the signs of the day away when the night falls', () => {
    const night = after(table, { type: 'night', seat: 0, first: 1 })
    expect(night.dark).toBe(true)
    expect(night.places.every(({ treasure }) => treasure === null)).toBe(true)
  })
})
