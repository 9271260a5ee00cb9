import { expect, it } from 'vitest'
import { columnsOf, linesOf, textOf } from './lines'

const NAMES = ['Ada', 'Feu follet']

it('puts names where the server left a private character', () => {
  const [line] = linesOf(
    [
      [
        ['to ', ''],
        ['\ue001!', 'bold'],
      ],
    ],
    NAMES,
  )
  expect(line).toEqual([
    { text: 'to ', look: '', seat: null, mute: false },
    { text: 'Feu follet', look: 'bold', seat: 1, mute: false },
    { text: '!', look: 'bold', seat: null, mute: false },
  ])
})

it('tells blocks and lines, which are not read aloud, from words', () => {
  const [line] = linesOf([[['▐3▌ ██░ oil', 'yellow']]], NAMES)
  expect(line?.map(({ text, mute }) => [text, mute])).toEqual([
    ['▐', true],
    ['3', false],
    ['▌', true],
    [' ', false],
    ['██░', true],
    [' oil', false],
  ])
})

it('knows a few looks and no others', () => {
  expect(linesOf([[['a', 'bold evil red']]], NAMES)[0]?.[0]?.look).toBe('bold red')
})

it('has an empty line for an empty line, and a name for nobody', () => {
  expect(linesOf([[], [['\ue005', '']]], NAMES).map(textOf)).toEqual(['', ''])
})

it('counts the longest line, with room for the mark of a seat', () => {
  expect(columnsOf(linesOf([[['12345', '']], [['\ue000', '']]], NAMES))).toBe(6)
  expect(columnsOf([])).toBe(1)
})
