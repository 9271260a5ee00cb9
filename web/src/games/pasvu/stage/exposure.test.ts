import { describe, expect, it } from 'vitest'
import { useWords } from '../../../i18n/words.fixture'
import { t } from '../../../lib/i18n.svelte'
import { change } from '../../../lib/settings.svelte'
import { doorsSeeing, exposureText, glances, tooExposed } from './exposure'
import pasvu from '../index'
import { DOORS } from './sides'

await useWords(pasvu)
const seenFrom = (...doors: string[]) => ({
  ghost: 3,
  shares: DOORS.map(({ side, number }) => (doors.includes(`${side}${number}`) ? 500 : 0)),
  seen: DOORS.map(({ side, number }) => doors.includes(`${side}${number}`)),
})

describe('how exposed a ghost is', () => {
  it('is said side by side, in English and in French', () => {
    change({ language: 'en' })
    expect(exposureText(seenFrom('E2', 'E3'), t)).toBe(
      'Hidden from the south, the north and the west; seen from doors 2 and 3 in the east.',
    )
    expect(exposureText(seenFrom(), t)).toBe('Hidden from everywhere.')
    expect(exposureText(seenFrom(...DOORS.map(({ side, number }) => `${side}${number}`)), t)).toMatch(
      /^Seen from every door in the south; .*west\.$/,
    )
    change({ language: 'fr' })
    expect(exposureText(seenFrom('E2', 'N4'), t)).toBe(
      'Caché du sud et de l’ouest\u202f; vu de la porte 2 de l’est\u202f; vu de la porte 4 du nord.',
    )
  })

  it('is, for a ring of doors, the worst of one’s ghosts or one of them', () => {
    const exposures = {
      type: 'exposures',
      ghosts: [seenFrom('S1'), { ...seenFrom(), ghost: 0, shares: DOORS.map((_, i) => (i === 1 ? 10 : 0)) }],
    } as const
    expect(glances(exposures, null)?.slice(0, 3)).toEqual(['seen', 'partly', 'hidden'])
    expect(glances(exposures, 0)?.slice(0, 3)).toEqual(['hidden', 'partly', 'hidden'])
    expect(glances(exposures, 6)).toBeNull()
    expect(glances(null, null)).toBeNull()
  })

  it('is counted side by side, and makes tremble whom a third of all doors would see', () => {
    expect(doorsSeeing(seenFrom('E2', 'E3', 'N1'))).toEqual([
      ['S', 0],
      ['E', 2],
      ['N', 1],
      ['W', 0],
    ])
    const [few, many] = [7, 8].map((count) =>
      seenFrom(...DOORS.slice(0, count).map(({ side, number }) => `${side}${number}`)),
    )
    expect(tooExposed({ type: 'exposures', ghosts: [few, { ...many, ghost: 5 }] as never })).toEqual([5])
    expect(tooExposed(null)).toEqual([])
  })
})
