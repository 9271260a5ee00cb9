import { beforeEach, expect, test, vi } from 'vitest'
import type { Room } from './wire.gen'

const chair = { kind: 'person', name: 'Zoé', level: null, present: true, mine: true, wins: 0 } as const
const bot = { kind: 'bot', name: '', level: 'adult', present: true, mine: false, wins: 0 } as const
const room = (table: string, patch: Partial<Room> = {}): Room =>
  ({ type: 'room', table, game: 'escalier', stage: 'running', host: true, chairs: [chair, bot], ...patch }) as Room

beforeEach(() => {
  localStorage.clear()
  vi.resetModules()
})

test('tables that are left are remembered, the newest first, until they end', async () => {
  const { note, unfinished, unfinishedOf } = await import('./unfinished.svelte')
  note(room('one'))
  note(room('two', { game: 'pacman' }))
  note(room('one'))
  expect(unfinished().map(({ table }) => table)).toEqual(['one', 'two'])
  expect(unfinishedOf('pacman')).toMatchObject({ table: 'two', names: ['Zoé'], free: 0, seats: 2 })
  note(room('one', { stage: 'over' }))
  expect(unfinished().map(({ table }) => table)).toEqual(['two'])
})

test('whoever only watches has nothing to go on with', async () => {
  const { note, unfinished } = await import('./unfinished.svelte')
  note(room('one', { host: false, chairs: [{ ...chair, mine: false }, bot] }))
  expect(unfinished()).toEqual([])
})

test('what another version stored is left out, and a page that comes back shows the rest at once', async () => {
  const listed = { table: 'one', game: 'pacman', stage: 'running', names: ['Zoé'], free: 0, seats: 2 }
  localStorage.setItem('manoir-unfinished', JSON.stringify([null, 7, { table: 'x' }, listed]))
  const { unfinished } = await import('./unfinished.svelte')
  expect(unfinished()).toEqual([listed])
})

test('a browser that has never been at a table asks for nothing', async () => {
  const asked = vi.spyOn(globalThis, 'fetch')
  const { askAgain } = await import('./unfinished.svelte')
  await askAgain()
  expect(asked).not.toHaveBeenCalled()
})

test('the house has the last word', async () => {
  const { askAgain, note, unfinished } = await import('./unfinished.svelte')
  note(room('one'))
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(JSON.stringify({ tables: [], account: null })))
  await askAgain()
  expect(unfinished()).toEqual([])
})
