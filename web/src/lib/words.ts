/** From codes to sentences. */
import { HttpProblem } from './api'
import type { Translate } from './game'
import { find, lang, t } from './i18n.svelte'
import type { Chair, Rejected } from './wire.gen'

export function refusalText(refused: Pick<Rejected, 'code' | 'args'>): string {
  return find(`refused-${refused.code}`, refused.args) ?? t('refused', { code: refused.code })
}

export function problemText(error: unknown): string {
  const { code, args } = error instanceof HttpProblem ? error : { code: 'client', args: {} }
  return find(`problem-${code}`, args) ?? find(`refused-${code}`, args) ?? t('problem', { code })
}

/** Whole per cent; `signed`: a gain has its plus. A loss has a real minus, not a hyphen. */
export function percent(share: number, signed = false): string {
  const style = { style: 'percent', maximumFractionDigits: 0, signDisplay: signed ? 'exceptZero' : 'auto' } as const
  return new Intl.NumberFormat(lang(), style).format(share).replace('-', '−')
}

export function botName(level: string | null): string {
  return find(`bot-${level ?? 'ghost'}`) ?? t('bot-ghost')
}

/** "a, b and c" in the language in use. */
export function listText(parts: readonly string[], t: Translate): string {
  const last = parts.at(-1) ?? ''
  return parts.length < 2 ? last : t('list-and', { first: parts.slice(0, -1).join(', '), last })
}

/** A name for who gives none: one of the night's creatures, the same until the page is left. */
export function usualNickname(): string {
  const names = t('nickname-default').split(', ')
  return names[Math.floor(creature * names.length)] ?? ''
}
const creature = Math.random()

/** How a seat is called: its person's name, its ghost's, or that of whoever brought its bot. */
export function namesOf(chairs: readonly Chair[]): string[] {
  return numbered(chairs.map(nameOf))
}

export function nameOf(chair: Chair): string {
  if (chair.kind === 'empty') return t('seat-free')
  if (chair.kind === 'bot') return botName(chair.level)
  return chair.brought ? t('brought-name', { name: chair.name }) : chair.name
}

/** Twins are told apart by a number. */
export function numbered(names: readonly string[]): string[] {
  return names.map((name, seat) => {
    const before = names.slice(0, seat).filter((other) => other === name).length
    return before > 0 ? `${name} ${before + 1}` : name
  })
}
