import { describe, expect, it } from 'vitest'
import { touchOf } from './touch'

describe('what is touched', () => {
  it('is named by what it is, or by whatever it is in', () => {
    document.body.innerHTML =
      '<g data-touch="place:7"><i></i><b data-touch="ghost:1"></b></g><p data-touch="roll"></p><s></s>'
    const of = (tag: string) => touchOf(document.querySelector(tag))
    expect([of('i'), of('b'), of('p'), of('s')]).toEqual([
      { kind: 'place', place: 7 },
      { kind: 'ghost', ghost: 1 },
      { kind: 'roll' },
      null,
    ])
  })
})
