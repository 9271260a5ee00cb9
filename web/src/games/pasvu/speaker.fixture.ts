/** The words of this game alone, for the tests. */
import { FluentBundle, FluentResource } from '@fluent/bundle'
import type { Translate } from '../../lib/game'
import en from './words/en.ftl?raw'
import fr from './words/fr.ftl?raw'

const speaker = (lang: string, words: string): Translate => {
  const bundle = new FluentBundle(lang, { useIsolating: false })
  bundle.addResource(new FluentResource(words))
  return (key, args) => bundle.formatPattern(bundle.getMessage(key)?.value ?? '?', args ?? {})
}

export const english = speaker('en', en)
export const french = speaker('fr', fr)
