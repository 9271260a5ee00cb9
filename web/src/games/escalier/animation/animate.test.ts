import { describe, expect, it } from 'vitest'
import { type Scene, scenes } from './animate'
import { after, pieces, type Table } from './table'
import type { Event } from '../types.gen'

const table = (tokens: number[], ghosts: number[], arrived: number[] = []): Table => ({ tokens, ghosts, arrived })
const place = (step: number, slot: number) => ({ step, slot })
const one = (before: Table, event: Event): Scene => scenes(before, [event], null)[0] as Scene
const ends = (scene: Scene) => scene.sprites.map(({ figure, way }) => ({ ...figure, ...way.at(-1) }))

describe('a scene', () => {
  it('ends with every piece where the next table has it', () => {
    const cases: [Table, Event][] = [
      [table([1, 1, 1, 1], []), { type: 'climbed', seat: 0, colour: 0, start: 1, to: 4 }],
      [table([5, 9, 0, 9], [9]), { type: 'haunted', seat: 0, colour: 1, place: place(9, 1) }],
      [table([0, 10, 0, 0], [7, 7, 10]), { type: 'advanced', seat: 0, start: place(7, 0), to: place(10, 1) }],
      [table([0, 0, 0, 0], [7, 7, 7, 9]), { type: 'swapped', seat: 0, one: place(7, 1), other: place(9, 0) }],
    ]
    for (const [before, event] of cases) {
      const seen = ends(one(before, event)).filter(
        (end) => !(event.type === 'haunted' && 'colour' in end && end.colour === 1),
      )
      const wanted = pieces(after(before, event)).map((piece) => ({
        kind: piece.kind,
        ...('colour' in piece ? { colour: piece.colour } : {}),
        ...piece.stand,
      }))
      const text = (all: readonly object[]): string[] =>
        all.map((end) => JSON.stringify(Object.entries(end).sort())).sort()
      expect(text(seen)).toEqual(text(wanted))
    }
  })

  it('walks one step at a time', () => {
    const { sprites, ms } = one(table([3, 1, 1, 1], []), { type: 'climbed', seat: 0, colour: 0, start: 3, to: 6 })
    expect(sprites.at(-1)?.way.map(({ step }) => step)).toEqual([3, 4, 5, 6])
    expect(ms / 3).toBeGreaterThanOrEqual(150)
    expect(ms / 3).toBeLessThanOrEqual(350)
  })

  it('takes a ghost to the top and lifts its sheet there', () => {
    const film = scenes(
      table([0, 0, 0, 0], [11, 20]),
      [
        { type: 'advanced', seat: 0, start: place(20, 0), to: null },
        { type: 'arrived', colour: 2, owner: 1, ghost: true },
      ],
      [3],
    )
    expect(film.map(({ event }) => event.type)).toEqual(['advanced', 'arrived', 'finale'])
    expect(film[0]?.sprites.at(-1)?.way.at(-1)).toEqual({ step: 22, spot: 0, crowd: 1 })
    expect(film[1]?.after.arrived).toEqual([2])
    expect(film[2]?.sprites.filter(({ gait }) => gait === 'revealed')).toHaveLength(1)
  })

  it('keeps those who stay in their order when one leaves between them', () => {
    const { sprites } = one(table([0, 0, 0, 0], [7, 7, 7]), {
      type: 'advanced',
      seat: 0,
      start: place(7, 1),
      to: place(9, 0),
    })
    const stay = sprites.filter(({ gait }) => gait === 'glide').map(({ way }) => way.map(({ spot }) => spot))
    expect(stay).toEqual([
      [0, 0],
      [2, 1],
    ])
  })
})

describe('secrecy', () => {
  it('gives a ghost no colour and no name', () => {
    const { sprites } = one(table([0, 12, 0, 0], [7, 7, 13]), {
      type: 'swapped',
      seat: 0,
      one: place(7, 0),
      other: place(13, 0),
    })
    for (const { figure } of sprites.filter((sprite) => sprite.figure.kind === 'ghost'))
      expect(Object.keys(figure)).toEqual(['kind'])
  })

  it('keys ghosts by place alone', () => {
    const ghosts = pieces(table([0, 0, 0, 0], [7, 7, 13])).filter((piece) => piece.kind === 'ghost')
    expect(ghosts.map(({ place }) => place)).toEqual([place(7, 0), place(7, 1), place(13, 0)])
  })
})
