/** Words: Fluent messages in French or English, fetched in the language in use. `t` may be used in any markup. */
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { scoped } from './scope.svelte'
import { settings } from './settings.svelte'

export type Lang = 'fr' | 'en'
/** How to fetch the Fluent text of the house or of a game. */
export type Words = Readonly<Record<Lang, () => Promise<{ readonly default: string }>>>
type Args = Record<string, string | number>

export const HOUSE: Words = { fr: () => import('../i18n/fr.ftl?raw'), en: () => import('../i18n/en.ftl?raw') }

const bundles: Record<Lang, FluentBundle> = { fr: bundle('fr'), en: bundle('en') }
/** Whose words are in use, by name. */
let sources: Readonly<Record<string, Words>> = $state.raw({})
/** What is here: name and language. */
let fetched: readonly string[] = $state.raw([])

/** The language of the moment: the one that is wanted, as soon as its words are here. */
export function lang(): Lang {
  const wanted = wantedLang()
  const other = wanted === 'fr' ? 'en' : 'fr'
  return isFetched(wanted) || !isFetched(other) ? wanted : other
}

export function preferred(languages: readonly string[]): Lang {
  const known = languages.map((tag) => tag.slice(0, 2).toLowerCase())
  return known.find((tag): tag is Lang => tag === 'fr' || tag === 'en') ?? 'en'
}

export function t(key: string, args?: Args): string {
  return find(key, args) ?? key
}

/** Like `t`, or nothing where there is no such message. */
export function find(key: string, args?: Args): string | undefined {
  const words = bundles[lang()]
  const message = words.getMessage(scoped(key)) ?? words.getMessage(key)
  return message?.value ? words.formatPattern(message.value, args ?? {}, []) : undefined
}

/** Fetch the words of the house or of a game, once; after that they follow the language in use. */
export async function addWords(name: string, words: Words): Promise<void> {
  await fetchText(name, words, wantedLang())
  sources = { ...sources, [name]: words }
  await fetchWords() // another language may be wanted by now
}

/** Fetch what is missing in the language that is wanted. Until all of it is here, the other one stays. */
export async function fetchWords(): Promise<void> {
  const wanted = wantedLang()
  await Promise.all(Object.entries(sources).map(([name, words]) => fetchText(name, words, wanted)))
}

async function fetchText(name: string, words: Words, lang: Lang): Promise<void> {
  const text = `${name} ${lang}`
  if (fetched.includes(text)) return
  const { default: messages } = await words[lang]()
  if (fetched.includes(text)) return // it was asked for twice
  bundles[lang].addResource(new FluentResource(messages))
  fetched = [...fetched, text]
}

function wantedLang(): Lang {
  return settings.language === 'auto' ? preferred(navigator.languages) : settings.language
}

function isFetched(lang: Lang): boolean {
  return Object.keys(sources).every((name) => fetched.includes(`${name} ${lang}`))
}

function bundle(lang: Lang): FluentBundle {
  return new FluentBundle(lang, { useIsolating: false })
}
