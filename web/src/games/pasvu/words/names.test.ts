/** What only the hall has to name; what every game has is in i18n/games.test.ts. */
import { describe, expect, it } from 'vitest'
import { speaker, varied } from '../../../i18n/speaker.fixture'
import { LANGS } from '../../../lib/i18n.svelte'
import { NIGHTS, pagesOf } from '../guide/guide'
import pasvu from '../index'
import { CARDS } from '../midnight/cards/cards'
import type { Move } from '../types.gen'

const PIECES = ['mirror', 'trolley', 'desk', 'piano', 'armchair', 'table']
const FACES = ['bottom', 'top', 'front', 'back', 'left', 'right']
const SIDES = ['S', 'E', 'N', 'W']
const SIZES = ['small', 'medium', 'large']
const WINDS = ['E', 'NE', 'N', 'NW', 'W', 'SW', 'S', 'SE']
const ABOUT_A_PIECE = ['already_moved', 'not_on_card', 'sticks_out', 'would_fall', 'in_the_way', 'already_tipped']
const ENDS = ['why', 'why-out', 'why-reserve', 'why-shared', 'score']
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

describe.each([...LANGS])('the names in %s', (lang) => {
  const say = speaker(lang, 'pasvu')
  const told = (key: string, name: string, values: readonly string[]): number =>
    varied(say, key, name, values, { number: 1, nth: 1 })

  it('name in a refusal what it is about', () => {
    for (const code of ABOUT_A_PIECE) {
      for (const piece of PIECES) expect(say(`refused-${code}`, { piece })).toContain(say('pasvu-the-piece', { piece }))
    }
    expect(varied(say, 'refused-too_far', 'points', [0, 1, 2], { cost: 5 })).toBe(3)
    expect(told('refused-not_now', 'phase', ['furniture', 'ghosts', 'side', 'midnight'])).toBe(4)
  })

  it('tell every page of the guide', () => {
    for (const page of pagesOf(undefined)) {
      say(`pasvu-guide-${page}-title`)
      say(`pasvu-guide-${page}`)
    }
  })

  it('call no two pieces, faces, sides, doors or sizes the same', () => {
    for (const key of ['pasvu-piece', 'pasvu-the-piece']) expect(told(key, 'piece', PIECES)).toBe(6)
    expect(told('pasvu-face', 'face', FACES)).toBe(6)
    for (const key of ['pasvu-side', 'pasvu-door', 'pasvu-toward']) expect(told(key, 'side', SIDES)).toBe(4)
    for (const key of ['pasvu-size', 'pasvu-ghost', 'pasvu-a-ghost']) expect(told(key, 'size', SIZES)).toBe(3)
    expect(told('pasvu-head', 'wind', WINDS)).toBe(8)
    expect(varied(say, 'pasvu-colour', 'seat', [0, 1, 2, 3])).toBe(4)
  })

  it('say in the rules and in the guide what every Midnight card does', () => {
    for (const card of CARDS) {
      expect(say('rule-V13')).toContain(say(`pasvu-midnight-${card}-about`))
      say(`pasvu-guide-card-${card}`)
    }
    expect(Object.values(NIGHTS).flat().toSorted()).toEqual(CARDS.toSorted())
  })

  it('tell everything that can be done, every end, and who invented it', () => {
    const args = { piece: 'piano', face: 'top', row: 1, column: 2, ghost: 'x', other: 'y', by: 'z', seat: 1, side: 'N' }
    const more = { wind: 'NE', points: 3, out: 2 }
    for (const key of [
      ...Object.values(MOVES)
        .flat()
        .map((move) => `do-${move}`),
      ...ENDS,
    ])
      say(`pasvu-${key}`, { ...args, ...more })
    expect(say(pasvu.credits)).toMatch(/Phil Vizcarro.*Amine Rahmani.*Letheia/)
  })
})
