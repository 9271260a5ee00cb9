/** A board that is mounted, for tests: what is on it, and what fingers and keys do to it. */
import { flushSync, mount, unmount } from 'svelte'
import { vi } from 'vitest'
import type { BoardProps, Trial } from '../../lib/game'
import Board from './Board.svelte'
import { NAMES, viewOf } from './table.fixture'
import type { Event, Move, View } from './types.gen'

type Props = BoardProps<View, Move, Event>
let mounted: object | undefined

export const PLACES: readonly Move[] = [
  { type: 'decline' },
  { type: 'place', piece: 'table', face: 'bottom', x: 1000, y: 1000, yaw: 0 },
]

export function board(more: Partial<Props> = {}) {
  const play = vi.fn<(move: Move) => void>()
  const settled = vi.fn<() => void>()
  const props: Props = $state({
    view: viewOf(),
    legal: PLACES,
    eye: 0,
    toAct: [0],
    told: [],
    ply: 5,
    since: null,
    undo: null,
    names: NAMES,
    mine: [0],
    outcome: null,
    veiled: false,
    replaying: false,
    play,
    ask: play,
    tryOut: null,
    consult: null,
    settled,
    ...more,
  })
  mounted = mount(Board, { target: document.body, props })
  flushSync()
  return { play, settled, props }
}

export function leave(): void {
  if (mounted) void unmount(mounted)
  document.body.innerHTML = ''
}

export const find = (selector: string): HTMLElement | null => document.querySelector<HTMLElement>(selector)

export const click = (selector: string): void => {
  find(selector)?.click()
  flushSync()
}

export const press = (key: string, more: Partial<KeyboardEventInit> = {}): void => {
  find('.pictures')?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...more }))
  flushSync()
}

export const text = (selector: string): string => find(selector)?.textContent?.trim() ?? ''

export const texts = (selector: string): string[] =>
  [...document.querySelectorAll(selector)].map((node) => node.textContent?.trim() ?? '')

export const later = async (ms = 120): Promise<void> => {
  await new Promise((resolve) => setTimeout(resolve, ms))
  flushSync()
}

export const yes = (told: readonly Event[]): Trial<Event> => ({ told, refused: null })
