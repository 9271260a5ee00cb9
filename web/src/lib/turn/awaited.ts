/** The next game where it is my turn, by one key. */
import { me } from '../api'
import { within } from '../page/base'
import { go } from '../page/router.svelte'
import type { Awaited } from '../wire.gen'

export const KEY = 'j'
const TYPING = 'input, textarea, select, [contenteditable]'

/** The most urgent table after the one that is open; all of them come round. */
export function nextAfter(awaited: readonly Awaited[], open: string | undefined): string | undefined {
  const at = awaited.findIndex(({ table }) => table === open)
  const next = awaited[(at + 1) % awaited.length]?.table
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
  const next = nextAfter(awaited, within(location.pathname).split('/')[2])
  if (next) go(`/t/${next}`)
}
