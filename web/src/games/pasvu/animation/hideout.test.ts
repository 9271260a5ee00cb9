import { expect, test } from 'vitest'
import { hideoutOf } from './hideout'
import type { Look, Witnessed } from '../types.gen'

const ghost = (seat: number, pixels: number, whole: number, seen = false): Witnessed => ({
  seat,
  ghost: 3,
  size: 'small',
  pixels,
  whole,
  seen,
})
const look = (...ghosts: Witnessed[]): Look => ({ round: 5, keyhole: { side: 'S', number: 1 }, picture: '', ghosts })

test('the smallest share that stayed unseen is the best hiding place', () => {
  expect(hideoutOf(look(ghost(0, 9, 100), ghost(1, 20, 1000), ghost(2, 1, 1000, true)))?.seat).toBe(1)
})

test('of those that cannot be seen at all, it is the one right before the keyhole', () => {
  expect(hideoutOf(look(ghost(0, 0, 100), ghost(1, 0, 900), ghost(2, 1, 5000)))?.seat).toBe(1)
})

test('whoever stands where the keyhole does not look hides nowhere', () => {
  expect(hideoutOf(look(ghost(0, 0, 0), ghost(1, 400, 500, true)))).toBeNull()
  expect(hideoutOf(null)).toBeNull()
})
