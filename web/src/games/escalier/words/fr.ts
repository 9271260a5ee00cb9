import game from './fr.ftl?raw'

export default game
