import { describe, expect, it } from 'vitest'
import { answer, EMPTY, ends, type Hand, preselected, type Sight, type Touch, traced } from './choose'
import { diceOf } from '../animation/table'
import { at, chase, run, viewOf } from '../tables.fixture'
import type { Move } from '../types.gen'
import { danger, eaten, endsOf, heat, heats } from './ways'

const RICH = run(2, [0, 1], [0, 2])
const ROUND = run(4, [0, 1], [0, 2], [1, 2], [2, 2])
const DOWN = run(4, [1, 0], [2, 0], [2, 1], [2, 2])
const HAUNT = chase(2, 0, [4, 3], [4, 2])
const OTHER = chase(4, 1, [4, 5], [4, 6], [3, 6], [2, 6])
const ALL: Move[] = [RICH, ROUND, DOWN, HAUNT, OTHER]

const view = viewOf({ dice: [2, 4] })
const sight = (legal: readonly Move[] = ALL, more: Partial<Sight> = {}): Sight => ({
  view,
  eye: 0,
  legal,
  dice: diceOf([2, 4], []),
  ...more,
})
const hand = (more: Partial<Hand>): Hand => ({ ...EMPTY, ...more })
const reply = (touch: Touch, held: Hand = EMPTY, seen: Sight = sight()) => answer(seen, held, touch)

describe('the dice', () => {
  it('are thrown by a touch on either of them or on both', () => {
    const roll: Move = { type: 'roll' }
    const before = sight([roll], { view: viewOf(), dice: [] })
    expect(reply({ kind: 'roll' }, EMPTY, before)).toEqual({ kind: 'play', move: roll })
    expect(reply({ kind: 'roll' })).toEqual({ kind: 'ask', move: roll })
  })

  it('are given to a piece in either order, or dropped on it', () => {
    const given = { kind: 'hand', hand: hand({ die: 1, piece: 'eater' }) }
    expect(reply({ kind: 'die', die: 1 })).toEqual({ kind: 'hand', hand: hand({ die: 1 }) })
    expect(reply({ kind: 'eater', seat: 0 }, hand({ die: 1 }))).toEqual(given)
    expect(reply({ kind: 'die', die: 1 }, hand({ piece: 'eater' }))).toEqual(given)
    expect(reply({ kind: 'give', die: 1, piece: 'eater' })).toEqual(given)
  })

  it('are let go by a second touch', () => {
    expect(reply({ kind: 'die', die: 1 }, hand({ die: 1 }))).toEqual({ kind: 'hand', hand: EMPTY })
    expect(reply({ kind: 'eater', seat: 0 }, hand({ piece: 'eater' }))).toEqual({ kind: 'hand', hand: EMPTY })
  })

  it('drop a piece that they cannot move; dropped on one, they ask', () => {
    expect(reply({ kind: 'give', die: 0, piece: 1 })).toMatchObject({
      kind: 'ask',
      move: { type: 'chase', die: 2, ghost: 1 },
    })
    expect(reply({ kind: 'ghost', ghost: 1 }, hand({ die: 0 }))).toEqual({ kind: 'hand', hand: hand({ piece: 1 }) })
    expect(reply({ kind: 'die', die: 0 }, hand({ piece: 1 }))).toEqual({ kind: 'hand', hand: hand({ die: 0 }) })
  })

  it('bring the only piece they can move, and a touch on it keeps it', () => {
    expect(preselected(sight([RICH]), EMPTY).piece).toBe('eater')
    expect(reply({ kind: 'eater', seat: 0 }, hand({ die: 0 }), sight([RICH]))).toEqual({
      kind: 'hand',
      hand: hand({ die: 0, piece: 'eater' }),
    })
  })

  it('are in the hand where there is but one, and so is the piece', () => {
    const left = sight([HAUNT], { dice: diceOf([2], diceOf([2, 4], [])) })
    expect(preselected(left, EMPTY)).toEqual(hand({ die: 0, piece: 0 }))
    expect(preselected(sight(), EMPTY)).toEqual(EMPTY)
    expect(preselected(sight([HAUNT, OTHER]), hand({ die: 1 }))).toEqual(hand({ die: 1, piece: 1 }))
  })
})

