import { FluentBundle, FluentResource } from '@fluent/bundle'
import { expect, test } from 'vitest'
import type { Translate } from '../../../lib/game'
import titlesEn from '../midnight/words.en.ftl?raw'
import titlesFr from '../midnight/words.fr.ftl?raw'
import { eventText, moveText } from './tell'
import type { Effect, Event, Ghost, Move, Pose } from '../types.gen'
import en from './en.ftl?raw'
import fr from './fr.ftl?raw'

/** V12 and V13 in words; what is missing throws. */
function speaker(lang: string, ...words: string[]): Translate {
  const bundle = new FluentBundle(lang, { useIsolating: false })
  for (const text of words) bundle.addResource(new FluentResource(text))
  return (key, args) => {
    const pattern = bundle.getMessage(key)?.value
    if (!pattern) throw new Error(`no words for ${key}`)
    return bundle.formatPattern(pattern, args ?? {}).replaceAll('\u202f', ' ')
  }
}
const english = speaker('en', en, titlesEn)
const french = speaker('fr', fr, titlesFr)

const NAMES = ['Zoé', 'Ali', 'Noé']
const told = (event: Event): string => eventText(event, english, NAMES)
const dit = (event: Event): string => eventText(event, french, NAMES)
const ghost = (seat: number, more: Partial<Ghost> = {}): Ghost => ({
  seat,
  size: 'small',
  x: 2500,
  y: 1500,
  z: 0,
  number: 3,
  yaw: null,
  ...more,
})
const effect = (card: string, more: Partial<Effect> = {}): Effect => ({
  type: 'effect',
  card,
  seat: null,
  pieces: [],
  ghosts: [],
  home: [],
  out: [],
  sides: [],
  ...more,
})
const BACK: Pose = { face: 'back', x: 1500, y: 3500, yaw: 0, z: 0 }

test('V12: two ghosts become one, and one that was out is called back', () => {
  const end = ghost(0, { size: 'medium', number: 1 })
  expect(told({ type: 'fused', seat: 0, ghosts: [ghost(0), ghost(0, { number: 4 })], end })).toBe(
    'Zoé fuses 2 small ghosts: meet a medium ghost!',
  )
  expect(dit({ type: 'fused', seat: 1, ghosts: [ghost(1), end], end: ghost(1, { size: 'large', number: 0 }) })).toBe(
    'Chez Ali, un fantôme moyen et un petit fantôme fusionnent : voilà un grand fantôme !',
  )
  const walked = {
    type: 'walked',
    seat: 2,
    ghost: 3,
    start: null,
    door: { side: 'S', number: 3 },
    end: ghost(2),
    cost: 1,
    left: 4,
    back: true,
  } as const
  expect(dit(walked)).toBe('Noé rappelle un petit fantôme déjà sorti, qui rentre par la porte 3 du sud (1 point).')
})

test('V13: a card is struck, foretells, is passed over, and sends the keyhole across', () => {
  expect(told({ type: 'struck', card: 'crystal', seat: 1, round: 2 })).toBe(
    'Round 2, and midnight strikes! Ali turns up a card: “Crystal ball”.',
  )
  expect(dit({ type: 'struck', card: 'double', seat: 0, round: 3 })).toBe(
    'Manche 3, minuit sonne ! Zoé retourne une carte : « Double curieux ».',
  )
  expect(dit({ type: 'foretold', number: 4 })).toBe('La boule de cristal a parlé : cette manche, ce sera la porte 4.')
  expect(dit({ type: 'passed', card: 'brother', seat: 2 })).toBe(
    '« Je vais le dire à mon grand frère » : Noé ne change rien.',
  )
  expect(dit({ type: 'crossed', keyhole: { side: 'W', number: 5 } })).toBe(
    'Et vu d’en face ? La serrure traverse le hall jusqu’à la porte 5 de l’ouest.',
  )
})

test('V13: shelter, ghosts lie down and get up again', () => {
  expect(told(effect('shelter', { ghosts: [ghost(0, { yaw: 900 }), ghost(1, { yaw: 0 })] }))).toBe(
    'The 2 ghosts in the hall lie down.',
  )
  expect(dit(effect('shelter', { ghosts: [ghost(0)] }))).toBe('Le fantôme du hall se relève.')
  expect(dit(effect('shelter', { home: [ghost(0)], ghosts: [ghost(1)] }))).toMatch(
    /Rentrés en réserve\. Zoé : un petit fantôme\.$/,
  )
})

