import board from './board.fr.ftl?raw'
import game from './fr.ftl?raw'

export default [game, board].join('\n')
