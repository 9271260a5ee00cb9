import { expect, test } from 'vitest'
import { wrapped } from './postcard'

const fits = (line: string): boolean => line.length <= 12

test('a long sentence is written on several lines, no word is lost or cut', () => {
  expect(wrapped('You sent the ghost to the top!', fits)).toEqual(['You sent the', 'ghost to the', 'top!'])
  expect(wrapped('Donaudampfschiffahrt wins', fits)).toEqual(['Donaudampfschiffahrt', 'wins'])
  expect(wrapped('', fits)).toEqual([''])
})
