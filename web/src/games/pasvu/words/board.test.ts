/** Every key that the board asks for is there, with nothing left over. */
import { expect, it } from 'vitest'
import board from './board.en.ftl?raw'

const sources = import.meta.glob<string>(['../**/*.{ts,svelte}', '!../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const NOTES = ['lost-piece', 'lost-ghost', 'no-room', 'no-answer', 'slid', 'no-place'].map(
  (note) => `pasvu-board-note-${note}`,
)

it('has all the words that are asked for, and no others', () => {
  const code = Object.values(sources).join('\n')
  const asked = new Set([...NOTES, ...[...code.matchAll(/'(pasvu-board-[\w-]+)'/g)].map(([, key]) => key ?? '')])
  const keys = [...board.matchAll(/^([a-z][\w-]*) =/gm)].map(([, key]) => key ?? '')
  expect([...asked].toSorted()).toEqual(keys.toSorted())
})
