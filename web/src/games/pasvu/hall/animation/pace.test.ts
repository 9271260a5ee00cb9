import { describe, expect, it } from 'vitest'
import { LEVELS, Pace } from './pace'

/** So many frames of so many milliseconds; how often there was less to do afterwards. */
function drawn(pace: Pace, frames: number, ms: () => number): number {
  let [now, steps] = [0, 0]
  for (let i = 0; i < frames; i += 1) {
    now += ms()
    if (pace.frame(now, true)) steps += 1
  }
  return steps
}

describe('the quality of the picture', () => {
  it('stays the best where frames come in time', () => {
    const pace = new Pace(false)
    expect(drawn(pace, 200, () => 17)).toBe(0)
    expect(pace.quality).toBe(LEVELS[0])
  })

  it('goes down as long as that helps, and stays there', () => {
    const pace = new Pace(false)
    const ms = (): number => pace.quality.pixels / 40_000
    expect(drawn(pace, 300, ms)).toBe(2)
    expect(pace.quality).toBe(LEVELS[2])
  })

  it('does not go down for a screen that is slow of itself', () => {
    const pace = new Pace(false)
    expect(drawn(pace, 300, () => 33)).toBe(1)
  })

  it('skips levels that a small screen would not notice', () => {
    const pace = new Pace(false)
    pace.ratio(780, 1688) // 1.3 million pixels
    expect(drawn(pace, 20, () => 60)).toBe(1)
    expect(pace.quality).toBe(LEVELS[2])
  })

  it('does not wait for many frames where each is very late', () => {
    expect(drawn(new Pace(false), 5, () => 300)).toBe(1)
    expect(drawn(new Pace(false), 5, () => 60)).toBe(0)
  })

  it('does not count the time in which nothing moves', () => {
    const pace = new Pace(false)
    for (let i = 0; i < 60; i += 1) expect(pace.frame(Math.floor(i / 2) * 9000 + (i % 2) * 16, i % 2 === 0)).toBe(false)
  })

  it('begins low without a graphics card', () => {
    expect(new Pace(true).quality).toBe(LEVELS.at(-1))
    expect(new Pace(true).ratio(1000, 1000)).toBeLessThan(0.6)
  })
})
