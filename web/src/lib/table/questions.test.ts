import { expect, test, vi } from 'vitest'
import { Questions, type Asked } from './questions'

function asking() {
  const sent: Asked[] = []
  return { sent, questions: new Questions((message) => sent.push(message)) }
}

test('what a move would do comes back to who asked', async () => {
  const { sent, questions } = asking()
  const trial = questions.tryOut(0, 'try-1', { type: 'walk' })
  expect(sent).toEqual([{ type: 'try', seat: 0, id: 'try-1', move: { type: 'walk' } }])
  expect(questions.heard({ type: 'tried', id: 'try-1', refused: null, told: ['walked'] })).toBe(true)
  expect(await trial).toEqual({ told: ['walked'], refused: null })
})

test('a table that tries nothing out gives its reason, and nobody else hears it', async () => {
  const { questions } = asking()
  const trial = questions.tryOut(0, 'try-1', {})
  const why = { type: 'rejected', code: 'no_tries', rule: 'T25', args: {}, id: 'try-1' } as const
  expect(questions.heard(why)).toBe(true)
  expect(await trial).toEqual({ told: [], refused: why })
})

test('a refusal of something else is left alone', () => {
  const { questions } = asking()
  expect(questions.heard({ type: 'rejected', code: 'stale', rule: 'T10', args: {}, id: 'move-1' })).toBe(false)
})

test('one consultation waits for the other', async () => {
  const { sent, questions } = asking()
  const first = questions.consult(0, 'ask-1', 'where?')
  const second = questions.consult(0, 'ask-2', 'and now?')
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  questions.heard({ type: 'advice', id: 'ask-1', answer: 'there' })
  expect(await first).toBe('there')
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  questions.heard({ type: 'rejected', code: 'no_practice', rule: 'V11', args: {}, id: 'ask-2' })
  expect(await second).toBeNull()
})

test('after a lost line only what is open is asked again', async () => {
  const { sent, questions } = asking()
  void questions.tryOut(0, 'try-1', 1)
  void questions.tryOut(0, 'try-2', 2)
  questions.heard({ type: 'tried', id: 'try-1', refused: null, told: [] })
  questions.again()
  expect(sent.map(({ id }) => id)).toEqual(['try-1', 'try-2', 'try-2'])
})
