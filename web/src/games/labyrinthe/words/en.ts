import board from './board.en.ftl?raw'
import game from './en.ftl?raw'

export default [game, board].join('\n')
