import { expect, test } from 'vitest'
import { Story } from './story.svelte'

test('a ply is told as far as it has been seen, and never shrinks', () => {
  const story = new Story()
  story.tell(3, ['die'])
  story.tell(3, ['die', 'climbed'])
  story.tell(3, ['die'])
  story.tell(4, [])
  expect(story.chapters).toEqual([{ ply: 3, events: ['die', 'climbed'] }])
})

test('what was taken back is forgotten when something else happens', () => {
  const story = new Story()
  story.tell(3, ['pushed'])
  story.tell(4, ['walked'])
  story.tell(3, ['pushed elsewhere', 'and more'])
  expect(story.chapters).toEqual([{ ply: 3, events: ['pushed elsewhere', 'and more'] }])
})
