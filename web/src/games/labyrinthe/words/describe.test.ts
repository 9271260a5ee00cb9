import { beforeAll, describe, expect, it } from 'vitest'
import { useWords } from '../../../i18n/words.fixture'
import { t } from '../../../lib/i18n.svelte'
import { change } from '../../../lib/settings.svelte'
import { cursorText, goText, placeText, sidesText, spareText } from './describe'
import labyrinthe from '../index'
import type { View } from '../types.gen'

const names = ['Zoé', 'Max']
const view = {
  places: Array.from({ length: 49 }, (_, cell) => ({ open: 6, treasure: cell === 18 ? 'owl' : null })),
  pawns: [18, 18],
  dark: false,
} as unknown as View

beforeAll(async () => {
  await useWords(labyrinthe)
  change({ language: 'en' })
})

describe('the board in words', () => {
  it('names the open sides of a cell, what lies there and who stands there', () => {
    expect(sidesText(11, t)).toBe('up, right and left')
    expect(placeText(view, 18, names, t)).toBe('open right and down, owl, Zoé’s pawn, Max’s pawn')
    expect(placeText(view, 20, names, t)).toBe('open right and down')
  })

  it('knows the start corners by day and forgets them by night', () => {
    expect(placeText(view, 48, names, t)).toContain('yellow')
    expect(placeText({ ...view, dark: true }, 48, names, t)).toBe('open right and down')
  })

  it('counts rows and columns from one', () => {
    expect(goText(view, 18, 0, names, t)).toBe('Go to row 3, column 5: owl, Zoé’s pawn, Max’s pawn')
    expect(goText(view, 18, 18, names, t)).toBe('Stay at row 3, column 5')
    expect(cursorText(view, { kind: 'cell', cell: 20 }, names, t)).toBe('row 3, column 7')
    expect(cursorText(view, { kind: 'arrow', arrow: 'E3' }, names, t)).toBe('right, row 4')
  })

  it('says how the spare lies', () => {
    expect(spareText({ shape: 'corner', treasure: 'rat' }, 1, t)).toContain('open right and down')
  })
})
