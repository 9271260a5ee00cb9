import { afterEach, expect, test } from 'vitest'
import { hear, isReadOnly, listenAgain, motd, putAway } from './notice.svelte'

const said = (motd: string, motd_since: number, read_only = false) =>
  hear({ type: 'house', motd, motd_since, read_only })

afterEach(() => {
  listenAgain()
  localStorage.removeItem('manoir-notice')
})

test('a message stays until it is put away, and the next one is shown again', () => {
  said('Tea at five', 7)
  expect(motd()).toBe('Tea at five')
  putAway()
  expect(motd()).toBe('')
  said('Tea at five', 7)
  expect([motd(), localStorage.getItem('manoir-notice')]).toEqual(['', '7'])
  said('Tea at six', 8)
  expect(motd()).toBe('Tea at six')
})

test('a house that opens again says nothing, and so the new line begins in silence', () => {
  said('', 0, true)
  expect(isReadOnly()).toBe(true)
  listenAgain()
  expect(isReadOnly()).toBe(false)
})
