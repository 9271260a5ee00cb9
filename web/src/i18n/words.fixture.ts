/** Before every test file: the words of the house are here, in every language. */
import type { GameClient } from '../lib/game'
import { addWords, HOUSE, LANGS, type Words } from '../lib/i18n.svelte'
import { change, settings } from '../lib/settings.svelte'

/** Those of a game, too. */
export const useWords = ({ id, words }: GameClient): Promise<void> => inAll(id, words)

async function inAll(name: string, words: Words): Promise<void> {
  const { language } = settings
  for (const one of LANGS) {
    change({ language: one })
    await addWords(name, words)
  }
  change({ language })
}

await inAll('house', HOUSE)
