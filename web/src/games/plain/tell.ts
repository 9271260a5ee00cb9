/** Moves and events in the words of their package: `<game>-move-<tag>`, with the fields as variables. */
import type { Translate } from '../../lib/game'
import { find } from '../../lib/i18n.svelte'

export type Tagged = Readonly<Record<string, unknown>> & { readonly type: string }
export type Values = Record<string, string | number>

export const moveText = (game: string) => (move: Tagged) => said(`${game}-move-`, move, [])

export const eventText = (game: string) => (event: Tagged, _: Translate, names: readonly string[]) =>
  said(`${game}-event-`, event, names)

/** Without words of its own: who, the tag and the fields, plainly. */
function said(prefix: string, thing: Tagged, names: readonly string[]): string {
  const values = valuesOf(thing, names)
  const own = find(prefix + thing.type, values)
  if (own !== undefined) return own
  const plain = [thing.type.replaceAll('_', ' '), ...fields(values)].join(' ')
  return values.name === undefined ? plain : `${values.name}: ${plain}`
}

/** What Fluent can use: no value is "none", yes and no are "yes" and "no", `seat` also gives `name`. */
export function valuesOf(thing: Readonly<Record<string, unknown>>, names: readonly string[]): Values {
  const values: Values = {}
  for (const [key, value] of Object.entries(thing)) {
    if (key === 'type') continue
    values[key] = valueOf(value)
    if (typeof value !== 'number') continue
    if (key === 'seat') values.name = names[value] ?? String(value + 1)
    else if (key.endsWith('_seat')) values[key.replace(/_seat$/, '_name')] = names[value] ?? String(value + 1)
  }
  return values
}

function valueOf(value: unknown): string | number {
  if (typeof value === 'number' || typeof value === 'string') return value
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (value === null || value === undefined) return 'none'
  if (Array.isArray(value)) return value.map(valueOf).join(' ')
  return Object.values(value).map(valueOf).join(' ')
}

const fields = (values: Values): string[] =>
  Object.entries(values).flatMap(([key, value]) => (key === 'name' || /(^|_)seat$/.test(key) ? [] : [`${value}`]))
