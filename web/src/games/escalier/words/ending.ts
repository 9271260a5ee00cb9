/** Why it ended, and who made it happen. */
import { isYou, type Ending, lastOf } from '../../../lib/board/end/ending'
import type { Translate } from '../../../lib/game'
import type { Event, View } from '../types.gen'

export function whyText(end: Ending<View, Event>, t: Translate): string {
  const arrived = lastOf(end, 'arrived')
  const mover = (lastOf(end, 'advanced') ?? lastOf(end, 'climbed'))?.seat
  if (!arrived || arrived.owner === null || mover === undefined) return ''
  const { owner } = arrived
  const who = { name: end.names[mover] ?? '', owner: end.names[owner] ?? '' }
  const you = isYou(end, mover) ? 'mover' : isYou(end, owner) ? 'owner' : 'nobody'
  const how = !arrived.ghost ? 'walked' : owner === mover ? 'own' : 'sent'
  const why = t(`escalier-why-${how}`, { ...who, you })
  return end.view.options.podium ? `${why} ${t('escalier-why-podium')}` : why
}
