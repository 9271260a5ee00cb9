import { expect, test } from 'vitest'
import { english, french } from './speaker.fixture'
import { doorText, eventText, ghostText, moveText, sizesText, thePiece } from './tell'
import type { Event, Ghost, Witnessed } from '../types.gen'

const NAMES = ['Zoé', 'Ali', 'Noé']
const told = (event: Event): string => eventText(event, english, NAMES)
const dit = (event: Event): string => eventText(event, french, NAMES).replaceAll('\u202f', ' ')
const KEYHOLE = { side: 'N', number: 3 } as const
const small: Ghost = { seat: 0, size: 'small', x: 2500, y: 500, z: 0, number: 4, yaw: null }
const seen = (seat: number, ghost: number, size: Witnessed['size'], pixels = 90): Witnessed => ({
  seat,
  ghost,
  size,
  pixels,
  whole: 100,
  seen: pixels > 2,
})
const looked = (...ghosts: Witnessed[]): Event => ({
  type: 'looked',
  look: { round: 1, keyhole: KEYHOLE, picture: '', ghosts },
  seen: [],
})

test('ghosts of one size are counted from one', () => {
  expect([0, 1, 2, 3, 6].map((ghost) => ghostText(ghost, english))).toEqual([
    'large ghost',
    'medium ghost 1',
    'medium ghost 2',
    'small ghost 1',
    'small ghost 4',
  ])
  expect(ghostText(2, french)).toBe('fantôme moyen 2')
})

test('doors and pieces have names', () => {
  expect(doorText({ side: 'E', number: 2 }, french)).toBe('porte 2 de l’est')
  expect(doorText(KEYHOLE, english)).toBe('door 3 in the north')
  expect([thePiece('table', french), thePiece('piano', french), thePiece('desk', english)]).toEqual([
    'la table',
    'le piano',
    'the desk',
  ])
})

test('a move says which ghost, which piece, and where', () => {
  expect(moveText({ type: 'walk', ghost: 4, x: 2500, y: 500, z: 0, yaw: null }, english)).toBe(
    'Move small ghost 2: row 1, column 3',
  )
  expect(moveText({ type: 'place', piece: 'table', face: 'top', x: 100, y: 5900, yaw: 0 }, english)).toBe(
    'Place the table, upside down: row 6, column 1',
  )
  expect(moveText({ type: 'place', piece: 'table', face: 'top', x: 6000, y: 0, yaw: 0 }, english)).toMatch(
    /row 1, column 6$/,
  )
  expect(moveText({ type: 'escape', ghost: 0 }, french)).toBe('Faire sortir le grand fantôme')
  expect(moveText({ type: 'choose', side: 'W' }, french)).toBe('Regarder du côté ouest')
  expect(moveText({ type: 'door', number: 3 }, english)).toBe('')
})

test('V2: the hall opens with a keyhole and a die', () => {
  expect(told({ type: 'opened', keyhole: KEYHOLE, holder: 1 })).toBe(
    'The hall is ready. The keyhole is at door 3 in the north; Ali holds the die.',
  )
})

test('V4: a card tells its pieces and points, the first one of a round the round', () => {
  const dealt = { type: 'dealt', seat: 0, round: 2 } as const
  expect(told({ ...dealt, card: { value: 7, pieces: ['piano', 'table'] }, first: true })).toBe(
    'Round 2. Zoé draws a card: the piano or the table, and 7 points.',
  )
  expect(dit({ ...dealt, card: { value: 9, pieces: [] }, first: false })).toBe(
    'Zoé tire une carte : 9 points, et aucun meuble.',
  )
})

test('V5: a piece placed again tells who had to get off', () => {
  const placed = {
    type: 'placed',
    seat: 2,
    piece: 'piano',
    pose: { face: 'back', x: 1500, y: 3500, yaw: 450, z: 0 },
  } as const
  expect(told({ ...placed, displaced: [] })).toBe('Noé moves the piano: row 4, column 2, on its back.')
  expect(told({ ...placed, displaced: [small] })).toMatch(/One ghost finds itself on the floor\.$/)
  expect(dit({ ...placed, displaced: [small, small] })).toMatch(/2 fantômes se retrouvent par terre\.$/)
})