test('V13: excited, a piece is tipped over, and what was on it comes down', () => {
  expect(dit(effect('excited', { seat: 0, pieces: [['piano', BACK]] }))).toBe(
    'Zoé renverse le piano : rangée 4, colonne 2, sur le dos.',
  )
  expect(
    told(
      effect('excited', {
        seat: 0,
        pieces: [
          ['table', BACK],
          ['desk', BACK],
        ],
        ghosts: [ghost(1)],
      }),
    ),
  ).toBe(
    'Zoé tips the desk over: row 4, column 2, on its back. Thump! Nothing was holding up the table any more. One ghost finds itself on the floor.',
  )
})

test('V13: grimaces, the mirror turns and ghosts pull faces', () => {
  expect(told(effect('grimaces', { pieces: [['mirror', BACK]], ghosts: [ghost(0), ghost(2)] }))).toBe(
    'The mirror stands up and turns towards the middle of the hall. Small ghosts come to pull faces at the mirror, one each from Zoé and Noé.',
  )
  expect(dit(effect('grimaces', { pieces: [['mirror', BACK]] }))).toBe(
    'Le miroir se redresse et se tourne vers le milieu du hall.',
  )
})

test('V13: tag, a small ghost takes the place of a neighbour’s or comes to the third row', () => {
  expect(told(effect('tag', { seat: 0, ghosts: [ghost(0)], home: [ghost(1)] }))).toBe(
    'Tag! Zoé’s small ghost takes the place of one of Ali’s.',
  )
  expect(dit(effect('tag', { seat: 0, ghosts: [ghost(0)], home: [ghost(1)] }))).toBe(
    'Touché ! Un petit fantôme de chez Zoé prend la place d’un petit de chez Ali.',
  )
  expect(dit(effect('tag', { seat: 2, ghosts: [ghost(2)] }))).toBe(
    'Noé pose un petit fantôme dans le hall : rangée 2, colonne 3.',
  )
})

test('V13: dance, perch and brother', () => {
  expect(
    dit(
      effect('dance', {
        pieces: [
          ['piano', BACK],
          ['table', BACK],
        ],
      }),
    ),
  ).toBe('En piste ! Les meubles glissent jusqu’à une porte : le piano et la table.')
  expect(
    told(effect('perch', { home: [ghost(0), ghost(0, { number: 4 }), ghost(2, { size: 'large', number: 0 })] })),
  ).toBe('Not off the ground, so back to the reserve. Zoé: 2 small ghosts, Noé: a large ghost.')
  const grown = effect('brother', { seat: 1, ghosts: [ghost(1, { size: 'medium', number: 1 })], home: [ghost(1)] })
  expect(told(grown)).toBe('Ali fetches a big brother: a medium ghost takes the place of a small ghost.')
  expect(dit(grown)).toBe('Ali appelle un grand frère : un fantôme moyen prend la place d’un petit fantôme.')
})

test('V13: the board turns, and ghosts go on and out', () => {
  expect(dit(effect('spin', { sides: ['E', 'S', 'W'] }))).toBe(
    'Le hall fait un quart de tour ! On part maintenant d’un autre côté : Zoé à l’est, Ali au sud, Noé à l’ouest.',
  )
  expect(told(effect('sun', { ghosts: [ghost(0), ghost(1)], out: [ghost(2)] }))).toBe(
    '2 ghosts move a square towards their way out. Out! Noé: a small ghost.',
  )
  expect(dit(effect('sun', { out: [ghost(0)] }))).toBe('Dehors ! Zoé : un petit fantôme.')
})

test('a card without words of its own is told by what has changed', () => {
  const all = effect('thirteenth', {
    pieces: [['table', BACK]],
    ghosts: [ghost(0)],
    home: [ghost(1)],
    out: [ghost(2)],
    sides: ['N', 'S', 'W'],
  })
  expect(told(all)).toBe(
    'Moved: the table. One ghost moves. The hall makes a quarter turn! Everybody starts from another side now: Zoé in the north, Ali in the south, Noé in the west. Out! Noé: a small ghost. Back to the reserve. Ali: a small ghost.',
  )
})

