/** Guests: games that a package brought to the server, without a folder of their own here. */
import { games } from './api'
import { sheetOf } from './sheets'

const own = Object.keys(import.meta.glob('../games/*/index.ts')).map((path) => path.split('/').at(-2))
const known: { ids: readonly string[] | undefined } = $state({ ids: undefined })
let asking = false

/** Their ids, once the server has told them; by then their words are here too. */
export function guests(): readonly string[] {
  void learn()
  return known.ids ?? []
}

/** Undefined: not known yet. */
export function isGuest(game: string): boolean | undefined {
  void learn()
  return known.ids?.includes(game)
}

async function learn(): Promise<void> {
  if (asking) return
  asking = true
  try {
    const others = (await games()).map((info) => info.id).filter((id) => !own.includes(id))
    const sheets = await Promise.allSettled(others.map(sheetOf))
    known.ids = others.filter((_, at) => sheets[at]?.status === 'fulfilled')
  } catch {
    asking = false // another page may have more luck
  }
}
