import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { useWords } from '../../../i18n/words.fixture'
import { t } from '../../../lib/i18n.svelte'
import { change } from '../../../lib/settings.svelte'
import pasvu from '../index'
import { cardAbout } from './cards/cards'
import Midnight from './Midnight.svelte'
import { BREATH, CLOSING, LONGEST, reading, STRIKING, TURNING } from './moment'

/** A browser's voice: happy-dom has none. It reads when it is told to. */
class Utterance {
  lang = ''
  voice: unknown = null
  volume = 1
  rate = 1
  onstart: (() => void) | null = null
  onend: (() => void) | null = null
  onerror: (() => void) | null = null
  constructor(readonly text: string) {}
}
const voices = [
  { lang: 'en-US', localService: false, name: 'far' },
  { lang: 'fr-FR', localService: true, name: 'Amélie' },
  { lang: 'en-GB', localService: true, name: 'near' },
]
let said: Utterance[]
let hushed: number
let playing: ReturnType<typeof mount> | undefined
let done: number

function voiced(): void {
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
  vi.stubGlobal('speechSynthesis', {
    speak: (one: Utterance) => said.push(one),
    cancel: () => (hushed += 1),
    getVoices: () => voices,
  })
}
function play(more: { quiet?: boolean; earlier?: readonly string[]; cards?: readonly string[] } = {}): void {
  const cards = (more.cards ?? ['perch']).map((card) => ({ card, seat: 1 }))
  playing = mount(Midnight, {
    target: document.body,
    props: { names: ['Zoé', 'Max'], quiet: false, ondone: () => (done += 1), ...more, cards },
  })
  flushSync()
}
const find = (selector: string): HTMLElement | null => document.querySelector<HTMLElement>(selector)
const moment = (): string | undefined => find('[data-midnight]')?.dataset['midnight']
const pass = (ms: number): void => {
  vi.advanceTimersByTime(ms)
  flushSync()
}
const press = (key: string, on: EventTarget = window): boolean =>
  on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
const title = (): string | null | undefined => find('h2')?.textContent
const leaves = (): (string | undefined)[] =>
  [...document.querySelectorAll<HTMLElement>('[data-leaf]')].map((one) => one.dataset['leaf'])
const SHOWN = STRIKING + TURNING
const time = (): number => reading(cardAbout('perch', t))