test('V6, V7: ghosts come in, go on, hide better and get out', () => {
  const walked = { type: 'walked', seat: 0, ghost: 4, start: null, end: small, left: 5, back: false } as const
  expect(told({ ...walked, door: { side: 'S', number: 3 }, cost: 2 })).toBe(
    'Zoé’s small ghost comes in through door 3 in the south (2 points).',
  )
  expect(told({ ...walked, start: small, door: null, cost: 1 })).toBe(
    'Zoé’s small ghost goes to row 1, column 3 (1 point).',
  )
  expect(told({ ...walked, start: small, door: null, cost: 0 })).toMatch(/hides better/)
  const escaped = { type: 'escaped', seat: 1, ghost: 0, size: 'large', door: KEYHOLE, cost: 1, left: 0 } as const
  expect(dit({ ...escaped, points: 5 })).toBe(
    'Ali fait sortir son grand fantôme par la porte 3 du nord : 5 points gagnés !',
  )
})

test('V6: what comes down is named, and who had to move', () => {
  const down = { face: 'back', x: 1500, y: 3500, yaw: 450, z: 0 } as const
  expect(
    told({
      type: 'down',
      pieces: [
        ['piano', down],
        ['table', down],
      ],
      ghosts: [],
    }),
  ).toBe('Thump! Nothing was holding up the piano and the table any more.')
  expect(told({ type: 'down', pieces: [], ghosts: [small] })).toBe('One ghost finds itself on the floor.')
})

test('V9: throws are told, then who chooses or that they throw again', () => {
  const throws = [
    [0, 4],
    [2, 6],
  ] as const
  expect(told({ type: 'thrown', throws, chooser: 2 })).toBe('Zoé: 4, Noé: 6. Noé chooses a side.')
  expect(
    told({
      type: 'thrown',
      throws: [
        [0, 4],
        [1, 4],
      ],
      chooser: null,
    }),
  ).toMatch(/throw again\.$/)
  expect(dit({ type: 'chosen', seat: 2, side: 'E' })).toBe('Noé regardera du côté est.')
  expect(dit({ type: 'rolled', keyhole: KEYHOLE, holder: 0 })).toBe(
    'La serrure va à la porte 3 du nord. Le dé passe à Zoé.',
  )
})

test('V10: the look tells whose ghosts were seen, and nobody who was not', () => {
  expect(told(looked(seen(0, 0, 'large'), seen(0, 3, 'small'), seen(0, 5, 'small'), seen(2, 1, 'medium')))).toBe(
    'Seen through door 3 in the north! Zoé: a large ghost and 2 small ghosts, Noé: a medium ghost.',
  )
  expect(told(looked(seen(1, 3, 'small', 1)))).toBe('A look through door 3 in the north… and nobody is seen.')
  expect(sizesText(['small', 'medium', 'small'], french)).toBe('un fantôme moyen et 2 petits fantômes')
})

test('who leaves the furniture alone and who is done is told', () => {
  expect(told({ type: 'declined', seat: 0 })).toBe('Zoé leaves the furniture alone.')
  expect(dit({ type: 'finished', seat: 1 })).toBe('Ali ne bouge plus.')
})

test('V5: a piece is let fall, leans, and falls on', () => {
  const pose = { face: 'bottom', x: 2500, y: 500, yaw: 0, z: 0, lean: { towards: 'N', degrees: 24 } } as const
  const placed: Event = { type: 'placed', seat: 0, piece: 'mirror', pose, displaced: [] }
  expect(told(placed)).toBe(
    'Zoé moves the mirror: row 1, column 3, upright. It falls towards the north and stays leaning there.',
  )
  expect(dit(placed)).toContain('Ça tombe vers le nord, et ça reste de biais !')
  const fell: Event = { type: 'fell', pieces: [['mirror', pose]] }
  expect(told(fell)).toBe('Nothing left to lean on, and another fall: the mirror!')
  expect(dit(fell)).toBe('Plus rien ne retient le miroir : la chute continue !')
  const place = { type: 'place', piece: 'mirror', face: 'bottom', x: 2500, y: 500, yaw: 0, fall: 'N' } as const
  expect(moveText(place, english)).toBe('Place the mirror, upright, and let it fall towards the north: row 1, column 3')
})
