/** What only the maze has to name; what every game has is in i18n/games.test.ts. */
import { describe, expect, it } from 'vitest'
import { speaker, varied } from '../../../i18n/speaker.fixture'
import { LANGS } from '../../../lib/i18n.svelte'
import { ARROWS } from '../maze/geometry'
import { ICONS } from '../icons/paths'
import labyrinthe from '../index'
import { pagesOf } from '../guide/pages'

describe.each([...LANGS])('the names in %s', (lang) => {
  const say = speaker(lang, 'labyrinthe')

  it('tell every page of the guide', () => {
    for (const page of pagesOf(undefined)) {
      say(`labyrinthe-guide-${page}-title`)
      say(`labyrinthe-guide-${page}`)
    }
  })

  it('name all thirty-six treasures, each by another name', () => {
    const names = Object.keys(ICONS).flatMap((treasure) => [
      say(`labyrinthe-treasure-${treasure}`),
      say(`labyrinthe-the-${treasure}`),
    ])
    expect(names).toHaveLength(72)
    expect(new Set(names).size).toBe(72)
  })

  it('name all twelve arrows, each by another name', () => {
    expect(varied(say, 'labyrinthe-arrow', 'arrow', ARROWS)).toBe(12)
    expect(varied(say, 'labyrinthe-turned', 'turn', [0, 1, 2, 3])).toBe(4)
  })

  it('tell every end, more of what happens, and who invented it', () => {
    const args = { name: 'Zoé', day: 4, pawns: 'Zoé', count: 1, row: 1, column: 1, first: 'Ali' }
    for (const event of ['dealt-night', 'reentered', 'stayed']) say(`event-labyrinthe-${event}`, args)
    for (const why of ['home', 'dawn']) say(`labyrinthe-why-${why}`, { name: 'Zoé', you: 'other' })
    expect(say(labyrinthe.credits)).toMatch(/Kobbert.*Ravensburger/)
  })
})

it('draws every treasure in its own way', () => {
  expect(new Set(Object.values(ICONS)).size).toBe(36)
  for (const path of Object.values(ICONS)) expect(path).toMatch(/^m[\d.]/i)
})
