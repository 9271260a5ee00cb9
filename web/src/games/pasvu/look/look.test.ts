import { describe, expect, it } from 'vitest'
import { speaker } from '../../../i18n/speaker.fixture'
import { LANGS } from '../../../lib/i18n.svelte'
import type { Look } from '../types.gen'
import { closer, keyed, moved, WHOLE } from './picture/frame'
import fixture from './look.fixture.json'
import { beats, type Manner, story } from './scene/moment'
import { beatText, caughtText, pictureText, share, whereText, witnessText } from './tell'

const look = fixture.look as Look
const NAMES = ['Anna', 'Boris', 'Chloé', 'Denis']

describe('coming closer', () => {
  it('keeps the point under the finger, and never leaves the picture', () => {
    expect(closer(WHOLE, 0.5, 0.25, 0.75)).toEqual({ x: 32, y: 96, wide: 128 })
    expect(closer(closer(WHOLE, 0.5), 9)).toEqual(WHOLE)
    expect(moved(closer(WHOLE, 0.5), 7, -7)).toEqual({ x: 128, y: 0, wide: 128 })
    expect(closer(WHOLE, 0.0001).wide).toBeGreaterThan(10)
  })

  it('listens to the keys', () => {
    expect(keyed(WHOLE, '+')?.wide).toBeLessThan(256)
    expect(keyed(closer(WHOLE, 0.5), 'ArrowRight')?.x).toBeGreaterThan(64)
    expect(keyed(closer(WHOLE, 0.5), '0')).toEqual(WHOLE)
    expect(keyed(WHOLE, 'x')).toBeNull()
  })
})

describe('the moment', () => {
  const ghosts = (seen: number, glimpsed = 0): Look['ghosts'] =>
    Array.from({ length: seen + glimpsed }, (_, i) => ({
      ...(look.ghosts[0] as Look['ghosts'][number]),
      seen: i < seen,
    }))
  const told = (seen: number, glimpsed = 0, manner: Manner = 'flying'): string[] =>
    story({ ghosts: ghosts(seen, glimpsed) }, manner).map(([moment]) => moment)
  const lasting = (seen: number, manner: Manner): number =>
    story({ ghosts: ghosts(seen, 4) }, manner).reduce((sum, [, ms]) => sum + ms, 0)

  it.each([0, 1, 5, 28])('is over within twelve seconds when %i are seen', (seen) => {
    expect(lasting(seen, 'flying')).toBeLessThan(12_000)
    expect(lasting(seen, 'flying')).toBeGreaterThan(5000)
  })

  it.each([0, 1, 5, 28])('is shorter and without flight or blink where nothing may move, when %i are seen', (seen) => {
    expect(lasting(seen, 'still')).toBeLessThan(0.6 * lasting(seen, 'flying'))
    expect(told(seen, 1, 'still')).not.toEqual(expect.arrayContaining(['diving']))
    expect(told(seen, 1, 'still')).not.toEqual(expect.arrayContaining(['blinking']))
    expect(told(seen, 1, 'still').filter((moment) => moment === 'telling')).toHaveLength(seen + 1)
  })

  it('tells of those seen, then of those glimpsed, and closes its lids where there was nobody', () => {
    const begin = ['dimming', 'diving', 'hushed', 'blinking']
    expect(told(2, 1)).toEqual([...begin, 'telling', 'telling', 'telling', 'together', 'closing'])
    expect(told(0, 1)).toEqual([...begin, 'telling', 'nobody', 'closing'])
    expect(told(0)).toEqual([...begin, 'nobody', 'closing'])
    expect(beats({ ghosts: ghosts(1, 2) }).map(({ ghost }) => ghost.seen)).toEqual([true, false, false])
  })
})

describe('a share', () => {
  it('is never rounded to nothing nor to all', () => {
    expect([share(1, 999), share(998, 999), share(999, 999), share(1400, 999), share(0, 999)]).toEqual([
      1, 99, 100, 100, 0,
    ])
  })
})

describe.each([...LANGS])('the words in %s', (lang) => {
  const t = speaker(lang, 'pasvu')

  it('say of everybody how much is seen', () => {
    const lines = look.ghosts.map((ghost) => witnessText(ghost, NAMES, t))
    look.ghosts.forEach((ghost, i) => expect(lines[i]).toContain(NAMES[ghost.seat]))
    expect(
      new Set(look.ghosts.map((ghost) => witnessText({ ...ghost, seat: 0, size: 'small' }, NAMES, t))).size,
    ).toBeGreaterThan(5)
    expect(lines.filter((line) => /mirror|miroir|Spiegel/.test(line))).toHaveLength(
      look.ghosts.filter(({ pixels, whole }) => pixels && !whole).length,
    )
    const [first] = look.ghosts
    if (!first) throw new Error('no ghost')
    const glimpse = { ...first, pixels: 1, whole: 0 }
    expect(witnessText({ ...glimpse, seen: false }, NAMES, t)).toMatch(/pas vu|not seen|nicht gesehen/)
    expect(witnessText({ ...glimpse, seen: true }, NAMES, t)).not.toMatch(/pas vu|not seen|nicht gesehen/)
  })

  it('say what it costs, and sigh where it costs nothing', () => {
    const [first] = look.ghosts
    if (!first) throw new Error('no ghost')
    const [who, cost] = beatText({ ...first, seen: true, pixels: 9, whole: 100, size: 'large' }, NAMES, t)
    expect(who).toMatch(/Anna.*9/)
    expect(cost).toMatch(/deux points|two points|zwei Punkte/)
    expect(beatText({ ...first, seen: true, whole: 0 }, NAMES, t)[0]).toMatch(/miroir|mirror|Spiegel/)
    expect(beatText({ ...first, seen: false, pixels: 1, whole: 100 }, NAMES, t)[1]).toMatch(/1.*(ouf|phew|puh)/)
  })

  it('describe the picture, whoever is seen', () => {
    for (const count of [0, 1, 3]) {
      const ghosts = look.ghosts.map((ghost, i) => ({ ...ghost, seen: i < count }))
      expect(pictureText({ ...look, ghosts }, NAMES, t)).toMatch(count ? /Anna/ : /aucun|no ghost|kein Geist/)
      expect(caughtText({ ...look, ghosts }, t)).toMatch(/!$/)
    }
    expect(whereText(look, t)).toContain('3')
  })

  it('have all buttons', () => {
    const keys = [
      'title',
      'closer',
      'further',
      'whole',
      'keys',
      'skip',
      'skip-hint',
      'empty',
      'mirrored',
      'judge',
      'save',
    ]
    for (const key of [...keys, 'share', 'with-names', 'saved']) t(`look-${key}`)
    expect(t('look-file', { round: 2, number: 3 })).toMatch(/^[a-z0-9-]+$/)
  })
})
