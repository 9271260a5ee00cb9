import { expect, test } from 'vitest'
import { planOf } from './open'

const salt = (): string => 'aa'

test('with nobody to wait for the game begins at once', () => {
  expect(
    planOf(
      [
        { kind: 'me', name: 'Zoé' },
        { kind: 'bot', level: 'child' },
      ],
      salt,
    ),
  ).toEqual({
    seats: [
      { type: 'sit', seat: 0, nickname: 'Zoé', nonce: 'aa' },
      { type: 'seat_bot', seat: 1, level: 'child' },
    ],
    start: true,
  })
})

test('a friend by link is waited for', () => {
  const plan = planOf([{ kind: 'friend' }, { kind: 'here', name: 'Ann' }], salt)
  expect(plan).toEqual({ seats: [{ type: 'sit', seat: 1, nickname: 'Ann', nonce: 'aa' }], start: false })
})
