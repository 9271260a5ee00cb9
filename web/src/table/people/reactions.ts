/** The six signs that one tap sends. */
import type { Phrase } from '../../lib/wire.gen'
import type { IconName } from '../../ui/icons'

export const REACTIONS: readonly { readonly phrase: Phrase; readonly icon: IconName }[] = [
  { phrase: 'hello', icon: 'wave' },
  { phrase: 'boo', icon: 'ghost' },
  { phrase: 'wellplayed', icon: 'star' },
  { phrase: 'oops', icon: 'oops' },
  { phrase: 'hurry', icon: 'hourglass' },
  { phrase: 'thanks', icon: 'heart' },
]

export const iconOf = (phrase: Phrase): IconName =>
  REACTIONS.find((reaction) => reaction.phrase === phrase)?.icon ?? 'speech'
