/** What tests and pictures in a real browser call: built by itself, never shipped. */
import { mount, unmount } from 'svelte'
import '../../../../../styles/fonts.css'
import '../../../../../styles/tokens.css'
import '../../../../../styles/base.css'
import { addWords, wordsIn } from '../../../../../lib/i18n.svelte'
import { change, type Language, type Theme } from '../../../../../lib/settings.svelte'
import type { Look } from '../../../types.gen'
import Keyhole from '../../Keyhole.svelte'
import { keepHall } from '../../hall'
import LookScene from '../../scene/LookScene.svelte'
import { costOf } from './cost'
import type { Table } from '../drawing'
import { maskOf } from './mask'

interface Wish {
  readonly table: Table
  readonly look: Look
  readonly names: readonly string[]
  readonly theme: Theme
  readonly language: Language
  /** Without motion. */
  readonly quiet?: boolean
}

const texts = import.meta.glob<string>('../../*.ftl', { query: '?raw', import: 'default', eager: true })
const WORDS = wordsIn(Object.fromEntries(Object.entries(texts).map(([path, text]) => [path, async () => text])))
let shown: ReturnType<typeof mount> | undefined

async function speak(theme: Theme, language: Language): Promise<void> {
  change({ theme, language, sound: false })
  await addWords('look', WORDS)
  if (shown) await unmount(shown)
}

/** The whole moment, as a board mounts it. */
async function play({ table, look, names, theme, language, quiet = false }: Wish): Promise<void> {
  await speak(theme, language)
  const ondone = (): void => void Object.assign(told, { over: true })
  shown = mount(LookScene, { target: document.body, props: { look, table, names, quiet, ondone } })
}

/** What one comes back to. */
async function open({ table, look, names, theme, language }: Wish): Promise<void> {
  await speak(theme, language)
  keepHall(look, table)
  shown = mount(Keyhole, { target: document.body, props: { look, names, quiet: true, onclose: () => {} } })
}

const told = { maskOf, costOf, play, open, over: false }
Object.assign(window, { lookTests: told })
