/** What a game's variants are called, and which of them are not as usual. */
import { find, t } from './i18n.svelte'
import type { Variant } from './game'

type Options = Readonly<Record<string, unknown>>
export type Mode = Extract<Variant, { kind: 'mode' }>

export const modeOf = (variants: readonly Variant[]): Mode | undefined =>
  variants.find((variant) => variant.kind === 'mode')

export const valueText = (key: string, value: unknown): string =>
  find(`variant-${key}-${String(value ?? 'all')}`) ?? String(value)

/** What a variant is if nobody says otherwise. */
export function usualOf(variant: Variant): unknown {
  switch (variant.kind) {
    case 'switch':
      return variant.off
    case 'seat':
      return variant.usual
    case 'choice':
    case 'mode':
      return variant.values[0]
    case 'colours':
      return []
  }
}

/** Null is a value like others; what was never said is as usual. */
export const valueOf = (variant: Variant, options: Options): unknown => {
  const chosen = options[variant.key]
  return chosen === undefined ? usualOf(variant) : chosen
}

/** In a few words, what is agreed beyond the plain rules. Colours show by themselves. */
export function agreed(variants: readonly Variant[], options: Options): string[] {
  return variants.flatMap((variant) => {
    const value = valueOf(variant, options)
    if (variant.kind === 'colours' || value === usualOf(variant)) return []
    return [agreedText(variant, value)]
  })
}

function agreedText({ kind, key }: Variant, value: unknown): string {
  if (kind === 'switch') return t(`variant-${key}`)
  if (kind === 'seat' && value !== 'random') return t('seat-starts', { seat: Number(value) + 1 })
  return kind === 'choice' ? t(`variant-${key}-agreed`, { value: valueText(key, value) }) : valueText(key, value)
}
