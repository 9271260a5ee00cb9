/** "Your turn": in the title, on the icon, by a soft chime, and by a buzz for who asked for one. */
import { badge } from '../../lib/turn/badge'
import { t } from '../../lib/i18n.svelte'
import { settings } from '../../lib/settings.svelte'
import { sound } from '../../lib/sound'

/** `turn` is the ply at which this screen is asked, or null; `name` is the page's own title. */
export function notice(turn: () => number | null, name: () => string): void {
  let waited = false // somebody else has played since our last turn
  $effect(() => {
    const asked = turn() !== null
    document.title = asked ? t('title-your-turn', { page: name() }) : t('title', { page: name() })
    badge(asked && document.hidden)
    if (asked && waited) {
      sound('chime')
      if (settings.vibration) navigator.vibrate?.(80)
    }
    waited = !asked
  })
  $effect(() => {
    const look = (): void => badge(turn() !== null && document.hidden)
    document.addEventListener('visibilitychange', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      badge(false)
    }
  })
}
