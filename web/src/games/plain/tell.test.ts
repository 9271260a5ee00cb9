import { beforeAll, describe, expect, it } from 'vitest'
import { addWords, t } from '../../lib/i18n.svelte'
import { change } from '../../lib/settings.svelte'
import { eventText, moveText, valuesOf } from './tell'

const NAMES = ['Ada', 'Bo']
const EN = `
grenier-move-open = Open { $chest }
grenier-event-found = { $name } finds { $thing ->
    [none] nothing
   *[other] { $thing }
  }.
`

beforeAll(async () => {
  change({ language: 'en' })
  const text = () => Promise.resolve(EN)
  await addWords('grenier', { fr: text, en: text })
})

describe('a package’s words', () => {
  it('name a move by its tag, with its fields', () => {
    expect(moveText('grenier')({ type: 'open', chest: 3 })).toBe('Open 3')
  })

  it('tell an event, with the name of whoever did it and a word for no value', () => {
    const told = eventText('grenier')
    expect(told({ type: 'found', seat: 1, thing: null }, t, NAMES)).toBe('Bo finds nothing.')
    expect(told({ type: 'found', seat: 0, thing: 'a key' }, t, NAMES)).toBe('Ada finds a key.')
  })

  it('may be missing: then the tag and the fields say it plainly', () => {
    expect(moveText('grenier')({ type: 'look_under', rug: 2 })).toBe('look under 2')
    expect(eventText('grenier')({ type: 'fell', seat: 0, by: 2 }, t, NAMES)).toBe('Ada: fell 2')
  })
})

it('gives Fluent what it can use of a struct', () => {
  const struct = {
    type: 'x',
    seat: 0,
    other_seat: 1,
    open: true,
    shut: false,
    cards: [1, 2],
    at: { x: 3, y: 4 },
    no: null,
  }
  expect(valuesOf(struct, NAMES)).toEqual({
    seat: 0,
    name: 'Ada',
    other_seat: 1,
    other_name: 'Bo',
    open: 'yes',
    shut: 'no',
    cards: '1 2',
    at: '3 4',
    no: 'none',
  })
})
