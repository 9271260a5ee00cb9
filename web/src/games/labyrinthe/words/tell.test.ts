import { expect, test } from 'vitest'
import { speaker } from '../../../i18n/speaker.fixture'
import { scoreText, whyText } from './scores'
import { cellText, eventText, moveText } from './tell'
import type { View } from '../types.gen'

const english = speaker('en', 'labyrinthe')
const french = speaker('fr', 'labyrinthe')
const NAMES = ['Zoé', 'Ali', 'Noé']
const told = (event: Parameters<typeof eventText>[0]): string => eventText(event, english, NAMES)

test('cells are counted from one, rows first', () => {
  expect(cellText(18, english)).toBe('row 3, column 5')
  expect(cellText(18, french)).toBe('rangée 3, colonne 5')
})

test('an arrow is told by its side and its line, counted as cells are', () => {
  expect(moveText({ type: 'shift', arrow: 'N1', turn: 2 }, english)).toBe(
    'Push the tile in: top, column 2, turned by half',
  )
  expect(moveText({ type: 'shift', arrow: 'W5', turn: 0 }, french)).toBe(
    'Pousser la tuile par la gauche, rangée 6, non tournée',
  )
  expect(moveText({ type: 'go', cell: 48 }, english)).toBe('Go to row 7, column 7')
})

test('who falls off the board is told with the push', () => {
  const push = { type: 'shifted', seat: 0, arrow: 'E3', turn: 0 } as const
  expect(told({ ...push, reentered: [] })).toBe('Zoé pushes the tile in: right, row 4.')
  expect(told({ ...push, reentered: [1] })).toContain('Ali drops off the edge')
  expect(told({ ...push, reentered: [0, 1, 2] })).toContain('Zoé, Ali and Noé drop off the edge')
})

test('who walks and who stays is told apart', () => {
  expect(told({ type: 'walked', seat: 1, path: [0, 1, 8] })).toBe('Ali goes to row 2, column 2.')
  expect(told({ type: 'walked', seat: 1, path: [8] })).toBe('Ali stays at row 2, column 2.')
})

test('what is found has its article', () => {
  expect(eventText({ type: 'found', seat: 0, treasure: 'spider' }, french, NAMES)).toBe('Zoé trouve l’araignée\u202f!')
  expect(told({ type: 'found', seat: 0, treasure: 'keys' })).toBe('Zoé finds the keys!')
})

test('the deal, the night, the way home and the coin are told', () => {
  expect(told({ type: 'dealt', day: 12, night: 0 })).toBe('Everybody gets 12 cards.')
  expect(told({ type: 'dealt', day: 4, night: 4 })).toContain('as many of the night')
  expect(told({ type: 'began', seat: 2 })).toBe('Noé starts.')
  expect(told({ type: 'night', seat: 0, first: 1 })).toMatch(/^Zoé .* goes out\. Ali begins the night\.$/)
  expect(told({ type: 'home', seat: 2 })).toBe('Noé is back on the start cell!')
  expect(told({ type: 'turned', seat: 2, value: 1 })).toBe('Noé turns over a coin: 1 point.')
})

const over = (view: Partial<View>): View =>
  ({ options: { mode: 'base' }, left: [0, 0], points: [0, 0], found: [[], []], home: 0, coin: null, ...view }) as View

test('L9: the end says who is home and what everybody found', () => {
  const view = over({
    found: [
      ['rat', 'owl'],
      ['bat', 'map'],
    ],
    left: [0, 1],
  })
  expect(scoreText(view, 0, english)).toBe('2 treasures, and home')
  expect(scoreText(view, 1, english)).toBe('2 of 3 treasures')
  expect(scoreText({ ...view, left: [0, 0] }, 1, english)).toBe('all treasures (2), still on the way home')
  expect(whyText({ view, names: NAMES, mine: [] }, english)).toBe('Zoé found everything and came home first.')
  expect(whyText({ view, names: NAMES, mine: [0] }, english)).toBe('You found everything and came home first!')
})

test('L24: points are told with where they come from', () => {
  const view = over({
    options: { mode: 'night' } as View['options'],
    found: [['rat', 'cat', 'wolf'], ['owl']],
    points: [8, 1],
    coin: 3,
  })
  expect(scoreText(view, 0, english)).toBe('8 points (day 1 × 1, night 2 × 2, coin 3)')
  expect(scoreText(view, 1, english)).toBe('1 point (day 1 × 1, night 0 × 2)')
  expect(whyText({ view, names: NAMES, mine: [] }, english)).not.toContain('Equal')
})

const why = (view: View): string => whyText({ view, names: NAMES, mine: [] }, english)

test('L24: it is said when the cards decide between equal points', () => {
  const night = { options: { mode: 'night' } as View['options'], points: [4, 4], coin: 1 }
  expect(
    why(
      over({
        ...night,
        found: [
          ['cat', 'rat'],
          ['rat', 'owl', 'wolf'],
        ],
      }),
    ),
  ).toContain('Equal points')
  expect(
    why(
      over({
        ...night,
        found: [
          ['cat', 'rat'],
          ['wolf', 'toad'],
        ],
      }),
    ),
  ).not.toContain('Equal points')
})
