import type { Translate } from '../../../lib/game'
import { windOf } from '../words/naming'
import type { Ghost } from '../types.gen'

/** V13: "lying, its head to the north"; nothing about one that stands. */
export function lyingText({ yaw }: Pick<Ghost, 'yaw'>, t: Translate): string {
  return yaw === null ? '' : t('pasvu-board-lying', { wind: windOf(yaw) })
}
