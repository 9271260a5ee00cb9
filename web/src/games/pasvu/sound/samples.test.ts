import { describe, expect, it } from 'vitest'
import { AWAKE } from '../hall/animation/pace'
import { MS } from '../animation/showing.svelte'
import { beats, BLINK, DIVE, HUSH, LIDS, NOBODY, STILL, story } from '../look/scene/moment'
import * as inHall from './hall'
import * as inLook from './look'
import { LOUDEST, RATE } from './tools'

const { cloth, glass, hum, wood } = inHall
const { breath, dive, giggle, lock, phew, shriek } = inLook

const length = (made: Float32Array): number => (1000 * made.length) / RATE
const peak = (made: Float32Array): number => made.reduce((most, value) => Math.max(most, Math.abs(value)), 0)
const level = (made: Float32Array): number =>
  Math.sqrt(made.reduce((sum, value) => sum + value * value, 0) / made.length)
const seen = (count: number, seen = true): Parameters<typeof beats>[0] => ({
  ghosts: Array.from({ length: count }, (_, ghost) => ({
    seat: 0,
    ghost,
    size: 'small',
    pixels: 9,
    whole: 9,
    seen,
  })),
})

const MADE = [lock, dive, breath, phew, giggle, hum, wood, cloth, glass, shriek]
const ALL: Readonly<Record<string, readonly [Float32Array, number]>> = {
  lock: [lock(), HUSH],
  dive: [dive(), DIVE],
  breath: [breath(), HUSH + BLINK],
  phew: [phew(1), 900],
  giggle: [giggle(), Math.min(NOBODY - LIDS, STILL.nobody)],
  hum: [hum(), AWAKE],
  wood: [wood(), MS.placed],
  cloth: [cloth(), MS.walked],
  glass: [glass(), MS.placed],
  blue: [shriek(0, 1), 1050],
  orange: [shriek(1, 1), 1050],
  red: [shriek(2, 1), 1050],
  green: [shriek(3, 1), 1050],
}

describe.each(Object.entries(ALL))('%s', (_, [made, scene]) => {
  it('never clips, is heard, and begins and ends in silence', () => {
    expect(made.every(Number.isFinite)).toBe(true)
    expect(peak(made)).toBeLessThanOrEqual(LOUDEST)
    expect(level(made)).toBeGreaterThan(0.015)
    expect(level(made)).toBeLessThan(0.25)
    expect(Math.abs(made[0]!)).toBeLessThan(0.01)
    expect(Math.abs(made.at(-1)!)).toBeLessThan(0.01)
  })

  it('is no longer than its scene', () => {
    expect(length(made)).toBeGreaterThan(200)
    expect(length(made)).toBeLessThanOrEqual(scene)
  })
})

describe('shrieks', () => {
  it('are another for every colour', () => {
    const made = [0, 1, 2, 3].map((seat) => shriek(seat, 1))
    made.forEach((one, i) => made.slice(i + 1).forEach((other) => expect(one).not.toEqual(other)))
  })

  it.each([1, 4, 9, 28])('end with their beat where %i are seen', (count) => {
    for (const { ms, ghost } of beats(seen(count)))
      expect(length(shriek(ghost.seat, ms / 1000))).toBeLessThanOrEqual(ms)
    expect(story(seen(count), 'flying').reduce((sum, [, ms]) => sum + ms, 0)).toBeLessThan(12_000)
  })
})

describe('sighs', () => {
  it.each([1, 4, 9, 28])('end with their beat where %i are glimpsed', (count) => {
    for (const { ms } of beats(seen(count, false))) expect(length(phew(ms / 1000))).toBeLessThanOrEqual(ms)
  })
})

describe('what is measured here', () => {
  it('is every sound there is', () => {
    const made = Object.values({ ...inHall, ...inLook }).filter((one) => typeof one === 'function')
    expect(new Set(MADE)).toEqual(new Set(made))
  })
})
