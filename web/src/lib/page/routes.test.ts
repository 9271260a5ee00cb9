import { expect, test } from 'vitest'
import { routeOf, tableIn } from './routes'

test.each([
  ['/', { page: 'front' }],
  ['', { page: 'front' }],
  ['/tables', { page: 'tables' }],
  ['/me', { page: 'me' }],
  ['/credits/', { page: 'credits' }],
  ['/open/escalier', { page: 'open', game: 'escalier' }],
  ['/rules/escalier', { page: 'rules', game: 'escalier' }],
  ['/t/abcdefgh12', { page: 'table', table: 'abcdefgh12' }],
  ['/t/abcdefgh12/replay', { page: 'replay', table: 'abcdefgh12' }],
])('%s is a door', (path, route) => expect(routeOf(path)).toEqual(route))

test.each([
  '/cellar',
  '/t/short',
  '/t/ABCDEFGH12',
  '/t/abcdefgh12/replay/more',
  '/t/abcdefgh12/seed',
  '/open',
  '/open/../x',
  '/open/escalier/more',
  '/rules/<b>',
])('%s is walled up', (path) => expect(routeOf(path)).toEqual({ page: 'lost' }))

test.each([
  'abcdefgh12',
  '  ABCDEFGH12 ',
  'https://manoir.example/t/abcdefgh12',
  '/t/abcdefgh12/',
  'manoir.example/t/abcdefgh12/replay?x=1#y',
])('%s names a table', (text) => expect(tableIn(text)).toBe('abcdefgh12'))

test.each(['', 'hello', 'https://manoir.example/'])('"%s" names none', (text) => expect(tableIn(text)).toBeUndefined())
