import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { useWords } from '../../../i18n/words.fixture'
import { change } from '../../../lib/settings.svelte'
import pasvu from '../index'
import type { Event } from '../types.gen'
import Throws from './Throws.svelte'

let die: object | undefined
const words = (event: Event & { type: 'rolled' | 'foretold' }, clock = 1): string => {
  die = mount(Throws, { target: document.body, props: { event, clock, names: ['Zoé', 'Max'] } })
  flushSync()
  return document.body.textContent?.trim() ?? ''
}

beforeAll(async () => {
  await useWords(pasvu)
  change({ language: 'en' })
})
afterEach(() => {
  if (die) void unmount(die)
})

describe('the die', () => {
  it('says which door it is, once it lies still', () => {
    expect(words({ type: 'rolled', keyhole: { side: 'E', number: 3 }, holder: 0 })).toBe('door 3 in the east')
  })

  it('tells in the crystal ball what is to come (V13)', () => {
    expect(words({ type: 'foretold', number: 5 }, 0.1)).toBe('')
    expect(document.querySelector('.crystal')).not.toBeNull()
    expect(words({ type: 'foretold', number: 5 })).toContain('The crystal ball says door 5')
    expect(document.querySelectorAll('.crystal circle').length).toBeGreaterThanOrEqual(5)
  })
})
