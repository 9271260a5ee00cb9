import { expect, test } from 'vitest'
import type { Variant } from '../game'
import { agreed, valueOf } from './variants'

const FIRST: Variant = { kind: 'seat', key: 'first', rule: 'L2' }
const CARDS: Variant = { kind: 'choice', key: 'cards', values: [null, 3], rule: 'L2' }
const PODIUM: Variant = { kind: 'switch', key: 'podium', on: true, rule: 'E10' }
const GAME = { variants: [FIRST, CARDS, PODIUM], usual: { first: 'random', cards: null, podium: false } }

test('what nobody has chosen is as usual', () => {
  expect(GAME.variants.map((variant) => valueOf(GAME, variant, {}))).toEqual(['random', null, false])
})

test('null is a choice like others', () => {
  const short = { ...GAME, usual: { ...GAME.usual, cards: 3 } }
  expect(valueOf(short, CARDS, {})).toBe(3)
  expect(valueOf(short, CARDS, { cards: null })).toBeNull()
})

test('only what differs from the plain rules is told', () => {
  expect(agreed(GAME, { first: 'random', cards: null, podium: false })).toEqual([])
  expect(agreed(GAME, { first: 1, cards: 3, podium: true })).toHaveLength(3)
})
