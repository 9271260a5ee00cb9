import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { FlyTo } from '../hall/camera/fly'
import type { Look } from '../types.gen'
import fixture from './look.fixture.json'
import LookScene from './LookScene.svelte'

const look = fixture.look as Look
const names = ['Anna', 'Boris', 'Chloé', 'Denis']

let playing: ReturnType<typeof mount> | undefined
let flights: (FlyTo | null)[]
let done: number

function play(props: { quiet: boolean; camera: boolean }): void {
  const onfocus = (flight: FlyTo | null): void => void flights.push(flight)
  playing = mount(LookScene, {
    target: document.body,
    props: { look, names, quiet: props.quiet, ondone: () => (done += 1), ...(props.camera ? { onfocus } : {}) },
  })
  flushSync()
}
const moment = (): string | undefined => document.querySelector<HTMLElement>('[data-look]')?.dataset['look']
const outlined = (): number => document.querySelectorAll('.outline').length
const pass = (ms: number): void => {
  vi.advanceTimersByTime(ms)
  flushSync()
}

describe('the look', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    flights = []
    done = 0
  })
  afterEach(() => {
    if (playing) void unmount(playing)
    vi.useRealTimers()
  })

  it('goes to the door, opens, outlines all who are seen, and lets the camera go, within four seconds', () => {
    play({ quiet: false, camera: true })
    expect([flights[0]?.door, moment()]).toEqual([look.keyhole, 'flying'])
    flights[0]?.arrived()
    flushSync()
    expect([moment(), outlined()]).toEqual(['opening', 0])
    pass(900)
    expect(outlined()).toBeGreaterThan(0)
    pass(900)
    expect(outlined()).toBe(look.ghosts.filter(({ seen }) => seen).length)
    pass(1300)
    expect([done, flights.length, flights[1]]).toEqual([1, 2, null])
  })

  it('does not wait for a camera that never comes', () => {
    play({ quiet: false, camera: true })
    pass(1400)
    expect(moment()).toBe('opening')
  })

  it('opens at once where there is no camera', () => {
    play({ quiet: false, camera: false })
    expect(moment()).toBe('opening')
  })

  it('is over at once for whoever wants nothing to move', () => {
    play({ quiet: true, camera: true })
    expect(done).toBe(1)
  })

  it('lets the camera go when it is taken away before its end', () => {
    play({ quiet: false, camera: true })
    if (playing) void unmount(playing)
    playing = undefined
    flushSync()
    expect([flights.at(-1), done]).toEqual([null, 0])
  })

  it('is cut short by a key or a click, and ends once', () => {
    play({ quiet: false, camera: true })
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'x' }))
    document.querySelector<HTMLElement>('.skip')?.click()
    pass(9000)
    expect(done).toBe(1)
  })
})
