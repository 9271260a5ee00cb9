import type { GameClient } from '../../lib/game'
import { wordsIn } from '../../lib/i18n.svelte'
import Board from './Board.svelte'
import CircuitPicture from './guide/CircuitPicture.svelte'
import Guide from './guide/Guide.svelte'
import Small from './Small.svelte'
import { MARKS } from './marks'
import { scoreText, whyText } from './words/scores'
import { eventText, moveText } from './words/tell'
import { USUAL, type View } from './types.gen'

const pacman: GameClient = {
  id: 'pacman',
  Board,
  Guide,
  Small,
  words: wordsIn(import.meta.glob<string>('./**/*.ftl', { query: '?raw', import: 'default' })),
  rules: ['P1', 'P2', 'P3', 'P4', 'P5', 'P6', 'P7', 'P8', 'P9', 'P10', 'P11', 'P12', 'P13', 'P14', 'P15', 'P16'],
  usual: { ...USUAL },
  variants: [
    { kind: 'mode', key: 'circuit', values: ['classic', 'large'], Picture: CircuitPicture, rule: 'P1' },
    { kind: 'choice', key: 'end', values: ['white', 'all'], rule: 'P14' },
    { kind: 'choice', key: 'count', values: ['white', 'all'], rule: 'P15' },
    { kind: 'colours', key: 'colours', rule: 'P6' },
  ],
  framed: true,
  people: true,
  undoes: true,
  secrets: () => false,
  eventText,
  chapters: ['gobbled', 'caught'],
  moveText,
  marks: MARKS,
  begun: ({ turn }: View) => turn !== null,
  colours: ({ colours }: View) => colours,
  scoreText,
  whyText,
  credits: 'pacman-credits',
}

export default pacman
