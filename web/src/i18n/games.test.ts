/** Every game has words, in every language, for all that Python says it can refuse, tell and offer. */
import { describe, expect, it } from 'vitest'
import type { GameClient } from '../lib/game'
import { LANGS } from '../lib/i18n.svelte'
import { REFUSALS as HOUSE } from '../lib/wire.gen'
import { bundleOf, wordsOf } from './speaker.fixture'

interface Facts {
  readonly REFUSALS: readonly string[]
  readonly EVENTS: readonly string[]
  readonly LEVELS: readonly string[]
  readonly USUAL: Readonly<Record<string, unknown>>
}
const clients = import.meta.glob<GameClient>('../games/*/index.ts', { import: 'default', eager: true })
const facts = import.meta.glob<Facts>('../games/*/types.gen.ts', { eager: true })
const tellers = import.meta.glob<string>('../games/**/tell.ts', { query: '?raw', import: 'default', eager: true })

const games = Object.entries(clients).map(([path, client]) => ({
  client,
  facts: facts[path.replace('index.ts', 'types.gen.ts')] as Facts,
  teller: Object.entries(tellers)
    .filter(([teller]) => teller.startsWith(path.replace('index.ts', '')))
    .map(([, source]) => source)
    .join('\n'),
}))
const all = games.flatMap((game) => LANGS.map((lang) => ({ ...game, lang, id: game.client.id })))

describe.each(all)('the words of $id in $lang', ({ id, lang, client, facts, teller }) => {
  const bundle = bundleOf(lang, id)
  // A number will do for any variable: what is chosen by another value has a usual form, too.
  const variables = [wordsOf(lang), wordsOf(lang, id)].flatMap((text) => text.match(/\$\w+/g) ?? [])
  const args = Object.fromEntries(variables.map((name) => [name.slice(1), 2]))
  const say = (key: string): string => {
    const errors: Error[] = []
    const pattern = bundle.getMessage(key)?.value
    const text = pattern ? bundle.formatPattern(pattern, args, errors) : ''
    expect([key, text === '', errors]).toEqual([key, false, []])
    return text
  }

  it('can all be said', () => {
    for (const [, key] of wordsOf(lang, id).matchAll(/^([a-z][\w-]*) =/gim)) say(key ?? '')
  })

  it('answer every refusal, of the game and of the house', () => {
    expect(facts.REFUSALS.length).toBeGreaterThan(5)
    for (const code of [...facts.REFUSALS, ...HOUSE]) say(`refused-${code}`)
  })

  it('tell every event: in words of its name, or in a way of its own', () => {
    for (const event of facts.EVENTS) if (!teller.includes(`case '${event}'`)) say(`event-${id}-${event}`)
  })

  it('tell every rule, and rulings of no other', () => {
    for (const rule of client.rules) say(`rule-${rule}`)
    const rulings = [...wordsOf(lang, id).matchAll(/^ruling-(\w+) =/gm)].map(([, rule]) => rule)
    expect(rulings.filter((rule) => !client.rules.includes(rule ?? ''))).toEqual([])
  })

  it('name every variant and every value of it', () => {
    for (const variant of client.variants) {
      const { kind, key } = variant
      const values = kind === 'choice' || kind === 'mode' ? variant.values : kind === 'seat' ? ['random'] : []
      const abouts = kind === 'mode' ? values.map((value) => `-${value}-about`) : kind === 'choice' ? ['-agreed'] : []
      for (const end of ['', '-about', ...values.map((value) => `-${value ?? 'all'}`), ...abouts])
        say(`variant-${key}${end}`)
    }
  })

  it('name bots, colours, and who invented it', () => {
    for (const level of [...facts.LEVELS, 'wisp'])
      for (const key of [`level-${level}`, `level-${level}-about`, `bot-${level}`]) say(key)
    const colours = client.marks ? [0, 1, 2, 3].map((colour) => say(`${client.marks?.words}-${colour}`)) : []
    expect(new Set(colours).size).toBe(colours.length)
    expect(say(client.credits).length).toBeGreaterThan(40)
  })
})

it.each(games)('the variants of $client.id are options of the game, and so are their values', ({ client, facts }) => {
  for (const variant of client.variants) {
    expect(Object.keys(facts.USUAL)).toContain(variant.key)
    if (variant.kind === 'choice' || variant.kind === 'mode')
      expect(variant.values).toContainEqual(facts.USUAL[variant.key])
  }
})
