import { expect, test } from 'vitest'
import { scoreText, whyText } from './scores'
import { english, french } from './speaker.fixture'
import type { View } from '../types.gen'

const over = (scores: number[], out: number[][], reserve: number[][]): View =>
  ({ scores, out, reserve, look: null }) as unknown as View

test('a seat shows its points and the ghosts that got out', () => {
  const view = over([12, 1, 0], [[0, 3], [3], []], [[], [], []])
  expect([0, 1, 2].map((seat) => scoreText(view, seat, english))).toEqual([
    '12 points, 2 ghosts out',
    'one point, one ghost out',
    'no points, no ghost out',
  ])
  expect(scoreText(view, 2, french)).toBe('aucun point, aucun fantôme sorti')
})

test('V3: points decide, then ghosts out, then fewest in reserve, and else it is shared', () => {
  const why = (...places: Parameters<typeof over>): string => whyText({ view: over(...places), names: [] }, english)
  expect(why([5, 4], [[], []], [[], []])).toBe('The five rounds are over: points are counted.')
  expect(why([3, 5, 5], [[], [0], [1, 3, 4]], [[], [], []])).toMatch(/more ghosts out wins\.$/)
  expect(why([5, 5], [[0], [0]], [[3], [3, 4]])).toMatch(/fewer ghosts in reserve wins\.$/)
  expect(why([5, 5], [[0], [0]], [[3], [4]])).toMatch(/shared\.$/)
})

test('the last look is told, and who hid best', () => {
  const ghosts = [
    { seat: 0, ghost: 3, size: 'small', pixels: 90, whole: 100, seen: true },
    { seat: 1, ghost: 0, size: 'large', pixels: 0, whole: 800, seen: false },
  ]
  const look = { round: 5, keyhole: { side: 'S', number: 2 }, picture: '', ghosts } as const
  const told = (view: Partial<View>): string =>
    whyText({ view: { ...over([5, 4], [[], []], [[], []]), ...view } as View, names: ['Zoé', 'Ann'] }, english)
  expect(told({ look } as unknown as View)).toBe(
    'The last look caught Zoé’s small ghost, and the five rounds are over. Best hiding place: Ann’s large ghost, not a bit of it could be seen!',
  )
  const many = { ...look, ghosts: ghosts.map((ghost) => ({ ...ghost, seen: true })) }
  expect(told({ look: many } as unknown as View)).toBe('The last look caught 2 ghosts, and the five rounds are over.')
  expect(told({ look: { ...look, ghosts: [] } } as unknown as View)).toBe(
    'The last look found nobody, and the five rounds are over.',
  )
})
