import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Trial } from '../../../lib/game'
import type { GhostInHand } from './ghosts'
import { Holding } from './holding.svelte'
import { MOVING, small, TWINS, walk } from '../table.fixture'
import type { Event, Move, View } from '../types.gen'

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
    quiet: () => true,
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

describe('what is dropped where it cannot stay', () => {
  const refused = (code: string): Trial<Event> => ({ refused: { code, rule: 'V8', args: {} }, told: [] }) as never
  afterEach(() => void vi.useRealTimers())
  function dropped(code: string, answer: unknown, quiet = true): { hand: Holding; asked: unknown[] } {
    const asked: unknown[] = []
    const hand = new Holding({
      view: () => APART,
      legal: () => LEGAL,
      eye: () => 0,
      ply: () => 1,
      tryOut: () => async () => refused(code),
      quiet: () => quiet,
      consult: () => async (question) => {
        asked.push(question)
        return answer
      },
      play: vi.fn(),
    })
    hand.takeGhost(0, 3)
    hand.drop({ x: 2300, y: 500, z: 0 })
    hand.trying.answer = refused(code)
    hand.ask()
    return { hand, asked }
  }
  const there = walk(3, 2650, 480)

  it('slides to the nearest place that the house names, and waits there to be put (V8)', async () => {
    const { hand, asked } = dropped('in_the_way', { type: 'slid', move: there })
    await vi.waitFor(() => expect(hand.note).toBe('slid'))
    expect(asked).toEqual([{ type: 'slide', move: walk(3, 2300, 500) }])
    expect(hand.hand).toMatchObject({ ghost: 3, spot: { x: 2650, y: 480, z: 0 } })
  })

  it('is seen to glide there, while in the hand it is there already', async () => {
    vi.useFakeTimers()
    const { hand } = dropped('in_the_way', { type: 'slid', move: there }, false)
    await vi.advanceTimersByTimeAsync(150)
    const { x, y } = (hand.shown as GhostInHand).spot ?? { x: 0, y: 0 }
    expect(hand.hand).toMatchObject({ spot: { x: 2650, y: 480 } })
    expect([x > 2300, x < 2650, y < 500, y > 480]).toEqual([true, true, true, true])
    await vi.advanceTimersByTimeAsync(400)
    expect(hand.shown).toBe(hand.hand)
  })

  it('does not glide on once it has been taken up again', async () => {
    vi.useFakeTimers()
    const { hand } = dropped('in_the_way', { type: 'slid', move: there }, false)
    await vi.advanceTimersByTimeAsync(100)
    hand.over({ x: 2310, y: 500, z: 0 })
    expect(hand.shown).toBe(hand.hand)
  })

  it('stays where it is held if there is no such place, or if it was refused for another reason', async () => {
    const { hand } = dropped('in_the_way', { type: 'slid', move: null })
    await vi.waitFor(() => expect(hand.note).toBe('no-place'))
    expect(hand.hand).toMatchObject({ spot: { x: 2300, y: 500 } })
    expect(dropped('too_far', { type: 'slid', move: there }).asked).toEqual([])
  })

  it('is left alone while a finger still draws it', () => {
    const { hand, asked } = dropped('too_far', null)
    hand.over({ x: 2310, y: 500, z: 0 })
    hand.trying.answer = refused('in_the_way')
    hand.ask()
    expect(asked).toEqual([])
  })
})
