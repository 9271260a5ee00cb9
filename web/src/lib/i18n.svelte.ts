/** Words: Fluent messages in French and English, switched at once. `t` may be used in any markup. */
import { FluentBundle, FluentResource } from '@fluent/bundle'
import en from '../i18n/en.ftl?raw'
import fr from '../i18n/fr.ftl?raw'
import { scoped } from './scope.svelte'
import { settings } from './settings.svelte'

export type Lang = 'fr' | 'en'
type Args = Record<string, string | number>

const bundles: Record<Lang, FluentBundle> = { fr: bundle('fr', fr), en: bundle('en', en) }
const added: string[] = []
const version = $state({ added: 0 })

/** The language of the moment. */
export function lang(): Lang {
  return settings.language === 'auto' ? preferred(navigator.languages) : settings.language
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
  void version.added // a game's words may arrive later
  const words = bundles[lang()]
  const message = words.getMessage(scoped(key)) ?? words.getMessage(key)
  return message?.value ? words.formatPattern(message.value, args ?? {}, []) : undefined
}

/** A game brings its own words along, once. */
export function addMessages(name: string, messages: Record<Lang, string>): void {
  if (added.includes(name)) return
  added.push(name)
  bundles.fr.addResource(new FluentResource(messages.fr))
  bundles.en.addResource(new FluentResource(messages.en))
  version.added += 1
}

function bundle(lang: Lang, text: string): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false })
  made.addResource(new FluentResource(text))
  return made
}
