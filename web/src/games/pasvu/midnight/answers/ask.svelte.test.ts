import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { useWords } from '../../../../i18n/words.fixture'
import { t } from '../../../../lib/i18n.svelte'
import { change } from '../../../../lib/settings.svelte'
import type { Choice } from '../../hand/asked'
import pasvu from '../../index'
import { small, viewOf } from '../../table.fixture'
import type { Move, Night, Piece, Side, View } from '../../types.gen'
import { answerText, askText } from './answers'
import AskPanel from './AskPanel.svelte'
import InForce from '../InForce.svelte'

const NAMES = ['Zoé', 'Max']
let mounted: object | undefined

const asking = (card: string, more: Partial<View> = {}, night: Partial<Night> = {}): View =>
  viewOf({
    phase: 'midnight',
    round: 2,
    options: { ...viewOf().options, midnight: 1 },
    ...more,
    night: { ...viewOf().night, cards: [card], ...night },
  })
const tips = (pieces: readonly Piece[], sides: readonly Side[]): Move[] =>
  pieces.flatMap((piece) => sides.map((towards) => ({ type: 'tip', piece, towards }) as const))
const swap = (seat: number, ghost: number, by: number): Move => ({ type: 'swap', seat, ghost, by })
const put = (x: number, y: number, ghost = 5): Move => ({ type: 'put', ghost, x, y, z: 0, yaw: null })

function panel(view: View, legal: readonly Move[], eye: number | null = 0) {
  const play = vi.fn<(move: Move) => void>()
  const light = vi.fn()
  const choose = (choice: Choice): void => {
    props.choice = choice
  }
  const props = $state({ view, legal, eye, names: NAMES, play, light, choice: null as Choice | null, choose })
  mounted = mount(AskPanel, { target: document.body, props })
  flushSync()
  return { play, light, props }
}
const all = (selector: string): HTMLButtonElement[] => [...document.querySelectorAll<HTMLButtonElement>(selector)]
const find = (selector: string): HTMLButtonElement | null => document.querySelector<HTMLButtonElement>(selector)
const click = (selector: string): void => {
  find(selector)?.click()
  flushSync()
}

beforeAll(() => useWords(pasvu))
beforeEach(() => change({ language: 'en' }))
afterEach(() => {
  if (mounted) void unmount(mounted)
  mounted = undefined
  document.body.innerHTML = ''
})

describe('tipping over', () => {
  const view = asking('excited', {}, { tipped: ['desk'] })
  const legal = tips(['table', 'piano'], ['N', 'E'])

  it('is a piece and then a side, only those that are open', () => {
    const { play } = panel(view, legal)
    expect(all('[data-tip]:not(:disabled)').map((one) => one.dataset['tip'])).toEqual(
      expect.arrayContaining(['table', 'piano']),
    )
    expect(all('[data-tip]:not(:disabled)')).toHaveLength(2)
    expect(find('[data-towards]')).toBeNull()
    click('[data-tip=piano]')
    expect(
      all('[data-towards]:not(:disabled)')
        .map((one) => one.dataset['towards'])
        .toSorted(),
    ).toEqual(['E', 'N'])
    click('[data-towards=S]')
    expect(play).not.toHaveBeenCalled()
    click('[data-towards=N]')
    expect(play.mock.calls).toEqual([[{ type: 'tip', piece: 'piano', towards: 'N' }]])
  })

  it('says which are done, which lie under another, and how many are left', () => {
    panel(view, legal)
    expect(find('[data-tip=desk]')?.title).toBe('already tipped')
    expect(find('[data-tip=mirror]')?.title).toBe('something lies on it: tip that first')
    expect(document.body.textContent).toContain('5 pieces still to tip over.')
  })

  it('points as it looks from one’s own side', () => {
    panel({ ...view, sides: ['E', 'W'] }, tips(['table'], ['N', 'E']))
    expect(find('[data-towards=N]')?.style.gridArea).toContain('right')
    expect(find('[data-towards=E]')?.getAttribute('aria-label')).toBe('Tip the table over to the east, towards you')
  })

  it('asks for the next piece where the last answer was given', () => {
    const { props } = panel(view, legal)
    click('[data-tip=piano]')
    find('[data-towards=N]')?.focus()
    click('[data-towards=N]')
    props.legal = tips(['table'], ['N']) // before what was done is played out
    flushSync()
    props.legal = []
    flushSync()
    expect(find('.ask')).toBeNull()
    props.legal = tips(['table', 'armchair'], ['N'])
    flushSync()
    expect(document.activeElement).toBe(find('[data-tip]:not(:disabled)'))
  })
})

