import { expect, test } from 'vitest'
import { nextAfter } from './awaited'

const awaited = ['aaaaaaaaaa', 'bbbbbbbbbb', 'cccccccccc']

test('the next game is the most urgent one, then the one after it, and they come round', () => {
  expect(nextAfter(awaited, undefined)).toBe('aaaaaaaaaa')
  expect(nextAfter(awaited, 'somewhere0')).toBe('aaaaaaaaaa')
  expect(nextAfter(awaited, 'aaaaaaaaaa')).toBe('bbbbbbbbbb')
  expect(nextAfter(awaited, 'cccccccccc')).toBe('aaaaaaaaaa')
})

test('there is no next game where there is none, or only this one', () => {
  expect(nextAfter([], undefined)).toBeUndefined()
  expect(nextAfter(awaited.slice(0, 1), 'aaaaaaaaaa')).toBeUndefined()
})
