import { FluentBundle, FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'
import enShell from '../../i18n/en.ftl?raw'
import frShell from '../../i18n/fr.ftl?raw'
import { ICONS } from './icons/paths'
import labyrinthe from './index'
import { pagesOf } from './pages'

const CODES = ['game_over', 'nature_only', 'not_your_turn', 'already_shifted', 'goes_back', 'shift_first', 'no_way']
const EVENTS = [
  'dealt',
  'dealt-night',
  'began',
  'shifted',
  'reentered',
  'walked',
  'stayed',
  'found',
  'night',
  'home',
  'turned',
]
const LEVELS = ['beginner', 'normal', 'hard', 'best']
const ARROWS = ['N', 'E', 'S', 'W'].flatMap((side) => [1, 3, 5].map((line) => `${side}${line}`))

const read = (lang: 'fr' | 'en'): FluentBundle => {
  const bundle = new FluentBundle(lang, { useIsolating: false })
  bundle.addResource(new FluentResource(lang === 'fr' ? frShell : enShell))
  bundle.addResource(new FluentResource(labyrinthe.messages[lang]))
  return bundle
}

describe.each(['fr', 'en'] as const)('the words in %s', (lang) => {
  const bundle = read(lang)
  const say = (key: string, args: Record<string, string | number> = {}): string => {
    const errors: Error[] = []
    const pattern = bundle.getMessage(key)?.value
    const text = pattern ? bundle.formatPattern(pattern, args, errors) : ''
    expect([key, errors]).toEqual([key, []])
    expect(text, key).not.toBe('')
    return text
  }

  it('parse without a rest', () => {
    const written = labyrinthe.messages[lang].match(/^[a-z][\w-]* =/gim) ?? []
    expect(new FluentResource(labyrinthe.messages[lang]).body).toHaveLength(written.length)
  })

  it('have an answer for every refusal', () => {
    for (const code of CODES) say(`refused-${code}`, { arrow: 'N1', row: 3, column: 5 })
  })

  it('tell every rule and every page of the guide', () => {
    for (const rule of labyrinthe.rules) say(`rule-${rule}`)
    for (const page of pagesOf(undefined)) {
      say(`labyrinthe-guide-${page}-title`)
      say(`labyrinthe-guide-${page}`)
    }
  })

  it('name every variant and every value of it', () => {
    for (const variant of labyrinthe.variants) {
      say(`variant-${variant.key}`)
      say(`variant-${variant.key}-about`)
      if (variant.kind === 'seat') say(`variant-${variant.key}-random`)
      if (variant.kind === 'choice') say(`variant-${variant.key}-agreed`, { value: 1 })
      const values = variant.kind === 'choice' || variant.kind === 'mode' ? variant.values : []
      for (const value of values) say(`variant-${variant.key}-${value ?? 'all'}`)
      if (variant.kind === 'mode') for (const value of values) say(`variant-${variant.key}-${value}-about`)
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
    expect(new Set(ARROWS.map((arrow) => say('labyrinthe-arrow', { arrow }))).size).toBe(12)
    expect(new Set([0, 1, 2, 3].map((turn) => say('labyrinthe-turned', { turn }))).size).toBe(4)
  })

  it('tell everything that can happen, and every end', () => {
    const args = {
      name: 'Zoé',
      day: 4,
      arrow: 'N1',
      pawns: 'Zoé',
      count: 1,
      row: 1,
      column: 1,
      treasure: 'x',
      first: 'Ali',
      value: 5,
    }
    for (const event of EVENTS) say(`event-labyrinthe-${event}`, args)
    for (const why of ['home', 'dawn']) say(`labyrinthe-why-${why}`, { name: 'Zoé' })
  })

  it('name the ghosts, the pawns, and who invented it', () => {
    for (const level of LEVELS) for (const key of [`level-${level}`, `level-${level}-about`, `bot-${level}`]) say(key)
    for (const colour of [0, 1, 2, 3]) say(`${labyrinthe.marks?.words}-${colour}`)
    expect(say(labyrinthe.credits)).toMatch(/Kobbert.*Ravensburger/)
  })
})

it('draws every treasure in its own way', () => {
  expect(new Set(Object.values(ICONS)).size).toBe(36)
  for (const path of Object.values(ICONS)) expect(path).toMatch(/^m[\d.]/i)
})
