import { afterEach, expect, it } from 'vitest'
import { addWords, t } from '../i18n.svelte'
import { enterScope, scoped } from './scope.svelte'
import { change } from '../settings.svelte'

afterEach(() => enterScope(''))

it('gives a guest its own rules, refusals and variants while its page is open', async () => {
  change({ language: 'en' })
  const words = () => Promise.resolve('loft-rule-H1 = Mind the step\nloft-retry = Never\n')
  await addWords('loft', { fr: words, en: words })
  expect(t('rule-H1')).toBe('To play, you have to sit down.')
  enterScope('loft')
  expect(t('rule-H1')).toBe('Mind the step')
  expect(t('rule-H2')).toBe('Everybody plays in turn.')
  expect(t('retry')).toBe('Try again')
})

it('leaves all other words alone', () => {
  enterScope('loft')
  expect([scoped('rule-N1'), scoped('variant-x'), scoped('rules'), scoped('game-loft')]).toEqual([
    'loft-rule-N1',
    'loft-variant-x',
    'rules',
    'game-loft',
  ])
})