describe('where a piece can go', () => {
  it('is lit for both dice until one is chosen', () => {
    expect(ends(sight(), EMPTY)).toEqual([])
    expect(ends(sight(), hand({ piece: 'eater' })).map(({ place }) => place)).toEqual([at(0, 2), at(2, 2)])
    expect(ends(sight(), hand({ piece: 'eater', die: 0 })).map(({ place }) => place)).toEqual([at(0, 2)])
  })

  it('has the richest way first, then the shortest', () => {
    const poor = { ...view, marbles: view.marbles.split('').with(at(0, 1), '.').join('') }
    expect(endsOf(poor, [ROUND, DOWN])[0]?.ways).toEqual([DOWN, ROUND])
    const short = run(5, [0, 1])
    const long = run(5, [1, 0], [0, 1])
    expect(endsOf({ ...view, marbles: view.marbles.replaceAll('w', '.') }, [long, short])[0]?.ways).toEqual([
      short,
      long,
    ])
  })

  it('tells what is eaten and how near a ghost then is', () => {
    expect(eaten(view, ROUND)).toEqual({ white: 3, yellow: 1 })
    expect(eaten(view, HAUNT)).toEqual({ white: 0, yellow: 0 })
    expect(danger(view, ROUND)).toBe(4)
    expect(danger(view, HAUNT)).toBeNull()
    expect(danger({ ...view, ghosts: [at(0, 2), at(8, 6)] }, RICH)).toBe(6) // the eaten one starts from its den again
  })

  it('is hotter, the nearer a ghost is, all along the way', () => {
    expect([null, 7, 6, 5, 4, 3, 2, 1].map(heat)).toEqual([0, 0, 1, 1, 2, 2, 3, 3])
    expect(heats({ ...view, ghosts: [at(2, 4), at(8, 6)] }, ROUND)).toEqual([1, 2, 2, 3])
    expect(heats(view, HAUNT)).toEqual([])
  })

  it('is shown first, though there is but one way, and played by the second touch', () => {
    const place = at(0, 2)
    const held = hand({ piece: 'eater', way: RICH })
    expect(reply({ kind: 'place', place }, hand({ piece: 'eater' }))).toEqual({ kind: 'hand', hand: held })
    expect(reply({ kind: 'place', place }, held)).toEqual({ kind: 'play', move: RICH })
    expect(reply({ kind: 'go' }, held)).toEqual({ kind: 'play', move: RICH })
  })

  it('is shown by its richest way if there are more', () => {
    const held = hand({ piece: 'eater' })
    const place = at(2, 2)
    const shown = reply({ kind: 'place', place }, held)
    expect(shown).toEqual({ kind: 'hand', hand: { ...held, way: ROUND } })
    expect(reply({ kind: 'place', place }, hand({ piece: 'eater', way: ROUND }))).toEqual({ kind: 'play', move: ROUND })
    expect(reply({ kind: 'go' }, hand({ piece: 'eater', way: DOWN }))).toEqual({ kind: 'play', move: DOWN })
    expect(reply({ kind: 'go' }, held)).toEqual({ kind: 'nothing' })
  })

  it('can be reached by another way, round and round, or by a place in between', () => {
    const shown = hand({ piece: 'eater', die: 1, way: ROUND })
    expect(reply({ kind: 'other' }, shown)).toEqual({ kind: 'hand', hand: { ...shown, way: DOWN } })
    expect(reply({ kind: 'other' }, { ...shown, way: DOWN })).toEqual({ kind: 'hand', hand: shown })
    expect(reply({ kind: 'place', place: at(2, 1) }, shown)).toEqual({ kind: 'hand', hand: { ...shown, way: DOWN } })
    expect(traced(sight(), hand({ piece: 'eater' }), [at(0, 0), at(1, 0), at(2, 0), at(2, 2)])).toEqual(DOWN)
  })

  it('is let go step by step', () => {
    const shown = hand({ piece: 'eater', die: 1, way: ROUND })
    expect(reply({ kind: 'cancel' }, shown)).toEqual({ kind: 'hand', hand: { ...shown, way: null } })
    expect(reply({ kind: 'cancel' }, { ...shown, way: null })).toEqual({ kind: 'hand', hand: EMPTY })
  })
})

