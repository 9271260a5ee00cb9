import { expect, test } from 'vitest'
import type { Frame } from '../lib/wire.gen'
import { chaptersOf, lastChapter, nextChapter } from './chapters'

const shot = (...types: string[]): Frame => ({ told: types.map((type) => ({ type })) }) as unknown as Frame
const client = {
  chapters: ['found', 'night'],
  eventText: (event: { type: string }): string => `${event.type}!`,
}
const shots = [shot(), shot('walked'), shot('walked', 'found', 'night'), shot('shifted'), shot('found')]
const chapters = chaptersOf(shots, client, (key) => key, [])

test('a chapter is a frame that tells something one looks for, in its words', () => {
  expect(chapters).toEqual([
    { at: 2, text: 'found! night!' },
    { at: 4, text: 'found!' },
  ])
})

test('a game that names none has none', () => {
  expect(chaptersOf(shots, { eventText: client.eventText }, (key) => key, [])).toEqual([])
})

test('from any frame one goes to the chapter after it and to the one before', () => {
  expect([0, 2, 3, 4].map((at) => nextChapter(chapters, at)?.at)).toEqual([2, 4, 4, undefined])
  expect([0, 2, 3, 4].map((at) => lastChapter(chapters, at)?.at)).toEqual([undefined, undefined, 2, 2])
})
