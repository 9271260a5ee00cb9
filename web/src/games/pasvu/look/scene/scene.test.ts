import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { FlyTo } from '../../hall/camera/fly'
import type { Look } from '../../types.gen'
import fixture from '../look.fixture.json'
import LookScene from './LookScene.svelte'
import { BLINK, DIM, HUSH, OPENING, STILL } from './moment'

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

  it('dims, opens, holds its breath, and outlines all who are seen', () => {
    play({ quiet: false, camera: true })
    expect([moment(), outlined()]).toEqual(['dimming', 0])
    pass(DIM)
    expect([moment(), document.querySelectorAll('.scene image').length]).toEqual(['diving', 1])
    pass(OPENING)
    expect([moment(), outlined()]).toEqual(['hushed', 0])
    pass(HUSH + BLINK)
    expect([moment(), outlined()]).toEqual(['telling', 1])
    pass(4200)
    expect(outlined()).toBe(look.ghosts.filter(({ seen }) => seen).length)
    expect(done).toBe(0)
    pass(3000)
    expect([done, flights.at(-1)]).toEqual([1, null])
  })

  it('says the whole story to who does not see it', () => {
    play({ quiet: false, camera: false })
    pass(DIM + OPENING + HUSH + BLINK)
    expect(document.querySelector('[role=status]')?.textContent?.trim()).toMatch(/./)
  })

  it('is a picture that does not move for whoever wants it so, with one line after the other', () => {
    play({ quiet: true, camera: true })
    expect([moment(), document.querySelectorAll('.scene image').length, outlined()]).toEqual(['dimming', 1, 0])
    expect(document.querySelector('.opening')).toBeNull()
    pass(STILL.fade + STILL.hush)
    expect([moment(), outlined()]).toEqual(['telling', 1])
    pass(6000)
    expect([done, flights.filter((flight) => flight !== null)]).toEqual([1, []])
  })

  it('can be cut short where nothing moves, too', () => {
    play({ quiet: true, camera: false })
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
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