describe('tag', () => {
  const ghosts = [small(4500, 2500, { seat: 1 }), small(500, 5500, { seat: 1, number: 6 })]
  const legal = [swap(1, 3, 4), swap(1, 3, 5), swap(1, 6, 4), swap(1, 6, 5)]

  it('offers each of the neighbour’s ghosts once, by its cell, and plays one that is offered', () => {
    const { play, light } = panel(asking('tag', { ghosts }), legal)
    expect(all('[data-swap]').map((one) => one.dataset['swap'])).toEqual(['1:3', '1:6'])
    expect(find('[data-swap="1:6"]')?.textContent).toContain('row 6, column 1')
    find('[data-swap="1:6"]')?.focus()
    expect(light).toHaveBeenLastCalledWith([[0, 5]])
    click('[data-swap="1:6"]')
    expect(play.mock.calls).toEqual([[swap(1, 6, 4)]])
  })

  it('offers the third row by its doors where the neighbour has none, and every spot in it', () => {
    const { play } = panel(asking('tag', { sides: ['N', 'S'] }), [
      put(500, 3500),
      put(500, 3500, 6),
      put(5500, 3200),
      put(5500, 3800),
    ])
    expect(all('[data-door]').map((one) => one.dataset['door'])).toEqual(['1', '6'])
    click('[data-door="1"]')
    expect(all('[data-put]')).toHaveLength(2)
    click('[data-put="1"]')
    click('[data-door="6"]')
    expect(play.mock.calls).toEqual([[put(5500, 3800)], [put(500, 3500)]])
  })
})

describe('the big brother', () => {
  const ghosts = [small(1500, 500), small(3500, 3500, { number: 1, size: 'medium' })]
  const legal: Move[] = [swap(0, 3, 0), swap(0, 3, 1), swap(0, 3, 2), swap(0, 1, 0), { type: 'pass' }]

  it('is called by one ghost, in one of the sizes that are open to it', () => {
    const { play } = panel(asking('brother', { ghosts }), legal)
    click('[data-swap="0:3"]')
    expect(all('[data-by]').map((one) => one.dataset['by'])).toEqual(['large', 'medium'])
    click('[data-by=medium]')
    expect(play.mock.calls).toEqual([[swap(0, 3, 1)]])
  })

  it('need not be called', () => {
    const { play } = panel(asking('brother', { ghosts }), legal)
    click('[data-pass]')
    expect(play.mock.calls).toEqual([[{ type: 'pass' }]])
  })
})

describe('who is asked', () => {
  it('gets the question, the others hear who thinks about it', () => {
    const [view, legal] = [asking('tag', { ghosts: [small(500, 500, { seat: 1 })] }), [swap(1, 3, 4)]]
    expect(askText(view, legal, NAMES, t)).toBe('Your turn: take the place of Max’s small ghost.')
    expect(askText(view, [], NAMES, t)).toBe('Zoé plays tag…')
    expect(askText(asking('excited', {}, { tipped: ['desk'] }), [], NAMES, t)).toBe(
      'Zoé tips the furniture over: 5 to go.',
    )
    panel(view, legal, 1)
    expect(all('button')).toEqual([])
  })

  it('can be told every answer in a sentence', () => {
    const view = asking('brother', { ghosts: [small(1500, 500)] })
    const say = (move: Parameters<typeof answerText>[0]): string => answerText(move, view, NAMES, t)
    expect(say({ type: 'swap', seat: 0, ghost: 3, by: 0 })).toBe(
      'Replace the small ghost 1 (row 1, column 2) by the large ghost',
    )
    expect(say({ type: 'put', ghost: 5, x: 5500, y: 500, z: 0, yaw: 900 })).toMatch(/row 1, column 6, .*lying/)
    expect(say({ type: 'pass' })).toBe('Change nothing')
  })
})

describe('the strip', () => {
  const strip = (view: View): void => {
    mounted = mount(InForce, { target: document.body, props: { view } })
    flushSync()
  }

  it('shows the cards in force, what they mean now, the crystal ball’s number and the pile', () => {
    strip(asking('perch', { nights: 9 }, { cards: ['perch', 'crystal'], number: 4 }))
    expect(all('[data-card]').map((one) => one.dataset['card'])).toEqual(['perch', 'crystal'])
    expect(find('[data-card=crystal]')?.textContent).toContain('door 4')
    expect(document.body.textContent).toContain('The crystal ball says: door 4')
    expect(document.body.textContent).toContain('9 cards left in the pile')
  })

  it('opens a card to read it again, and closes it', () => {
    strip(asking('perch'))
    click('[data-card=perch]')
    expect(document.querySelector('dialog')?.textContent).toContain('goes home')
    document.querySelector('dialog')?.dispatchEvent(new Event('close'))
    flushSync()
    expect(document.querySelector('dialog')).toBeNull()
  })

  it('is not there without Midnight, and says when it will strike', () => {
    strip(viewOf())
    expect(document.body.textContent?.trim()).toBe('')
    strip(viewOf({ options: { ...viewOf().options, midnight: 1 } }))
    expect(document.body.textContent).toContain('Midnight will strike in round two.')
  })
})
