import { expect, test } from 'vitest'
import type { Variant } from './game'
import { agreed, usualOf, valueOf } from './variants'

const FIRST: Variant = { kind: 'seat', key: 'first', usual: 'random', rule: 'L2' }
const CARDS: Variant = { kind: 'choice', key: 'cards', values: [null, 3], rule: 'L2' }
const PODIUM: Variant = { kind: 'switch', key: 'podium', off: false, on: true, rule: 'E10' }

test('what nobody has chosen is as usual', () => {
  expect([FIRST, CARDS, PODIUM].map((variant) => valueOf(variant, {}))).toEqual(['random', null, false])
})

test('null is a choice like others', () => {
  const short: Variant = { ...CARDS, values: [3, null] }
  expect(usualOf(short)).toBe(3)
  expect(valueOf(short, { cards: null })).toBeNull()
})

test('only what differs from the plain rules is told', () => {
  expect(agreed([FIRST, CARDS, PODIUM], { first: 'random', cards: null, podium: false })).toEqual([])
  expect(agreed([FIRST, CARDS, PODIUM], { first: 1, cards: 3, podium: true })).toHaveLength(3)
})
