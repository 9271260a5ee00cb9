/** The doors of the house. */
export type Route =
  | { readonly page: 'front' | 'tables' | 'me' | 'credits' | 'lost' }
  | { readonly page: 'open' | 'rules'; readonly game: string }
  | { readonly page: 'table' | 'replay'; readonly table: string }

const TABLE = /^[a-z0-9]{10}$/
const GAME = /^[a-z][a-z0-9_-]{1,39}$/

export function routeOf(path: string): Route {
  const [first, second, third, ...rest] = path.split('/').filter(Boolean)
  if (rest.length > 0) return { page: 'lost' }
  if (first === undefined) return { page: 'front' }
  if (second === undefined)
    return { page: first === 'tables' || first === 'me' || first === 'credits' ? first : 'lost' }
  if (first === 't' && TABLE.test(second)) {
    if (third === undefined) return { page: 'table', table: second }
    if (third === 'replay') return { page: 'replay', table: second }
  }
  if ((first === 'open' || first === 'rules') && third === undefined && GAME.test(second)) {
    return { page: first, game: second }
  }
  return { page: 'lost' }
}

/** The table somebody means: a whole link, its path, or only the code. */
export function tableIn(text: string): string | undefined {
  const code = text.trim().toLowerCase().split(/[?#]/)[0]?.replace(/\/+$/, '').split('/')
  const last = code?.at(-1) === 'replay' ? code.at(-2) : code?.at(-1)
  return last && TABLE.test(last) ? last : undefined
}
