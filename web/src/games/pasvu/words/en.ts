import look from '../look/words.en.ftl?raw'
import midnight from '../midnight/words.en.ftl?raw'
import board from './board.en.ftl?raw'
import game from './en.ftl?raw'

export default [game, board, look, midnight].join('\n')
