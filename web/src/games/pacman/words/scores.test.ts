import { expect, test } from 'vitest'
import { speaker } from '../../../i18n/speaker.fixture'
import { scoreText, whyText } from './scores'
import type { View } from '../types.gen'

const t = speaker('en', 'pacman')

const over = (options: Partial<View['options']>, marbles = '....'): View =>
  ({
    options: { end: 'all', count: 'white', ...options },
    marbles,
    white: [31, 1, 0],
    yellow: [0, 1, 3],
  }) as unknown as View

test('P15: white marbles count, yellow ones are told', () => {
  const view = over({})
  expect(scoreText(view, 0, t)).toBe('31 white marbles')
  expect(scoreText(view, 1, t)).toBe('one white marble, one yellow')
  expect(scoreText(view, 2, t)).toBe('no white marble, 3 yellow')
})

test('P15: where all count, the total comes first', () => {
  const view = over({ count: 'all' })
  expect(scoreText(view, 0, t)).toBe('31 marbles (white: 31, yellow: 0)')
  expect(scoreText(view, 2, t)).toBe('3 marbles (white: 0, yellow: 3)')
  expect(whyText(view, t)).toContain('Yellow marbles count too')
})

test('P14: it ends with the last marble, the last white one, or after a thousand turns', () => {
  expect(whyText(over({}), t)).toBe('The circuit is empty: not a marble left to eat.')
  expect(whyText(over({ end: 'white' }, '.y..'), t)).toBe('The last white marble is eaten.')
  expect(whyText(over({ end: 'white' }, '.w..'), t)).toContain('thousand turns')
  expect(whyText(over({}, '.y..'), t)).toContain('thousand turns')
})
