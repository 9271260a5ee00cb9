import { expect, test } from 'vitest'
import { reachedAt } from './dawn'

test('the light begins at home and comes to the far corner last, before the scene is over', () => {
  for (const home of [0, 6, 42, 48]) {
    const all = Array.from({ length: 49 }, (_, cell) => reachedAt(home, cell))
    expect(Math.min(...all)).toBe(all[home])
    expect(Math.max(...all)).toBe(all[48 - home])
    expect(Math.max(...all)).toBeLessThan(0.85)
  }
})
