/** Fusions (V12) and Midnight (V13) on the board as it is mounted, without a picture in three dimensions. */
import { flushSync } from 'svelte'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { useWords } from '../../i18n/words.fixture'
import { change } from '../../lib/settings.svelte'
import { board, click, find, later, leave, press, text, texts, yes } from './board.fixture.svelte'
import pasvu from './index'
import pictured from './look/look.fixture.json'
import { FUSES, LYING, MOVING, NIGHT, small, TWINS, viewOf, walk } from './table.fixture'
import type { Event, Look, Move, View } from './types.gen'

const LOOK: Look = { round: 2, keyhole: { side: 'E', number: 2 }, picture: pictured.look.picture, ghosts: [] }
const fusing = { view: TWINS, legal: FUSES, toAct: [0, 1] }
const nightOf = (card: string, more: Partial<View> = {}): View =>
  viewOf({
    phase: 'midnight',
    round: 2,
    options: { ...viewOf().options, midnight: 1 },
    night: { ...NIGHT, cards: [card] },
    ...more,
  })
const TIPS: Move[] = [
  { type: 'tip', piece: 'desk', towards: 'N' },
  { type: 'tip', piece: 'desk', towards: 'E' },
  { type: 'tip', piece: 'piano', towards: 'W' },
]
const PUTS: Move[] = [
  { type: 'put', ghost: 3, x: 500, y: 2500, z: 0, yaw: null },
  { type: 'put', ghost: 3, x: 1500, y: 2500, z: 0, yaw: null },
]

beforeAll(async () => {
  await useWords(pasvu)
  change({ language: 'en', motion: 'less' })
})
afterEach(() => {
  leave()
  change({ motion: 'less' })
})

describe('fusions', () => {
  it('are offered once by a button that names both and what they become', () => {
    const { play } = board(fusing)
    expect(
      [...document.querySelectorAll('.fuse')].map((one) => one.ariaLabel ?? one.getAttribute('aria-label')),
    ).toEqual(['Fuse small ghost 1 and small ghost 2 into a medium ghost'])
    click('.fuse')
    expect(play).toHaveBeenCalledWith({ type: 'fuse', ghost: 3, other: 4 })
  })

  it('are made by a key, with or without one of the two in the hand', () => {
    const { play } = board(fusing)
    press('f')
    click('.ghosts [data-take="4"]')
    press('F')
    expect(play.mock.calls).toEqual([[{ type: 'fuse', ghost: 3, other: 4 }], [{ type: 'fuse', ghost: 4, other: 3 }]])
  })

  it('are listed where there are several, and the key leads to them', () => {
    const { play } = board({ ...fusing, legal: [...FUSES, { type: 'fuse', ghost: 3, other: 1 }] })
    press('f')
    expect(play).not.toHaveBeenCalled()
    expect(document.activeElement?.getAttribute('data-fuse')).toBe('3,4')
    expect(document.querySelectorAll('.fuse')).toHaveLength(2)
  })

  it('are not offered for another ghost in the hand', () => {
    board(fusing)
    click('.ghosts [data-take="5"]')
    expect(find('.fuse')).toBeNull()
  })

  it('are buttons in words, too', () => {
    const { play } = board(fusing)
    click(`.words [data-move='{"type":"fuse","ghost":4,"other":3}']`)
    expect(play).toHaveBeenCalledWith({ type: 'fuse', ghost: 4, other: 3 })
  })

  it('say who waits at the edge, who can be taken back, and who rests', () => {
    const view = {
      ...TWINS,
      reserve: [[0, 1, 2], []],
      edge: [[1], []],
      out: [[5, 6], []],
      ready: [[1, 5, 6], []],
      held: [[2], []],
    }
    board({ view, legal: [{ type: 'done' }, walk(1, 500, 500), walk(5, 500, 500)] })
    expect(text('.ghosts [data-take="1"] .unseen')).toContain('at the edge')
    expect(text('.ghosts [data-take="5"] .unseen')).toContain('can be taken back')
    expect(text('.ghosts [data-take="5"] i')).toContain('×2')
    expect(text('.controls')).toContain('Only small ghosts come in')
    expect(text('.notes')).toContain('Medium ghost 2: made by a fusion')
    expect(text('.ghosts .resting')).toContain('rests')
    expect(text('[data-waiting="0"]')).toContain('at the edge: a medium ghost')
  })

  it('let one that got out be taken back, and keep it in the hand', () => {
    const view = { ...TWINS, reserve: [[0, 1, 2], []], out: [[5, 6], []], ready: [[5, 6], []] }
    const { props, play } = board({ view, legal: [{ type: 'done' }, walk(5, 500, 500)] })
    click('.ghosts [data-take="5"]')
    click('[data-at="0,0"]')
    Object.assign(props, { view: { ...view, points: [6, 4] }, ply: 6, since: 5 })
    flushSync()
    click('.deeds .candle')
    expect(play).toHaveBeenCalledWith(walk(5, 500, 500))
  })
})

