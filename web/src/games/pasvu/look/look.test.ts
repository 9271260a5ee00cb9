import { FluentBundle, FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'
import type { Look } from '../types.gen'
import { closer, keyed, moved, WHOLE } from './frame'
import fixture from './look.fixture.json'
import { beat, CLOSING, FLIGHT, OPENING, telling } from './moment'
import { caughtText, pictureText, share, whereText, witnessText } from './tell'
import en from './words.en.ftl?raw'
import fr from './words.fr.ftl?raw'

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
  it.each([0, 1, 5, 28])('is over within four seconds when %i are seen', (seen) => {
    expect(FLIGHT + OPENING + telling(seen) + CLOSING).toBeLessThan(4000)
    expect(beat(seen) * seen).toBeLessThan(1000)
  })
})

describe('a share', () => {
  it('is never rounded to nothing nor to all', () => {
    expect([share(1, 999), share(998, 999), share(999, 999), share(1400, 999), share(0, 999)]).toEqual([
      1, 99, 100, 100, 0,
    ])
  })
})

describe.each(['fr', 'en'] as const)('the words in %s', (lang) => {
  const bundle = new FluentBundle(lang, { useIsolating: false })
  bundle.addResource(new FluentResource(lang === 'fr' ? fr : en))
  const t = (key: string, args: Record<string, string | number> = {}): string => {
    const errors: Error[] = []
    const text = bundle.formatPattern(bundle.getMessage(key)?.value ?? '', args, errors)
    expect([key, errors]).toEqual([key, []])
    expect(text, key).not.toBe('')
    return text
  }

  it('say of everybody how much is seen', () => {
    const lines = look.ghosts.map((ghost) => witnessText(ghost, NAMES, t))
    look.ghosts.forEach((ghost, i) => expect(lines[i]).toContain(NAMES[ghost.seat]))
    expect(
      new Set(look.ghosts.map((ghost) => witnessText({ ...ghost, seat: 0, size: 'small' }, NAMES, t))).size,
    ).toBeGreaterThan(5)
    expect(lines.filter((line) => /mirror|miroir/.test(line))).toHaveLength(
      look.ghosts.filter(({ pixels, whole }) => pixels && !whole).length,
    )
  })

  it('describe the picture, whoever is seen', () => {
    for (const count of [0, 1, 3]) {
      const ghosts = look.ghosts.map((ghost, i) => ({ ...ghost, seen: i < count }))
      expect(pictureText({ ...look, ghosts }, NAMES, t)).toContain(
        count ? 'Anna' : lang === 'fr' ? 'aucun' : 'no ghost',
      )
      expect(caughtText({ ...look, ghosts }, t)).toMatch(/!$/)
    }
    expect(whereText(look, t)).toContain('3')
  })

  it('have all buttons', () => {
    for (const key of ['title', 'closer', 'further', 'whole', 'keys', 'skip', 'empty', 'mirrored']) t(`look-${key}`)
  })
})

it('both languages have the same messages, and French its narrow spaces', () => {
  const keys = (text: string): string[] => [...text.matchAll(/^(look-[\w-]+) =/gm)].map(([, key]) => key as string)
  expect(keys(fr)).toEqual(keys(en))
  expect(fr).not.toMatch(/[^\u202f][;!?%]|\w:/)
})
