/** The board as it is mounted, without a picture in three dimensions: what it shows, to whom, and what it plays. */
import { flushSync } from 'svelte'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { useWords } from '../../i18n/words.fixture'
import { change } from '../../lib/settings.svelte'
import { board, click, find, later, leave, press, text, yes } from './board.fixture.svelte'
import pasvu from './index'
import { MOVING, small, viewOf, walk, WALKS } from './table.fixture'
import type { Event, Look } from './types.gen'

const LOOK: Look = { round: 1, keyhole: { side: 'E', number: 2 }, picture: '', ghosts: [] }

beforeAll(async () => {
  await useWords(pasvu)
  change({ language: 'en', motion: 'less' })
})
afterEach(leave)

describe('furniture', () => {
  it('is taken by a button, moved, turned and tipped by keys, and put down', () => {
    const { play } = board()
    click('[data-take=table]')
    for (const key of ['ArrowRight', 'ArrowUp', 'q', 't']) press(key)
    press('ArrowLeft', { shiftKey: true })
    press('Enter')
    expect(play).toHaveBeenCalledWith({ type: 'place', piece: 'table', face: 'back', x: 940, y: 2750, yaw: 850 })
  })

  it('V5: is let fall towards a side by a button, by a key and by the form', () => {
    const { play } = board()
    click('[data-take=table]')
    click('[data-fall=N]')
    expect(find('[data-fall=N]')?.getAttribute('aria-pressed')).toBe('true')
    press('Enter')
    expect(play.mock.calls[0]?.[0]).toMatchObject({ piece: 'table', fall: 'N' })
    for (const side of ['W', undefined, 'S']) {
      press('l')
      press('Enter')
      expect(play.mock.lastCall?.[0]).toEqual(expect.objectContaining(side ? { fall: side } : { piece: 'table' }))
      expect('fall' in (play.mock.lastCall?.[0] ?? {})).toBe(side !== undefined)
    }
    expect([...document.querySelectorAll('option')].map(({ textContent }) => textContent)).toContain(
      'towards the north',
    )
  })

  it('V5: is shown as it would lean, and what leant on it falls on', async () => {
    const pose = { face: 'bottom', x: 900, y: 2700, yaw: 700, z: 0, lean: { towards: 'E', degrees: 30 } } as const
    const placed: Event = { type: 'placed', seat: 0, piece: 'table', pose, displaced: [] }
    board({ tryOut: async () => yes([placed, { type: 'fell', pieces: [['mirror', pose]] }]) })
    click('[data-take=table]')
    click('[data-fall=E]')
    await later()
    expect(text('.said')).toContain('leaning towards the east, by 30°')
    expect(text('.said')).toContain('What leant on it falls on: the mirror.')
    expect(find('.draft .lean')).not.toBeNull()
  })

  it('moves as the arrows point on the plan, from whichever side one sits', () => {
    const { play } = board({ view: viewOf({ sides: ['N', 'S'] }) })
    click('[data-take=table]')
    press('ArrowRight')
    press('Enter')
    expect(play.mock.calls[0]?.[0]).toMatchObject({ x: 850, y: 2700 })
  })

  it('is not put down where the house refuses it, and the reason is said', async () => {
    const tryOut = vi.fn(async () => ({
      told: [],
      refused: {
        type: 'rejected',
        code: 'would_fall',
        rule: 'V5',
        args: { piece: 'table', x: 900, y: 2700 },
        id: null,
      } as const,
    }))
    const { play } = board({ tryOut })
    click('[data-take=table]')
    await later()
    expect(text('.said')).toContain('fall')
    expect(find('path.trouble')).not.toBeNull()
    click('button.put')
    press('Enter')
    expect(play).not.toHaveBeenCalled()
  })

  it('shows where it comes to rest before it is confirmed', async () => {
    const pose = { face: 'bottom', x: 900, y: 2700, yaw: 700, z: 900_000 } as const
    board({ tryOut: async () => yes([{ type: 'placed', seat: 0, piece: 'table', pose, displaced: [] }]) })
    click('[data-take=table]')
    await later()
    expect(text('.said')).toBe('The table comes to rest at a height of 0.9.')
    expect(find('.piece.fits')).not.toBeNull()
  })

  it('V5: shows what was over it come down before it is confirmed', async () => {
    const pose = { face: 'bottom', x: 900, y: 2700, yaw: 700, z: 0 } as const
    const down = { face: 'back', x: 900, y: 2700, yaw: 0, z: 0 } as const
    const told: Event[] = [
      { type: 'placed', seat: 0, piece: 'table', pose, displaced: [] },
      { type: 'down', pieces: [['mirror', down]], ghosts: [] },
    ]
    board({ tryOut: async () => yes(told) })
    click('[data-take=table]')
    await later()
    expect(text('.said')).toBe('The table comes to rest on the floor. What stood on it comes down: the mirror.')
  })

  it('V4: once taken back, is the only piece to be placed, and the reason is said', () => {
    const place = { type: 'place', piece: 'table', face: 'bottom', x: 1000, y: 1000, yaw: 0 } as const
    const { play } = board({ view: viewOf({ movable: ['table'], taken: place }), legal: [place] })
    expect(text('.prompt')).toBe(
      'You have taken the table: put it down where you like. It is too late to take another.',
    )
    expect([...document.querySelectorAll('[data-take]')].map((one) => one.getAttribute('data-take'))).toEqual(['table'])
    expect(find('.deeds')).toBeNull()
    expect(find('[data-move*=decline]')).toBeNull()
    click('[data-take=table]')
    press('ArrowRight')
    press('Enter')
    expect(play.mock.calls[0]?.[0]).toMatchObject({ type: 'place', piece: 'table' })
  })

  it('can be left as it is', () => {
    const { play } = board()
    click('.deeds .button')
    expect(play).toHaveBeenCalledWith({ type: 'decline' })
  })

  it('is not offered to anybody else', () => {
    board({ eye: 1, legal: [], mine: [1] })
    expect(find('[data-take]')).toBeNull()
    expect(text('.prompt')).toBe('Zoé is thinking about the furniture…')
  })
})

