/** What a sheet's words and options mean to the shell: rules, pages of the guide, variants. */
import type { Options, Variant } from '../../lib/game'
import { find } from '../../lib/i18n.svelte'
import type { GameSheet } from '../../lib/wire.gen'

/** The names of all messages, in their order. */
export const keysOf = (text: string): string[] =>
  [...text.matchAll(/^([a-zA-Z][\w-]*) *=/gm)].map(([, key]) => key ?? '')

const keysOfSheet = ({ words }: GameSheet): string[] => keysOf(words.en ?? '')

/** Rule numbers: `<game>-rule-<number>`. */
export const rulesOf = (sheet: GameSheet): string[] => after(sheet, /-rule-([A-Z]+\d+)$/)

/** Pages of the guide: those with a title, `<game>-guide-<page>-title`. */
export const pagesOf = (sheet: GameSheet): string[] => after(sheet, /-guide-(\w+)-title$/)

export function creditsOf(sheet: GameSheet): string {
  const own = `${sheet.id}-credits`
  return keysOfSheet(sheet).includes(own) ? own : 'plain-credits'
}

/** What options are if nobody says otherwise: the first of their values. */
export const usualOf = ({ options }: GameSheet): Options =>
  Object.fromEntries(options.map(({ key, values }) => [key, values[0]]))

export function variantsOf({ id, options }: GameSheet): Variant[] {
  return options.map(({ key, values }): Variant => {
    const rule = find(`${id}-variant-${key}-rule`) ?? ''
    const [off, on] = values
    if (typeof off === 'boolean' && typeof on === 'boolean') return { kind: 'switch', key, on, rule }
    const choices = values.filter((value) => typeof value !== 'boolean')
    return { kind: 'choice', key, values: choices, rule }
  })
}

function after(sheet: GameSheet, ending: RegExp): string[] {
  return keysOfSheet(sheet).flatMap((key) => {
    const found = key.startsWith(`${sheet.id}-`) ? ending.exec(key.slice(sheet.id.length))?.[1] : undefined
    return found ? [found] : []
  })
}
