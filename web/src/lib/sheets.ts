/** What guests bring along: words and options, fetched once a game. */
import { gameSheet } from './api'
import { addWords, type Words } from './i18n.svelte'
import type { GameSheet } from './wire.gen'

const fetched = new Map<string, Promise<GameSheet>>()

/** Fetches a guest's sheet, and adds its words to those of the house. */
export function sheetOf(game: string): Promise<GameSheet> {
  const sheet = fetched.get(game) ?? fetchSheet(game)
  fetched.set(game, sheet)
  sheet.catch(() => fetched.delete(game)) // another try may have more luck
  return sheet
}

async function fetchSheet(game: string): Promise<GameSheet> {
  const sheet = await gameSheet(game)
  await addWords(game, wordsOf(sheet))
  return sheet
}

/** Every language is in the sheet: nothing is left to fetch. */
export function wordsOf({ words }: GameSheet): Words {
  return Object.fromEntries(Object.entries(words).map(([lang, text]) => [lang, () => Promise.resolve(text)]))
}
