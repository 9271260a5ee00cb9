import { expect, test } from 'vitest'
import { tableOf } from '../animation/table'
import type { View } from '../types.gen'
import { goals } from './reach.svelte'

// All tiles are crossings; the owl lies at the left end of the second row, where W1 pushes.
const places = Array.from({ length: 49 }, (_, cell) => ({ open: 15, treasure: cell === 7 ? 'owl' : null }))
const view = {
  ...{ places, spare: { shape: 'I', treasure: null }, pawns: [0, 6], homes: [0, 6], forbidden: null, dark: false },
  ...{ target: 'owl', cards: [null, null], left: [1, 1] },
} as unknown as View
const aim = { arrow: 'W1', turn: 0 } as const
const cells = [0, 7, 8, 9]

test('what one seeks is where the push has carried it, if it is in reach', () => {
  expect(goals(view, 0, tableOf(view), aim, cells)).toEqual([8])
  expect(goals(view, 0, tableOf(view), aim, [0, 7, 9])).toEqual([])
})

test('open cards are sought, and at last the way home', () => {
  expect(goals({ ...view, target: null, cards: [['owl'], null] } as View, 0, tableOf(view), aim, cells)).toEqual([8])
  expect(goals({ ...view, target: null, left: [0, 1] } as View, 0, tableOf(view), aim, cells)).toEqual([0])
})
