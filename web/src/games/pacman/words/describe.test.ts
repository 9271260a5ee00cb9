import { beforeAll, describe, expect, it } from 'vitest'
import { useWords } from '../../../i18n/words.fixture'
import { t } from '../../../lib/i18n.svelte'
import { change } from '../../../lib/settings.svelte'
import { EMPTY } from '../input/choose'
import { cursorText, moveText, promptText, spotText, stepsText, trayText, wayText } from './describe'
import pacman from '../index'
import { at, chase, CLASSIC, NAMES, run, viewOf } from '../tables.fixture'
import { endsOf } from '../input/ways'

const view = viewOf({ dice: [2, 4], white: [3, 0], yellow: [1, 0] })

beforeAll(async () => {
  await useWords(pacman)
  change({ language: 'en' })
})

describe('a place in words', () => {
  it('says what lies and who stands there', () => {
    expect(spotText(view, at(0, 1), NAMES, t)).toBe('row 1, column 2, one white marble')
    expect(spotText(view, at(0, 0), NAMES, t)).toBe('red home, Zoé’s Pac-Man')
    expect(spotText(view, at(4, 4), NAMES, t)).toBe('den, ghost 1, with the candle, ghost 2, with the chain')
  })

  it('says how one could get there, and what that brings', () => {
    const ends = endsOf(view, [run(4, [0, 1], [0, 2], [1, 2], [2, 2]), run(4, [1, 0], [2, 0], [2, 1], [2, 2])])
    expect(cursorText(view, at(2, 2), ends, NAMES, t)).toBe(
      'yellow hole, row 3, column 3, one yellow marble. 2 ways there. Eats 3 white marbles and one yellow marble. Hot: a ghost is 4 steps away.',
    )
    expect(cursorText(view, at(0, 1), ends, NAMES, t)).toBe('row 1, column 2, one white marble.')
  })
})

describe('a way in words', () => {
  it('counts its steps by their direction, and names the doors', () => {
    const path = [at(0, 1), at(0, 2), at(0, 3), at(0, 4), at(8, 4), at(8, 5)]
    expect(stepsText(CLASSIC, at(0, 0), path, t)).toBe('right 4, by the doors to bottom door, row 9, column 5, right 1')
    expect(moveText(view, run(2, [0, 1], [0, 2]), NAMES, t)).toBe(
      'To row 1, column 3: right 2. Eats 2 white marbles. Warm: a ghost is 6 steps away.',
    )
  })

  it('tells an attack, and who will be sorry', () => {
    const near = { ...view, ghosts: [at(0, 2), at(8, 4)] as const, eaters: [at(0, 0), at(4, 2)] }
    expect(wayText(near, run(2, [0, 1], [0, 2]), NAMES, t)).toContain('Eats the ghost!')
    expect(wayText(near, chase(4, 0, [1, 2], [2, 2], [3, 2], [4, 2]), NAMES, t)).toBe('Sends Max home!')
    expect(
      wayText({ ...near, eaters: [at(4, 2), at(0, 8)] }, chase(4, 0, [1, 2], [2, 2], [3, 2], [4, 2]), NAMES, t),
    ).toContain('your own')
  })
})

describe('what is asked', () => {
  const asks = (legal: Parameters<typeof promptText>[1], hand = EMPTY) => promptText(view, legal, hand, NAMES, t)

  it('is another thing at every moment', () => {
    const both = [run(2, [0, 1], [0, 2]), chase(2, 0, [4, 3], [4, 2])]
    const said = [
      asks([]),
      asks([{ type: 'roll' }]),
      asks([{ type: 'rob', seat: 1 }]),
      asks([{ type: 'answer', agrees: true }]),
      promptText({ ...view, asked: [1] }, [], EMPTY, NAMES, t),
      asks([{ type: 'back', hole: 3 }]),
      asks(both),
      asks(both, { ...EMPTY, die: 0 }),
      asks(both, { ...EMPTY, piece: 'eater' }),
      asks(both.slice(1)),
    ]
    expect(new Set(said).size).toBe(said.length)
    expect(said.every((text) => !text.startsWith('pacman-'))).toBe(true)
  })
})

it('tells what is in a tray', () => {
  expect(trayText(view, 0, NAMES, t)).toBe('Zoé (red, round eye): 3 white marbles and one yellow marble')
  expect(trayText(view, 1, NAMES, t)).toContain('nothing yet')
})
