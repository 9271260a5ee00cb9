import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { change, settings } from '../../../lib/settings.svelte'
import { after } from './after'
import { scenes, Showing } from './showing.svelte'
import { MOVING, small, viewOf } from '../table.fixture'
import type { Event, Look } from '../types.gen'

const LOOK: Look = { round: 1, keyhole: { side: 'E', number: 2 }, picture: '', ghosts: [] }
const NIGHT: readonly Event[] = [
  { type: 'finished', seat: 1 },
  {
    type: 'thrown',
    throws: [
      [0, 3],
      [1, 3],
    ],
    chooser: null,
  },
  {
    type: 'thrown',
    throws: [
      [0, 3],
      [1, 5],
    ],
    chooser: 1,
  },
  { type: 'chosen', seat: 1, side: 'E' },
  { type: 'rolled', keyhole: { side: 'E', number: 2 }, holder: 0 },
  { type: 'looked', look: LOOK, seen: [0, 0] },
  { type: 'dealt', seat: 0, card: { value: 7, pieces: [] }, round: 2, first: true },
]

const STRUCK: Event = { type: 'struck', card: 'sun', seat: 0, round: 2 }
const effect = (card: string): Event => ({
  type: 'effect',
  card,
  seat: null,
  pieces: [],
  ghosts: [small(2500, 500)],
  home: [],
  out: [],
  sides: [],
})
const lasting = (all: readonly { ms: number }[]): number => all.reduce((sum, { ms }) => sum + ms, 0)

describe('what is shown', () => {
  it('never takes long before a look, and leaves the look its time', () => {
    const all = scenes(MOVING, [...NIGHT.slice(0, 3), ...NIGHT.slice(1)])
    const look = all.findIndex(({ event }) => event.type === 'looked')
    expect(lasting(all.slice(0, look))).toBeLessThanOrEqual(5400)
    expect(all[look]?.ms).toBe(60_000)
  })

  it('gives every card its time after the look, and no effect more than two and a half seconds (V13)', () => {
    const cards = ['shelter', 'excited', 'grimaces', 'tag', 'dance', 'perch', 'brother', 'spin', 'sun', 'a thirteenth']
    const all = scenes(MOVING, [...NIGHT, STRUCK, ...['spin', 'dance', 'grimaces'].map(effect)])
    expect(all.find(({ event }) => event.type === 'struck')?.ms).toBe(15_000)
    for (const { event, ms } of cards.flatMap((card) => scenes(MOVING, [effect(card)]))) {
      expect(ms, JSON.stringify(event)).toBeGreaterThan(900)
      expect(ms, JSON.stringify(event)).toBeLessThanOrEqual(2500)
    }
  })

  it('puts the keyhole on its door before the look', () => {
    const look = scenes(MOVING, NIGHT).find(({ event }) => event.type === 'looked')
    expect(look?.after).toMatchObject({ keyhole: { side: 'E', number: 2 }, holder: 0, look: LOOK })
  })

  it('moves what has moved', () => {
    const end = small(2500, 500)
    const walked = after(MOVING, {
      type: 'walked',
      seat: 0,
      ghost: 3,
      start: small(1500, 500),
      door: null,
      end,
      cost: 1,
      left: 5,
      back: false,
    })
    expect(walked).toMatchObject({ ghosts: [end], points: [5, 9] })
    const out = after(walked, {
      type: 'escaped',
      seat: 0,
      ghost: 3,
      size: 'small',
      door: { side: 'N', number: 4 },
      cost: 5,
      left: 0,
      points: 1,
    })
    expect(out).toMatchObject({ ghosts: [], out: [[3], []], points: [0, 9] })
    const pose = { face: 'back', x: 1, y: 2, yaw: 3, z: 4 } as const
    const placed = after(viewOf(), { type: 'placed', seat: 0, piece: 'desk', pose, displaced: [] })
    expect(placed.pieces.find(([piece]) => piece === 'desk')?.[1]).toEqual(pose)
    expect(placed.shifted).toEqual(['desk'])
  })
})

describe('a film', () => {
  const before = { view: MOVING, told: [], ply: 1, gap: true }
  const fused: Event = {
    type: 'fused',
    seat: 0,
    ghosts: [small(1500, 500), small(1800, 500, { number: 4 })],
    end: small(1500, 500, { size: 'medium', number: 1 }),
  }
  let settled: number
  let showing: Showing
  const { motion } = settings
  const arrive = (ply: number, told: readonly Event[]): void =>
    void showing.arrive({ view: MOVING, told, ply, gap: false }, () => (settled += 1))

  beforeEach(() => {
    vi.useFakeTimers()
    change({ motion: 'full' })
    settled = 0
    showing = new Showing()
    showing.arrive(before, () => {})
  })
  afterEach(() => {
    showing.film.stop()
    change({ motion })
    vi.useRealTimers()
  })

  it('goes on with the next scene when one is over before its time, and ends after the last', () => {
    arrive(2, [STRUCK, effect('sun'), effect('dance')])
    expect([showing.film.scene?.event, showing.act?.event]).toEqual([STRUCK, STRUCK])
    showing.next()
    expect(showing.act?.event).toMatchObject({ card: 'sun' })
    expect(showing.act?.before.night.cards).toEqual(['sun'])
    showing.next()
    expect([showing.film.playing, settled]).toEqual([true, 0])
    showing.next()
    expect([showing.film.playing, showing.act, settled]).toEqual([false, null, 1])
    showing.next()
    expect(settled).toBe(1)
  })

  it('ends by itself', () => {
    arrive(2, [effect('sun')])
    vi.advanceTimersByTime(9000)
    expect([showing.film.playing, showing.act, settled]).toEqual([false, null, 1])
  })

  it('is not needed for two ghosts that fuse: nobody waits, and it is played out all the same', () => {
    arrive(2, [fused])
    expect([showing.film.playing, showing.act?.event, settled]).toEqual([false, fused, 1])
    vi.advanceTimersByTime(2500)
    expect(showing.act).toBeNull()
  })

  it('is none for whoever wants nothing to move', () => {
    change({ motion: 'less' })
    arrive(2, [STRUCK, effect('sun')])
    arrive(3, [fused])
    expect([showing.film.playing, showing.act, settled]).toEqual([false, null, 2])
  })

  it('shows them the look all the same, and nothing else', () => {
    change({ motion: 'less' })
    arrive(2, NIGHT)
    expect([showing.film.scene?.event.type, settled]).toEqual(['looked', 0])
    expect(showing.film.scene?.before.keyhole).toEqual({ side: 'E', number: 2 })
    showing.next()
    expect([showing.film.playing, settled]).toEqual([false, 1])
  })
})