describe('lying ghosts', () => {
  const lying = {
    view: LYING,
    legal: [{ type: 'done' }, walk(4, 500, 500, 0, 900), walk(3, 1500, 1500, 0, 900)] as Move[],
    toAct: [0, 1],
  }

  it('are turned by keys and buttons, and walk so', () => {
    const { play } = board(lying)
    click('.ghosts [data-take="4"]')
    click('[data-at="0,0"]')
    press('q')
    click('.turn[data-by="-900"]')
    press('Enter')
    expect(play).toHaveBeenCalledWith(walk(4, 500, 500, 0, 150))
  })

  it('are laid again where they are by turning them', async () => {
    const tryOut = vi.fn(async () => yes([]))
    const { play } = board({ ...lying, tryOut })
    click('.ghosts [data-take="3"]')
    press('e')
    await later()
    expect(tryOut).toHaveBeenCalledWith(walk(3, 1500, 500, 0, 750))
    press('Enter')
    expect(play).toHaveBeenCalledWith(walk(3, 1500, 500, 0, 750))
  })

  it('leave the hand once they lie just so, and not before', () => {
    const { props } = board(lying)
    click('.ghosts [data-take="3"]')
    press('e')
    Object.assign(props, { view: { ...LYING, points: [6, 4] }, ply: 6 })
    flushSync()
    expect(find('.turns')).not.toBeNull()
    Object.assign(props, { view: { ...LYING, ghosts: [small(1500, 500, { yaw: 750 })] }, ply: 7 })
    flushSync()
    expect(find('.turns')).toBeNull()
  })

  it('are hidden by the house the way it says', async () => {
    const { play } = board({ ...lying, consult: async () => ({ type: 'hidden', walk: walk(3, 1300, 1700, 0, 1800) }) })
    click('.ghosts [data-take="3"]')
    click('[data-at="1,1"]')
    click('button.hide')
    await later(20)
    expect(play).toHaveBeenCalledWith(walk(3, 1300, 1700, 0, 1800))
  })

  it('have their angle in the numbers, and lie in words', () => {
    const { play } = board(lying)
    expect(text('[data-at="1,0"]')).toContain('lying, its head to the north')
    click('[data-pick="4"]')
    expect(texts('.words [data-move]')).toContain('row 1, column 1: on the floor, lying, its head to the north')
    const field = [...document.querySelectorAll<HTMLInputElement>('.words input')].at(-1)
    if (!field) throw new Error('no field')
    field.value = '45'
    field.dispatchEvent(new globalThis.Event('input', { bubbles: true }))
    flushSync()
    press('Enter')
    expect(play).toHaveBeenCalledWith(walk(4, 500, 500, 0, 450))
  })
})

