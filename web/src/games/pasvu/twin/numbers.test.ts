import { expect, it } from 'vitest'
import { mils, read, tenths } from './numbers'

it('reads numbers with a comma or a point, and nothing else', () => {
  expect(['1,5', ' 2.25 ', '.5', '−3', '+4'].map(read)).toEqual([1.5, 2.25, 0.5, -3, 4])
  expect(['', '1e308', 'NaN', '1.2.3', '0x10', 'deux', '--1'].map(read)).toEqual([
    null,
    null,
    null,
    null,
    null,
    null,
    null,
  ])
})

it('knows where the hall ends', () => {
  expect(['0', '6', '2,3456'].map(mils)).toEqual([0, 6000, 2346])
  expect(['6,1', '-0.1', '9'.repeat(400)].map(mils)).toEqual([null, null, null])
})

it('turns degrees into one turn', () => {
  expect(['0', '-15', '375', '22,5'].map(tenths)).toEqual([0, 3450, 150, 225])
  expect(tenths('99999')).toBeNull()
})
