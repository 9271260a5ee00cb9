/** The next game where it is my turn, by one key. */
import { me } from '../api'
import { within } from '../page/base'
import { go } from '../page/router.svelte'
import { unfinished } from '../unfinished.svelte'

export const KEY = 'j'
const TYPING = 'input, textarea, select, [contenteditable]'

/** The most urgent table after the one that is open; all of them come round. */
export function nextAfter(awaited: readonly string[], open: string | undefined): string | undefined {
  const next = awaited[(awaited.indexOf(open ?? '') + 1) % awaited.length]
  return next === open ? undefined : next
}

/** Call once. */
export function listen(): void {
  addEventListener('keydown', (event) => {
    const typing = (event.target as Element | null)?.closest?.(TYPING)
    if (event.key !== KEY || event.ctrlKey || event.metaKey || event.altKey || typing) return
    if (!document.querySelector('dialog[open]')) void goToNext().catch(() => undefined)
  })
}

async function goToNext(): Promise<void> {
  const { awaited } = await me()
  const unhurried = unfinished().filter((table) => table.my_turn)
  const tables = new Set([...awaited, ...unhurried].map(({ table }) => table))
  const next = nextAfter([...tables], within(location.pathname).split('/')[2])
  if (next) go(`/t/${next}`)
}
