import { expect, test } from 'vitest'
import { frames } from './frames'

test('frames that tell nothing are skipped, but not the first and the last', () => {
  const all = [[], [], ['die'], [], ['climbed'], []].map((told, ply) => ({ ply, view: null, told }))
  expect(frames(all).map((frame) => frame.ply)).toEqual([0, 2, 4, 5])
})
