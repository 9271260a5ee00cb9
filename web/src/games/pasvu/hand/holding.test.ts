import { describe, expect, it, vi } from 'vitest'
import { Holding } from './holding.svelte'
import { MOVING, small, TWINS, walk } from '../table.fixture'
import type { Move, View } from '../types.gen'

const APART: View = {
  ...TWINS,
  ghosts: [small(1300, 500), small(2700, 500, { number: 4 }), small(4500, 4500, { number: 0, size: 'large' })],
  walked: [[], []],
}
const LEGAL: readonly Move[] = [{ type: 'done' }, walk(3, 2300, 500), walk(3, 4300, 4500), walk(4, 1500, 1500)]

function holding(view: View, legal: readonly Move[] = LEGAL): Holding {
  return new Holding({
    view: () => view,
    legal: () => legal,
    eye: () => 0,
    ply: () => 1,
    tryOut: () => null,
    consult: () => null,
    play: vi.fn(),
  })
}

describe("a tap on another ghost of one's own", () => {
  it('takes the ghost in the hand there where they could become one (V12), and means that one the second time', () => {
    const hand = holding(APART)
    hand.meet(0, 3)
    hand.meet(0, 4)
    expect(hand.hand).toMatchObject({ ghost: 3, spot: { x: 2300, y: 500 } })
    hand.meet(0, 4)
    expect(hand.hand).toMatchObject({ ghost: 4, spot: null })
  })

  it('means that one where they could not, or it is out of reach', () => {
    const hand = holding({ ...APART, walked: [[0], []] })
    hand.meet(0, 3)
    hand.meet(0, 0)
    expect(hand.hand).toMatchObject({ ghost: 0, spot: null })
    hand.meet(0, 4)
    hand.meet(0, 3)
    expect(hand.hand).toMatchObject({ ghost: 3, spot: null })
  })

  it('takes it there where the other rests after a fusion', () => {
    const hand = holding({ ...APART, walked: [[0], []], held: [[0], []] })
    hand.meet(0, 3)
    hand.meet(0, 0)
    expect(hand.hand).toMatchObject({ ghost: 3, spot: { x: 4300, y: 4500 } })
  })

  it('means that one without fusions', () => {
    const hand = holding({ ...APART, options: MOVING.options })
    hand.meet(0, 3)
    hand.meet(0, 4)
    expect(hand.hand).toMatchObject({ ghost: 4, spot: null })
  })
})