const DOOR = { side: 'S', number: 3 } as const
const EVERY: Record<Event['type'], Event> = {
  opened: { type: 'opened', keyhole: DOOR, holder: 0 },
  dealt: { type: 'dealt', seat: 0, card: { value: 7, pieces: ['piano', 'table'] }, round: 2, first: true },
  placed: { type: 'placed', seat: 0, piece: 'desk', pose: BACK, displaced: [ghost(1)] },
  declined: { type: 'declined', seat: 0 },
  walked: {
    type: 'walked',
    seat: 0,
    ghost: 3,
    start: null,
    door: null,
    end: ghost(0, { yaw: 900 }),
    cost: 1,
    left: 2,
    back: false,
  },
  fused: { type: 'fused', seat: 0, ghosts: [ghost(0), ghost(0)], end: ghost(0) },
  escaped: { type: 'escaped', seat: 0, ghost: 3, size: 'small', door: DOOR, cost: 1, left: 0, points: 1 },
  fell: { type: 'fell', pieces: [['table', BACK]] },
  down: { type: 'down', pieces: [['table', BACK]], ghosts: [ghost(0)] },
  finished: { type: 'finished', seat: 0 },
  thrown: {
    type: 'thrown',
    throws: [
      [0, 4],
      [1, 5],
    ],
    chooser: 1,
  },
  chosen: { type: 'chosen', seat: 1, side: 'E' },
  rolled: { type: 'rolled', keyhole: DOOR, holder: 1 },
  looked: { type: 'looked', look: { round: 1, keyhole: DOOR, picture: '', ghosts: [] }, seen: [] },
  struck: { type: 'struck', card: 'sun', seat: 0, round: 2 },
  effect: effect('sun', { ghosts: [ghost(0)] }),
  passed: { type: 'passed', card: 'brother', seat: 0 },
  foretold: { type: 'foretold', number: 2 },
  crossed: { type: 'crossed', keyhole: DOOR },
}

test.each(Object.values(EVERY))('$type has words in both languages', (event) => {
  expect(told(event)).toMatch(/\w/)
  expect(dit(event)).not.toBe(told(event))
  expect(told(event) + dit(event)).not.toMatch(/[{}]|undefined/)
})

test.each<[Move, string, string]>([
  [
    { type: 'fuse', ghost: 3, other: 1 },
    'Fuse small ghost 1 with medium ghost 1',
    'Fusionner le petit fantôme 1 avec le fantôme moyen 1',
  ],
  [{ type: 'tip', piece: 'table', towards: 'E' }, 'Tip the table towards the east', 'Renverser la table vers l’est'],
  [
    { type: 'swap', seat: 1, ghost: 4, by: 3 },
    'Replace small ghost 2 (orange) by your small ghost 1',
    'Remplacer le petit fantôme 2 (orange) par ton petit fantôme 1',
  ],
  [
    { type: 'swap', seat: 0, ghost: 1, by: 0 },
    'Replace your medium ghost 1 by your large ghost',
    'Remplacer ton fantôme moyen 1 par ton grand fantôme',
  ],
  [
    { type: 'put', ghost: 3, x: 2500, y: 500, z: 0, yaw: null },
    'Put small ghost 1 down: row 1, column 3',
    'Poser le petit fantôme 1 : rangée 1, colonne 3',
  ],
  [{ type: 'pass' }, 'Change nothing', 'Ne rien changer'],
  [
    { type: 'walk', ghost: 3, x: 2500, y: 500, z: 0, yaw: 3400 },
    'Move small ghost 1, lying, its head to the east: row 1, column 3',
    'Déplacer le petit fantôme 1, couché, la tête à l’est : rangée 1, colonne 3',
  ],
  [
    { type: 'put', ghost: 3, x: 2500, y: 500, z: 0, yaw: 1350 },
    'Put small ghost 1 down, lying, its head to the north-west: row 1, column 3',
    'Poser le petit fantôme 1, couché, la tête au nord-ouest : rangée 1, colonne 3',
  ],
])('%o has words', (move, inEnglish, inFrench) => {
  expect(moveText(move, english)).toBe(inEnglish)
  expect(moveText(move, french)).toBe(inFrench)
})
