/** The plain board as it is mounted: what it shows, to whom, and what it plays. */
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { BoardProps } from '../../lib/game'
import { addWords, fetchWords, LANGS } from '../../lib/i18n.svelte'
import { change } from '../../lib/settings.svelte'
import Board from './Board.svelte'
import { WORDS } from './client'
import type { Tagged } from './tell'

type Props = BoardProps<unknown, Tagged, Tagged>
const DRAW: Tagged = { type: 'draw' }
const STOP: Tagged = { type: 'stop' }
let mounted: object | undefined

function board(more: Partial<Props> = {}) {
  const [play, settled] = [vi.fn<(move: Tagged) => void>(), vi.fn<() => void>()]
  const props: Props = {
    view: {},
    drawn: {
      en: [
        [
          ['\ue000', 'bold'],
          [' ██ 3', 'yellow'],
        ],
      ],
      fr: [[['\ue000 huile', '']]],
    },
    legal: [DRAW, STOP],
    eye: 0,
    toAct: [0],
    told: [],
    ply: 5,
    since: null,
    tryOut: null,
    consult: null,
    undo: null,
    names: ['Ada', 'Bo'],
    mine: [0],
    outcome: null,
    veiled: false,
    replaying: false,
    play,
    ask: play,
    settled,
    ...more,
  }
  mounted = mount(Board, { target: document.body, props })
  flushSync()
  return { play, settled }
}

beforeAll(async () => {
  await addWords('plain', WORDS)
  for (const language of LANGS) {
    change({ language })
    await fetchWords()
  }
})
afterEach(() => {
  if (mounted) void unmount(mounted)
  mounted = undefined
  change({ language: 'en' })
})

const text = (): string => document.body.textContent.replace(/\s+/g, ' ').trim()
const buttons = (): HTMLButtonElement[] => [...document.querySelectorAll<HTMLButtonElement>('[data-move]')]

describe('the plain board', () => {
  it('draws in the language of the moment, with names in it', () => {
    change({ language: 'en' })
    board()
    expect(text()).toContain('Ada ██ 3')
    change({ language: 'fr' })
    flushSync()
    expect(text()).toContain('Ada huile')
    expect(text()).toContain('À toi de jouer')
  })

  it('plays what a button says, and settles at once', () => {
    const { play, settled } = board()
    expect(settled).toHaveBeenCalledOnce()
    buttons()[1]?.click()
    expect(play).toHaveBeenCalledExactlyOnceWith(STOP)
  })

  it('walks along the moves with the arrows, round and round', () => {
    board()
    buttons()[0]?.focus()
    const press = (key: string): unknown =>
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    press('ArrowDown')
    expect(document.activeElement).toBe(buttons()[1])
    press('ArrowRight')
    expect(document.activeElement).toBe(buttons()[0])
  })

  it('hides blocks from a screen reader', () => {
    board()
    const hidden = [...document.querySelectorAll('.lines [aria-hidden=true]')].map((one) => one.textContent)
    expect(hidden).toContain('██')
  })

  it('shows nothing of a table that changes hands', () => {
    board({ veiled: true, legal: [] })
    expect(text()).not.toContain('██')
    expect(text()).toContain('The table is covered')
  })

  it('says so where nothing was drawn', () => {
    board({ drawn: undefined })
    expect(text()).toContain('This game has no picture')
  })

  it.each([
    [{ legal: [], toAct: [1] }, 'Bo to play'],
    [{ legal: [], toAct: [0, 1] }, 'Several play at once'],
    [{ legal: [], toAct: [], outcome: { why: 'x', ranks: [1, 2], scores: [1, 0] } }, 'The game is over'],
    [{ mine: [0, 1] }, 'Ada to play'],
  ])('says whose turn it is: %#', (more, said) => {
    board(more)
    expect(text()).toContain(said)
  })
})
