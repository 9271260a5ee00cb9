import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Asking } from './asking.svelte'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('asks a while after the last change, and only once', async () => {
  const asking = new Asking<string, string>(80)
  const ask = vi.fn(async (question: string) => `${question}!`)
  asking.about('a', 1, ask)
  await vi.advanceTimersByTimeAsync(50)
  asking.about('b', 1, ask)
  asking.about('b', 1, ask)
  await vi.advanceTimersByTimeAsync(200)
  expect(ask.mock.calls).toEqual([['b']])
  expect(asking.answer).toBe('b!')
  asking.about('b', 2, ask)
  expect([asking.answer, asking.latest]).toEqual([null, 'b!'])
  await vi.advanceTimersByTimeAsync(200)
  expect(ask).toHaveBeenCalledTimes(2)
})

it('has one question out at a time, and only the latest answer counts', async () => {
  const asking = new Asking<string, string>(80)
  const answers: ((answer: string) => void)[] = []
  const ask = vi.fn(() => new Promise<string>((resolve) => void answers.push(resolve)))
  asking.about('a', 1, ask)
  await vi.advanceTimersByTimeAsync(100)
  asking.about('b', 1, ask)
  await vi.advanceTimersByTimeAsync(100)
  asking.about('c', 1, ask)
  await vi.advanceTimersByTimeAsync(100)
  expect(ask.mock.calls).toEqual([['a']])
  answers[0]?.('late')
  await vi.advanceTimersByTimeAsync(100)
  expect(asking.answer).toBeNull()
  expect(ask.mock.calls).toEqual([['a'], ['c']])
  answers[1]?.('yes')
  await vi.advanceTimersByTimeAsync(1)
  expect(asking.answer).toBe('yes')
})

it('bears a line that breaks', async () => {
  const asking = new Asking<string, string>(80)
  asking.about('a', 1, () => Promise.reject(new Error('gone')))
  await vi.advanceTimersByTimeAsync(100)
  expect(asking.answer).toBeNull()
})
