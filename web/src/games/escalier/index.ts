import type { GameClient } from '../../lib/game'
import { wordsIn } from '../../lib/i18n.svelte'
import Board from './Board.svelte'
import Guide from './guide/Guide.svelte'
import Small from './Small.svelte'
import { whyText } from './words/ending'
import { eventText, moveText } from './words/tell'
import { USUAL, type View } from './types.gen'

const escalier: GameClient = {
  id: 'escalier',
  Board,
  Guide,
  Small,
  words: wordsIn(import.meta.glob<string>('./**/*.ftl', { query: '?raw', import: 'default' })),
  rules: ['E1', 'E2', 'E3', 'E4', 'E5', 'E6', 'E7', 'E8', 'E9', 'E10', 'E11'],
  usual: { ...USUAL },
  variants: [
    { kind: 'switch', key: 'podium', on: true, rule: 'E10' },
    { kind: 'switch', key: 'grands', on: true, rule: 'E11' },
    { kind: 'switch', key: 'memory', on: 'open', rule: 'E7' },
    { kind: 'seat', key: 'first', rule: 'E2' },
    { kind: 'colours', key: 'colours', rule: 'E1' },
  ],
  framed: true,
  people: true,
  secrets: () => false,
  story: ({ options }: View) => options.memory === 'open',
  eventText,
  chapters: ['haunted', 'traded', 'arrived'],
  moveText,
  colours: ({ owners }: View) => owners.flatMap((_, seat) => (owners.includes(seat) ? [owners.indexOf(seat)] : [])),
  whyText,
  analysed: true,
  credits: 'escalier-credits',
}

export default escalier
