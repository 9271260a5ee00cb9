/** The client of games that bring none: a drawing in text, moves as buttons, words from their package. */
import type { GameClient } from '../../lib/game'
import { addMessages } from '../../lib/i18n.svelte'
import { sheetOf } from '../../lib/sheets'
import Board from './Board.svelte'
import Guide from './Guide.svelte'
import { creditsOf, rulesOf, variantsOf } from './sheet'
import { eventText, moveText } from './tell'
import en from './words/en.ftl?raw'
import fr from './words/fr.ftl?raw'

const SEATS = 16

export async function plainClient(game: string): Promise<GameClient> {
  const sheet = await sheetOf(game)
  addMessages('plain', { fr, en })
  return {
    id: game,
    Board,
    Guide,
    messages: { fr: sheet.words.fr ?? '', en: sheet.words.en ?? '' },
    rules: rulesOf(sheet),
    variants: variantsOf(sheet),
    secrets: () => sheet.secrets,
    eventText: eventText(game),
    moveText: moveText(game),
    colours: () => Array.from({ length: SEATS }, (_, seat) => seat % 4),
    credits: creditsOf(sheet),
  }
}
