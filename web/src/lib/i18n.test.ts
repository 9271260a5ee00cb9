import { flushSync } from 'svelte'
import { expect, test } from 'vitest'
import { addWords, fetchWords, find, lang } from './i18n.svelte'
import { change } from './settings.svelte'

test('only the language in use is fetched, and another one shows when all of it is here', async () => {
  const asked: string[] = []
  let arrive: (words: { default: string }) => void = () => {}
  const words = {
    en: () => Promise.resolve({ default: 'attic = the attic' }).finally(() => asked.push('en')),
    fr: () => {
      asked.push('fr')
      return new Promise<{ default: string }>((resolve) => (arrive = resolve))
    },
  }
  change({ language: 'en' })
  await addWords('attic', words)
  expect([asked, find('attic')]).toEqual([['en'], 'the attic'])

  change({ language: 'fr' })
  const fetching = fetchWords()
  flushSync()
  expect([lang(), find('attic')]).toEqual(['en', 'the attic']) // no flash of keys
  arrive({ default: 'attic = le grenier' })
  await fetching
  expect([lang(), find('attic')]).toEqual(['fr', 'le grenier'])

  change({ language: 'en' })
  await fetchWords()
  expect([asked, find('attic')]).toEqual([['en', 'fr'], 'the attic'])
})

test('words that do not come leave the language as it is, and may be fetched again', async () => {
  let lost = true
  const words = {
    en: () => Promise.resolve({ default: 'cellar = the cellar' }),
    fr: () => (lost ? Promise.reject(new Error('offline')) : Promise.resolve({ default: 'cellar = la cave' })),
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
