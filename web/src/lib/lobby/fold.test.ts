import { expect, test } from 'vitest'
import type { LobbyMessage, LobbyTable } from '../wire.gen'
import { NEW, playing, receive, waiting } from './fold'

const table = (id: string, more: Partial<LobbyTable> = {}): LobbyTable => ({
  table: id,
  game: 'escalier',
  stage: 'waiting',
  options: {},
  names: [],
  ghosts: [],
  free: 1,
  seats: 2,
  here: 1,
  watchers: 0,
  since: 1,
  tempo: 'no_hurry',
  ...more,
})
const fold = (...messages: LobbyMessage[]) => messages.reduce(receive, NEW)
const ids = (tables: readonly LobbyTable[]): string[] => tables.map((one) => one.table)
const now = (...tables: LobbyTable[]): LobbyMessage => ({ type: 'lobby', tables, queues: [], guests: [] })

test('news change what they name, and nothing else', () => {
  const lobby = fold(now(table('a'), table('b'), table('c')), {
    type: 'news',
    tables: [table('b', { watchers: 3 }), table('d')],
    gone: ['a'],
    guests: ['Ada'],
  })
  expect(ids(waiting(lobby))).toEqual(['b', 'c', 'd'])
  expect(lobby.tables.find((one) => one.table === 'b')?.watchers).toBe(3)
  expect([lobby.guests, lobby.queues]).toEqual([['Ada'], []])
})

test('all of it replaces what was known', () => {
  expect(ids(fold(now(table('a')), now(table('b'))).tables)).toEqual(['b'])
})

test('whoever comes is last, and tables where nobody is come after the others', () => {
  const lobby = fold(
    now(table('late', { since: 9 }), table('left', { here: 0 }), table('early'), table('full', { free: 0 })),
  )
  expect(ids(waiting(lobby))).toEqual(['early', 'late', 'left'])
})

test('a game is watched where somebody plays', () => {
  const lobby = fold(now(table('a', { stage: 'running' }), table('b', { stage: 'running', here: 0 }), table('c')))
  expect(ids(playing(lobby))).toEqual(['a'])
})

test('boards go with their tables', () => {
  const board = { type: 'board', table: 'a', position: { ply: 3 } } as unknown as LobbyMessage
  const lobby = fold(now(table('a')), board)
  expect(Object.keys(lobby.boards)).toEqual(['a'])
  expect(receive(lobby, { type: 'news', tables: [], gone: ['a'] }).boards).toEqual({})
})

test('we wait until we are seated, given up elsewhere, or told why not', () => {
  const seeking: LobbyMessage = { type: 'seeking', game: 'escalier', seats: 2, names: ['Ada'], ghosts: false }
  const lobby = fold(seeking)
  expect(lobby.seeking?.names).toEqual(['Ada'])
  expect(receive(lobby, { type: 'seated', table: 'a' }).seeking).toBeNull()
  expect(receive(lobby, { ...seeking, game: null, names: [] }).seeking).toBeNull()
  const refused = receive(lobby, { type: 'rejected', code: 'no_ghosts_yet', rule: 'W3', args: {}, id: null })
  expect([refused.seeking?.names, refused.refused?.rule]).toEqual([['Ada'], 'W3'])
})
