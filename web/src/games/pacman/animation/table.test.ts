import { describe, expect, it } from 'vitest'
import { denOf } from '../circuit/geometry'
import { after, diceOf, tableOf } from './table'
import { at, CLASSIC, TABLE, viewOf } from '../tables.fixture'

describe('the dice', () => {
  const fallen = diceOf([3, 5], [])

  it('stay as they fell when one is used', () => {
    expect(diceOf([5], fallen)).toEqual([
      { face: 3, used: true },
      { face: 5, used: false },
    ])
    expect(diceOf([3], fallen)).toEqual([
      { face: 3, used: false },
      { face: 5, used: true },
    ])
    expect(diceOf([], fallen).every(({ used }) => used)).toBe(true)
  })

  it('of a double: only one is used', () => {
    expect(diceOf([4], diceOf([4, 4], [])).map(({ used }) => used)).toEqual([false, true])
  })

  it('are those that are left, where nobody saw them fall', () => {
    expect(diceOf([5], [])).toEqual([{ face: 5, used: false }])
    expect(diceOf([6], fallen)).toEqual([{ face: 6, used: false }])
  })
})

describe('what is told', () => {
  it('moves a Pac-Man, takes its marbles off the board and into its tray', () => {
    const path = [at(0, 1), at(0, 2), at(1, 2), at(2, 2)]
    const next = after(TABLE, {
      type: 'ran',
      seat: 0,
      start: at(0, 0),
      path,
      white: path.slice(0, 3),
      yellow: [at(2, 2)],
    })
    expect([next.eaters[0], next.white[0], next.yellow[0], next.facing[0]]).toEqual([at(2, 2), 3, 1, 'down'])
    expect(path.map((place) => next.marbles[place]).join('')).toBe('....')
    expect([...next.marbles].filter((marble) => marble !== '.')).toHaveLength(56)
  })

  it('sends an eaten ghost to the den and a caught Pac-Man home', () => {
    const out = after(TABLE, { type: 'chased', seat: 0, ghost: 1, start: at(4, 4), path: [at(4, 5), at(4, 6)] })
    expect(out.ghosts).toEqual([at(4, 4), at(4, 6)])
    expect(after(out, { type: 'gobbled', seat: 0, ghost: 1, place: at(4, 6) }).ghosts).toEqual([
      denOf(CLASSIC),
      denOf(CLASSIC),
    ])
    const away = { ...TABLE, eaters: [at(0, 0), at(4, 6)], white: [1, 5] }
    const caught = after(away, { type: 'caught', seat: 0, ghost: 1, victim: 1, marbles: 2 })
    expect([caught.eaters[1], caught.white]).toEqual([at(0, 8), [3, 3]])
  })

  it('carries marbles from tray to tray, and a yellow one back to its hole', () => {
    const rich = { ...TABLE, white: [4, 1], yellow: [0, 1], marbles: TABLE.marbles.replaceAll('y', '.') }
    expect(after(rich, { type: 'robbed', seat: 1, victim: 0, marbles: 2 }).white).toEqual([2, 3])
    const back = after(rich, { type: 'returned', seat: 1, hole: at(2, 6) })
    expect([back.marbles[at(2, 6)], back.yellow]).toEqual(['y', [0, 0]])
  })
})

describe('a table', () => {
  it('looks where it looked before, if nobody moved', () => {
    const before = { ...TABLE, facing: ['down', 'up'] as const }
    expect(tableOf(viewOf(), before).facing).toEqual(['down', 'up'])
    expect(tableOf(viewOf({ eaters: [at(8, 7), at(0, 8)] }), before).facing).toEqual(['left', 'up'])
  })
})
