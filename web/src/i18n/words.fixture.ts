/** Before every test file: the words of the house are here, in both languages. */
import type { GameClient } from '../lib/game'
import { addWords, HOUSE, type Words } from '../lib/i18n.svelte'
import { change, settings } from '../lib/settings.svelte'

/** Those of a game, too. */
export const useWords = ({ id, words }: GameClient): Promise<void> => inBoth(id, words)

async function inBoth(name: string, words: Words): Promise<void> {
  const { language } = settings
  for (const one of ['fr', 'en'] as const) {
    change({ language: one })
    await addWords(name, words)
  }
  change({ language })
}

await inBoth('house', HOUSE)
