/** Every language says the same things with the same variables, and nothing that is said is missing. */
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { expect, test } from 'vitest'
import { LANGS, langOf, type Lang } from '../lib/i18n.svelte'

const sources = import.meta.glob<string>('../**/*.{svelte,ts}', { query: '?raw', import: 'default', eager: true })
const house = import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default', eager: true })
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

const files = { ...house, ...words }
/** The messages of a file by language: `board.*.ftl` is one file in all of them. */
const parts = new Map<string, Map<Lang, Map<string, string[]>>>()
for (const [path, text] of Object.entries(files)) {
  const part = path.replace(/[a-z]+\.ftl$/, '*.ftl')
  parts.set(part, (parts.get(part) ?? new Map()).set(langOf(path), messages(text)))
}
const said = (lang: Lang): string[] => [...parts.values()].flatMap((part) => [...(part.get(lang)?.keys() ?? [])])

/** In sentences, what a language lacks of what any other says. */
function lacking(part: ReadonlyMap<Lang, Map<string, string[]>>, lang: Lang): string[] {
  const own = part.get(lang)
  if (!own) return ['the whole file']
  const all = [...part.values()].flatMap((other) => [...other])
  return all.flatMap(([key, used]) => {
    const has = own.get(key)
    if (!has) return [key]
    return used.filter((name) => !has.includes(name)).map((name) => `${key}: $${name}`)
  })
}

test.each(LANGS.flatMap((lang) => [...parts.keys()].map((part) => ({ lang, part }))))(
  'in $lang nothing is missing in $part',
  ({ lang, part }) => {
    expect([...new Set(lacking(parts.get(part) ?? new Map(), lang))]).toEqual([])
  },
)

test.each(Object.entries(files))('%s can be read', (path, text) => {
  const bundle = new FluentBundle(langOf(path))
  expect(bundle.addResource(new FluentResource(text))).toEqual([])
  expect(new FluentResource(text).body).toHaveLength(messages(text).size)
})

test.each([...LANGS])('in %s no two files say the same thing: all words of the house are in one bundle', (lang) => {
  const keys = said(lang)
  expect(keys.filter((key, place) => keys.indexOf(key) !== place)).toEqual([])
})

test('every key in the code has words, and every made-up key has its kind', () => {
  const known = said('fr')
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

const linesIn = (lang: Lang): string[] =>
  Object.entries(files)
    .filter(([path]) => langOf(path) === lang)
    .flatMap(([, text]) => text.split('\n'))
    .filter((line) => !line.startsWith('#'))

test('French typography: no plain space before high punctuation or inside guillemets', () => {
  expect(linesIn('fr').filter((line) => / [!?;:»](\s|$)|« /.test(line))).toEqual([])
})

test('German typography: „quotes“, a space before …, no straight quotes or apostrophes, capital letters', () => {
  const lines = linesIn('de').filter((line) => !line.includes('{"'))
  expect(lines.filter((line) => /["'“](?=\p{L})|[^ ]…|[«»”]/u.test(line))).toEqual([])
  expect(lines.filter((line) => line.split('„').length !== line.split('“').length)).toEqual([])
})
