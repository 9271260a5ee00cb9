/** The board as it is mounted: what it shows, to whom, and what it plays. */
import { flushSync } from 'svelte'
import { describe, expect, it, vi } from 'vitest'
import type { BoardProps } from '../../lib/game'
import { beginAndLeave, leaveBoard, mountBoard, offered, touch } from '../../lib/board/mounted.fixture'
import { change } from '../../lib/settings.svelte'
import Board from './Board.svelte'
import pacman from './index'
import { at, chase, LARGE, NAMES, run, viewOf } from './tables.fixture'
import type { Event, Move, View } from './types.gen'

type Props = BoardProps<View, Move, Event>

const VIEW = viewOf({ dice: [2, 4] })
const SHORT = run(2, [0, 1], [0, 2])
const ROUND = run(4, [0, 1], [0, 2], [1, 2], [2, 2])
const DOWN = run(4, [1, 0], [2, 0], [2, 1], [2, 2])
const HAUNT = chase(2, 0, [4, 3], [4, 2])
const LEGAL: Move[] = [SHORT, ROUND, DOWN, HAUNT]
const board = (more: Partial<Props> = {}) => mountBoard(Board, { view: VIEW, legal: LEGAL, names: NAMES, ...more })
const find = (selector: string): HTMLElement | null => document.querySelector<HTMLElement>(selector)
const press = (key: string, on: EventTarget | null = find('.stage')): void => {
  on?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  flushSync()
}
const lights = (): number => document.querySelectorAll('.end').length

beginAndLeave(pacman)

describe('the dice', () => {
  it('are thrown by a touch, by Enter on the picture, and by the space bar from anywhere', () => {
    const roll: Move = { type: 'roll' }
    const { play } = board({ view: viewOf(), legal: [roll] })
    touch('roll')
    press('Enter')
    press(' ', document.body)
    expect(play.mock.calls).toEqual([[roll], [roll], [roll]])
  })

  it('are given by a tap: a die and a piece light up where it can go', () => {
    board()
    touch('die:0')
    expect(lights()).toBe(0)
    touch('eater:0')
    expect(lights()).toBe(1)
    expect(find('[data-touch="die:0"]')?.getAttribute('aria-pressed')).toBe('true')
  })

  it('have keys of their own', () => {
    board()
    press('2', document.body)
    expect(find('[data-touch="die:1"]')?.getAttribute('aria-pressed')).toBe('true')
  })
})

describe('counting now (P16)', () => {
  const count = (): void => {
    find('[data-count]')?.click()
    flushSync()
  }

  it('is asked before a throw, after a second thought', () => {
    const { play } = board({ view: viewOf({ white: [12, 3] }), legal: [{ type: 'roll' }] })
    count()
    expect(play).not.toHaveBeenCalled()
    expect(find('dialog')?.textContent).toContain('Zoé (red, round eye): 12 white marbles')
    find('dialog .candle')?.click()
    expect(play).toHaveBeenCalledWith({ type: 'propose' })
  })

  it('is refused by the rules where it may not be asked, in the middle of a turn or after a no', () => {
    const { ask } = board()
    count()
    expect(ask).toHaveBeenCalledWith({ type: 'propose' })
    leaveBoard()
    const again = board({ view: viewOf({ declined: true }), legal: [{ type: 'roll' }] })
    count()
    expect(again.ask).toHaveBeenCalledWith({ type: 'propose' })
    expect(find('dialog')).toBeNull()
  })

  it('is answered by a tap or in words', () => {
    const [yes, no]: Move[] = [
      { type: 'answer', agrees: true },
      { type: 'answer', agrees: false },
    ]
    const { play } = board({ view: viewOf({ asked: [1] }), eye: 1, mine: [1], legal: [yes, no] as Move[] })
    expect(document.body.textContent).toContain('Zoé would like to count.')
    touch('yes')
    touch('no')
    expect(play.mock.calls).toEqual([[yes], [no]])
    expect(offered()).toHaveLength(2)
  })
})

describe('a move', () => {
  it('is shown by the first touch, with its heat, and played by the second', () => {
    const { play } = board({ view: { ...VIEW, ghosts: [at(2, 2), at(4, 4)] } })
    touch('eater:0')
    touch(`place:${at(0, 2)}`)
    expect(play).not.toHaveBeenCalled()
    expect(find('path.way')).not.toBeNull()
    expect(find('circle.heat-3')).not.toBeNull()
    expect(find('[data-heat="3"]')).not.toBeNull()
    expect(document.body.textContent).toContain('Burning: a ghost is 2 steps away.')
    touch(`place:${at(0, 2)}`)
    expect(play).toHaveBeenCalledWith(SHORT)
  })

  it('can be weighed against what is left', () => {
    board()
    expect(document.body.textContent).toContain('On the circuit: 56 white marbles and 4 yellow marbles')
  })

  it('is shown, changed and let go where there are several', () => {
    const { play } = board()
    touch('eater:0')
    touch(`place:${at(2, 2)}`)
    expect(find('path.way')).not.toBeNull()
    expect(document.body.textContent).toContain('Eats 3 white marbles and one yellow marble.')
    press('o', document.body)
    touch('go')
    expect(play).toHaveBeenCalledWith(DOWN)
    press('Escape', document.body)
    expect(find('path.way')).toBeNull()
  })

  it('that is not offered is asked for', () => {
    const { play, ask } = board()
    touch('die:0')
    touch('eater:0')
    touch(`place:${at(0, 3)}`)
    expect(ask).toHaveBeenCalledWith(run(2, [0, 1], [0, 2], [0, 3]))
    expect(play).not.toHaveBeenCalled()
  })

  it('is made by keys alone, and said aloud', () => {
    const { play } = board()
    press('ArrowDown')
    press('Enter')
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowDown']) press(key)
    expect(find('[aria-live]')?.textContent).toContain('2 ways there')
    press('Enter')
    expect(find('[aria-live]')?.textContent).toContain('right 2, down 2')
    press('Enter')
    expect(play).toHaveBeenCalledWith(ROUND)
  })
})

