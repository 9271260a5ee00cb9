import { expect, test } from 'vitest'
import type { Me, MyTable } from '../lib/wire.gen'
import { ownTables } from './tables'

const listed = (table: string) => ({ table, game: 'escalier', stage: 'running', names: [], free: 0, seats: 2 }) as const
const person: Me = {
  tables: ['a', 'b', 'c'].map(listed),
  account: null,
  awaited: [{ table: 'c', game: 'escalier', names: [], left: 5 }],
  holiday: null,
}
const ids = (tables: MyTable[]): string[] => tables.map((table) => table.table)

test('before the lobby has spoken, whoever is awaited sees that table first', () => {
  const shown = ownTables(person, null)
  expect(ids(shown)).toEqual(['c', 'a', 'b'])
  expect(shown[0]).toMatchObject({ my_turn: true, left: 5 })
})

test('the lobby knows the order, and older tables come after it', () => {
  const mine: MyTable[] = ['b', 'a'].map((table) => ({ ...listed(table), my_turn: true, tempo: 'lively', left: 1 }))
  expect(ids(ownTables(person, mine))).toEqual(['b', 'a', 'c'])
})
