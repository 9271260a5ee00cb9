import type { GameClient } from '../../lib/game'
import { wordsIn } from '../../lib/i18n.svelte'
import Board from './Board.svelte'
import Guide from './guide/Guide.svelte'
import Small from './Small.svelte'
import { MARKS } from './marks'
import { scoreText, whyText } from './words/scores'
import { eventText, moveText } from './words/tell'
import { USUAL, type View } from './types.gen'

const pasvu: GameClient = {
  id: 'pasvu',
  Board,
  Guide,
  Small,
  words: wordsIn(import.meta.glob<string>('./**/*.ftl', { query: '?raw', import: 'default' })),
  rules: ['V1', 'V2', 'V3', 'V4', 'V5', 'V6', 'V7', 'V8', 'V9', 'V10', 'V11', 'V12', 'V13'],
  usual: { ...USUAL },
  variants: [
    { kind: 'choice', key: 'eyes', values: ['fair', 'sharp', 'sleepy'], rule: 'V11' },
    { kind: 'switch', key: 'hide', on: false, rule: 'V11' },
    { kind: 'choice', key: 'hall', values: ['hotel', 'random'], rule: 'V2' },
    { kind: 'switch', key: 'fusions', on: true, rule: 'V12' },
    { kind: 'choice', key: 'midnight', values: [0, 1, 2, 3], rule: 'V13' },
    { kind: 'switch', key: 'practice', on: true, rule: 'V11' },
  ],
  ratio: 2,
  undoes: true,
  people: true,
  secrets: () => false,
  eventText,
  chapters: ['struck', 'fused', 'looked'],
  moveText,
  marks: MARKS,
  begun: ({ phase }: View) => phase !== 'opening',
  colours: ({ sides }: View) => sides.map((_, seat) => seat),
  scoreText,
  whyText,
  credits: 'pasvu-credits',
}

export default pasvu
