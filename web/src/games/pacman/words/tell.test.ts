import { expect, test } from 'vitest'
import { speaker } from '../../../i18n/speaker.fixture'
import type { Translate } from '../../../lib/game'
import { eventText, ghostText, marblesText, moveText, placeText } from './tell'

const english = speaker('en', 'pacman')
const french = speaker('fr', 'pacman')
const NAMES = ['Zoé', 'Ali', 'Noé']
const told = (event: Parameters<typeof eventText>[0]): string => eventText(event, english, NAMES)

/** A circuit so small that nobody plays on it. */
const ROWS = ['HoDoH', 'o#Y#o', 'DoGoD', 'o#o#o', 'HoDoH']
const spots = ROWS.flatMap((row, r) => [...row].flatMap((sign, c) => (sign === '#' ? [] : [[r, c] as const])))
const circuit = { spots, signs: ROWS.join('').replaceAll('#', '') }
const at = (row: number, column: number): number => spots.findIndex(([r, c]) => r === row && c === column)
const named = (row: number, column: number, t: Translate): string => placeText(circuit, at(row, column), t)

test('holes are counted from one, rows first', () => {
  expect(named(1, 0, english)).toBe('row 2, column 1')
  expect(named(1, 0, french)).toBe('rangée 2, colonne 1')
  expect(named(1, 2, english)).toBe('yellow hole, row 2, column 3')
})

test('homes go by their colours, row by row, and there is one den', () => {
  expect([named(0, 0, english), named(0, 4, english), named(4, 0, english), named(4, 4, english)]).toEqual([
    'red home',
    'green home',
    'blue home',
    'yellow home',
  ])
  expect(named(0, 4, french)).toBe('maison verte')
  expect(named(2, 2, french)).toBe('tanière')
})

test('doors go by their side', () => {
  expect(
    [named(0, 2, english), named(2, 4, english), named(4, 2, english), named(2, 0, english)].map(
      (name) => name.split(' ')[0],
    ),
  ).toEqual(['top', 'right', 'bottom', 'left'])
  expect(named(0, 2, french)).toBe('porte du haut, rangée 1, colonne 3')
})

test('no two places have the same name', () => {
  for (const t of [english, french])
    expect(new Set(spots.map((_, place) => placeText(circuit, place, t))).size).toBe(spots.length)
})

test('ghosts and marbles are counted as people count', () => {
  expect(ghostText(1, french)).toBe('fantôme 2')
  expect(marblesText(3, 1, english)).toBe('3 white marbles and one yellow marble')
  expect(marblesText(1, 0, french)).toBe('une bille blanche')
  expect(marblesText(0, 2, english)).toBe('2 yellow marbles')
  expect(marblesText(0, 0, english)).toBe('')
})

test('a move says its die, and which ghost', () => {
  expect(moveText({ type: 'run', die: 4, path: [1, 2, 3, 4] }, french)).toBe('Faire avancer son Pac-Man avec le 4')
  expect(moveText({ type: 'chase', die: 1, ghost: 0, path: [9] }, english)).toBe('Move ghost 1 with the 1')
  expect(moveText({ type: 'rob', seat: 1 }, english)).toBe('Take marbles from seat 2')
})

test('P2: everybody’s throw is told, and who starts or that all throw again', () => {
  const throws = [
    [1, 6],
    [5, 4],
  ] as const
  expect(told({ type: 'drawn', throws, first: 1 })).toBe('Zoé: 7, Ali: 9. Ali starts.')
  expect(
    told({
      type: 'drawn',
      throws: [
        [1, 6],
        [3, 4],
      ],
      first: null,
    }),
  ).toMatch(/^Zoé: 7, Ali: 7\. .*again\.$/)
})

test('P8: what was eaten is told, or that nothing was', () => {
  const ran = { type: 'ran', seat: 0, start: 0, path: [1, 2, 3] } as const
  expect(told({ ...ran, white: [1, 2], yellow: [3] })).toBe('Zoé eats 2 white marbles and one yellow marble.')
  expect(told({ ...ran, white: [], yellow: [] })).toBe('Zoé moves 3 spaces and eats nothing.')
  expect(eventText({ ...ran, path: [1], white: [], yellow: [] }, french, NAMES)).toBe(
    'Zoé avance d’une case, sans rien croquer.',
  )
})

test('P9: a ghost eaten, marbles taken, a yellow one put back', () => {
  expect(told({ type: 'gobbled', seat: 2, ghost: 1, place: 7 })).toMatch(/Noé eats a ghost/)
  expect(told({ type: 'robbed', seat: 2, victim: 0, marbles: 2 })).toBe('Noé takes 2 white marbles from Zoé.')
  expect(told({ type: 'returned', seat: 2, hole: 5 })).toMatch(/^Noé puts a yellow marble back/)
})

test('P13: who is caught pays what there is, and nothing to oneself', () => {
  const caught = { type: 'caught', seat: 0, ghost: 0, victim: 1 } as const
  expect(told({ ...caught, marbles: 2 })).toMatch(/Zoé catches Ali.* pays 2 white marbles\.$/)
  expect(told({ ...caught, marbles: 1 })).toMatch(/pays one white marble\.$/)
  expect(told({ ...caught, marbles: 0 })).toMatch(/empty pockets\.$/)
  expect(eventText({ ...caught, marbles: 0 }, french, NAMES)).toMatch(/poches vides\.$/)
  expect(told({ ...caught, victim: 0, marbles: 0 })).toMatch(/^Zoé sends their own Pac-Man home/)
})

test('dice, ghosts on the move, and what stays are told apart', () => {
  expect(told({ type: 'dice', seat: 1, one: 3, two: 5 })).toBe('Ali throws the dice: 3 and 5.')
  expect(told({ type: 'chased', seat: 1, ghost: 0, start: 12, path: [7, 2] })).toBe('Ali moves a ghost by 2 spaces.')
  const stuck = (eater: boolean, ghosts: boolean): string => told({ type: 'stuck', seat: 0, eater, ghosts })
  expect(new Set([stuck(true, true), stuck(true, false), stuck(false, true)]).size).toBe(3)
})
