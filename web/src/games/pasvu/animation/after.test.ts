import { describe, expect, it } from 'vitest'
import { after } from './after'
import { NIGHT, poseOf, small, viewOf } from '../table.fixture'
import type { Effect, Event, Ghost, Look, View } from '../types.gen'

const medium = (x: number, y: number, more: Partial<Ghost> = {}): Ghost =>
  small(x, y, { size: 'medium', number: 1, ...more })
const effect = (more: Partial<Effect>): Effect => ({
  type: 'effect',
  card: 'dance',
  seat: null,
  pieces: [],
  ghosts: [],
  home: [],
  out: [],
  sides: [],
  ...more,
})
const hall = (ghosts: readonly Ghost[], more: Partial<View> = {}): View => {
  const all = viewOf({ ghosts, ...more })
  return {
    ...all,
    reserve: all.reserve.map((row, seat) =>
      row.filter((number) => !ghosts.some((one) => one.seat === seat && one.number === number)),
    ),
  }
}
const poseIn = (view: View, name: string) => view.pieces.find(([piece]) => piece === name)?.[1]
/** Every ghost is in one place. */
const everywhere = (view: View, seat: number): number[] =>
  [
    ...view.ghosts.filter((one) => one.seat === seat).map(({ number }) => number),
    ...(view.reserve[seat] ?? []),
    ...(view.out[seat] ?? []),
  ].toSorted((one, other) => one - other)

describe('the table', () => {
  it('has the larger ghost in the hall after a fusion, and the two in reserve (V12)', () => {
    const [one, other, end] = [small(1300, 500), small(1700, 500, { number: 4 }), medium(1400, 500)]
    const view = after(hall([one, other]), { type: 'fused', seat: 0, ghosts: [one, other], end })
    expect(view.ghosts).toEqual([end])
    expect(view.reserve[0]).toEqual([0, 2, 3, 4, 5, 6])
    expect(everywhere(view, 0)).toEqual([0, 1, 2, 3, 4, 5, 6])
  })

  it('has a small one back that had got out (V12)', () => {
    const start = viewOf({ reserve: [[0, 1, 2], []], out: [[3, 4, 5, 6], []] })
    const view = after(start, {
      type: 'walked',
      seat: 0,
      ghost: 3,
      start: null,
      door: { side: 'S', number: 1 },
      end: small(500, 500),
      cost: 1,
      left: 5,
      back: true,
    })
    expect([view.out[0], view.ghosts.length]).toEqual([[4, 5, 6], 1])
    expect(everywhere(view, 0)).toEqual([0, 1, 2, 3, 4, 5, 6])
  })

  it('has pieces and ghosts where a card has put them (V13)', () => {
    const pose = poseOf({ face: 'left', x: 5000, z: 0 })
    const lain = small(1500, 500, { yaw: 900 })
    const view = after(
      hall([small(1500, 500)]),
      effect({ pieces: [['piano', pose]], ghosts: [lain, small(500, 500, { seat: 1, number: 5 })] }),
    )
    expect(poseIn(view, 'piano')).toEqual(pose)
    expect(poseIn(view, 'desk')).toEqual(poseIn(viewOf(), 'desk'))
    expect(view.ghosts).toEqual([lain, small(500, 500, { seat: 1, number: 5 })])
    expect(everywhere(view, 1)).toEqual([0, 1, 2, 3, 4, 5, 6])
  })

  it('sends home and out whom a card sends there (V13)', () => {
    const [stays, home, out] = [medium(500, 500), small(1500, 500), small(2500, 5500, { number: 6 })]
    const view = after(hall([stays, home, out]), effect({ home: [home], out: [out] }))
    expect(view).toMatchObject({ ghosts: [stays], out: [[6], []] })
    expect(view.reserve[0]).toEqual([0, 2, 3, 4, 5])
  })

  it('lets one take another’s place (V13)', () => {
    const [theirs, mine] = [small(1500, 500, { seat: 1 }), small(1500, 500, { number: 4 })]
    const view = after(hall([theirs]), effect({ card: 'tag', seat: 0, ghosts: [mine], home: [theirs] }))
    expect(view.ghosts).toEqual([mine])
    for (const seat of [0, 1]) expect(everywhere(view, seat)).toEqual([0, 1, 2, 3, 4, 5, 6])
  })

  it('is turned only by a card that turns it (V13)', () => {
    expect(after(viewOf(), effect({})).sides).toEqual(['S', 'N'])
    expect(after(viewOf(), effect({ card: 'spin', sides: ['E', 'W'] })).sides).toEqual(['E', 'W'])
  })

  it('opens a round with its first card, and adds a second one to it (V13)', () => {
    const late = viewOf({
      round: 1,
      nights: 12,
      done: [true, true],
      shifted: ['desk'],
      night: { ...NIGHT, cards: ['sun'], number: 3, looks: 1 },
    })
    const once = after(late, { type: 'struck', card: 'crystal', seat: 1, round: 2 })
    expect(once).toMatchObject({
      round: 2,
      nights: 11,
      struck: ['crystal'],
      turn: 1,
      done: [false, false],
      shifted: [],
      cards: [null, null],
      night: { cards: ['crystal'], number: null },
    })
    const twice = after(after(once, { type: 'foretold', number: 4 }), {
      type: 'struck',
      card: 'perch',
      seat: 1,
      round: 2,
    })
    expect(twice).toMatchObject({ nights: 10, night: { cards: ['crystal', 'perch'], number: 4 } })
    expect(
      after(twice, { type: 'dealt', seat: 1, card: { value: 6, pieces: [] }, round: 2, first: true }).night,
    ).toEqual(twice.night)
  })

  it('has those seen at home after a look, for what follows it (V10)', () => {
    const [seen, hidden] = [small(1500, 500), medium(2500, 500)]
    const witness = (ghost: Ghost, isSeen: boolean) => ({
      seat: 0,
      ghost: ghost.number,
      size: ghost.size,
      pixels: 9,
      whole: 90,
      seen: isSeen,
    })
    const look: Look = {
      round: 2,
      keyhole: { side: 'E', number: 2 },
      picture: '',
      ghosts: [witness(seen, true), witness(hidden, false)],
    }
    const view = after(hall([seen, hidden]), { type: 'looked', look, seen: [1, 0] })
    expect(view).toMatchObject({ ghosts: [hidden], look })
    expect(view.reserve[0]).toEqual([0, 2, 3, 4, 5, 6])
  })

  it('has the keyhole across the hall for a second look, and nothing else for who passes (V13)', () => {
    expect(after(viewOf(), { type: 'crossed', keyhole: { side: 'E', number: 2 } }).keyhole).toEqual({
      side: 'E',
      number: 2,
    })
    const idle: Event[] = [
      { type: 'passed', card: 'brother', seat: 0 },
      { type: 'declined', seat: 0 },
    ]
    const view = viewOf()
    for (const event of idle) expect(after(view, event)).toBe(view)
  })
})
