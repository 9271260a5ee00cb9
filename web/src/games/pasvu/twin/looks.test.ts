import { expect, it } from 'vitest'
import type { Event, Look, Side } from '../types.gen'
import { looksAfter } from './looks'

const look = (round: number, side: Side): Look => ({ round, keyhole: { side, number: 2 }, picture: '', ghosts: [] })
const looked = (one: Look): Event => ({ type: 'looked', look: one, seen: [0, 0] })
const sides = (looks: readonly Look[]): string => looks.map(({ round, keyhole }) => `${round}${keyhole.side}`).join(' ')

it('keeps both looks of a round with two, however they are told (V13)', () => {
  const first = looksAfter([look(1, 'W')], [looked(look(2, 'E'))], look(2, 'E'))
  expect(sides(first)).toBe('2E')
  expect(sides(looksAfter(first, [looked(look(2, 'W'))], look(2, 'W')))).toBe('2E 2W')
  expect(sides(looksAfter([], [looked(look(2, 'E')), looked(look(2, 'W'))], look(2, 'W')))).toBe('2E 2W')
  expect(sides(looksAfter(first, [], look(1, 'W')))).toBe('1W')
  expect(looksAfter(first, [], null)).toEqual([])
})
