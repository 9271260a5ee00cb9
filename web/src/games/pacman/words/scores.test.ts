import { expect, test } from 'vitest'
import { speaker } from '../../../i18n/speaker.fixture'
import { scoreText, whyText } from './scores'
import type { Event, View } from '../types.gen'

const t = speaker('en', 'pacman')

const over = (options: Partial<View['options']>, marbles = '....'): View =>
  ({
    options: { end: 'all', count: 'white', ...options },
    marbles,
    white: [31, 1, 0],
    yellow: [0, 1, 3],
  }) as unknown as View
const ran = { type: 'ran', seat: 1, start: 0, path: [3], white: [3], yellow: [] } as const
const why = (view: View, told: readonly Event[] = [], mine: readonly number[] = []): string =>
  whyText({ view, told, names: ['Zoé', 'Big ghost', 'Ann'], mine }, t)

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
  expect(why(view)).toContain('Yellow marbles count too')
})

test('P14: it ends with the last marble, the last white one, or after a thousand turns', () => {
  expect(why(over({}))).toBe('The circuit is empty: not a marble left to eat.')
  expect(why(over({ end: 'white' }, '.y..'))).toBe('The last white marble is eaten.')
  expect(why(over({ end: 'white' }, '.w..'))).toContain('thousand turns')
  expect(why(over({}, '.y..'))).toContain('thousand turns')
})

test('P14: whoever ate the last marble is named', () => {
  expect(why(over({}), [ran])).toBe('Big ghost swallowed the last marble!')
  expect(why(over({}), [ran], [1])).toBe('You swallowed the last marble!')
  expect(why(over({}, '.y..'), [ran])).toContain('thousand turns')
  const returned = { type: 'returned', seat: 2, hole: 3 } as const
  expect(why(over({ end: 'white' }, '.y..'), [returned])).toBe('Ann swallowed the last white marble!')
})

test('P16: or because everybody agreed to count', () => {
  expect(why({ ...over({}, '.w..'), agreed: true }, [{ type: 'answered', seat: 1, agrees: true }])).toBe(
    'Everybody agreed to end it here and count.',
  )
})
