/** The client of games that bring none: a drawing in text, moves as buttons, words from their package. */
import type { GameClient } from '../../lib/game'
import { addWords, wordsIn } from '../../lib/i18n.svelte'
import { sheetOf, wordsOf } from '../../lib/sheets'
import Board from './Board.svelte'
import Guide from './Guide.svelte'
import { creditsOf, rulesOf, usualOf, variantsOf } from './sheet'
import { eventText, moveText } from './tell'

const SEATS = 16
export const WORDS = wordsIn(import.meta.glob<string>('./words/*.ftl', { query: '?raw', import: 'default' }))

export async function plainClient(game: string): Promise<GameClient> {
  const sheet = await sheetOf(game)
  await addWords('plain', WORDS)
  return {
    id: game,
    Board,
    Guide,
    words: wordsOf(sheet),
    rules: rulesOf(sheet),
    variants: variantsOf(sheet),
    usual: usualOf(sheet),
    secrets: () => sheet.secrets,
    eventText: eventText(game),
    moveText: moveText(game),
    colours: () => Array.from({ length: SEATS }, (_, seat) => seat % 4),
    credits: creditsOf(sheet),
  }
}
