import { expect, test } from 'vitest'
import { sane } from './settings.svelte'

test('only values of the right type come back from the drawer', () => {
  expect(sane({ sound: false, volume: 'loud', guided: 'all', theme: 'day', ghost: 1 })).toMatchObject({
    sound: false,
    volume: 0.6,
    guided: [],
    theme: 'day',
  })
  expect(sane({ pace: 'sudden', ghosts: 'quick' })).toMatchObject({ pace: 'usual', ghosts: 'quick' })
  expect(sane({})).not.toHaveProperty('ghost')
})