describe('ghosts', () => {
  const moving = { view: MOVING, legal: WALKS, toAct: [0, 1] }

  it('light up where they can go, and go there', () => {
    const { play } = board(moving)
    click('.ghosts [data-take="3"]')
    expect(document.querySelectorAll('rect.lit')).toHaveLength(2)
    click('[data-at="1,1"]')
    click('.deeds .candle')
    expect(play).toHaveBeenCalledWith(walk(3, 1500, 1500))
  })

  it('stay in the hand while others move, and the house is asked again', async () => {
    const tryOut = vi.fn(async () => yes([]))
    const { props } = board({ ...moving, tryOut })
    click('.ghosts [data-take="3"]')
    click('[data-at="1,1"]')
    await later()
    props.view = { ...MOVING, ghosts: [...MOVING.ghosts, small(5500, 5500, { seat: 1 })] }
    props.told = []
    props.since = 5
    props.ply = 6
    flushSync()
    await later()
    expect(find('.deeds .candle')?.textContent).toContain('Here')
    expect(tryOut.mock.calls).toEqual([[walk(3, 1500, 1500)], [walk(3, 1500, 1500)]])
  })

  it('leave the hand once they stand where they were put', () => {
    const { props } = board(moving)
    click('.ghosts [data-take="3"]')
    click('[data-at="1,1"]')
    props.view = { ...MOVING, ghosts: [small(1500, 1500)], walked: [[3], []] }
    props.ply = 6
    flushSync()
    expect(find('rect.lit')).toBeNull()
    expect(text('.said')).toBe('')
  })

  it('are let go when they no longer can be moved, and it is said', () => {
    const { props } = board(moving)
    click('.ghosts [data-take="3"]')
    click('[data-at="1,1"]')
    props.legal = [{ type: 'done' }]
    props.ply = 6
    flushSync()
    expect(text('.said')).toContain('can no longer be moved')
  })

  it('are hidden by the house in the cell that was chosen', async () => {
    const consult = vi.fn(async () => ({ type: 'hidden', walk: walk(3, 1300, 1700) }))
    const { play } = board({ ...moving, consult })
    click('.ghosts [data-take="3"]')
    click('[data-at="1,1"]')
    click('button.hide')
    await later(20)
    expect(consult).toHaveBeenCalledWith({ type: 'hide', ghost: 3, column: 1, row: 1 })
    expect(play).toHaveBeenCalledWith(walk(3, 1300, 1700))
  })

  it('leave by a button, with the door lit', () => {
    const { play } = board({ ...moving, legal: [...WALKS, { type: 'escape', ghost: 3 }] })
    click('.ghosts [data-take="3"]')
    expect(find('[data-door=N5] .exit')).not.toBeNull()
    click('.deeds .candle')
    expect(play).toHaveBeenCalledWith({ type: 'escape', ghost: 3 })
  })

  it('are done after a gentle warning while points are left', () => {
    const { play } = board(moving)
    click('.deeds .button')
    expect(play).not.toHaveBeenCalled()
    expect(text('.warn')).toBe('6 points are left and would be lost.')
    click('.deeds .button')
    expect(play).toHaveBeenCalledWith({ type: 'done' })
  })

  it('show in practice what every door would see', async () => {
    const seen = Array.from({ length: 24 }, (_, i) => i === 7)
    const consult = vi.fn(async () => ({
      type: 'exposures',
      ghosts: [{ ghost: 3, shares: seen.map((one) => (one ? 300 : 0)), seen }],
    }))
    board({ ...moving, view: { ...MOVING, options: { ...MOVING.options, practice: true } }, consult })
    await later(300)
    expect(consult).toHaveBeenCalledWith({ type: 'expose', move: null })
    expect(find('[data-door=E2].seen')).not.toBeNull()
    expect(document.querySelectorAll('.door.hidden')).toHaveLength(23)
    expect(document.body.textContent).toContain('seen from door 2 in the east')
  })
})

