/** What a game's variants are called, and which of them are not as usual. */
import type { GameClient, Options, Variant } from '../game'
import { find, t } from '../i18n.svelte'

export type Mode = Extract<Variant, { kind: 'mode' }>
type Game = Pick<GameClient, 'variants' | 'usual'>

export const modeOf = ({ variants }: Game): Mode | undefined => variants.find((variant) => variant.kind === 'mode')

export const valueText = (key: string, value: unknown): string =>
  find(`variant-${key}-${String(value ?? 'all')}`) ?? String(value)

/** Null is a value like others; what was never said is as usual. */
export function valueOf({ usual }: Game, { key }: Variant, options: Options): unknown {
  const chosen = options[key]
  return chosen === undefined ? usual[key] : chosen
}

/** In a few words, what is agreed beyond the plain rules. Colours show by themselves. */
export function agreed(game: Game, options: Options): string[] {
  return game.variants.flatMap((variant) => {
    const value = valueOf(game, variant, options)
    if (variant.kind === 'colours' || value === game.usual[variant.key]) return []
    return [agreedText(variant, value)]
  })
}

function agreedText({ kind, key }: Variant, value: unknown): string {
  if (kind === 'switch') return t(`variant-${key}`)
  if (kind === 'seat' && value !== 'random') return t('seat-starts', { seat: Number(value) + 1 })
  return kind === 'choice' ? t(`variant-${key}-agreed`, { value: valueText(key, value) }) : valueText(key, value)
}
