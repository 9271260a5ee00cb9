/** Times in words. */
import { t } from '../../lib/i18n.svelte'
import { DAY, SECOND, span } from '../../lib/clock/times'
import type { TimeControl } from '../../lib/wire.gen'

export function spanText(milliseconds: number): string {
  const { unit, ...parts } = span(milliseconds)
  return t(`clock-${unit}`, parts)
}

export function controlText(control: TimeControl | undefined): string {
  if (!control || control.tempo === 'no_hurry') return t('tempo-no_hurry-about')
  if (control.tempo !== 'lively') return t('tempo-days-about', { days: control.move / DAY })
  return t('tempo-lively-about', {
    move: control.move / SECOND,
    reserve: control.reserve / SECOND,
    refill: control.refill / SECOND,
  })
}
