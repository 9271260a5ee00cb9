/** A tiny router over the history API. Plain links to our own pages are followed without a reload. */
import { tick } from 'svelte'
import { at, within } from './base'
import { routeOf, type Route } from './routes'

const place = $state({ path: within(location.pathname) })
const current = $derived(routeOf(place.path))

export function route(): Route {
  return current
}

/** To a page by the house's own path, such as `/t/abcdefgh12`. */
export function go(path: string, replace = false): void {
  const there = at(path)
  if (there !== location.pathname + location.hash) history[replace ? 'replaceState' : 'pushState'](null, '', there)
  void arrive()
}

/** Call once. */
export function listen(): void {
  addEventListener('popstate', () => void arrive())
  document.addEventListener('click', follow)
}

function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
  const link = (event.target as Element | null)?.closest('a')
  const href = link?.getAttribute('href')
  if (!link || !href?.startsWith(at('/')) || href.startsWith(at('/api/'))) return
  if (link.hasAttribute('download') || link.hasAttribute('target')) return
  event.preventDefault()
  go(within(href))
}

/** A new page starts at its top, and its title gets the focus, so that a screen reader reads it. */
async function arrive(): Promise<void> {
  const path = within(location.pathname)
  if (place.path === path) return
  place.path = path
  await tick()
  scrollTo(0, 0)
  focusTitle()
}

export function focusTitle(): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
}
