/** Words: Fluent messages, fetched in the language in use. `t` may be used in any markup. */
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { scoped } from './page/scope.svelte'
import { settings } from './settings.svelte'

/** A language by its code, such as `de`. */
export type Lang = string
/** How to fetch the Fluent text of the house or of a game, by language. */
export type Words = Readonly<Record<Lang, () => Promise<string>>>
type Args = Record<string, string | number>

const FIRST: Lang = 'en'

export const HOUSE = wordsIn(import.meta.glob<string>('../i18n/*.ftl', { query: '?raw', import: 'default' }))
/** Every language that the house has a file of words for. */
export const LANGS: readonly Lang[] = Object.keys(HOUSE).toSorted()

const bundles = new Map(LANGS.map((lang) => [lang, new FluentBundle(lang, { useIsolating: false })]))
/** Whose words are in use, by name. */
let sources: Readonly<Record<string, Words>> = $state.raw({})
/** What is here: name and language. */
let fetched: readonly string[] = $state.raw([])
/** The last language that was here as a whole. */
let latest: Lang = $state.raw(FIRST)

/** Join the files of each language: `de.ftl`, and parts such as `board.de.ftl`. */
export function wordsIn(files: Readonly<Record<string, () => Promise<string>>>): Words {
  const byLang: Record<Lang, (() => Promise<string>)[]> = {}
  for (const [path, file] of Object.entries(files)) (byLang[langOf(path)] ??= []).push(file)
  return Object.fromEntries(
    Object.entries(byLang).map(([lang, parts]) => [
      lang,
      async () => (await Promise.all(parts.map((part) => part()))).join('\n'),
    ]),
  )
}

/** The language of a file of words, from its name. */
export function langOf(path: string): Lang {
  return /([a-z]+)\.ftl$/.exec(path)?.[1] ?? FIRST
}

/** What a language calls itself: "Deutsch". */
export function langName(lang: Lang): string {
  const name = new Intl.DisplayNames([lang], { type: 'language' }).of(lang) ?? lang
  return name.charAt(0).toLocaleUpperCase(lang) + name.slice(1)
}

/** The language of the moment: the one that is wanted, as soon as its words are here. */
export function lang(): Lang {
  const wanted = wantedLang()
  return isFetched(wanted) || !isFetched(latest) ? wanted : latest
}

export function preferred(languages: readonly string[]): Lang {
  const codes = languages.map((tag) => tag.toLowerCase().split('-')[0] ?? '')
  return codes.find((code) => LANGS.includes(code)) ?? FIRST
}

export function t(key: string, args?: Args): string {
  return find(key, args) ?? key
}

/** Like `t`, or nothing where there is no such message. */
export function find(key: string, args?: Args): string | undefined {
  const words = bundles.get(lang())
  const message = words?.getMessage(scoped(key)) ?? words?.getMessage(key)
  return message?.value ? words?.formatPattern(message.value, args ?? {}, []) : undefined
}

/** Fetch the words of the house or of a game, once; after that they follow the language in use. */
export async function addWords(name: string, words: Words): Promise<void> {
  await fetchText(name, words, wantedLang())
  sources = { ...sources, [name]: words }
  await fetchWords() // another language may be wanted by now
}

/** Fetch what is missing in the language that is wanted. Until all of it is here, the one before stays. */
export async function fetchWords(): Promise<void> {
  const wanted = wantedLang()
  await Promise.all(Object.entries(sources).map(([name, words]) => fetchText(name, words, wanted)))
  latest = wanted
}

async function fetchText(name: string, words: Words, lang: Lang): Promise<void> {
  const text = `${name} ${lang}`
  if (fetched.includes(text)) return
  const messages = await (words[lang] ?? words[FIRST])?.()
  if (fetched.includes(text)) return // it was asked for twice
  bundles.get(lang)?.addResource(new FluentResource(messages ?? ''))
  fetched = [...fetched, text]
}

function wantedLang(): Lang {
  return LANGS.includes(settings.language) ? settings.language : preferred(navigator.languages)
}

function isFetched(lang: Lang): boolean {
  return Object.keys(sources).every((name) => fetched.includes(`${name} ${lang}`))
}