describe('Midnight', () => {
  it('asks for a piece and a side, by the panel or by the words', () => {
    const { play } = board({ view: nightOf('excited'), legal: TIPS })
    click('[data-tip=piano]')
    press('Escape')
    expect(find('.choice')).toBeNull()
    click('[data-tip=desk]')
    expect(find('[data-side=E].choice')).not.toBeNull()
    click('[data-towards=E]')
    click(`.words [data-move='{"type":"tip","piece":"piano","towards":"W"}']`)
    expect(play.mock.calls).toEqual([[TIPS[1]], [TIPS[2]]])
  })

  it('has the ghost that is to be put in the hand, and takes it to a cell', () => {
    const { play } = board({ view: nightOf('tag'), legal: PUTS })
    expect(document.querySelectorAll('rect.lit')).toHaveLength(2)
    click('[data-at="1,2"]')
    expect(text('.prompt')).toBe('Here, or tap another lit square.')
    click('.deeds .candle')
    expect(play).toHaveBeenCalledWith(PUTS[1])
  })

  it('keeps it there when one lets it go', () => {
    board({ view: nightOf('tag'), legal: PUTS })
    click('[data-at="1,2"]')
    press('Escape')
    expect(document.querySelectorAll('rect.lit')).toHaveLength(2)
    expect(find('.deeds .candle')).toBeNull()
  })

  it('says who is asked what to the others, and offers them nothing', () => {
    board({ view: nightOf('brother', { turn: 1 }), legal: [], toAct: [1] })
    expect(text('.controls')).toContain('Max')
    expect(find('.words [data-move]')).toBeNull()
  })

  it('is read by everybody even where nothing moves, one card after the other', () => {
    const told: Event[] = ['spin', 'sun'].map((card) => ({ type: 'struck', card, seat: 0, round: 2 }))
    const { props, settled } = board({ view: nightOf('spin') })
    Object.assign(props, { told, ply: 6, since: 5 })
    flushSync()
    expect(settled).toHaveBeenCalled()
    expect(document.querySelectorAll('[data-midnight]')).toHaveLength(1)
    click('[data-midnight] .go-on')
    click('[data-midnight] .go-on')
    expect(find('[data-midnight]')).toBeNull()
  })

  it('holds the film until the card has been read, then plays what it does', async () => {
    change({ motion: 'full' })
    const told: Event[] = [
      { type: 'struck', card: 'spin', seat: 0, round: 2 },
      { type: 'effect', card: 'spin', seat: null, pieces: [], ghosts: [], home: [], out: [], sides: ['E', 'W'] },
    ]
    const { props, settled } = board({ view: nightOf('spin', { sides: ['S', 'N'] }) })
    Object.assign(props, { told, ply: 6, since: 5, legal: TIPS, view: nightOf('spin', { sides: ['E', 'W'] }) })
    settled.mockClear()
    await later()
    expect([text('.players'), settled.mock.calls.length]).toEqual([expect.stringContaining('in the south'), 0])
    expect(find('[data-tip]')).toBeNull()
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    await later(600)
    expect(find('[data-midnight]')).toBeNull()
    expect(text('.players')).toContain('in the east')
  })

  it('has its cards in words, and what the crystal ball says', () => {
    board({ view: nightOf('crystal', { phase: 'furniture', night: { ...NIGHT, cards: ['crystal'], number: 4 } }) })
    expect(text('[data-night=crystal]')).toContain('The die is rolled right now')
    expect(text('.words')).toContain('The crystal ball says door 4')
  })

  it('seats everybody at the side they have now', () => {
    const { props } = board({ view: nightOf('spin', { phase: 'furniture' }) })
    props.view = { ...props.view, sides: ['E', 'W'] }
    flushSync()
    expect(texts('.players .who').map((who) => who.replace(/\s+/g, ' '))).toEqual([
      'Zoé(you) in the east',
      'Max in the west',
    ])
  })

  it('shows both looks of a round again, and tells them in words', () => {
    const told: Event[] = [
      { type: 'looked', look: LOOK, seen: [0, 0] },
      { type: 'looked', look: { ...LOOK, keyhole: { side: 'W', number: 2 } }, seen: [0, 0] },
    ]
    const { props } = board({ view: MOVING })
    Object.assign(props, {
      told,
      ply: 6,
      since: 5,
      view: { ...MOVING, look: { ...LOOK, keyhole: { side: 'W', number: 2 } } },
    })
    flushSync()
    told.forEach(() => click('[data-look] .skip'))
    expect(texts('.words h3').filter((one) => one.includes('look of round 2'))).toHaveLength(2)
    expect(texts('button.look')).toEqual(['Again through door 2 in the east', 'Again through door 2 in the west'])
  })
})
