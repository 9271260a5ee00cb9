/** Both languages say the same things with the same variables, and nothing that is said is missing. */
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { expect, test } from 'vitest'
import en from './en.ftl?raw'
import fr from './fr.ftl?raw'

const sources = import.meta.glob<string>('../**/*.{svelte,ts}', { query: '?raw', import: 'default', eager: true })
const words = import.meta.glob<string>('../games/**/*.ftl', { query: '?raw', import: 'default', eager: true })

/** Keys of a Fluent text, each with the variables it uses. */
function messages(text: string): Map<string, string[]> {
  const found = new Map<string, string[]>()
  let key = ''
  for (const line of text.split('\n')) {
    key = /^([a-zA-Z][\w-]*) =/.exec(line)?.[1] ?? (/^\s/.test(line) ? key : '')
    if (!key) continue
    const used = [...line.matchAll(/\$(\w+)/g)].map(([, name]) => name as string)
    found.set(key, [...new Set([...(found.get(key) ?? []), ...used])].sort())
  }
  return found
}

const shell = { fr: messages(fr), en: messages(en) }
const games = Object.keys(words)
  .filter((path) => path.endsWith('fr.ftl'))
  .map((path) => ({
    path,
    fr: messages(words[path] ?? ''),
    en: messages(words[path.replace(/fr\.ftl$/, 'en.ftl')] ?? ''),
  }))

test.each([{ path: 'the shell', ...shell }, ...games])('$path: same keys, same variables', (both) => {
  expect([...both.en.keys()].sort()).toEqual([...both.fr.keys()].sort())
  for (const [key, used] of both.fr) expect([key, both.en.get(key)]).toEqual([key, used])
})

test.each([['fr', fr], ['en', en], ...Object.entries(words)])('%s can be read', (_, text) => {
  const bundle = new FluentBundle('en')
  expect(bundle.addResource(new FluentResource(text))).toEqual([])
  expect(new FluentResource(text).body).toHaveLength(messages(text).size)
})

test('no two files say the same thing: all words of the house are in one bundle', () => {
  const keys = [...shell.fr.keys(), ...games.flatMap((game) => [...game.fr.keys()])]
  expect(keys.filter((key, place) => keys.indexOf(key) !== place)).toEqual([])
})

test('every key in the code has words, and every made-up key has its kind', () => {
  const known = [...shell.fr.keys(), ...games.flatMap((game) => [...game.fr.keys()])]
  const missing: string[] = []
  for (const [path, source] of Object.entries(sources)) {
    if (path.endsWith('.test.ts')) continue
    for (const [, key] of source.matchAll(/\bt\('([\w-]+)'/g))
      if (!known.includes(key as string)) missing.push(`${path}: ${key}`)
    for (const [, start] of source.matchAll(/\bt\(`([\w-]+)\$\{/g)) {
      if (!known.some((key) => key.startsWith(start as string))) missing.push(`${path}: ${start}…`)
    }
  }
  expect(missing).toEqual([])
})

test('French typography: no plain space before high punctuation or inside guillemets', () => {
  const wrong = [fr, ...Object.entries(words).flatMap(([path, text]) => (path.endsWith('fr.ftl') ? [text] : []))]
    .flatMap((text) => text.split('\n'))
    .filter((line) => !line.startsWith('#') && / [!?;:»](\s|$)|« /.test(line))
  expect(wrong).toEqual([])
})
