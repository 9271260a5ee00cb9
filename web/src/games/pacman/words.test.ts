import { FluentBundle, FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'
import enShell from '../../i18n/en.ftl?raw'
import frShell from '../../i18n/fr.ftl?raw'
import pacman from './index'
import { PAGES } from './pages'

const CODES = [
  'game_over',
  'nature_only',
  'not_your_turn',
  'must_rob',
  'must_put_back',
  'no_ghost_eaten',
  'already_rolled',
  'roll_first',
  'one_die_each',
  'no_such_die',
  'no_such_way',
  'somebody_stands_there',
  'no_privilege',
  'exact_die',
  'not_your_home',
]
const EVENTS = [
  'threw',
  'starts',
  'again',
  'dice',
  'ran',
  'ran-empty',
  'gobbled',
  'robbed',
  'returned',
  'chased',
  'caught',
  'caught-own',
  'stuck',
  'stuck-eater',
  'stuck-ghosts',
]
const MOVES = ['roll', 'run', 'chase', 'rob', 'back']
const RULINGS = ['P1', 'P3', 'P6', 'P7', 'P9', 'P11', 'P13', 'P14', 'P15']
const LEVELS = ['beginner', 'normal', 'hard', 'best', 'wisp']
const SIDES = ['top', 'right', 'bottom', 'left']

const read = (lang: 'fr' | 'en'): FluentBundle => {
  const bundle = new FluentBundle(lang, { useIsolating: false })
  bundle.addResource(new FluentResource(lang === 'fr' ? frShell : enShell))
  bundle.addResource(new FluentResource(pacman.messages[lang]))
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
    const written = pacman.messages[lang].match(/^[a-z][\w-]* =/gim) ?? []
    expect(new FluentResource(pacman.messages[lang]).body).toHaveLength(written.length)
  })

  it('have an answer for every refusal', () => {
    for (const code of CODES) say(`refused-${code}`, { die: 4 })
  })

  it('tell every rule, every ruling and every page of the guide', () => {
    for (const rule of pacman.rules) say(`rule-${rule}`)
    for (const rule of RULINGS) say(`ruling-${rule}`)
    for (const page of PAGES) {
      say(`pacman-guide-${page}-title`)
      say(`pacman-guide-${page}`)
    }
  })

  it('name every variant and every value of it', () => {
    for (const variant of pacman.variants) {
      say(`variant-${variant.key}`)
      say(`variant-${variant.key}-about`)
      if (variant.kind === 'choice') say(`variant-${variant.key}-agreed`, { value: 1 })
      const values = variant.kind === 'choice' || variant.kind === 'mode' ? variant.values : []
      for (const value of values) say(`variant-${variant.key}-${value}`)
      if (variant.kind === 'mode') for (const value of values) say(`variant-${variant.key}-${value}-about`)
    }
  })

  it('tell everything that can happen and be done, and every end', () => {
    const args = {
      name: 'Zoé',
      victim: 'Ali',
      eaten: 'x',
      total: 7,
      one: 1,
      two: 2,
      steps: 3,
      marbles: 2,
      die: 4,
      ghost: 1,
      seat: 2,
    }
    for (const event of EVENTS) say(`event-pacman-${event}`, args)
    for (const move of MOVES) say(`pacman-do-${move}`, args)
    for (const why of ['empty', 'white', 'turns', 'count']) say(`pacman-why-${why}`)
  })

  it('name homes and doors, each by another name', () => {
    expect(new Set([0, 1, 2, 3].map((colour) => say('pacman-home', { colour }))).size).toBe(4)
    expect(new Set(SIDES.map((side) => say('pacman-door', { side, row: 1, column: 1 }))).size).toBe(4)
  })

  it('name the ghosts, the four eaters, and who invented it', () => {
    for (const level of LEVELS) for (const key of [`level-${level}`, `level-${level}-about`, `bot-${level}`]) say(key)
    expect(new Set([0, 1, 2, 3].map((colour) => say(`${pacman.marks?.words}-${colour}`))).size).toBe(4)
    expect(say(pacman.credits)).toMatch(/Milton Bradley.*1982.*Namco/)
  })
})
