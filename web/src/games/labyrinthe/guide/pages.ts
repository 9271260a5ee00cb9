/** What the guide tells, and in which order. */
export type Page = 'secret' | 'open' | 'push' | 'walk' | 'find' | 'home' | 'night' | 'coin'

const TURN: readonly Page[] = ['push', 'walk', 'find']

/** Where no game is on the table, it tells of them all. */
export function pagesOf(mode: unknown): readonly Page[] {
  switch (mode) {
    case 'base':
      return ['secret', ...TURN, 'home']
    case 'children':
      return ['open', ...TURN, 'home']
    case 'night':
      return ['secret', ...TURN, 'night', 'coin']
    default:
      return ['secret', ...TURN, 'home', 'open', 'night', 'coin']
  }
}
