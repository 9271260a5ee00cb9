import { expect, test } from 'vitest'
import { at, live, within } from './base'

test('a house at the top of its host has no path before its own', () => {
  expect([at('/t/x'), within('/t/x'), within('/')]).toEqual(['/t/x', '/t/x', '/'])
  expect(live('/api/lobby/live')).toBe(`ws://${location.host}/api/lobby/live`)
})

test.each([
  ['/games/t/x', '/t/x'],
  ['/games/', '/'],
  ['/games', ''],
  ['/gamesome/t/x', '/gamesome/t/x'],
  ['/t/x', '/t/x'],
])('below /games, %s is the page %s', (path, page) => expect(within(path, '/games')).toBe(page))
