import { describe, expect, it } from 'vitest'
import { EMPTY } from './choose'
import { enterTouch, keyTouch } from './keys'
import { run } from '../tables.fixture'
import type { Move } from '../types.gen'

const roll: Move[] = [{ type: 'roll' }]
const way = run(2, [0, 1], [0, 2])
const shown = { die: 0, piece: 'eater', way } as const

describe('a key', () => {
  it('throws the dice, unless something else listens to it', () => {
    expect(keyTouch(' ', true, roll, EMPTY)).toEqual({ kind: 'roll' })
    expect([keyTouch(' ', false, roll, EMPTY), keyTouch(' ', true, [way], EMPTY)]).toEqual([null, null])
  })

  it('chooses a die, another way, or lets go', () => {
    expect(keyTouch('2', false, [way], EMPTY)).toEqual({ kind: 'die', die: 1 })
    expect(keyTouch('O', false, [way], shown)).toEqual({ kind: 'other' })
    expect(keyTouch('Escape', false, [way], shown)).toEqual({ kind: 'cancel' })
  })

  it('means nothing where it could do nothing', () => {
    for (const key of ['Escape', 'o', '1', 'x']) expect(keyTouch(key, true, roll, EMPTY)).toBeNull()
  })

  it('on the picture throws first, then touches what the cursor is on', () => {
    expect([enterTouch(roll, 3), enterTouch([way], 3), enterTouch([way], null)]).toEqual([
      { kind: 'roll' },
      { kind: 'place', place: 3 },
      { kind: 'go' },
    ])
  })
})
