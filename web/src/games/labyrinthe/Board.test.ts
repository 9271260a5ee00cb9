/** The board as it is mounted: what it shows, to whom, and what it plays. */
import { flushSync } from 'svelte'
import { describe, expect, it } from 'vitest'
import type { BoardProps } from '../../lib/game'
import { beginAndLeave, mountBoard, offered, touch } from '../../lib/board/mounted.fixture'
import Board from './Board.svelte'
import { ARROWS } from './maze/geometry'
import labyrinthe from './index'
import { doors } from './maze/shape'
import type { Event, Move, View } from './types.gen'

type Props = BoardProps<View, Move, Event>

const VIEW: View = {
  options: { mode: 'base', cards: null, edition: 'current', first: 0, colours: [] },
  places: Array.from({ length: 49 }, (_, cell) => ({
    open: doors('tee', cell % 4),
    treasure: cell === 8 ? 'dragon' : null,
  })),
  spare: { shape: 'corner', treasure: null },
  pawns: [0, 6],
  homes: [0, 6],
  colours: [0, 1],
  turn: 0,
  shifted: false,
  forbidden: 'S3',
  dark: false,
  target: 'emerald',
  cards: [null, null],
  left: [3, 3],
  found: [['crown'], []],
  points: [0, 0],
  home: null,
  coin: null,
  lost: null,
}
const PUSHES: Move[] = ARROWS.filter((arrow) => arrow !== 'S3').flatMap((arrow) =>
  [0, 1, 2, 3].map((turn): Move => ({ type: 'shift', arrow, turn })),
)
const board = (more: Partial<Props> = {}) => mountBoard(Board, { view: VIEW, legal: PUSHES, ...more })
const text = (): string => document.body.innerHTML

beginAndLeave(labyrinthe)

describe('the secret card', () => {
  it('is shown to its owner', () => {
    board()
    expect(text()).toContain('emerald')
  })

  it('lies face down while the screen changes hands', () => {
    board({ veiled: true, legal: [], mine: [0, 1] })
    expect(text()).not.toContain('emerald')
    expect(text()).toContain('hidden card')
  })

  it('is hidden in the hand by night while the screen changes hands', () => {
    const night: View = {
      ...VIEW,
      options: { ...VIEW.options, mode: 'night' },
      dark: true,
      target: null,
      cards: [['wolf'], null],
    }
    board({ view: night, veiled: true, legal: [], mine: [0, 1] })
    expect(text()).not.toContain('wolf')
  })

  it('can be turned over by hand', () => {
    board()
    document.querySelector<HTMLElement>('[aria-pressed]')?.click()
    flushSync()
    expect(text()).not.toContain('emerald')
  })
})

describe('a push', () => {
  it('is shown first and pushed by a second touch', () => {
    const { play } = board()
    touch('arrow:E3')
    expect(play).not.toHaveBeenCalled()
    expect(document.querySelector('.track')).not.toBeNull()
    touch('arrow:E3')
    expect(play).toHaveBeenCalledWith({ type: 'shift', arrow: 'E3', turn: 0 })
  })

  it('at the locked arrow asks why not', () => {
    const { play, ask } = board()
    touch('arrow:S3')
    expect(ask).toHaveBeenCalledWith({ type: 'shift', arrow: 'S3', turn: 0 })
    expect(play).not.toHaveBeenCalled()
  })

  it('is turned by the R key, on the buttons too', () => {
    board()
    dispatchEvent(new KeyboardEvent('keydown', { key: 'r' }))
    flushSync()
    expect(offered<Move>()).toHaveLength(11)
    expect(offered<Move>().every((move) => move.type === 'shift' && move.turn === 1)).toBe(true)
  })
})

describe('a walk', () => {
  const legal: Move[] = [
    { type: 'go', cell: 0 },
    { type: 'go', cell: 1 },
  ]

  it('goes where one touches, and asks about other cells', () => {
    const { play, ask } = board({ view: { ...VIEW, shifted: true }, legal })
    touch('cell:1')
    touch('cell:30')
    expect(play).toHaveBeenCalledWith(legal[1])
    expect(ask).toHaveBeenCalledWith({ type: 'go', cell: 30 })
    expect(offered<Move>()).toEqual(legal)
  })
})

describe('who only looks on', () => {
  it('touches nothing in a replay and sees no buttons', () => {
    const { play, ask } = board({ replaying: true, eye: null, legal: [], mine: [], view: { ...VIEW, target: null } })
    expect(document.querySelector('[data-touch]')).toBeNull()
    expect(offered<Move>()).toEqual([])
    expect(play.mock.calls.length + ask.mock.calls.length).toBe(0)
  })
})
