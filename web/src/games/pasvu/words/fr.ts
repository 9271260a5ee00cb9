import look from '../look/words.fr.ftl?raw'
import midnight from '../midnight/words.fr.ftl?raw'
import board from './board.fr.ftl?raw'
import game from './fr.ftl?raw'

export default [game, board, look, midnight].join('\n')
