/** Words as the tests need them: straight from the files, one language at a time. */
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { expect } from 'vitest'
import type { Translate } from '../lib/game'
import { langOf, type Lang } from '../lib/i18n.svelte'

const files = import.meta.glob<string>(['./*.ftl', '../games/**/*.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** All that a game says in a language; without a game, what the house says. */
export function wordsOf(lang: Lang, game?: string): string {
  const start = game ? `../games/${game}/` : './'
  return Object.entries(files)
    .filter(([path]) => path.startsWith(start) && langOf(path) === lang)
    .map(([, text]) => text)
    .join('\n')
}

export function bundleOf(lang: Lang, game: string): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false })
  for (const text of [wordsOf(lang), wordsOf(lang, game)]) bundle.addResource(new FluentResource(text))
  return bundle
}

/** Says whatever a game and the house have words for; all else, and every variable left out, fails the test. */
export function speaker(lang: Lang, game: string): Translate {
  const bundle = bundleOf(lang, game)
  return (key, args = {}) => {
    const errors: Error[] = []
    const pattern = bundle.getMessage(key)?.value
    const text = pattern ? bundle.formatPattern(pattern, args, errors) : ''
    expect([key, errors]).toEqual([key, []])
    expect(text, key).not.toBe('')
    return text
  }
}

/** How many different things are said where one variable takes these values. */
export function varied(
  say: Translate,
  key: string,
  name: string,
  values: readonly (string | number)[],
  others: Record<string, string | number> = {},
): number {
  return new Set(values.map((value) => say(key, { ...others, [name]: value }))).size
}
