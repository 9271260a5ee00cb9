import { beforeAll, describe, expect, it } from 'vitest'
import { addWords } from '../../lib/i18n.svelte'
import { wordsOf } from '../../lib/sheets'
import type { GameSheet } from '../../lib/wire.gen'
import { creditsOf, keysOf, pagesOf, rulesOf, usualOf, variantsOf } from './sheet'

const WORDS = `
# A comment = not a key
game-cave = Cellar
cave-rule-C1 = First
cave-rule-C10 = Tenth
cave-ruling-C1 = A ruling
cave-variant-size-rule = C2
cave-guide = Steps
cave-guide-1-title = One
cave-guide-1 = Text
cave-credits = Somebody
`
const SHEET: GameSheet = {
  id: 'cave',
  secrets: true,
  words: { en: WORDS, fr: WORDS },
  options: [
    { key: 'size', values: [12, 9] },
    { key: 'open', values: [false, true] },
    { key: 'kind', values: [null, 'a'] },
  ],
}

beforeAll(() => addWords('cave', wordsOf(SHEET)))

describe('a sheet', () => {
  it('has keys in their order', () => {
    expect(keysOf(WORDS).slice(0, 3)).toEqual(['game-cave', 'cave-rule-C1', 'cave-rule-C10'])
  })

  it('has rules, pages of a guide and credits by their keys', () => {
    expect(rulesOf(SHEET)).toEqual(['C1', 'C10'])
    expect(pagesOf(SHEET)).toEqual(['1'])
    expect(creditsOf(SHEET)).toBe('cave-credits')
    expect(creditsOf({ ...SHEET, words: {} })).toBe('plain-credits')
  })

  it('has usual options', () => {
    expect(usualOf(SHEET)).toEqual({ size: 12, open: false, kind: null })
  })

  it('has a switch for yes and no, and a choice for others, the usual value first', () => {
    expect(variantsOf(SHEET)).toEqual([
      { kind: 'choice', key: 'size', values: [12, 9], rule: 'C2' },
      { kind: 'switch', key: 'open', on: true, rule: '' },
      { kind: 'choice', key: 'kind', values: [null, 'a'], rule: '' },
    ])
  })
})
