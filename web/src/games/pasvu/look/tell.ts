/** A look in words. */
import type { Translate } from '../../../lib/game'
import type { Look, Witnessed } from '../types.gen'

/** "Anna's small ghost: 34 % — seen". */
export function witnessText(
  { seat, size, pixels, whole, seen }: Witnessed,
  names: readonly string[],
  t: Translate,
): string {
  const who = ghostText({ seat, size }, names, t)
  // Nothing of it would be seen in an empty hall: only the mirror shows it.
  if (pixels > 0 && whole === 0) return t(seen ? 'look-seen-mirror' : 'look-glimpsed-mirror', { who })
  return t(seen ? 'look-seen' : pixels ? 'look-glimpsed' : 'look-hidden', { who, share: share(pixels, whole) })
}

export function ghostText(
  { seat, size }: Pick<Witnessed, 'seat' | 'size'>,
  names: readonly string[],
  t: Translate,
): string {
  return t('look-ghost', { name: names[seat] ?? '', size })
}

/** Who is told of, and what it costs: "Anna's small ghost: 34 %" and "back home!". */
export function beatText(ghost: Witnessed, names: readonly string[], t: Translate): readonly [string, string] {
  const { seat, size, pixels, whole, seen } = ghost
  const who = ghostText({ seat, size }, names, t)
  if (!seen) return [who, t('look-barely', { share: share(pixels, whole) })]
  const found = whole ? t('look-found', { who, share: share(pixels, whole) }) : t('look-found-mirror', { who })
  return [found, t('look-cost', { size })]
}

/** "Round 2, door 3 in the east". */
export function whereText({ round, keyhole }: Look, t: Translate): string {
  return t('look-from', { round, ...keyhole })
}

export function caughtText({ ghosts }: Look, t: Translate): string {
  const count = ghosts.filter(({ seen }) => seen).length
  return count ? t('look-caught', { count }) : t('look-nobody')
}

/** The picture in a sentence, for who does not see it. */
export function pictureText({ keyhole, ghosts }: Look, names: readonly string[], t: Translate): string {
  const seen = ghosts.filter((ghost) => ghost.seen).map((ghost) => ghostText(ghost, names, t))
  return t('look-picture', { ...keyhole, count: seen.length, who: seen.join(', ') })
}

/** Whole per cent; a glimpse is never nothing, a part never all, and who is seen twice no more than whole. */
export function share(pixels: number, whole: number): number {
  if (pixels <= 0 || whole <= 0) return 0
  return pixels >= whole ? 100 : Math.min(99, Math.max(1, Math.round((100 * pixels) / whole)))
}
