import { FluentBundle, FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'
import shell from '../../i18n/fr.ftl?raw'
import escalier from './index'

const CODES = [
  'game_over',
  'nature_only',
  'not_your_turn',
  'roll_first',
  'already_rolled',
  'needs_pips',
  'no_ghost_there',
  'needs_ghost_face',
  'no_such_token',
  'tokens_remain',
  'same_ghost',
  'lower_place_first',
  'not_grands',
  'two_players_tokens',
  'must_advance',
  'must_swap',
]

/** Every message with the variables it uses. */
function messages(text: string): Map<string, string[]> {
  const resource = new FluentResource(text)
  return new Map(
    resource.body.map((entry) => [
      entry.id,
      [...new Set(JSON.stringify(entry).match(/"type":"var","name":"\w+"/g) ?? [])].sort(),
    ]),
  )
}

describe('the words', () => {
  const [fr, en] = [messages(escalier.messages.fr), messages(escalier.messages.en)]

  it('say the same in both languages', () => {
    expect([...fr.keys()].sort()).toEqual([...en.keys()].sort())
    for (const [id, variables] of fr) expect([id, en.get(id)]).toEqual([id, variables])
  })

  it('parse without a rest', () => {
    for (const text of Object.values(escalier.messages)) {
      const written = text.match(/^[a-z][\w-]* =/gim) ?? []
      expect(new FluentResource(text).body).toHaveLength(written.length)
      expect(new FluentBundle('fr').addResource(new FluentResource(text))).toEqual([])
    }
  })

  it('have an answer for every refusal, rule and variant, some of them the house’s own', () => {
    const known = new Set([...fr.keys(), ...messages(shell).keys()])
    for (const code of CODES) expect(known.has(`refused-${code}`), code).toBe(true)
    for (const rule of escalier.rules) expect(fr.has(`rule-${rule}`), rule).toBe(true)
    for (const { key } of escalier.variants)
      expect(known.has(`variant-${key}`) && known.has(`variant-${key}-about`), key).toBe(true)
    expect(fr.has(escalier.credits)).toBe(true)
  })

  it('keep French signs with their words', () => {
    expect(
      escalier.messages.fr.split('\n').filter((line) => !line.startsWith('#') && / [;:!?»]|« /.test(line)),
    ).toEqual([])
  })
})