describe('the rest', () => {
  it('chooses a side by a button', () => {
    const { play } = board({ view: viewOf({ phase: 'side' }), legal: [{ type: 'choose', side: 'E' }] })
    click('.sides [data-side=E]')
    expect(play).toHaveBeenCalledWith({ type: 'choose', side: 'E' })
  })

  it('is settled at once where nothing moves', () => {
    const told: Event[] = [
      { type: 'chosen', seat: 0, side: 'E' },
      { type: 'looked', look: LOOK, seen: [0, 0] },
    ]
    expect(board({ told, since: 4 }).settled).toHaveBeenCalledOnce()
  })

  it('opens the last look again, in replays too', () => {
    board({ view: viewOf({ look: LOOK }), replaying: true, legal: [] })
    expect(find('.controls')).toBeNull()
    expect(find('button.look')).not.toBeNull()
  })

  it('has words for every cell, and a button for every offered move of the ghost in the hand', () => {
    board({ view: MOVING, legal: WALKS })
    expect(text('[data-at="1,0"]')).toContain('your small ghost, on the floor')
    click('[data-pick="3"]')
    const moves = [...document.querySelectorAll('.words [data-move]')].map((node) => node.getAttribute('data-move'))
    expect(moves).toContain(JSON.stringify(walk(3, 2500, 500)))
  })

  it('says what is not a number, and keeps what was written', () => {
    board()
    click('[data-take=table]')
    const field = find('.words input') as HTMLInputElement
    field.value = 'deux'
    field.dispatchEvent(new globalThis.Event('input', { bubbles: true }))
    flushSync()
    expect(text('.words [role=alert]')).toContain('A number from 0–6')
    expect(field.value).toBe('deux')
  })
})
