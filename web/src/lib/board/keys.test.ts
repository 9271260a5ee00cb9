import { describe, expect, it } from 'vitest'
import { isForBoard } from './keys'

describe('a key', () => {
  it('is not for the board while somebody writes, nor with another key', () => {
    document.body.innerHTML = '<input><p></p>'
    const heard = (tag: string, more: KeyboardEventInit = {}): boolean => {
      let answer = true
      const node = document.querySelector(tag)
      node?.addEventListener('keydown', (event) => (answer = isForBoard(event as KeyboardEvent)), { once: true })
      node?.dispatchEvent(new KeyboardEvent('keydown', { key: 'o', ...more }))
      return answer
    }
    expect([heard('p'), heard('input'), heard('p', { ctrlKey: true })]).toEqual([true, false, false])
  })
})
