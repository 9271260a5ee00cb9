/** The four windows of the house, its guests, and how a game is fetched when its door opens. */
import type { GameClient } from './game'
import { guests, isGuest } from './guests.svelte'
import { addWords } from './i18n.svelte'
import { enterScope } from './page/scope.svelte'

export interface Window {
  readonly id: string
  readonly lit: boolean
}

export const WINDOWS: readonly Window[] = [
  { id: 'escalier', lit: true },
  { id: 'labyrinthe', lit: true },
  { id: 'pacman', lit: true },
  { id: 'pasvu', lit: true },
]

/** The games that can be played. */
export const LIT: readonly string[] = WINDOWS.filter((window) => window.lit).map((window) => window.id)

export const isLit = (game: string): boolean => LIT.includes(game)

/** All of them, guests last. */
export const openGames = (): readonly string[] => [...LIT, ...guests()]

const doors = import.meta.glob<{ default: GameClient }>('../games/*/index.ts')

export const isBuilt = (game: string): boolean => `../games/${game}/index.ts` in doors

/** Whether a game can be opened here; undefined while the server has not told. */
export const isHere = (game: string): boolean | undefined => isBuilt(game) || isGuest(game)

const fetched = new Map<string, Promise<GameClient>>()

/** Fetches a game, its board and its words, once; nothing of it is on the first page. */
export function gameClient(game: string): Promise<GameClient> {
  const client = fetched.get(game) ?? fetchGame(game)
  fetched.set(game, client)
  client.then(
    () => enterScope(isBuilt(game) ? '' : game),
    () => fetched.delete(game), // another try may have more luck
  )
  return client
}

async function fetchGame(game: string): Promise<GameClient> {
  const door = doors[`../games/${game}/index.ts`]
  if (!door) return (await import('../games/plain/client')).plainClient(game)
  const client = (await door()).default
  await addWords(client.id, client.words)
  return client
}