describe('an attack', () => {
  const near = { ...view, ghosts: [at(0, 2), at(4, 4)] as const, eaters: [at(0, 0), at(4, 2)] }
  const gobble = run(2, [0, 1], [0, 2])
  const boo = chase(2, 1, [4, 3], [4, 2])

  it('is shown first, though there is but one way, and is aimed at whoever stands there', () => {
    const seen = sight([gobble, boo], { view: near })
    expect(endsOf(near, [gobble])[0]?.attack).toBe(true)
    expect(reply({ kind: 'ghost', ghost: 0 }, hand({ piece: 'eater' }), seen)).toMatchObject({
      kind: 'hand',
      hand: { way: gobble },
    })
    expect(reply({ kind: 'eater', seat: 1 }, hand({ piece: 1 }), seen)).toMatchObject({
      kind: 'hand',
      hand: { way: boo },
    })
    expect(reply({ kind: 'ghost', ghost: 0 }, hand({ piece: 'eater', way: gobble }), seen)).toEqual({
      kind: 'play',
      move: gobble,
    })
  })
})

describe('after a ghost was eaten', () => {
  it('marbles are taken from a tray or a Pac-Man', () => {
    const rob: Move = { type: 'rob', seat: 1 }
    const seen = sight([rob], { view: { ...view, robs: true, returns: true } })
    for (const touch of [
      { kind: 'tray', seat: 1 },
      { kind: 'eater', seat: 1 },
      { kind: 'place', place: at(0, 8) },
    ] as const) {
      expect(reply(touch, EMPTY, seen)).toEqual({ kind: 'play', move: rob })
    }
    expect(reply({ kind: 'tray', seat: 0 }, EMPTY, seen)).toEqual({ kind: 'ask', move: { type: 'rob', seat: 0 } })
    expect(reply({ kind: 'tray', seat: 1 })).toEqual({ kind: 'nothing' })
  })

  it('the yellow marble goes back into a hole, though somebody stands on it', () => {
    const back: Move = { type: 'back', hole: at(2, 2) }
    const seen = sight([back], { view: { ...view, returns: true, eaters: [at(2, 2), at(0, 8)] } })
    expect(reply({ kind: 'place', place: at(2, 2) }, EMPTY, seen)).toEqual({ kind: 'play', move: back })
    expect(reply({ kind: 'eater', seat: 0 }, EMPTY, seen)).toEqual({ kind: 'play', move: back })
    expect(reply({ kind: 'place', place: at(0, 1) }, EMPTY, seen)).toEqual({
      kind: 'ask',
      move: { type: 'back', hole: at(0, 1) },
    })
  })
})

describe('what is not offered', () => {
  it('is asked for by a way that names it', () => {
    expect(reply({ kind: 'place', place: at(0, 3) }, hand({ piece: 'eater', die: 0 }))).toEqual({
      kind: 'ask',
      move: run(2, [0, 1], [0, 2], [0, 3]),
    })
    expect(reply({ kind: 'eater', seat: 0 }, EMPTY, sight([HAUNT]))).toMatchObject({
      kind: 'ask',
      move: { type: 'run', die: 2 },
    })
    expect(reply({ kind: 'eater', seat: 0 }, EMPTY, sight([], { view: viewOf(), dice: [] }))).toMatchObject({
      kind: 'ask',
      move: { type: 'run', die: 1 },
    })
  })

  it('is a leap, if it is too far for any die', () => {
    expect(reply({ kind: 'place', place: at(8, 8) }, hand({ piece: 'eater', die: 0 }))).toEqual({
      kind: 'ask',
      move: run(2, [8, 8]),
    })
  })

  it('is nothing, if no piece is meant', () => {
    expect(reply({ kind: 'place', place: at(4, 0) })).toEqual({ kind: 'nothing' })
  })
})

describe('the den', () => {
  it('gives up one ghost after the other', () => {
    const den = { kind: 'place', place: at(4, 4) } as const
    expect(reply(den)).toEqual({ kind: 'hand', hand: hand({ piece: 0 }) })
    expect(reply(den, hand({ piece: 0 }))).toMatchObject({ kind: 'hand', hand: { piece: 1 } })
  })
})
