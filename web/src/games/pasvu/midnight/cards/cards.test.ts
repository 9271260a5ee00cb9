import { flushSync, mount, unmount } from 'svelte'
import { describe, expect, it } from 'vitest'
import { speaker } from '../../../../i18n/speaker.fixture'
import { LANGS, langOf } from '../../../../lib/i18n.svelte'
import { viewOf } from '../../table.fixture'
import CardArt from './CardArt.svelte'
import { cardAbout, cardNow, CARDS, cardTitle } from './cards'
import { LONGEST, reading } from '../moment'

const sources = import.meta.glob<string>(['../**/*.{ts,svelte}', '!../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const files = import.meta.glob<string>('../*.ftl', { query: '?raw', import: 'default', eager: true })
const textIn = (lang: string): string => Object.entries(files).find(([path]) => langOf(path) === lang)?.[1] ?? ''
const keysOf = (words: string): string[] =>
  [...words.matchAll(/^([a-z][\w-]*) =/gm)].map(([, key]) => key ?? '').toSorted()

function art(card: string): { drawn: string | undefined; inside: string } {
  const shown = mount(CardArt, { target: document.body, props: { card } })
  flushSync()
  const svg = document.querySelector<SVGElement>('[data-art]')
  const seen = { drawn: svg?.dataset['art'], inside: svg?.innerHTML.replace(/c\d+-glass/g, '') ?? '' }
  void unmount(shown)
  document.body.innerHTML = ''
  return seen
}

describe('the pictures', () => {
  it('are another one for every card', () => {
    expect(CARDS.map((card) => art(card).drawn)).toEqual(CARDS)
    expect(new Set(CARDS.map((card) => art(card).inside)).size).toBe(12)
  })

  it('are a clock for a card that this page does not know', () => {
    expect(art('thirteenth').drawn).toBe('clock')
  })
})

describe.each([...LANGS])('the words in %s', (lang) => {
  const t = speaker(lang, 'pasvu')
  const night = { ...viewOf().night, number: 4 }

  it('have a title, a text and a line for the round for every card, no two alike', () => {
    for (const say of [cardTitle, cardAbout]) expect(new Set(CARDS.map((card) => say(card, t))).size).toBe(12)
    expect(new Set(CARDS.map((card) => cardNow(card, viewOf(), t))).size).toBe(12)
  })

  it('can be read in the time they are shown', () => {
    for (const card of CARDS) {
      expect(cardAbout(card, t).length, card).toBeLessThan(220)
      expect(reading(cardAbout(card, t)), card).toBeLessThan(LONGEST)
    }
  })

  it('say what the round has settled: the number of the door, the side that stays', () => {
    expect(cardNow('crystal', viewOf({ night }), t)).toContain('4')
    expect(cardNow('crystal', viewOf(), t)).not.toMatch(/\d/)
    expect(cardNow('knock', viewOf({ keyhole: { side: 'N', number: 2 } }), t)).toMatch(/nord|north/i)
  })

  it('do not lack for a card of tomorrow', () => {
    expect([cardTitle('thirteenth', t), cardAbout('thirteenth', t), cardNow('thirteenth', viewOf(), t)]).not.toContain(
      '',
    )
  })

  it('can all be said, whatever they are about', () => {
    const args = {
      name: 'Zoé',
      side: 'N',
      number: 2,
      count: 2,
      card: 'x',
      piece: 'piano',
      way: 'left',
      nth: 1,
      where: 'x',
      cell: 'x',
      ghost: 'x',
      size: 'large',
    }
    for (const key of keysOf(textIn(lang))) t(key, args)
  })
})

describe('the keys', () => {
  it('are all asked for, and all there', () => {
    const code = Object.values(sources).join('\n')
    const made = [...CARDS, 'unknown'].flatMap((card) =>
      ['', '-about', '-now'].map((end) => `pasvu-midnight-${card}${end}`),
    )
    const questions = [
      'asks-tip',
      'asks-tag',
      'asks-put',
      'asks-brother',
      'asks-other',
      'waits-tip',
      'waits-tag',
      'waits-brother',
      'waits-other',
    ].map((end) => `pasvu-midnight-${end}`)
    const asked = new Set([
      ...made,
      ...questions,
      ...[...code.matchAll(/'(pasvu-midnight-[\w-]+)'/g)].map(([, key]) => key ?? ''),
    ])
    expect([...asked].toSorted()).toEqual(keysOf(textIn('en')))
  })
})
