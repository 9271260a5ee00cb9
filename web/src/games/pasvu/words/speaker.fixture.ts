/** The words of this game, for the tests. */
import { speaker } from '../../../i18n/speaker.fixture'

export const english = speaker('en', 'pasvu')
export const french = speaker('fr', 'pasvu')
