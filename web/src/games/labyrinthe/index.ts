import type { GameClient } from '../../lib/game'
import { wordsIn } from '../../lib/i18n.svelte'
import Board from './Board.svelte'
import Guide from './guide/Guide.svelte'
import Small from './Small.svelte'
import ModePicture from './guide/ModePicture.svelte'
import { MARKS } from './marks'
import { scoreText, whyText } from './words/scores'
import { eventText, moveText } from './words/tell'
import { USUAL, type View } from './types.gen'

const labyrinthe: GameClient = {
  id: 'labyrinthe',
  Board,
  Guide,
  Small,
  words: wordsIn(import.meta.glob<string>('./**/*.ftl', { query: '?raw', import: 'default' })),
  rules: ['L1', 'L2', 'L3', 'L4', 'L5', 'L6', 'L7', 'L8', 'L9', 'L10', 'L20', 'L21', 'L22', 'L23', 'L24'],
  usual: { ...USUAL },
  variants: [
    { kind: 'mode', key: 'mode', values: ['base', 'children', 'night'], Picture: ModePicture, rule: 'L10, L20' },
    { kind: 'choice', key: 'cards', values: [null, 6, 4, 3, 2, 1], rule: 'L2' },
    { kind: 'seat', key: 'first', rule: 'L2' },
    { kind: 'choice', key: 'edition', values: ['current', 'older'], rule: 'L1' },
    { kind: 'colours', key: 'colours', rule: 'L2' },
  ],
  framed: true,
  people: true,
  undoes: true,
  secrets: ({ options }: View) => options.mode !== 'children', // L10
  story: ({ dark }: View) => !dark,
  eventText,
  chapters: ['found', 'night', 'home'],
  moveText,
  marks: MARKS,
  begun: ({ turn }: View) => turn !== null,
  colours: ({ colours }: View) => colours,
  scoreText,
  whyText,
  credits: 'labyrinthe-credits',
}

export default labyrinthe
