import { describe, expect, test } from 'vitest'
import type { Analysis, Frame } from '../lib/wire.gen'
import { areas, choiceAt, dear, percents, rows, scores, shotAt } from './chances'

const choice = (frame: number, seat: number, loss: number): Analysis['choices'][number] => ({
  frame,
  seat,
  loss,
  better: loss ? {} : null,
})
const analysis: Analysis = {
  to_win: true,
  chances: [
    [0.5, 0.5],
    [0.5, 0.5],
    [0.7, 0.3],
    [0.6, 0.4],
    [0.6, 0.4],
    [1, 0],
  ],
  choices: [choice(3, 0, 0.1), choice(5, 1, 0.004)],
  luck: [0.6, -0.6],
}
const shots: Frame[] = [0, 2, 3, 4, 5].map((ply) => ({ ply, view: null, told: [] }))

test('a shot has the chances of its own frame', () => {
  expect(rows(analysis, shots)).toEqual([
    [0.5, 0.5],
    [0.7, 0.3],
    [0.6, 0.4],
    [0.6, 0.4],
    [1, 0],
  ])
})

describe('per cent', () => {
  test('add up', () => {
    expect(percents([0.505, 0.495])).toEqual([51, 49])
    expect(percents([1 / 3, 1 / 3, 1 / 3])).toEqual([34, 33, 33])
    expect(percents([0.29, 0.71])).toEqual([29, 71])
    expect(percents([0.9999, 0.0001])).toEqual([100, 0])
    expect(percents([0, 1])).toEqual([0, 100])
  })
  test('of places are shares, and add up to more', () => {
    expect(percents([0.5, 1, 0])).toEqual([50, 100, 0])
  })
})

describe('the ribbon', () => {
  test('is filled from edge to edge', () => {
    expect(
      areas(
        [
          [0.5, 0.5],
          [1, 0],
        ],
        100,
        40,
      ),
    ).toEqual(['M0 0L100 0L100 40L0 20Z', 'M0 20L100 40L100 40L0 40Z'])
  })
  test('is filled by shares of places too', () => {
    expect(areas([[0.5, 0.5, 0.5]], 10, 30)).toEqual(['M0 0L0 10Z', 'M0 10L0 20Z', 'M0 20L0 30Z'])
  })
  test('leads a finger to the nearest shot', () => {
    expect([-5, 0, 49, 51, 100, 130].map((x) => shotAt(x, 100, 3))).toEqual([0, 0, 1, 2, 3, 3])
    expect(shotAt(5, 0, 3)).toBe(0)
  })
})

test('a choice belongs to the shot that shows it', () => {
  expect(shots.map((_, at) => choiceAt(analysis, shots, at)?.frame)).toEqual([undefined, undefined, 3, undefined, 5])
  expect(dear(analysis, shots)).toEqual([2])
})

test('the sums of a game, by seat', () => {
  expect(scores(analysis)).toEqual([
    { fine: 0, all: 1, lost: 0.1, luck: 0.6 },
    { fine: 1, all: 1, lost: 0.004, luck: -0.6 },
  ])
})
