/** What only the circuit has to name; what every game has is in i18n/games.test.ts. */
import { describe, expect, it } from 'vitest'
import { speaker, varied } from '../../../i18n/speaker.fixture'
import { LANGS } from '../../../lib/i18n.svelte'
import pacman from '../index'
import { PAGES } from '../guide/pages'

const EVENTS = ['threw', 'starts', 'again', 'ran-empty', 'caught-own', 'stuck-eater', 'stuck-ghosts']
const MOVES = ['roll', 'run', 'chase', 'rob', 'back']

describe.each([...LANGS])('the names in %s', (lang) => {
  const say = speaker(lang, 'pacman')

  it('tell every page of the guide', () => {
    for (const page of PAGES) {
      say(`pacman-guide-${page}-title`)
      say(`pacman-guide-${page}`)
    }
  })

  it('tell all that can be done, more of what happens, and every end', () => {
    const args = { name: 'Zoé', victim: 'Ali', total: 7, steps: 3, marbles: 2, die: 4, ghost: 1, seat: 2 }
    for (const event of EVENTS) say(`event-pacman-${event}`, args)
    for (const move of MOVES) say(`pacman-do-${move}`, args)
    for (const why of ['empty', 'white', 'turns', 'count']) say(`pacman-why-${why}`)
  })

  it('name homes and doors, each by another name, and who invented it', () => {
    expect(varied(say, 'pacman-home', 'colour', [0, 1, 2, 3])).toBe(4)
    expect(varied(say, 'pacman-door', 'side', ['top', 'right', 'bottom', 'left'], { row: 1, column: 1 })).toBe(4)
    expect(say(pacman.credits)).toMatch(/Milton Bradley.*1982.*Namco/)
  })
})
