/** A board as it is mounted, for tests: what it shows, and what fingers do to it. */
import { type Component, flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, vi } from 'vitest'
import { useWords } from '../../i18n/words.fixture'
import type { BoardProps, GameClient } from '../game'
import { change } from '../settings.svelte'

let mounted: object | undefined

/** In English, without films; every test leaves an empty page behind. */
export function beginAndLeave(client: GameClient): void {
  beforeAll(async () => {
    await useWords(client)
    change({ language: 'en', motion: 'less' })
  })
  afterEach(leaveBoard)
}

export function leaveBoard(): void {
  if (mounted) void unmount(mounted)
  mounted = undefined
  document.body.innerHTML = ''
}

/** Seat 0 of two is to act, and nothing has happened. */
export function mountBoard<View, Move, Event>(
  Board: Component<BoardProps<View, Move, Event>>,
  given: Pick<BoardProps<View, Move, Event>, 'view' | 'legal'> & Partial<BoardProps<View, Move, Event>>,
) {
  const play = vi.fn<(move: Move) => void>()
  const ask = vi.fn<(move: Move) => void>()
  const settled = vi.fn<() => void>()
  const nothing = { tryOut: null, consult: null, undo: null, outcome: null, since: null, told: [] }
  const usual = { eye: 0, toAct: [0], ply: 5, names: ['Zoé', 'Max'], mine: [0], veiled: false, replaying: false }
  mounted = mount(Board, { target: document.body, props: { ...nothing, ...usual, play, ask, settled, ...given } })
  flushSync()
  return { play, ask, settled }
}

export const touch = (name: string): void => {
  document.querySelector(`[data-touch='${name}']`)?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  flushSync()
}

/** The moves that have a button. */
export const offered = <Move>(): Move[] =>
  [...document.querySelectorAll('[data-move]')].map((node) => JSON.parse(node.getAttribute('data-move') ?? '') as Move)
