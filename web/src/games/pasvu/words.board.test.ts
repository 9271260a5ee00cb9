/** Every key that the board asks for is there, in both languages, with nothing left over. */
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'
import pasvu from './index'
import boardEn from './words/board.en.ftl?raw'
import boardFr from './words/board.fr.ftl?raw'

const sources = import.meta.glob<string>(['./*.{ts,svelte}', './{hand,plan,twin}/*.{ts,svelte}', '!./*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const keysOf = (words: string): string[] =>
  [...words.matchAll(/^([a-z][\w-]*) =/gm)].map(([, key]) => key ?? '').toSorted()
const NOTES = ['lost-piece', 'lost-ghost', 'no-room', 'no-answer'].map((note) => `pasvu-board-note-${note}`)

describe('the words of the board', () => {
  it('are the same keys in French and in English', () => {
    expect(keysOf(boardFr)).toEqual(keysOf(boardEn))
  })

  it('are all asked for, and all there', () => {
    const code = Object.values(sources).join('\n')
    const asked = new Set([...NOTES, ...[...code.matchAll(/'(pasvu-board-[\w-]+)'/g)].map(([, key]) => key ?? '')])
    expect([...asked].toSorted()).toEqual(keysOf(boardEn))
  })

  it.each(['fr', 'en'] as const)('can be said in %s', (lang) => {
    const bundle = new FluentBundle(lang, { useIsolating: false })
    bundle.addResource(new FluentResource(pasvu.messages[lang]))
    const args = {
      round: 1,
      rounds: 5,
      phase: 'side',
      side: 'E',
      number: 2,
      value: 6,
      count: 2,
      pieces: 'x',
      points: 2,
      piece: 'desk',
      where: 'x',
      height: 0.5,
      cost: 1,
      left: 3,
      name: 'Zoé',
      names: 'x',
      degrees: 15,
      way: 'left',
      face: 'top',
      ghost: 'x',
      sides: 'x',
      all: 'no',
      doors: '2',
      size: 'small',
      x: 1,
      y: 2,
      turn: 15,
      range: '0–6',
      cell: 'x',
      how: 'lying',
      one: 'x',
      other: 'x',
      wind: 'N',
      ghosts: 'x',
      list: 'x',
    }
    for (const key of keysOf(lang === 'fr' ? boardFr : boardEn)) {
      const errors: Error[] = []
      const pattern = bundle.getMessage(key)?.value
      expect([key, pattern ? bundle.formatPattern(pattern, args, errors) : '', errors]).toEqual([
        key,
        expect.stringMatching(/./),
        [],
      ])
    }
  })

  it('have narrow spaces before French signs', () => {
    expect(boardFr.split('\n').filter((line) => !line.startsWith('#') && / [;:!?]/.test(line))).toEqual([])
  })
})
