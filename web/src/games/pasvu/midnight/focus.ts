/**
 * A scene over the page takes the focus to its last button, and gives it back; who is writing is left alone.
 * Attach it to the scene's outermost element.
 */
export function holdFocus(node: HTMLElement): () => void {
  const before = document.activeElement as HTMLElement | null
  if (!before?.matches('input, textarea, select'))
    node.querySelector<HTMLElement>('button:last-of-type:not([tabindex="-1"])')?.focus({ preventScroll: true })
  return () => {
    const lost = document.activeElement === document.body || node.contains(document.activeElement)
    if (lost && before?.isConnected) before.focus({ preventScroll: true })
  }
}
