import { flushSync } from 'svelte'
import { expect, test } from 'vitest'
import { addWords, fetchWords, find, lang, langName, LANGS, preferred, wordsIn } from './i18n.svelte'
import { change } from './settings.svelte'

test('only the language in use is fetched, and another one shows when all of it is here', async () => {
  const asked: string[] = []
  let arrive: (words: string) => void = () => {}
  const words = {
    en: () => Promise.resolve('attic = the attic').finally(() => asked.push('en')),
    fr: () => {
      asked.push('fr')
      return new Promise<string>((resolve) => (arrive = resolve))
    },
  }
  change({ language: 'en' })
  await addWords('attic', words)
  expect([asked, find('attic')]).toEqual([['en'], 'the attic'])

  change({ language: 'fr' })
  const fetching = fetchWords()
  flushSync()
  expect([lang(), find('attic')]).toEqual(['en', 'the attic']) // no flash of keys
  arrive('attic = le grenier')
  await fetching
  expect([lang(), find('attic')]).toEqual(['fr', 'le grenier'])

  change({ language: 'en' })
  await fetchWords()
  expect([asked, find('attic')]).toEqual([['en', 'fr'], 'the attic'])
})

test('words that do not come leave the language as it is, and may be fetched again', async () => {
  let lost = true
  const words = {
    en: () => Promise.resolve('cellar = the cellar'),
    fr: () => (lost ? Promise.reject(new Error('offline')) : Promise.resolve('cellar = la cave')),
  }
  change({ language: 'en' })
  await addWords('cellar', words)
  change({ language: 'fr' })
  await expect(fetchWords()).rejects.toThrow('offline')
  expect([lang(), find('cellar')]).toEqual(['en', 'the cellar'])
  lost = false
  await fetchWords()
  expect([lang(), find('cellar')]).toEqual(['fr', 'la cave'])
  change({ language: 'en' })
})

test('the languages are those that have a file, by the names they give themselves', () => {
  expect(LANGS.map(langName)).toEqual(expect.arrayContaining(['Deutsch', 'English', 'Français']))
})

test('a browser gets the first of its languages that there is, else English', () => {
  expect(preferred(['de-AT', 'en'])).toBe('de')
  expect(preferred(['nl', 'FR-ca', 'de'])).toBe('fr')
  expect(preferred(['nl', 'den'])).toBe('en')
})

test('a language that is not there any more is chosen by the browser again', () => {
  change({ language: 'tlh' })
  expect(LANGS).toContain(lang())
  change({ language: 'en' })
})

test('the parts of a language are joined, whatever their folder', async () => {
  const words = wordsIn({
    './words/de.ftl': () => Promise.resolve('a = A'),
    './look/words.de.ftl': () => Promise.resolve('b = B'),
    './words/en.ftl': () => Promise.resolve('a = a'),
  })
  expect(Object.keys(words)).toEqual(['de', 'en'])
  expect(await words['de']?.()).toBe('a = A\nb = B')
})

test('from one language to a third: the second stays until all is here, and what it lacks is English', async () => {
  let arrive: (words: string) => void = () => {}
  const words = {
    en: () => Promise.resolve('roof = the roof'),
    fr: () => Promise.resolve('roof = le toit'),
    de: () => new Promise<string>((resolve) => (arrive = resolve)),
  }
  change({ language: 'en' })
  await addWords('roof', words)
  await addWords('guest', { en: () => Promise.resolve('guest = a guest') })
  change({ language: 'fr' })
  await fetchWords()
  expect([find('roof'), find('guest')]).toEqual(['le toit', 'a guest'])
  change({ language: 'de' })
  const fetching = fetchWords()
  flushSync()
  expect([lang(), find('roof')]).toEqual(['fr', 'le toit'])
  arrive('roof = das Dach')
  await fetching
  expect([lang(), find('roof')]).toEqual(['de', 'das Dach'])
  change({ language: 'en' })
})