beforeAll(async () => {
  await useWords(pasvu)
})
beforeEach(() => {
  vi.useFakeTimers()
  change({ language: 'en', sound: true })
  ;[said, hushed, done] = [[], 0, 0]
})
afterEach(() => {
  if (playing) void unmount(playing)
  playing = undefined
  document.body.innerHTML = ''
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('midnight', () => {
  it('strikes twelve, turns the card over, leaves time to read it, and ends once by itself', () => {
    play()
    expect([moment(), find('h2')]).toEqual(['striking', null])
    pass(STRIKING - 100)
    expect(document.querySelectorAll('.lit')).toHaveLength(12)
    pass(100)
    expect([moment(), find('[role=status] h2')?.textContent]).toEqual(['turning', 'Off the ground!'])
    expect(find('.who')?.textContent).toBe('Max turns up a card')
    pass(TURNING)
    expect([moment(), done]).toEqual(['reading', 0])
    pass(4900)
    expect(done).toBe(0)
    pass(time() - 4900 + CLOSING)
    expect(done).toBe(1)
    pass(60_000)
    expect(done).toBe(1)
  })

  it.each(['Enter', 'Escape'])('is cut short by %s, and no other key', (key) => {
    play()
    for (const other of ['a', 'Tab', ' ', 'ArrowLeft']) press(other)
    expect(done).toBe(0)
    expect(press(key)).toBe(false)
    press(key)
    pass(60_000)
    expect(done).toBe(1)
  })

  it.each(['.skip', '.go-on'])('is cut short by a tap on %s', (selector) => {
    play()
    find(selector)?.click()
    expect(done).toBe(1)
  })

  it('shows the card at once to who wants nothing to move', () => {
    play({ quiet: true })
    expect(find('h2')?.textContent).toBe('Off the ground!')
    expect(find('.back')).toBeNull()
    pass(time())
    expect(done).toBe(1)
  })

  it('does not strike again for the second card of a round', () => {
    play({ earlier: ['spin'] })
    expect([moment(), leaves(), title()]).toEqual(['turning', ['spin', 'perch'], 'Off the ground!'])
    pass(TURNING + time() + CLOSING)
    expect(done).toBe(1)
  })

  it('turns all cards of a round over under one clock, by itself', () => {
    play({ cards: ['perch', 'sun', 'spin'] })
    expect(leaves()).toEqual([])
    pass(SHOWN)
    expect([leaves(), document.querySelectorAll('.leaf').length]).toEqual([['perch'], 3])
    pass(time())
    expect([moment(), leaves(), find('.clock')]).toEqual(['turning', ['perch', 'sun'], null])
    for (let i = 0; i < 2; i += 1) pass(TURNING + 8000)
    pass(CLOSING)
    expect(done).toBe(1)
  })

  it('goes on to the next card by its button, by Enter and by a tap; Escape ends it all', () => {
    play({ cards: ['perch', 'sun', 'spin', 'tag'], quiet: true })
    find('.go-on')?.click()
    flushSync()
    expect(leaves()).toEqual(['perch', 'sun'])
    press('Enter')
    flushSync()
    find('.skip')?.click()
    flushSync()
    expect([leaves(), done]).toEqual([['perch', 'sun', 'spin', 'tag'], 0])
    press('Escape')
    expect(done).toBe(1)
  })

  it('lets every card be read again, in its time, and goes on with the next one', () => {
    play({ cards: ['perch', 'sun', 'spin'], quiet: true })
    const first = title()
    find('.go-on')?.click()
    flushSync()
    expect(title()).not.toBe(first)
    find('[data-leaf=perch]')?.click()
    flushSync()
    expect([title(), find('[aria-current=true]')?.dataset['leaf']]).toEqual([first, 'perch'])
    pass(time())
    expect([leaves(), done]).toEqual([['perch', 'sun', 'spin'], 0])
    expect(find('[aria-current=true]')?.dataset['leaf']).toBe('spin')
  })

  it('takes the focus to its button and gives it back', () => {
    document.body.innerHTML = '<button id="before"></button>'
    find('#before')?.focus()
    play()
    expect(document.activeElement).toBe(find('.go-on'))
    if (playing) void unmount(playing)
    playing = undefined
    expect(document.activeElement).toBe(find('#before'))
  })

  it('leaves who is writing alone', () => {
    document.body.innerHTML = '<input id="chat" />'
    const chat = find('#chat') as HTMLElement
    chat.focus()
    play()
    press('Enter', chat)
    expect([document.activeElement, done]).toEqual([chat, 0])
  })
})

describe('reading aloud', () => {
  it('has the voice of the page’s language, title and text, and falls silent with the scene', () => {
    change({ language: 'fr' })
    voiced()
    play()
    pass(SHOWN - 1)
    expect(said).toEqual([])
    pass(1)
    expect(said).toMatchObject([{ lang: 'fr-FR', voice: { name: 'Amélie' } }])
    expect(said[0]?.text).toMatch(/^Chat perché\. .*perché sur un meuble/)
    const before = hushed
    press('Escape')
    expect(hushed).toBeGreaterThan(before)
    expect(said[0]?.onend).toBeNull()
  })

  it('prefers a voice that sends nothing away', () => {
    voiced()
    play({ quiet: true })
    pass(0)
    expect(said[0]?.voice).toMatchObject({ name: 'near' })
  })

  it('is waited for, and a breath longer', () => {
    voiced()
    play()
    pass(SHOWN)
    said[0]?.onstart?.()
    pass(time() + 1000)
    expect(done).toBe(0)
    said[0]?.onend?.()
    pass(BREATH + CLOSING)
    expect(done).toBe(1)
  })

  it('is not waited for without end', () => {
    voiced()
    play()
    pass(SHOWN)
    said[0]?.onstart?.()
    pass(LONGEST + CLOSING)
    expect(done).toBe(1)
  })

  it('does not hold the scene up where a voice never begins, or is refused', () => {
    voiced()
    play()
    pass(SHOWN)
    said[0]?.onerror?.()
    pass(time() + CLOSING)
    expect(done).toBe(1)
  })

  it('can be asked for again, by a click and by Enter on its button', () => {
    voiced()
    play({ quiet: true })
    pass(0)
    find('.again')?.click()
    expect(said).toHaveLength(2)
    press('Enter', find('.again') as HTMLElement)
    expect(done).toBe(0)
  })

  it('is neither heard nor offered without sound', () => {
    change({ sound: false })
    voiced()
    play({ quiet: true })
    pass(1000)
    expect([said, find('.again')]).toEqual([[], null])
  })

  it('is not missed where there is no voice at all', () => {
    play({ quiet: true })
    pass(time())
    expect([find('.again'), done]).toEqual([null, 1])
  })
})
