import { afterEach, expect, it } from 'vitest'
import { addMessages, t } from './i18n.svelte'
import { enterScope, scoped } from './scope.svelte'
import { change } from './settings.svelte'

afterEach(() => enterScope(''))

it('gives a guest its own rules, refusals and variants while its page is open', () => {
  change({ language: 'en' })
  addMessages('attic', { fr: '', en: 'attic-rule-H1 = Mind the step\nattic-retry = Never\n' })
  expect(t('rule-H1')).toBe('To play, you sit.')
  enterScope('attic')
  expect(t('rule-H1')).toBe('Mind the step')
  expect(t('rule-H2')).toBe('Everybody plays in turn.')
  expect(t('retry')).toBe('Try again')
})

it('leaves all other words alone', () => {
  enterScope('attic')
  expect([scoped('rule-N1'), scoped('variant-x'), scoped('rules'), scoped('game-attic')]).toEqual([
    'attic-rule-N1',
    'attic-variant-x',
    'rules',
    'game-attic',
  ])
})
