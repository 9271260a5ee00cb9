import game from './en.ftl?raw'

export default game
