import { FluentBundle, FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'
import enShell from '../../i18n/en.ftl?raw'
import frShell from '../../i18n/fr.ftl?raw'
import { NIGHTS, pagesOf } from './guide'
import pasvu from './index'
import { CARDS } from './midnight/cards'
import type { Move } from './types.gen'

const PIECES = ['mirror', 'trolley', 'desk', 'piano', 'armchair', 'table']
const FACES = ['bottom', 'top', 'front', 'back', 'left', 'right']
const SIDES = ['S', 'E', 'N', 'W']
const SIZES = ['small', 'medium', 'large']
const LEVELS = ['beginner', 'normal', 'hard', 'best', 'wisp']
const RULINGS = ['V1', 'V2', 'V3', 'V4', 'V5', 'V6', 'V7', 'V8', 'V9', 'V11', 'V12', 'V13']
const CODES = [
  'game_over',
  'nature_only',
  'already_done',
  'not_your_turn',
  'not_now',
  'already_moved',
  'piece_taken',
  'not_on_card',
  'too_far',
  'must_move',
  'already_out',
  'not_in_hall',
  'just_came_in',
  'same_side',
  'sticks_out',
  'would_fall',
  'in_the_way',
  'no_place',
  'leaves_cell',
  'stands_on_nothing',
  'ghost_in_the_way',
  'no_practice',
  'only_small',
  'cannot_fuse',
  'not_together',
  'neither_moved',
  'no_larger',
  'no_room',
  'no_fusions',
  'just_fused',
  'held',
  'must_lie',
  'must_stand',
  'must_swap',
  'not_asked',
  'already_tipped',
  'not_theirs',
  'not_third_row',
  'leaves_hall',
  'not_in_reserve',
]
/** The words of a move; nature's have none. */
const MOVES: Record<Move['type'], readonly string[]> = {
  place: ['place'],
  decline: ['decline'],
  walk: ['walk', 'walk-lying'],
  escape: ['escape'],
  fuse: ['fuse'],
  done: ['done'],
  choose: ['choose'],
  tip: ['tip'],
  swap: ['swap', 'grow'],
  put: ['put', 'put-lying'],
  pass: ['pass'],
  open: [],
  card: [],
  strike: [],
  throw: [],
  door: [],
  verdict: [],
}
const rules = import.meta.glob<string>('../../../../manoir/games/pasvu/**/*.py', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const ENDS = ['why', 'why-out', 'why-reserve', 'why-shared']

const read = (lang: 'fr' | 'en'): FluentBundle => {
  const bundle = new FluentBundle(lang, { useIsolating: false })
  bundle.addResource(new FluentResource(lang === 'fr' ? frShell : enShell))
  bundle.addResource(new FluentResource(pasvu.messages[lang]))
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
  const told = (key: string, arg: string, values: readonly string[]): Set<string> =>
    new Set(values.map((value) => say(key, { [arg]: value, number: 1, nth: 1 })))

  it('parse without a rest', () => {
    const written = pasvu.messages[lang].match(/^[a-z][\w-]* =/gim) ?? []
    expect(new FluentResource(pasvu.messages[lang]).body).toHaveLength(written.length)
  })

  it('have an answer for every refusal', () => {
    for (const code of CODES) say(`refused-${code}`, { phase: 'ghosts', piece: 'table', cost: 3, points: 2, side: 'N' })
  })

  it('know every refusal that the rules can give', () => {
    const codes = Object.values(rules).flatMap((source) =>
      [...source.matchAll(/Refusal\(\s*"(\w+)"/g)].map(([, code]) => code ?? ''),
    )
    expect(codes.length).toBeGreaterThan(20)
    expect([...new Set(codes)].filter((code) => !CODES.includes(code))).toEqual([])
  })

  it('name in a refusal what it is about', () => {
    for (const code of [
      'already_moved',
      'piece_taken',
      'not_on_card',
      'sticks_out',
      'would_fall',
      'in_the_way',
      'already_tipped',
    ]) {
      for (const piece of PIECES) expect(say(`refused-${code}`, { piece })).toContain(say('pasvu-the-piece', { piece }))
    }
    expect(new Set([0, 1, 2].map((points) => say('refused-too_far', { cost: 5, points }))).size).toBe(3)
    expect(told('refused-not_now', 'phase', ['furniture', 'ghosts', 'side', 'midnight']).size).toBe(4)
  })

  it('tell every rule, every ruling and every page of the guide', () => {
    for (const rule of pasvu.rules) say(`rule-${rule}`)
    for (const rule of RULINGS) say(`ruling-${rule}`)
    for (const page of pagesOf(undefined)) {
      say(`pasvu-guide-${page}-title`)
      say(`pasvu-guide-${page}`)
    }
  })

  it('name every variant and every value of it', () => {
    for (const variant of pasvu.variants) {
      say(`variant-${variant.key}`)
      say(`variant-${variant.key}-about`)
      if (variant.kind === 'choice') say(`variant-${variant.key}-agreed`, { value: 'x' })
      for (const value of variant.kind === 'choice' ? variant.values : []) say(`variant-${variant.key}-${value}`)
    }
  })

  it('call no two pieces, faces, sides, doors or sizes the same', () => {
    expect(told('pasvu-piece', 'piece', PIECES).size).toBe(6)
    expect(told('pasvu-the-piece', 'piece', PIECES).size).toBe(6)
    expect(told('pasvu-face', 'face', FACES).size).toBe(6)
    expect(told('pasvu-side', 'side', SIDES).size).toBe(4)
    expect(told('pasvu-door', 'side', SIDES).size).toBe(4)
    for (const key of ['pasvu-size', 'pasvu-ghost', 'pasvu-a-ghost']) expect(told(key, 'size', SIZES).size).toBe(3)
    expect(told('pasvu-toward', 'side', SIDES).size).toBe(4)
    expect(told('pasvu-head', 'wind', ['E', 'NE', 'N', 'NW', 'W', 'SW', 'S', 'SE']).size).toBe(8)
    expect(new Set([0, 1, 2, 3].map((seat) => say('pasvu-colour', { seat }))).size).toBe(4)
  })

  it('say in the rules and in the guide what every Midnight card does', () => {
    for (const card of CARDS) {
      expect(say('rule-V13')).toContain(say(`pasvu-midnight-${card}-about`))
      say(`pasvu-guide-card-${card}`)
    }
    expect(Object.values(NIGHTS).flat().toSorted()).toEqual(CARDS.toSorted())
  })

  it('tell everything that can be done, and every end', () => {
    const args = {
      piece: 'piano',
      face: 'top',
      row: 1,
      column: 2,
      ghost: 'x',
      other: 'y',
      by: 'z',
      seat: 1,
      side: 'N',
      wind: 'NE',
      points: 3,
      out: 2,
    }
    for (const key of Object.values(MOVES).flat()) say(`pasvu-do-${key}`, args)
    for (const end of [...ENDS, 'score']) say(`pasvu-${end}`, args)
  })

  it('name the bots, the four colours, and who invented it', () => {
    for (const level of LEVELS) for (const key of [`level-${level}`, `level-${level}-about`, `bot-${level}`]) say(key)
    expect(new Set([0, 1, 2, 3].map((colour) => say(`${pasvu.marks?.words}-${colour}`))).size).toBe(4)
    expect(say(pasvu.credits)).toMatch(/Phil Vizcarro.*Amine Rahmani.*Letheia/)
  })
})
