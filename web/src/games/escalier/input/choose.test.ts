import { describe, expect, it } from 'vitest'
import { answer, EMPTY_HAND, type Grip, lit, type Touch } from './choose'
import type { Move, View } from '../types.gen'

const place = (step: number, slot: number) => ({ step, slot })
const view: View = {
  options: { podium: false, grands: false, memory: 'strict', first: 0, colours: [] },
  owners: [0, 1, null, null],
  tokens: [3, 4, 0, 0],
  ghosts: [1, 1],
  arrived: [],
  turn: 0,
  die: null,
  under: null,
}
const swap: Move = { type: 'swap', one: place(7, 1), other: place(9, 0) }
const trade: Move = { type: 'trade', one: 0, other: 1 }
const ghost = (step: number, slot: number): Touch => ({ kind: 'ghost', place: place(step, slot) })
const touch = (legal: readonly Move[], what: Touch, grip: Grip = EMPTY_HAND) => answer(legal, grip, what, view, 0)

describe('a touch', () => {
  it('plays the offered move itself', () => {
    const roll: Move = { type: 'roll' }
    expect(touch([roll], { kind: 'die' })).toEqual({ kind: 'play', move: roll })
    const advance: Move = { type: 'advance', ghost: place(7, 1) }
    const reply = touch([advance], ghost(7, 1))
    expect(reply.kind === 'play' && reply.move).toBe(advance)
    expect(touch([{ type: 'haunt', colour: 2 }], { kind: 'token', colour: 2 }).kind).toBe('play')
  })

  it('asks the server why not, where nothing is offered', () => {
    expect(touch([], { kind: 'die' })).toEqual({ kind: 'ask', move: { type: 'roll' } })
    expect(touch([{ type: 'roll' }], ghost(1, 0))).toEqual({
      kind: 'ask',
      move: { type: 'advance', ghost: place(1, 0) },
    })
    expect(touch([], { kind: 'token', colour: 1 })).toEqual({ kind: 'ask', move: { type: 'haunt', colour: 1 } })
  })

  it('marks the first ghost of a swap, and a second touch unmarks it', () => {
    const held: Grip = { aim: 'swap', ghost: place(9, 0), card: null }
    expect(touch([swap], ghost(9, 0))).toEqual({ kind: 'hand', hand: held })
    expect(touch([swap], ghost(9, 0), held)).toEqual({ kind: 'hand', hand: EMPTY_HAND })
  })

  it('swaps with the lower place first, whichever was touched first', () => {
    const held: Grip = { aim: 'swap', ghost: place(9, 0), card: null }
    expect(touch([swap], ghost(7, 1), held)).toEqual({ kind: 'play', move: swap })
  })

  it('trades two cards, and a card alone says nothing', () => {
    const held: Grip = { aim: 'trade', ghost: null, card: 1 }
    expect(touch([trade], { kind: 'card', colour: 0 }, held)).toEqual({ kind: 'play', move: trade })
    expect(touch([], { kind: 'card', colour: 1 })).toEqual({ kind: 'nothing' })
  })
})

describe('what glows', () => {
  it('is what answers a touch', () => {
    expect(lit([swap, trade], EMPTY_HAND)).toEqual({
      die: false,
      ghosts: [place(7, 1), place(9, 0)],
      tokens: [],
      cards: [],
    })
    expect(lit([swap, trade], { ...EMPTY_HAND, aim: 'trade' }).cards).toEqual([0, 1])
    expect(lit([trade], EMPTY_HAND).cards).toEqual([0, 1])
    expect(lit([{ type: 'haunt', colour: 3 }, { type: 'decline' }], EMPTY_HAND).tokens).toEqual([3])
    expect(lit([], EMPTY_HAND)).toEqual({ die: false, ghosts: [], tokens: [], cards: [] })
  })
})