describe('after a ghost was eaten', () => {
  it('one tray is chosen, and then one hole', () => {
    const rob: Move = { type: 'rob', seat: 1 }
    const first = board({ view: { ...VIEW, robs: true, returns: true }, legal: [rob] })
    touch('tray:1')
    expect(first.play).toHaveBeenCalledWith(rob)
    leaveBoard()
    const back: Move = { type: 'back', hole: at(2, 2) }
    const second = board({ view: { ...VIEW, returns: true }, legal: [back] })
    touch(`place:${at(2, 2)}`)
    expect(second.play).toHaveBeenCalledWith(back)
  })
})

describe('the words', () => {
  it('have a button for every move, other ways behind the richest', () => {
    board()
    const texts = (moves: readonly Move[]): string[] => moves.map((move) => JSON.stringify(move)).toSorted()
    expect(texts(offered<Move>())).toEqual(texts(LEGAL))
    expect(document.querySelectorAll('.others [data-move]')).toHaveLength(1)
  })

  it('show on the board what they speak of', () => {
    board()
    find(`[data-move*='chase']`)?.dispatchEvent(new FocusEvent('focus'))
    flushSync()
    expect(find('path.way.chase')).not.toBeNull()
  })
})

describe('what is shown', () => {
  it('is settled at once where nothing moves', () => {
    const told: Event[] = [{ type: 'dice', seat: 0, one: 2, two: 4 }]
    expect(board({ told, since: 4 }).settled).toHaveBeenCalledOnce()
  })

  it('is any circuit, drawn from its places', () => {
    const marbles = [...LARGE.signs].map((sign) => ('HG'.includes(sign) ? '.' : 'w')).join('')
    board({
      view: viewOf({
        ...LARGE,
        marbles,
        homes: [0, 10],
        eaters: [0, 10],
        ghosts: [LARGE.signs.indexOf('G'), LARGE.signs.indexOf('G')],
      }),
      legal: [],
    })
    expect(document.querySelectorAll('[data-touch^="place:"]')).toHaveLength(LARGE.spots.length)
    expect(find('.stage svg')?.getAttribute('viewBox')).toBe('-40 -40 1180 980')
  })

  it('offers to take a move back', () => {
    const undo = vi.fn<() => void>()
    board({ undo })
    find('[aria-label="Take back"]')?.click()
    expect(undo).toHaveBeenCalledOnce()
  })
})

describe('what is still being shown', () => {
  const drawn: Event = {
    type: 'drawn',
    throws: [
      [1, 2],
      [3, 4],
    ],
    first: 0,
  }
  const roll: Move = { type: 'roll' }

  it('is skipped by a touch, which does nothing else', () => {
    change({ motion: 'full' })
    const { play, ask, settled } = board({ view: viewOf(), legal: [roll], told: [drawn], ply: 1, since: 0 })
    expect(settled).not.toHaveBeenCalled()
    expect(find('[data-touch="roll"]')).toBeNull()
    touch('eater:0')
    expect(settled).toHaveBeenCalledOnce()
    expect(ask).not.toHaveBeenCalled()
    touch('roll')
    expect(play.mock.calls).toEqual([[roll]])
    change({ motion: 'less' })
  })

  it('gives way to what everybody waits for', () => {
    change({ motion: 'full' })
    const back: Move = { type: 'back', hole: at(2, 2) }
    const { play } = board({ view: viewOf({ returns: true }), legal: [back], told: [drawn], ply: 1, since: 0 })
    touch(`place:${at(2, 2)}`)
    expect(play).toHaveBeenCalledWith(back)
    change({ motion: 'less' })
  })

  it('is not shown to whoever wants no movement', () => {
    expect(board({ view: viewOf(), legal: [roll], told: [drawn], ply: 1, since: 0 }).settled).toHaveBeenCalledOnce()
    expect(find('[data-touch="roll"]')).not.toBeNull()
  })
})

describe('who only looks on', () => {
  it('touches nothing in a replay and sees no buttons', () => {
    board({ replaying: true, eye: null, legal: [], mine: [] })
    expect(find('[data-touch^="place"]')).toBeNull()
    expect(offered<Move>()).toEqual([])
  })

  it('has nothing to play', () => {
    const { play, ask } = board({ eye: null, legal: [], mine: [], view: { ...VIEW, robs: true } })
    touch('tray:1')
    touch('eater:0')
    expect(play.mock.calls.length + ask.mock.calls.length).toBe(0)
  })
})
