import { expect, test } from 'vitest'
import { frames } from './frames'

test('frames that tell nothing are skipped, but not the first and the last', () => {
  const all = [[], [], ['die'], [], ['climbed'], []].map((told, ply) => ({ ply, view: null, told }))
  expect(frames(all).map((frame) => frame.ply)).toEqual([0, 2, 4, 5])
})

test('the film begins when the table is laid', () => {
  const all = [[], ['dealt'], ['began'], [], ['moved']].map((told, ply) => ({ ply, view: ply > 1, told }))
  expect(frames(all, (view) => view === true).map((frame) => frame.ply)).toEqual([2, 4])
})
