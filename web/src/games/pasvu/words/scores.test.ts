import { expect, test } from 'vitest'
import { scoreText, whyText } from './scores'
import { english, french } from './speaker.fixture'
import type { View } from '../types.gen'

const over = (scores: number[], out: number[][], reserve: number[][]): View =>
  ({ scores, out, reserve }) as unknown as View

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
  const why = (...places: Parameters<typeof over>): string => whyText(over(...places), english)
  expect(why([5, 4], [[], []], [[], []])).toBe('The five rounds are over: points are counted.')
  expect(why([3, 5, 5], [[], [0], [1, 3, 4]], [[], [], []])).toMatch(/most ghosts out wins\.$/)
  expect(why([5, 5], [[0], [0]], [[3], [3, 4]])).toMatch(/fewest ghosts in reserve wins\.$/)
  expect(why([5, 5], [[0], [0]], [[3], [4]])).toMatch(/shared\.$/)
})
