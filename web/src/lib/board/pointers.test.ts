import { afterEach, describe, expect, it, vi } from 'vitest'
import { held } from './pointers'

function thing() {
  const fingers = { drag: vi.fn(), drop: vi.fn(), cancel: vi.fn() }
  const click = vi.fn()
  document.body.innerHTML = '<button data-touch="die:1"></button>'
  const node = document.querySelector('button') as HTMLButtonElement
  node.addEventListener('click', click)
  const free = held(fingers)(node)
  return { node, fingers, click, free }
}
const pointer = (type: string, x: number, on: EventTarget, pointerId = 1): boolean =>
  on.dispatchEvent(new PointerEvent(type, { pointerId, clientX: x, clientY: 0, button: 0, bubbles: true }))

afterEach(() => {
  document.body.innerHTML = ''
  vi.useRealTimers()
})

describe('a finger', () => {
  it('that hardly moves taps', () => {
    const { node, fingers, click } = thing()
    pointer('pointerdown', 0, node)
    pointer('pointermove', 4, node)
    pointer('pointerup', 4, node)
    node.click()
    expect([fingers.drag.mock.calls.length, fingers.drop.mock.calls.length, click.mock.calls.length]).toEqual([0, 0, 1])
  })

  it('that moves drags, though it has left the thing at once, and then clicks nothing', () => {
    vi.useFakeTimers()
    const { node, fingers, click } = thing()
    pointer('pointerdown', 0, node)
    pointer('pointermove', 300, document.body)
    pointer('pointerup', 310, document.body)
    node.click()
    expect(fingers.drag).toHaveBeenCalledWith({ x: 300, y: 0 }, node)
    expect(fingers.drop).toHaveBeenCalledWith({ x: 310, y: 0 })
    expect(click).not.toHaveBeenCalled()
    vi.advanceTimersByTime(60)
    node.click()
    expect(click).toHaveBeenCalledOnce()
  })

  it('taps again right after a drag', () => {
    vi.useFakeTimers()
    const { node, click } = thing()
    pointer('pointerdown', 0, node)
    pointer('pointermove', 300, node)
    pointer('pointerup', 300, node)
    pointer('pointerdown', 0, node)
    pointer('pointerup', 0, node)
    node.click()
    expect(click).toHaveBeenCalledOnce()
  })

  it('that has hold of something does not scroll the page', () => {
    const { node } = thing()
    const scroll = (): Event => new Event('touchmove', { cancelable: true })
    const [free, held] = [scroll(), scroll()]
    node.dispatchEvent(free)
    pointer('pointerdown', 0, node)
    node.dispatchEvent(held)
    expect([free.defaultPrevented, held.defaultPrevented]).toEqual([false, true])
  })

  it('that has hold of nothing drags nothing', () => {
    const { node, fingers } = thing()
    held({ ...fingers, grips: () => false })(node)
    pointer('pointerdown', 0, node)
    pointer('pointermove', 300, node)
    expect(fingers.drag).toHaveBeenCalledOnce() // by the attachment that grips
  })

  it('is one: a second one is not followed, and a lost one cancels', () => {
    const { node, fingers, free } = thing()
    pointer('pointerdown', 0, node)
    pointer('pointermove', 300, node, 2)
    expect(fingers.drag).not.toHaveBeenCalled()
    pointer('pointermove', 300, node)
    pointer('pointercancel', 300, node)
    expect(fingers.cancel).toHaveBeenCalledOnce()
    free()
    pointer('pointerdown', 0, node)
    pointer('pointermove', 300, node)
    expect(fingers.drag).toHaveBeenCalledOnce()
  })
})
