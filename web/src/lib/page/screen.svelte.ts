/** The shape of the screen, said once: styles read it as `:root[data-screen]`. */
const query = typeof matchMedia === 'function' ? matchMedia('(min-width: 35rem) and (max-height: 32rem)') : undefined
const shape = $state({ low: query?.matches ?? false })
query?.addEventListener('change', (event) => (shape.low = event.matches))

/** A phone on its side: too low for a header and a board. */
export function isLow(): boolean {
  return shape.low
}
